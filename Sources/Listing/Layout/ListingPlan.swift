internal import Diagnostics
internal import Documents
internal import Stores

/// What is to be read, and as what, before anything is.
struct ListingPlan: Sendable {
  private(set) var pictures: [PictureTask] = []
  private(set) var texts: [TextTask] = []
  private(set) var parts: [ListingPart] = []
  private(set) var findings = Findings()
  let request: ListingRequest
  private var taken: Set<[UInt8]> = []

  init(_ request: ListingRequest) { self.request = request }

  var tables: StoreTables { request.tables }

  /// Takes a picture in, once however often its file is named.
  mutating func add(_ task: PictureTask, in workspace: any Workspace) {
    if take(task.path, workspace) { pictures.append(task) }
  }

  /// Takes a text in, once however often its file is named.
  mutating func add(_ task: TextTask, in workspace: any Workspace) {
    if take(task.path, workspace) { texts.append(task) }
  }

  mutating func add(_ part: ListingPart) { parts.append(part) }

  mutating func add(_ found: Findings) { findings.add(found) }

  /// Reports something about a file or folder.
  mutating func report(
    _ rule: RuleDescription, _ message: String, at path: Path, hint: String? = nil,
    severity: Severity? = nil, fix: Fix? = nil
  ) {
    findings.report(
      rule, message, at: Location(file: path.string), hint: hint ?? rule.cure, severity: severity,
      details: fix.map { ["fix": $0.json] } ?? [:])
  }

  // Paths are told apart by their bytes: Swift takes é composed and é decomposed for one text.
  private mutating func take(_ path: Path, _ workspace: any Workspace) -> Bool {
    taken.insert(Array(workspace.absolute(path).string.utf8)).inserted
  }
}
