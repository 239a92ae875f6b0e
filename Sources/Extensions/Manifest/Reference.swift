/// A place where the manifest names something by its id.
struct Reference: Sendable {
  /// What a reference may lead to.
  enum Target: Sendable {
    /// A file of one of these kinds; `orImported` where another package may give it.
    case resource(Set<Resource.Kind>, orImported: Bool)
    case operation, implementation, provider

    /// Whether something of this kind is meant.
    func accepts(_ kind: Export.Kind) -> Bool {
      switch (self, kind) {
      case (.resource(let kinds, _), .resource(let kind)): kind.map(kinds.contains) ?? true
      case (.operation, .operation), (.implementation, .implementation), (.provider, .provider):
        true
      default: false
      }
    }

    var mayBeImported: Bool {
      if case .resource(_, let orImported) = self { return orImported }
      return true
    }

    /// What is meant, with an article.
    var name: String {
      switch self {
      case .resource(let kinds, _):
        "a resource of kind "
          + Resource.Kind.allCases.filter(kinds.contains).map { "'\($0.rawValue)'" }
          .joined(separator: " or ")
      case .operation: "an operation"
      case .implementation: "an implementation"
      case .provider: "a provider"
      }
    }
  }

  /// The key that it stands under.
  let key: String
  let id: Text
  let target: Target

  init?(_ key: String, _ id: Text?, _ target: Target) {
    guard let id else { return nil }
    self.key = key
    self.id = id
    self.target = target
  }
}

extension Manifest {
  /// Every place where the manifest names something by its id, but for imports.
  var references: [Reference] {
    let all: [Reference?] =
      catalogPacks.map {
        Reference("catalogPacks", $0, .resource([.catalogPack], orImported: false))
      } + capabilities.flatMap { knowledge($0.knowledge) } + operations.flatMap(schemas)
      + implementations.flatMap(references) + recipes.flatMap(\.bindings).flatMap(references)
      + thirdParty.flatMap(references)
    return all.compactMap(\.self)
  }

  private func knowledge(_ ids: [Text]) -> [Reference?] {
    ids.map { Reference("knowledge", $0, .resource([.knowledge], orImported: true)) }
  }

  private func schemas(_ operation: Operation) -> [Reference?] {
    let schema = Reference.Target.resource([.schema], orImported: true)
    return [
      Reference("inputSchema", operation.inputSchema, schema),
      Reference("outputSchema", operation.outputSchema, schema),
      Reference("evidenceSchema", operation.evidenceSchema, schema),
    ]
  }

  private func references(_ implementation: Implementation) -> [Reference?] {
    [
      Reference("operation", implementation.operation, .operation),
      Reference("provider", implementation.provider, .provider),
      Reference(
        "entrypoint", implementation.entrypoint, .resource([.adapter], orImported: true)),
    ] + knowledge(implementation.knowledge)
  }

  private func references(_ binding: Binding) -> [Reference?] {
    [
      Reference("operation", binding.operation, .operation),
      Reference("implementation", binding.implementation, .implementation),
    ]
  }

  private func references(_ credit: ThirdParty) -> [Reference?] {
    let covered = Set(Resource.Kind.allCases).subtracting([.notice, .catalogPack])
    return [Reference("notice", credit.notice, .resource([.notice], orImported: false))]
      + credit.covers.map { Reference("covers", $0, .resource(covered, orImported: false)) }
  }
}
