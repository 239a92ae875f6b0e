internal import Diagnostics
internal import Documents

enum DifferingDigest {
  static let about = RuleDescription(
    code: "snapshot-digest-differs", severity: .error,
    summary: "the digest of a snapshot is not that of its files and dependencies",
    rationale:
      "Hashes that were changed together with the files still change the digest, and with it the name of the folder.",
    bad: .init(
      "shell", "sed -i s/aa/bb/ store/0f…/snapshot.json; vitrine extension verify store/0f…"),
    good: .init("shell", "vitrine extension verify store/0f…"),
    cure: "Take the snapshot again, and find out who changed it.")

  static func check(
    _ snapshot: Snapshot, under name: Digest, in files: PackageFiles, into findings: inout Findings
  ) {
    let place = snapshot.root["digest"]?.location ?? files.place(Snapshot.fileName)
    let actual = Digest(files: snapshot.files, dependencies: snapshot.dependencies)
    if actual != snapshot.digest {
      findings.report(
        about,
        "the files and dependencies have the digest '\(actual.text)', not '\(snapshot.digest.text)'",
        at: place, hint: "take the snapshot again, and find out who changed it",
        details: ["actual": .string(actual.text), "recorded": .string(snapshot.digest.text)])
    }
    if name != snapshot.digest {
      findings.report(
        about, "the folder is named '\(name.hex)', and the digest is '\(snapshot.digest.text)'",
        at: place, hint: "take the snapshot again, and find out who changed it")
    }
  }
}
