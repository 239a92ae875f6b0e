import Diagnostics
import Documents
import Entitlements
import Release

extension Invocation {
  /// What the options of `release` ask for; nil, with wrong usage told, where they can't be meant.
  func releaseRequest() -> ReleaseRequest? {
    guard let jobs = jobs(), let now = recordedMoment(), let only = gates("--only"),
      let skips = skips(), areMeantTogether(only, skips)
    else { return nil }
    var request = ReleaseRequest(project: Path(operands.first ?? "."), now: now, jobs: jobs)
    request.out = value("--out").map { Path($0) }
    request.packet = value("--packet").map { Path($0) }
    request.tar = value("--tar").map { Path($0) }
    request.version = value("--release-version")
    request.only = only
    request.skips = skips
    request.moment = value("--now").flatMap { Instant($0) }
    request.isStrict = isStrict
    request.acceptsChanges = has("--accept-changes")
    request.acceptsMigration = has("--accept-migration")
    request.writesRecord = has("--record")
    return request
  }

  private func gates(_ option: String) -> [Gate]? {
    var gates: [Gate] = []
    for word in values(option) {
      guard let gate = Gate(rawValue: word) else {
        let names = Gate.allCases.map(\.rawValue)
        return wrong(
          "\(option) is one of \(names.joined(separator: ", ")), not '\(word)'",
          hint: nearestMatch(to: word, in: names).map { "did you mean '\($0)'?" })
      }
      if !gates.contains(gate) { gates.append(gate) }
    }
    return gates
  }

  private func skips() -> [ReleaseRequest.Skip]? {
    guard let gates = gates("--skip") else { return nil }
    let reasons = values("--because")
    let example = "such as --skip catalog --because \"prices are set next week\""
    guard !gates.isEmpty || reasons.isEmpty else {
      return wrong("--because is given without --skip", hint: example)
    }
    guard gates.isEmpty || !reasons.isEmpty else {
      return wrong("--skip needs a reason, --because TEXT", hint: example)
    }
    guard reasons.count <= 1 || reasons.count == gates.count else {
      return wrong(
        "there are \(gates.count) gates to skip, and \(reasons.count) reasons",
        hint: "give one --because for each --skip, or one for all")
    }
    guard reasons.allSatisfy({ $0.contains { !$0.isWhitespace } }) else {
      return wrong("--because is blank", hint: example)
    }
    return gates.enumerated().map { index, gate in
      .init(gate, because: reasons.count == 1 ? reasons[0] : reasons[index])
    }
  }

  private func areMeantTogether(_ only: [Gate], _ skips: [ReleaseRequest.Skip]) -> Bool {
    if !only.isEmpty {
      let wasted = ["--skip", "--packet", "--tar", "--record"].first {
        !values($0).isEmpty || has($0)
      }
      if let wasted {
        return wrong(
          "\(wasted) and --only don't go together: a run of some gates writes no packet") ?? false
      }
    }
    if !skips.isEmpty, has("--record") {
      return wrong("--record and --skip don't go together: a record needs every gate") ?? false
    }
    if let version = value("--release-version"),
      version.wholeMatch(of: /[^\s\p{Cc}](?:[^\p{Cc}]{0,98}[^\s\p{Cc}])?/) == nil
    {
      return wrong("--release-version is a text of 1 to 100 characters, not '\(version)'") ?? false
    }
    return true
  }

  /// Tells wrong usage.
  private func wrong<Value>(_ message: String, hint: String? = nil) -> Value? {
    _ = fail(UsageFault.rule, message, hint: hint)
    return nil
  }
}
