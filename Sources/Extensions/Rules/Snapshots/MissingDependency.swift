internal import Diagnostics
internal import Documents

enum MissingDependency {
  static let about = RuleDescription(
    code: "snapshot-dependency-missing", severity: .error,
    summary:
      "a dependency is not in the store in the version that is asked for, or with two contents",
    rationale:
      "A snapshot holds the digests of its dependencies; so theirs are taken first, and one version is one content.",
    bad: .init("shell", "vitrine extension snapshot kiosk --store store   # before pier"),
    good: .init(
      "shell",
      "vitrine extension snapshot pier --store store; vitrine extension snapshot kiosk --store store"
    ),
    cure: "Take the snapshot of the dependency into the same store, once.")

  /// A snapshot of the store.
  struct Candidate {
    let id: String
    let version: String
    let digest: Digest
  }

  /// The one snapshot that a dependency means; nil, with a finding, where there is none or several.
  static func digest(
    of dependency: PackageReference, among candidates: [Candidate], into findings: inout Findings
  ) -> Digest? {
    guard let id = dependency.id, let version = dependency.version else { return nil }
    let same = candidates.filter { $0.id == id.value }
    let exact = same.filter { $0.version == version.value }
    guard exact.count <= 1 else {
      let digests = exact.map(\.digest.hex).sorted().joined(separator: ", ")
      findings.report(
        about,
        "the store has '\(id.value)' of version '\(version.value)' with \(exact.count) contents",
        at: id.location, hint: "keep one of \(digests)")
      return nil
    }
    guard let found = exact.first else {
      let versions = Set(same.map(\.version)).sorted().joined(separator: ", ")
      let near = didYouMean(id.value, among: Set(candidates.map(\.id)).sorted())
      findings.report(
        about, "the store has no '\(id.value)' of version '\(version.value)'", at: id.location,
        hint: same.isEmpty
          ? near ?? "take its snapshot first" : "it has the versions \(versions)")
      return nil
    }
    return found.digest
  }
}
