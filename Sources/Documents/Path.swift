/// A path of `/`-separated names, as text: nothing here asks the file system.
public struct Path: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path as it was written.
  public let string: String

  /// A path as written; empty means the present folder.
  public init(_ string: String) { self.string = string.isEmpty ? "." : string }

  /// The path as it was written.
  public var description: String { string }

  /// Whether it starts at the root.
  public var isAbsolute: Bool { string.hasPrefix("/") }

  /// The last name; empty for `/`.
  public var name: String { string.split(separator: "/").last.map(String.init) ?? "" }

  /// The last name without what follows its last dot.
  public var stem: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot of the last name, in lower case; empty without one.
  public var fileExtension: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The folder that holds it: `.` for a single name.
  public var parent: Path {
    guard let slash = string.dropLast(string.hasSuffix("/") ? 1 : 0).lastIndex(of: "/") else {
      return Path(".")
    }
    return Path(slash == string.startIndex ? "/" : String(string[..<slash]))
  }

  /// The path of another seen from this folder; an absolute one stays as it is.
  public func appending(_ other: String) -> Path {
    if other.hasPrefix("/") || string == "." { return Path(other) }
    return Path(string.hasSuffix("/") ? string + other : "\(string)/\(other)")
  }

  /// The same place without `.`, `..` and repeated slashes, as far as the text tells.
  public var normalized: Path {
    var names: [Substring] = []
    for name in string.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !isAbsolute {
        names.append(name)
      }
    }
    let joined = names.joined(separator: "/")
    return Path(isAbsolute ? "/" + joined : joined)
  }

  /// How to reach this path from a folder; both absolute, or both relative to one folder.
  public func relative(to folder: Path) -> Path {
    let from = folder.normalized.string.split(separator: "/").filter { $0 != "." }
    let to = normalized.string.split(separator: "/").filter { $0 != "." }
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: from.count - shared)
    return Path((up + to.dropFirst(shared)).joined(separator: "/"))
  }

  /// Orders by the text.
  public static func < (left: Path, right: Path) -> Bool { left.string < right.string }
}

extension Path: Codable {
  /// A path from the text that it is written as.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the path as a text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }
}
