import Diagnostics
import Documents

/// A released app whose backend mode has changed.
enum ChangedBackendMode {
  static let rule = RuleDescription(
    code: "backend-mode-changed", severity: .error,
    summary: "the backend mode differs from the released app's",
    rationale: """
      Each backend is an identity source of its own. Flipping the mode of an app that people have is a \
      migration: they must sign in anew, passwords and linked sign-ins do not come along, data, profiles and \
      files must be moved, and purchases must be pointed to the new user ids.
      """,
    bad: .init(
      "json", #"{"schema":"vitrine.release-record/v1","version":"1.0","backendMode":"soar_api"}"#),
    good: .init(
      "json", #"{"schema":"vitrine.release-record/v1","version":"1.0","backendMode":"supabase"}"#),
    cure: "Set the mode back, or plan the migration and pass --accept-migration.")

  static func check(
    _ seen: SeenSettings, record: ReleaseRecord?, isAccepted: Bool, into findings: inout Findings
  ) {
    guard let record, let released = record.backendMode, released != seen.mode else { return }
    findings.report(
      rule,
      "the app runs \(seen.mode.presentation) (\(seen.mode.rawValue)), but version \(record.version) was released "
        + "\(released.presentation) (\(released.rawValue)): that is a migration of accounts, "
        + "data, files and the purchase user id, not a change of one line",
      at: seen[BackendMode.key]?.location ?? Location(file: seen.file.string),
      hint: isAccepted
        ? "the migration was accepted; write the new mode to the record with the release"
        : "set \(BackendMode.key) = \(released.rawValue), or plan the migration and pass --accept-migration",
      severity: isAccepted ? .note : nil,
      related: [.init("the released mode", at: record.modeLocation)])
  }
}
