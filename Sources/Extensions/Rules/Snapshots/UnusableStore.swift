package import Diagnostics

package enum UnusableStore {
  package static let about = RuleDescription(
    code: "snapshot-store-unusable", severity: .error,
    summary: "the store can not be made or written",
    rationale: "A snapshot has to be somewhere.",
    bad: .init("shell", "vitrine extension snapshot kiosk --store /proc/store"),
    good: .init("shell", "vitrine extension snapshot kiosk --store store"),
    cure: "Name a folder that can be written to.")
}
