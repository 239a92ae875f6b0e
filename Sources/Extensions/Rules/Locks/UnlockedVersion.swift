internal import Diagnostics
internal import Documents

enum UnlockedVersion: PackageRule {
  static let about = RuleDescription(
    code: "lockfile-version-unlocked", severity: .error,
    summary: "a Package.swift pins an exact version that the lockfile beside it does not have",
    rationale: "The next build would resolve again, and build something else than what was proved.",
    bad: .init(
      "swift",
      #"let boat = Package.Dependency.package(url: "https://example.org/pier/boat", exact: "1.1.0")"#
    ),
    good: .init(
      "swift",
      #"let boat = Package.Dependency.package(url: "https://example.org/pier/boat", exact: "1.0.0")"#
    ),
    cure: "Resolve the package again, or correct the requirement.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for lockfile in package.lockfiles where lockfile.isWhole {
      let path = Path(lockfile.path).parent.appending("Package.swift").string
      let bytes: [UInt8]
      do {
        bytes = try package.files.read(path)
      } catch {
        if case .missing = error { continue }
        // A declared one was reported when the resources were read.
        if package.resource(at: path) == nil {
          UnreadableDocument.report(error, at: package.files.place(path), into: &findings)
        }
        continue
      }
      let source = SourceText(bytes, file: package.files.label(path))
      for requirement in ExactRequirement.all(in: source) {
        compare(requirement, with: lockfile, in: package.files, into: &findings)
      }
    }
  }

  private static func compare(
    _ requirement: ExactRequirement, with lockfile: Lockfile, in files: PackageFiles,
    into findings: inout Findings
  ) {
    let pins = lockfile.pins.filter {
      $0.identity.lowercased() == requirement.identity || $0.address == requirement.source
    }
    let what = "'\(requirement.source)' is pinned to '\(requirement.version)'"
    guard let pin = pins.first else {
      findings.report(
        about, "\(what), and the lockfile has no pin of it", at: requirement.location,
        hint: "resolve the package again",
        related: [.init("the lockfile is here", at: files.place(lockfile.path))])
      return
    }
    guard pin.version?.value != requirement.version else { return }
    let locked = pin.version.map { "'\($0.value)'" } ?? "no version"
    findings.report(
      about, "\(what), and the lockfile has \(locked)", at: requirement.location,
      hint: "resolve the package again, or correct the requirement",
      related: [.init("the pin is here", at: pin.version?.location ?? pin.location)])
  }
}
