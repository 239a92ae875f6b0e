import Diagnostics
import Documents
import Fixtures
import Foundation
import Release
import Testing

@Suite("Verifying packets")
struct VerificationTests {
  /// What somebody may do to a file of a packet.
  enum Tampering: String, CaseIterable {
    case changed, removed, renamed, linked, special

    var codes: Set<String> {
      switch self {
      case .changed: ["packet-file-changed"]
      case .removed: ["packet-file-missing"]
      case .renamed: ["packet-file-renamed"]
      case .linked: ["packet-file-linked"]
      case .special: ["packet-file-special"]
      }
    }

    func apply(to path: String, in folder: TemporaryFolder) throws {
      switch self {
      case .changed:
        var bytes = try folder.bytes(path)
        bytes[bytes.count / 2] ^= 1
        try folder.write(path, bytes)
      case .removed: try folder.remove(path)
      case .renamed:
        try folder.write(path + ".other", try folder.bytes(path))
        try folder.remove(path)
      case .linked:
        try folder.write("elsewhere", try folder.bytes(path))
        try folder.remove(path)
        try folder.link(path, to: folder("elsewhere").string)
      case .special:
        try folder.remove(path)
        try folder.makeFIFO(path)
      }
    }
  }

  @Test("tampering with each file in turn names that file", arguments: Tampering.allCases)
  func tampering(how: Tampering) async throws {
    let sample = try ReleaseSample()
    _ = await sample.release()
    for path in try sample.listed() {
      let bytes = try sample.folder.bytes("packet/\(path)")
      try how.apply(to: "packet/\(path)", in: sample.folder)
      let verification = await sample.verify()
      let named = verification.findings.all.filter { how.codes.contains($0.code) }
      #expect(named.count == 1, "\(path): \(verification.findings.errors)")
      #expect(named.first?.message.contains("'\(path)") == true, "\(path)")
      #expect(verification.summary["whole"] == false)
      try? sample.folder.remove("packet/\(path)")
      try? sample.folder.remove("packet/\(path).other")
      try sample.folder.write("packet/\(path)", bytes)
    }
    #expect(await sample.verify().findings.errors == [])
  }

