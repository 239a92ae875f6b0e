internal import Diagnostics

/// Picks the release block out of a project file, telling of what has another shape.
struct ReleaseBlockReader {
  let file: Path
  private(set) var findings = Findings()

  init(file: Path) { self.file = file }

  mutating func block(_ root: Node) -> ReleaseBlock {
    if root.mapping == nil {
      report("the project file is \(root.kindName), not a mapping", at: root)
    }
    let release = root["release"]
    checkKeys(release, known: ReleaseBlock.keys, of: "the release block")
    return ReleaseBlock(
      file: file, locales: texts(root["locales"], "locales") ?? [],
      catalog: path(release?["catalog"], "catalog"),
      storekit: paths(release?["storekit"], "storekit"),
      revenuecat: paths(release?["revenuecat"], "revenuecat"),
      play: paths(release?["play"], "play"), settings: path(release?["settings"], "settings"),
      infoPlist: path(release?["infoPlist"], "infoPlist"),
      privacyManifest: path(release?["privacyManifest"], "privacyManifest"),
      localizations: paths(release?["localizations"], "localizations"),
      extensions: paths(release?["extensions"], "extensions"),
      entitlements: paths(release?["entitlements"], "entitlements"),
      record: path(release?["record"], "record"), asks: texts(release?["asks"], "asks"),
      account: account(release?["account"]), links: links(release?["links"]))
  }

  private mutating func account(_ node: Node?) -> ReleaseBlock.Account? {
    guard let node else { return nil }
    if node.string == "none" {
      return ReleaseBlock.Account(creates: false, deletion: nil, location: node.location)
    }
    guard node.mapping != nil else {
      report(
        "'account' is \(node.kindName), not a mapping", at: node,
        hint: "write account: none, or account: { creates: true, deletion: … }")
      return nil
    }
    checkKeys(node, known: ["creates", "deletion"], of: "'account'")
    let creates = node["creates"]
    if let creates, creates.bool == nil {
      report("'creates' is \(creates.kindName), not true or false", at: creates)
    }
    return ReleaseBlock.Account(
      creates: creates?.bool ?? true, deletion: text(node["deletion"], "deletion"),
      location: node.location)
  }

  private mutating func links(_ node: Node?) -> ReleaseBlock.Links {
    checkKeys(node, known: ["terms", "privacy"], of: "'links'")
    return ReleaseBlock.Links(
      terms: text(node?["terms"], "terms"), privacy: text(node?["privacy"], "privacy"),
      location: node?.location)
  }

  // MARK: Values

  private mutating func path(_ node: Node?, _ name: String) -> ReleaseBlock.Item<Path>? {
    text(node, name).map { item in
      .init(value: file.parent.appending(item.value).normalized, location: item.location)
    }
  }

  /// A list of paths; one path may stand without a list.
  private mutating func paths(_ node: Node?, _ name: String) -> [ReleaseBlock.Item<Path>] {
    guard let node else { return [] }
    guard let elements = node.sequence else { return path(node, name).map { [$0] } ?? [] }
    return elements.compactMap { path($0, name) }
  }

  private mutating func texts(_ node: Node?, _ name: String) -> [ReleaseBlock.Item<String>]? {
    guard let node else { return nil }
    guard let elements = node.sequence else {
      report("'\(name)' is \(node.kindName), not a list", at: node)
      return nil
    }
    return elements.compactMap { text($0, name) }
  }

  private mutating func text(_ node: Node?, _ name: String) -> ReleaseBlock.Item<String>? {
    guard let node else { return nil }
    guard let text = node.string, !text.trimmed.isEmpty else {
      report("'\(name)' is \(node.string == nil ? node.kindName : "empty"), not a text", at: node)
      return nil
    }
    return .init(value: text, location: node.location)
  }

  private mutating func checkKeys(_ node: Node?, known: [String], of what: String) {
    guard let node else { return }
    guard let entries = node.mapping else {
      report("\(what) is \(node.kindName), not a mapping", at: node)
      return
    }
    for entry in entries where !known.contains(entry.key) {
      let near = nearestMatch(to: entry.key, in: known)
      findings.report(
        ReleaseBlock.invalid, "\(what) has no key '\(entry.key)'", at: entry.keyLocation,
        hint: near.map { "did you mean '\($0)'?" }
          ?? "its keys are \(known.joined(separator: ", "))")
    }
  }

  private mutating func report(_ message: String, at node: Node, hint: String? = nil) {
    findings.report(ReleaseBlock.invalid, message, at: node.location, hint: hint)
  }
}
