internal import Diagnostics
internal import Documents

/// What `extension.yaml` says, as far as it can be understood.
///
/// What has the wrong shape is left out here; the check of the shape reports it.
struct Manifest: Sendable {
  let node: Node
  let id: Text?
  let version: Text?
  let dependencies: [PackageReference]
  let imports: [PackageImport]
  let resources: [Resource]
  let providers: [Provider]
  let capabilities: [Capability]
  let implementations: [Implementation]
  let recipes: [Recipe]
  let catalogPacks: [Text]
  let thirdParty: [ThirdParty]

  init(_ node: Node) {
    self.node = node
    id = node.text("id")
    version = node.text("version")
    dependencies = node.items("dependencies").map(PackageReference.init)
    imports = node.items("imports").map(PackageImport.init)
    resources = node.items("resources").map(Resource.init)
    providers = node.items("providers").map(Provider.init)
    capabilities = node.items("capabilities").map(Capability.init)
    implementations = node.items("implementations").map(Implementation.init)
    recipes = node.items("recipes").map(Recipe.init)
    catalogPacks = node.texts("catalogPacks")
    thirdParty = node.items("thirdParty").map(ThirdParty.init)
  }

  var operations: [Operation] { capabilities.flatMap(\.operations) }

  /// The part of the package's id that everything it exports starts with, with its slash.
  var namespace: String? {
    guard let id, TextForm.id.accepts(id.value), let slash = id.value.firstIndex(of: "/") else {
      return nil
    }
    return String(id.value[...slash])
  }

  /// Everything that has an id of its own, in the order of the file.
  var exports: [Export] {
    let all: [Export?] =
      resources.map { Export($0.id, .resource($0.kind)) }
      + providers.map { Export($0.id, .provider) }
      + capabilities.map { Export($0.id, .capability) }
      + operations.map { Export($0.id, .operation) }
      + implementations.map { Export($0.id, .implementation) }
      + recipes.map { Export($0.id, .recipe) } + thirdParty.map { Export($0.id, .credit) }
    return all.compactMap(\.self).sorted { ($0.place, $0.id.value) < ($1.place, $1.id.value) }
  }
}
