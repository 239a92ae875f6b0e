public import Diagnostics

/// What stands in one `.xcconfig` file, in its order; nothing is included or expanded yet.
public struct XCConfig: Sendable {
  /// The statements, those on broken lines left out.
  public let statements: [Statement]
  /// What is wrong with lines, in the order of the file.
  public let faults: [DocumentFault]

  /// What a line can be.
  public enum Statement: Sendable {
    /// `#include "file"` or `#include? "file"`.
    case include(Include)
    /// `NAME[condition]… = value`.
    case assignment(Assignment)
  }

  /// A file to be read at this point.
  public struct Include: Sendable {
    /// The file as written.
    public let path: String
    /// Whether it may be missing: `#include?`.
    public let isOptional: Bool
    /// Where the file's name stands.
    public let location: Location
  }

  /// A value given to a name.
  public struct Assignment: Sendable {
    /// The name of the setting.
    public let name: String
    /// When it counts; all must hold.
    public let conditions: [Condition]
    /// The value as Xcode takes it: comments, one last semicolon and line joints gone, nothing expanded.
    public let value: String
    /// Where the name stands.
    public let nameLocation: Location
    /// Where the value stands; just after the `=` where it is empty.
    public let location: Location
    /// Whether a `//` ended the value with no space before it, as it does in `https://host`.
    public let isCut: Bool
  }

  /// A condition of a setting, such as `[sdk=iphoneos*]`.
  public struct Condition: Sendable, Hashable {
    /// What it asks about: `config`, `sdk`, `arch`, or another name.
    public let parameter: String
    /// A shell pattern for the answer.
    public let pattern: String

    /// A condition on a parameter.
    public init(parameter: String, pattern: String) {
      self.parameter = parameter
      self.pattern = pattern
    }
  }
}
