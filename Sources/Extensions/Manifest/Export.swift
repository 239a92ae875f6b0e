internal import Diagnostics

/// Something that a package gives a name to, and others may import.
struct Export: Sendable {
  enum Kind: Sendable, Hashable {
    /// A file; nil where its kind is not known.
    case resource(Resource.Kind?)
    case provider, capability, operation, implementation, recipe, credit

    /// What it is, with an article.
    var name: String {
      switch self {
      case .resource(let kind?): "a resource of kind '\(kind.rawValue)'"
      case .resource(nil): "a resource"
      case .provider: "a provider"
      case .capability: "a capability"
      case .operation: "an operation"
      case .implementation: "an implementation"
      case .recipe: "a recipe"
      case .credit: "a third-party credit"
      }
    }
  }

  let id: Text
  let kind: Kind

  init?(_ id: Text?, _ kind: Kind) {
    guard let id else { return nil }
    self.id = id
    self.kind = kind
  }

  var place: Place { id.location.start ?? Place(line: 0, column: 0) }
}
