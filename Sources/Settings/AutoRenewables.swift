import Documents

/// Finds out whether a project sells auto-renewable subscriptions.
enum AutoRenewables {
  /// The first of a project's catalog and StoreKit files that has one; nil where none has.
  ///
  /// A file that can't be read has none here: to say what is wrong with it is the catalog's business.
  static func source(
    in release: ReleaseBlock, of workspace: any Workspace
  ) -> ReleaseBlock.Item<Path>? {
    let catalog = release.catalog.map { [$0] } ?? []
    return (catalog + release.storekit).first { item in
      guard let root = root(of: item.value, workspace) else { return false }
      return sells(catalog: root) || sells(storekit: root)
    }
  }

  private static func root(of path: Path, _ workspace: any Workspace) -> Node? {
    guard let bytes = try? workspace.read(path, limit: 8 << 20) else { return nil }
    let isYAML = ["yaml", "yml"].contains(path.fileExtension)
    return isYAML
      ? YAMLReader().read(bytes, file: path.string).root
      : JSONReader().read(bytes, file: path.string).root
  }

  private static func sells(catalog: Node) -> Bool {
    catalog["tiers"]?.sequence?.contains { $0["type"]?.string == "auto-renewable" } ?? false
  }

  private static func sells(storekit: Node) -> Bool {
    storekit["subscriptionGroups"]?.sequence?.contains {
      $0["subscriptions"]?.sequence?.isEmpty == false
    } ?? false
  }
}
