internal import Diagnostics
internal import Documents

/// What a source's files are written like, and the rules for one that is not.
struct SourceFile {
  /// The rule for text that breaks its grammar.
  let malformed: RuleDescription
  /// The rule for a file that holds nothing at all.
  let empty: RuleDescription
  /// Whether a line of it may hold a key, so that a fault's line is never shown.
  let mayHoldSecrets: Bool

  static let manifest = SourceFile(
    malformed: MalformedManifest.about, empty: MalformedManifest.about, mayHoldSecrets: false)
  static let storeKit = SourceFile(
    malformed: MalformedStoreKitFile.about, empty: EmptyStoreKitFile.about, mayHoldSecrets: true)
  static let revenueCat = SourceFile(
    malformed: MalformedRevenueCatExport.about, empty: MalformedRevenueCatExport.about,
    mayHoldSecrets: true)
  static let play = SourceFile(
    malformed: MalformedPlayExport.about, empty: MalformedPlayExport.about, mayHoldSecrets: true)

  /// The most that is read of one file, bytes; the largest honest export is far below.
  private static let limit = 8 << 20

  /// The value in a file; nil, and a finding, where there is none.
  ///
  /// `.yaml` and `.yml` are read as YAML, all else as JSON.
  func root(
    of path: Path, in workspace: some Workspace, into findings: inout Findings
  ) -> Node? {
    let bytes: [UInt8]
    do throws(FileTrouble) { bytes = try workspace.read(path, limit: Self.limit) } catch {
      findings.report(
        UnreadableFile.about, error.description, at: Location(file: path.string),
        hint: "correct the path, or the file's rights")
      return nil
    }
    guard !bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) else {
      let size = bytes.isEmpty ? "is empty" : "holds nothing but white space"
      findings.report(
        empty, "'\(path.name)' \(size)", at: Location(file: path.string),
        hint: "restore it from version control, or leave it out of the check")
      return nil
    }
    let isYAML = ["yaml", "yml"].contains(path.fileExtension)
    let document =
      isYAML
      ? YAMLReader().read(bytes, file: path.string) : JSONReader().read(bytes, file: path.string)
    report(document.faults, into: &findings)
    if document.root == nil, document.faults.isEmpty {
      findings.report(empty, "'\(path.name)' holds no value", at: Location(file: path.string))
    }
    return document.root
  }

  private func report(_ faults: [DocumentFault], into findings: inout Findings) {
    for fault in faults {
      guard fault.kind != .duplicateKey else {
        findings.report([fault], as: KeyRepeated.about)
        continue
      }
      findings.report(
        malformed, fault.message, at: mayHoldSecrets ? fault.location.secret : fault.location,
        hint: fault.hint, related: fault.related)
    }
  }
}
