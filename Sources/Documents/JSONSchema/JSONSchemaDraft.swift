/// A version of JSON Schema that is understood.
public enum JSONSchemaDraft: String, Sendable, CaseIterable {
  /// Draft-07 of 2018.
  case draft7 = "http://json-schema.org/draft-07/schema"
  /// The draft of September 2019.
  case draft2019 = "https://json-schema.org/draft/2019-09/schema"
  /// The draft of December 2020, what a schema is that names none.
  case draft2020 = "https://json-schema.org/draft/2020-12/schema"

  /// The draft that an address in `$schema` means, with or without an empty fragment.
  public init?(address: String) {
    self.init(rawValue: address.hasSuffix("#") ? String(address.dropLast()) : address)
  }

  /// What people call it.
  public var name: String {
    switch self {
    case .draft7: "draft-07"
    case .draft2019: "draft 2019-09"
    case .draft2020: "draft 2020-12"
    }
  }
}
