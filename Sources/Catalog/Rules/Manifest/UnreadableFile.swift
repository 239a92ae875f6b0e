internal import Diagnostics

/// A file that is named for the check but can't be read.
enum UnreadableFile {
  static let about = RuleDescription(
    code: "catalog-file-unreadable", severity: .error,
    summary: "a file that the check names cannot be read",
    rationale: "A check that passes over a file says nothing about it.",
    bad: .init("shell", "vitrine catalog check catalog.yaml --storekit Saor.storekit"),
    good: .init("shell", "vitrine catalog check catalog.yaml --storekit Soar.storekit"),
    cure: "Correct the path, or the rights of the file.")
}
