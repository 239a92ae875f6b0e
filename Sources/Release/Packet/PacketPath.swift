/// The names that files of a packet have: portable ones that stay inside.
enum PacketPath {
  /// The record of everything else.
  static let manifest = "packet.json"
  /// The hashes again, for `sha256sum -c`.
  static let sums = "SHA256SUMS"
  static let handoff = "HANDOFF.md"
  static let report = "report.json"
  static let sheet = "index.html"
  static let catalog = "catalog.json"
  static let settings = "settings.json"
  static let texts = "texts.json"
  static let record = "release-record.json"
  static let provenance = "provenance.json"
  static let rasters = "rasters.json"
  /// The folder of extension snapshots.
  static let extensions = "extensions"
  /// The folder of approvals and signatures, which the digest does not cover.
  static let approvals = "approvals"

  private static let longest = 1024
  private static let longestName = 255

  /// What is wrong with a path; nil where it can lie in every packet on every system.
  static func fault(of path: String) -> String? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty { return "is empty" }
    if path.hasPrefix("/") { return "is absolute" }
    if path.utf8.count > longest || names.contains(where: { $0.utf8.count > longestName }) {
      return "is too long"
    }
    if names.contains("..") { return "leads out of the packet" }
    if names.contains("") || names.contains(".") { return "has an empty name or a '.' in it" }
    if path.unicodeScalars.contains(where: { $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F }) {
      return "holds a backslash or a control character"
    }
    return nil
  }

  /// What two paths have in common that are one file on some systems: case and composition don't count.
  static func folded(_ path: String) -> String { path.lowercased() }

  /// Whether a file lies among the approvals and signatures.
  static func isApproval(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count == 2, parts[0] == approvals else { return false }
    return ["json", "minisig", "sig", "asc", "sigstore", "pem"].contains(
      parts[1].split(separator: ".").last.map(String.init) ?? "")
  }
}
