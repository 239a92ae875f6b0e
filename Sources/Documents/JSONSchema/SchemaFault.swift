public import Diagnostics

/// A place where a value is not what a schema asks for.
public struct SchemaFault: Sendable, Hashable {
  /// What is, in lower case, without a full stop.
  public let message: String
  /// Where the value is.
  public let location: Location
  /// The JSON Pointer to the value.
  public let path: String
  /// The keyword that asks for something else; empty where a schema is `false`.
  public let keyword: String
  /// Where the keyword's value is in the schema.
  public let schemaLocation: Location
}
