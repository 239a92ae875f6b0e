import Diagnostics
import Documents

/// The report on a release while it is put together.
struct ReleaseAnswer {
  let request: ReleaseRequest
  private var findings = Findings()
  var name: String?
  var version: String?
  var results: [GateResult] = []
  var packet: PacketPlace.Placed?
  var tar: Path?
  /// The record that was written into the project.
  var record: Path?
  var isUnusable = false
  /// Whether an earlier packet lies where this one would have gone.
  var hasEarlierPacket = false

  private static let own = "packet"

  init(_ request: ReleaseRequest) { self.request = request }

  /// Adds what belongs to no gate.
  mutating func add(_ more: Findings) {
    for finding in more.all { findings.add(finding.marked(Self.own)) }
  }

  /// Whether every gate lets the release pass.
  var isOpen: Bool { results.allSatisfy(\.state.isOpen) }

  /// Says that a run of some gates ends without a packet.
  mutating func reportPartial() {
    var more = Findings()
    let ran = request.only.map(\.rawValue).joined(separator: ", ")
    more.report(
      PartialRelease.about, "no packet is written: only \(ran) ran",
      hint: PartialRelease.about.cure)
    add(more)
  }

  var outcome: ReleaseRun.Outcome {
    var all = findings
    for result in results {
      for finding in result.findings { all.add(finding) }
      if case .skipped(let reason) = result.state {
        all.add(
          Finding(
            SkippedGate.about, "the gate '\(result.gate.rawValue)' was skipped: \(reason)",
            hint: SkippedGate.about.cure
          ).marked(result.gate.rawValue))
      }
    }
    let report = Report(
      verb: "release", findings: all, summary: summary, text: text, strict: request.isStrict,
      groups: .init(by: "gate", names: Gate.allCases.map(\.rawValue) + [Self.own]))
    return ReleaseRun.Outcome(report: report, isUnusable: isUnusable)
  }

  private var summary: JSONValue {
    guard let name else { return [:] }
    let place: JSONValue =
      packet.map {
        [
          "path": .string($0.path.string), "digest": .string($0.made.digest),
          "files": .integer($0.made.files.count),
          "bytes": .integer($0.made.files.reduce(0) { $0 + $1.size }),
          "unchanged": .bool($0.isSame), "voidApprovals": .integer($0.voidApprovals),
        ]
      } ?? .null
    return [
      "name": .string(name), "version": JSONValue(version),
      "gates": .array(results.map(\.json)), "packet": place, "tar": JSONValue(tar?.string),
      "record": JSONValue(record?.string),
    ]
  }

  private var text: String {
    guard let name else { return "" }
    let title = "\(name)\(version.map { " \($0)" } ?? "")\n"
    guard !results.isEmpty else { return title }
    return title + "\n" + results.map(\.line).joined() + "\n" + ending
  }

  private var ending: String {
    guard let packet else {
      let closed = results.filter { !$0.state.isOpen && $0.state.name == "failed" }
      let rest = hasEarlierPacket ? "; the one of before is left as it was\n" : "\n"
      guard request.only.isEmpty, !closed.isEmpty else { return "no packet" + rest }
      return "no packet: \(closed.map(\.gate.rawValue).joined(separator: ", ")) failed" + rest
    }
    let size = PacketVerification.shown(packet.made.files.reduce(0) { $0 + $1.size })
    let state = packet.isSame ? " (the same as before)" : ""
    var lines = [
      "packet       \(packet.path)\(state)", "digest       \(packet.made.digest)",
      "files        \(packet.made.files.count), \(size)",
    ]
    if let tar { lines.append("tar          \(tar)") }
    if let record { lines.append("record       \(record)") }
    if packet.voidApprovals > 0 {
      lines.append(
        "approvals    the packet before had \(packet.voidApprovals), which do not hold for this one"
      )
    }
    lines += [
      "next         vitrine release approve \(packet.path) --by NAME",
      "             \(packet.path.appending(PacketPath.handoff)) has the commands for what comes next",
    ]
    return lines.map { $0 + "\n" }.joined()
  }
}