  @Test(
    "a file that the packet does not list is named",
    arguments: [
      "fastlane/screenshots/en-US/03_draft.png", ".DS_Store", "approvals/run.sh", "extra",
    ])
  func extra(path: String) async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    try sample.folder.write("packet/\(path)", "extra")
    let verification = await sample.verify()
    #expect(verification.findings.errors == ["packet-file-extra"])
    #expect(verification.findings.all.contains { $0.message.contains("'\(path)'") })
  }

  @Test("a hard link is a file like any other")
  func hardLink() async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    try FileManager.default.linkItem(
      atPath: sample.folder("packet/report.json").string, toPath: sample.folder("twin").string)
    #expect(await sample.verify().findings.errors == [])
  }

  @Test(
    "a packet.json that was edited is told from one that is none",
    arguments: [
      ("\"version\": \"1\"", "\"version\": \"2\"", "packet-digest-mismatch"),
      ("\"digest\": \"sha256:", "\"digest\": \"sha256:x", "packet-invalid"),
      ("\"state\": \"not-asked\"", "\"state\": \"passed\"", "packet-digest-mismatch"),
      ("\"state\": \"passed\"", "\"state\": \"failed\"", "packet-invalid"),
      ("\"name\": \"catalog\"", "\"name\": \"catalogue\"", "packet-invalid"),
      ("vitrine.packet/v1", "vitrine.packet/v2", "packet-invalid"),
      ("\"path\": \"HANDOFF.md\"", "\"path\": \"../HANDOFF.md\"", "packet-path-unsafe"),
      ("\"path\": \"HANDOFF.md\"", "\"path\": \"/HANDOFF.md\"", "packet-path-unsafe"),
      ("\"path\": \"HANDOFF.md\"", "\"path\": \"a//b\"", "packet-path-unsafe"),
      ("\"path\": \"HANDOFF.md\"", "\"path\": \"a\\\\b\"", "packet-path-unsafe"),
      ("\"path\": \"HANDOFF.md\"", "\"path\": \"a\\u0000b\"", "packet-path-unsafe"),
      ("\"path\": \"HANDOFF.md\"", "\"path\": \"REPORT.json\"", "packet-path-unsafe"),
      ("\"path\": \"HANDOFF.md\"", "\"path\": \"report.json\"", "packet-path-unsafe"),
      ("\"path\": \"HANDOFF.md\"", "\"path\": \"approvals/0001.json\"", "packet-invalid"),
      ("\"path\": \"HANDOFF.md\"", "\"path\": 7", "packet-invalid"),
      ("\"size\": ", "\"size\": 99999999999999", "packet-invalid"),
      ("\"size\": ", "\"size\": -", "packet-invalid"),
      ("\"files\": [", "\"files\": 1, \"more\": [", "packet-invalid"),
      ("{", "{,", "packet-invalid"),
      ("{", "{\n  \"digest\": \"twice\",", "packet-invalid"),
    ])
  func edited(old: String, new: String, code: String) async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    let text = try sample.folder.text("packet/packet.json")
    let place = try #require(text.firstRange(of: old))
    try sample.folder.write("packet/packet.json", text.replacingCharacters(in: place, with: new))
    let verification = await sample.verify()
    #expect(verification.findings.errors.contains(code), "\(verification.findings.errors)")
    #expect(verification.summary["whole"] != true)
  }

  @Test("a packet.json of random damage is never whole, and never ends the run")
  func damaged() async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    let bytes = try sample.folder.bytes("packet/packet.json")
    var random = SeededGenerator(seed: 9)
    for round in 0..<60 {
      let damaged = bytes.damaged(with: ["{", "]", "\"path\": \"..\"", "null,"], using: &random)
      guard damaged != bytes else { continue }
      try sample.folder.write("packet/packet.json", damaged)
      let verification = await sample.verify()
      #expect(verification.summary["whole"] != true, "round \(round)")
      #expect(verification.findings.hasErrors, "round \(round)")
    }
  }

  @Test("a place without a packet is told so", arguments: ["nowhere", "captures"])
  func missing(name: String) async throws {
    let sample = try ReleaseSample(namesAll: false)
    #expect(await sample.verify(name).findings.errors == ["packet-missing"])
  }

  @Test("an approval stands with its packet, and not with another")
  func approvals() async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    #expect(await sample.approve(by: "Ada").findings.errors == [])
    #expect(await sample.approve(by: "Grace").findings.errors == [])
    let verification = await sample.verify()
    #expect(verification.findings.errors == [])
    #expect(verification.text.contains("approved  Ada: looked at all"))
    #expect(verification.text.contains("approved  Grace"))
    try sample.duplicate("packet", as: "other")
    _ = await sample.release {
      $0.version = "2"
      $0.packet = sample.folder("other")
    }
    try sample.folder.write(
      "other/approvals/0001.json", try sample.folder.bytes("packet/approvals/0001.json"))
    #expect(await sample.verify("other").findings.errors == ["approval-of-other-packet"])
  }

  @Test("a name can't pass for another line, or for a command to the terminal")
  func forged() async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    let name = "Ada\nthe packet is whole\u{1B}[2J"
    #expect(await sample.approve(by: name).findings.errors == [])
    let verification = await sample.verify()
    let text = Report(
      verb: "release verify", findings: verification.findings, text: verification.text
    ).text(colour: false) { _, _ in nil }
    #expect(text.contains("approved  Ada⏎the packet is whole\\u{1B}[2J"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test("files that changed places are each told where they lie")
  func swapped() async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    let place = "packet/fastlane/screenshots/en-US"
    let names = ["01_home-watch-series-3.png", "02_plan-watch-series-3.png"]
    for (index, name) in names.enumerated() {
      try sample.folder.write(
        "\(place)/0\(index + 3)_moved.png", try sample.folder.bytes("\(place)/\(name)"))
      try sample.folder.remove("\(place)/\(name)")
    }
    let found = await sample.verify().findings
    #expect(found.errors == ["packet-file-renamed"])
    #expect(found.all.count { $0.code == "packet-file-renamed" } == 2)
  }

  @Test("a packet that is not whole is not approved")
  func refused() async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    try sample.folder.write("packet/HANDOFF.md", "other")
    let outcome = await sample.approve()
    #expect(outcome.findings.errors == ["approval-refused", "packet-file-changed"])
    #expect(sample.disk.kind(of: sample.folder("packet/approvals")) == nil)
    #expect(await sample.approve("nowhere").findings.errors == ["approval-refused"])
    #expect(sample.disk.kind(of: sample.folder("nowhere")) == nil)
  }

  @Test(
    "an approval that is none is told so",
    arguments: [
      "", "{", "[]", "{\"schema\":\"vitrine.approval/v1\"}",
      "{\"schema\":\"vitrine.approval/v2\",\"packet\":\"x\",\"by\":\"Ada\"}",
      "{\"schema\":\"vitrine.approval/v1\",\"packet\":\"x\",\"by\":\" \"}",
      "{\"schema\":\"vitrine.approval/v1\",\"packet\":\"x\",\"by\":\"Ada\",\"bye\":1}",
    ])
  func badApproval(text: String) async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    try sample.folder.write("packet/approvals/0001.json", text)
    #expect(await sample.verify().findings.errors == ["approval-invalid"])
  }
}
