public import Diagnostics

/// An XML text as a tree that knows where everything stands, so that a caller can edit the text itself.
///
/// Byte ranges refer to `bytes`: the text as UTF-8 without a byte order mark, which may differ from the
/// file's own bytes where that is UTF-16.
public struct XMLTree: Sendable {
  /// The text that byte ranges refer to.
  public let bytes: [UInt8]
  /// What stands before the root element: comments and processing instructions.
  public let prolog: [Child]
  /// The root element; nil where a fault left none.
  public let root: Element?
  /// What stands after the root element: comments and processing instructions.
  public let epilog: [Child]
  /// What is wrong with the writing, in the order of the file.
  public let faults: [DocumentFault]

  private let source: SourceText

  init(source: SourceText, children: [Child], faults: [DocumentFault]) {
    let index = children.firstIndex {
      if case .element = $0 { true } else { false }
    }
    bytes = source.bytes
    self.source = source
    self.faults = faults
    if let index, case .element(let element) = children[index] {
      root = element
      prolog = Array(children[..<index])
      epilog = Array(children[(index + 1)...])
    } else {
      root = nil
      prolog = children
      epilog = []
    }
  }

  /// The stretch of the file that a byte range of this tree covers.
  public func location(of range: Range<Int>) -> Location { source.location(range) }
}

extension XMLTree {
  /// An element with what it holds.
  public struct Element: Sendable {
    /// The name as written, with its prefix.
    public let name: String
    /// The attributes in the order of the text.
    public let attributes: [Attribute]
    /// What it holds, in the order of the text.
    public internal(set) var children: [Child]
    /// Where its start tag stands.
    public let location: Location
    /// From the start of its start tag to the end of its end tag.
    public internal(set) var byteRange: Range<Int>
    /// Its start tag, the angle brackets too; the whole of an element like `<a/>`.
    public let startTagRange: Range<Int>

    /// The value of an attribute, by its name as written.
    public subscript(attribute: String) -> String? {
      attributes.first { $0.name == attribute }?.value
    }

    /// The elements among its children.
    public var elements: [Element] {
      children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// Its own text and CDATA joined, without that of elements in it.
    public var text: String {
      children.reduce(into: "") { out, child in
        switch child {
        case .text(let piece), .cdata(let piece): out += piece.text
        case .element, .comment, .processingInstruction: break
        }
      }
    }
  }

  /// A name and a value of a start tag.
  public struct Attribute: Sendable {
    /// The name as written, with its prefix.
    public let name: String
    /// The value, references replaced.
    public let value: String
    /// Where it stands, name and value.
    public let location: Location
    /// From the start of the name to the closing quote.
    public let byteRange: Range<Int>
    /// What stands between the quotes.
    public let valueRange: Range<Int>
  }

  /// A stretch of characters and where it is written.
  public struct Piece: Sendable {
    /// The characters, references replaced.
    public internal(set) var text: String
    /// Where it is written, delimiters such as `<!--` too.
    public internal(set) var byteRange: Range<Int>
  }

  /// What an element can hold.
  public enum Child: Sendable {
    /// An element.
    case element(Element)
    /// Characters, neighbouring ones joined.
    case text(Piece)
    /// A CDATA section.
    case cdata(Piece)
    /// A comment.
    case comment(Piece)
    /// A processing instruction: its target, and the rest of it.
    case processingInstruction(target: String, Piece)

    /// Where it is written.
    public var byteRange: Range<Int> {
      switch self {
      case .element(let element): element.byteRange
      case .text(let piece), .cdata(let piece), .comment(let piece),
        .processingInstruction(_, let piece):
        piece.byteRange
      }
    }
  }
}
