public import Diagnostics

/// Something that keeps a file from being read as what it should be written in.
public struct DocumentFault: Sendable, Hashable {
  /// The kinds of fault, for a reader that treats them differently.
  public enum Kind: Sendable, Hashable {
    /// The text breaks the grammar of its format.
    case syntax
    /// The bytes are not the encoding that the format asks for.
    case encoding
    /// It is nested deeper, or is larger, than any honest file.
    case limit
    /// A name stands twice in one mapping; the document is there all the same.
    case duplicateKey
    /// The format has it, but it is refused here: YAML aliases, XML document types.
    case refused
  }

  /// Which kind of fault.
  public let kind: Kind
  /// What is, in lower case, without a full stop.
  public let message: String
  /// Where.
  public let location: Location
  /// What to do about it.
  public let hint: String?
  /// The other place of a two-sided fault, such as the first of two equal names.
  public let related: [Finding.Related]

  /// A fault at a place.
  public init(
    _ kind: Kind, _ message: String, at location: Location, hint: String? = nil,
    related: [Finding.Related] = []
  ) {
    self.kind = kind
    self.message = message
    self.location = location
    self.hint = hint
    self.related = related
  }
}

extension Findings {
  /// Reports faults of a document under a rule of its reader.
  public mutating func report(_ faults: [DocumentFault], as rule: RuleDescription) {
    for fault in faults {
      report(
        rule, fault.message, at: fault.location, hint: fault.hint, related: fault.related)
    }
  }
}
