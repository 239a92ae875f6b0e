internal import Diagnostics
internal import Documents

/// Reads the names below a folder, and nothing else: no file is opened.
///
/// A link is followed as long as it stays inside the folder that was named, and never in a circle. What
/// can't be listed or leaves the folder is a fault of its place, and the rest is read all the same.
struct TreeReader {
  private let workspace: any Workspace
  private let root: Path
  private var count = 0
  /// Whether there were more names than are read.
  private(set) var isCut = false

  /// How many folders may lie within each other.
  static let depth = 16
  /// How many names there may be in all.
  static let names = 400_000

  /// A reader of what lies below a path that somebody named.
  init(_ root: Path, in workspace: any Workspace) {
    self.workspace = workspace
    self.root = workspace.resolved(root)
  }

  /// The folder and all that is in it.
  mutating func tree(_ path: Path) -> ListingTree {
    folder(path, named: workspace.absolute(path).name, above: [root])
  }

  private mutating func folder(_ path: Path, named name: String, above: [Path]) -> ListingTree {
    let names: [String]
    do throws(FileTrouble) { names = try workspace.names(in: path) } catch {
      let fault = fault(UnreadableFile.about, error.description, path)
      return ListingTree(name: name, path: path, children: [], faults: [fault])
    }
    var children: [ListingTree] = []
    var faults: [Finding] = []
    for child in names where !Self.isHidden(child) {
      guard count < Self.names else {
        isCut = true
        break
      }
      count += 1
      switch self.child(path.appending(child), named: child, above: above) {
      case .success(let tree): children.append(tree)
      case .failure(let fault): faults.append(fault.finding)
      }
    }
    return ListingTree(
      name: name, path: path, children: children, hidden: names.filter(Self.isHidden),
      faults: faults)
  }

  private struct Fault: Error { let finding: Finding }

  private mutating func child(
    _ path: Path, named name: String, above: [Path]
  ) -> Result<ListingTree, Fault> {
    switch workspace.kind(of: path) {
    case .file: return .success(ListingTree(name: name, path: path, children: nil))
    case .folder: return below(path, named: name, above: above)
    case .link: return target(of: path, named: name, above: above)
    case .special: return failure(UnreadableFile.about, "'\(path)' is no regular file", path)
    case nil:
      let reason =
        name.unicodeScalars.contains("\u{FFFD}")
        ? "its name is not UTF-8" : "it went away while the folder was read"
      return failure(UnreadableFile.about, "'\(path)' can't be read: \(reason)", path)
    }
  }

  private mutating func below(
    _ path: Path, named name: String, above: [Path]
  ) -> Result<ListingTree, Fault> {
    guard above.count <= Self.depth else {
      return failure(
        LargeTree.about, "folders lie more than \(Self.depth) deep in one another", path)
    }
    return .success(folder(path, named: name, above: above + [workspace.resolved(path)]))
  }

  private mutating func target(
    of path: Path, named name: String, above: [Path]
  ) -> Result<ListingTree, Fault> {
    let target = workspace.resolved(path)
    guard let kind = workspace.kind(of: target), kind != .link else {
      return failure(UnreadableFile.about, "'\(path)' is a symbolic link to nothing", path)
    }
    guard target == root || target.string.hasPrefix(root.string + "/") else {
      return failure(
        LeavingLink.about, "'\(path)' is a link to '\(target)', outside of what is checked", path)
    }
    switch kind {
    case .file: return .success(ListingTree(name: name, path: path, children: nil))
    case .folder where above.contains(target):
      return failure(
        UnreadableFile.about, "'\(path)' is a link back to a folder that holds it", path)
    case .folder: return below(path, named: name, above: above)
    case .special, .link:
      return failure(UnreadableFile.about, "'\(path)' is no regular file", path)
    }
  }

  private static func isHidden(_ name: String) -> Bool {
    name.hasPrefix(".") || ["thumbs.db", "desktop.ini"].contains(name.lowercased())
  }

  private func failure(
    _ rule: RuleDescription, _ message: String, _ path: Path
  ) -> Result<ListingTree, Fault> {
    .failure(Fault(finding: fault(rule, message, path)))
  }

  private func fault(_ rule: RuleDescription, _ message: String, _ path: Path) -> Finding {
    Finding(rule, message, at: Location(file: path.string), hint: rule.cure)
  }
}
