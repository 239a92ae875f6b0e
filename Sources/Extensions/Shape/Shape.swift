/// What a value of a file must be: a row of the tables that manifests and packs are checked by.
indirect enum Shape: Sendable {
  case text(TextForm)
  case boolean
  /// The literal `true`.
  case affirmed
  case integer(ClosedRange<Int>)
  case list(of: Shape, atLeast: Int)
  case record(Record)
  /// A value that nothing is said about.
  case anything

  /// A mapping with known keys.
  struct Record: Sendable {
    /// What it is called, with an article: `a resource`.
    let name: String
    let fields: [Field]

    init(_ name: String, _ fields: [Field]) {
      self.name = name
      self.fields = fields
    }
  }

  /// A known key of a mapping.
  struct Field: Sendable {
    let key: String
    let shape: Shape
    let isRequired: Bool
  }

  /// What it asks for, with an article.
  var description: String {
    switch self {
    case .text(let form): form.description
    case .boolean: "true or false"
    case .affirmed: "true"
    case .integer(let range) where range.upperBound == .max: "a whole number"
    case .integer(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .list(_, let atLeast): atLeast > 0 ? "a list of at least one" : "a list"
    case .record(let record): "\(record.name), a mapping"
    case .anything: "any value"
    }
  }
}

extension Shape {
  static let text = Shape.text(.any)
  static let id = Shape.text(.id)
  static let ids = Shape.list(of: .id, atLeast: 0)
  static let version = Shape.text(.version)
  static let texts = Shape.list(of: .text, atLeast: 0)

  static func word(_ words: String...) -> Shape { .text(.word(words)) }
  static func list(of shape: Shape) -> Shape { .list(of: shape, atLeast: 0) }
}

extension Shape.Field {
  static func required(_ key: String, _ shape: Shape) -> Shape.Field {
    Shape.Field(key: key, shape: shape, isRequired: true)
  }

  static func optional(_ key: String, _ shape: Shape) -> Shape.Field {
    Shape.Field(key: key, shape: shape, isRequired: false)
  }
}
