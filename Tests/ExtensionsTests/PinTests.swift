import Diagnostics
import Documents
import Extensions
import Testing

@Suite("Lockfiles, checksums and proofs")
struct PinTests {
  private static let lockfile = """
    {"version": 2, "pins": [
      {"identity": "purchases-ios", "kind": "remoteSourceControl",
       "location": "https://github.com/RevenueCat/purchases-ios",
       "state": {"revision": "b5c4652249754d6d8ec415a6bc79a611ea38c839", "version": "5.88.0"}},
      {"identity": "superscript-ios-next", "kind": "remoteSourceControl",
       "location": "https://github.com/superwall/superscript-ios-next",
       "state": {"revision": "c3d1ee8d23ae6bf27e2d261c41a61001281166ec", "version": "1.0.15"}},
      {"identity": "superwall-ios", "kind": "remoteSourceControl",
       "location": "git@github.com:superwall/Superwall-iOS.git",
       "state": {"revision": "a9990308209c27de2f3c74e666774f121149678e", "version": "4.16.3"}}
    ]}
    """

  private func codes(_ changes: [String: String]) -> [String] {
    ExtensionLinter(workspace: Kiosk.workspace(changes)).lint(Path("kiosk")).sorted.map(\.brief)
  }

  @Test(
    "a version's name means the pin that it starts, or the owner of one",
    arguments: [
      ("revenueCat", "5.88.0"), ("superscript", "1.0.15"), ("superwall", "4.16.3"),
      ("Purchases_iOS", "5.88.0"),
    ])
  func naming(_ name: String, _ version: String) {
    var changes = [
      "Package.resolved": Self.lockfile, "Package.swift": "",
      "dependency-checksums.json": """
      {"superscriptVersion": "1.0.15", "binaryURL": "https://example.org/a.zip",
       "sha256": "\(Kiosk.hash)", "sourceRevision": "c3d1ee8d23ae6bf27e2d261c41a61001281166ec"}
      """,
    ]
    changes["order.json"] = #"{"properties": {"\#(name)Version": {"const": "\#(version)"}}}"#
    #expect(codes(changes) == [])
    changes["order.json"] = #"{"properties": {"\#(name)Version": {"const": "0.0.1"}}}"#
    #expect(codes(changes).map { $0.prefix { $0 != " " } } == ["evidence-version-mismatch"])
  }

  @Test("a name that means no pin, or several, is a note")
  func unclear() {
    var changes = ["order.json": #"{"properties": {"ferryVersion": {"const": "1.0.0"}}}"#]
    #expect(codes(changes) == ["pin-unclear kiosk/order.json:1:17"])
    changes["order.json"] = #"{"properties": {"superVersion": {"const": "1.0.0"}}}"#
    changes["Package.resolved"] = Self.lockfile
    #expect(codes(changes).contains("pin-unclear kiosk/order.json:1:17"))
  }

  @Test(
    "exact requirements are found in every writing, and not in comments",
    arguments: [
      #".package(url: "https://example.org/pier/boat.git", exact: "2.0.0")"#,
      #".package(name: "Boat", url: "https://example.org/pier/boat", .exact("2.0.0"))"#,
      #".package(url: "https://example.org/pier/boat", exact: Version(2, 0, 0))"#,
      #"/* a /* b */ */ .package( url : "https://example.org/pier/boat" , exact : "2.0.0" )"#,
    ])
  func exact(_ source: String) {
    #expect(
      codes(["Package.swift": source]).map { $0.prefix { $0 != " " } } == [
        "lockfile-version-unlocked"
      ])
    #expect(codes(["Package.swift": "// \(source)"]) == [])
  }

  @Test("a lockfile of version 1 is read")
  func versionOne() {
    let lockfile = """
      {"object": {"pins": [{"package": "Boat", "repositoryURL": "https://example.org/pier/Boat.git",
        "state": {"branch": null, "revision": "\(Kiosk.revision)", "version": "1.0.0"}}]}, "version": 1}
      """
    #expect(codes(["Package.resolved": lockfile]) == [])
  }

  @Test(
    "what is no lockfile is told",
    arguments: [#"{"pins": []}"#, #"{"version": 2}"#, #"[]"#, #"{"version": 3, "pins": [{}]}"#])
  func malformed(_ text: String) {
    #expect(codes(["Package.resolved": text]).contains { $0.hasPrefix("lockfile-malformed") })
  }

  @Test(
    "a time of ISO 8601 is taken",
    arguments: [
      "2026-09-05T15:32:11.211822+00:00", "2026-03-14", "2024-02-29T23:59:60Z",
      "2026-03-14T09:26-0530",
    ])
  func times(_ time: String) { #expect(proof(time) == []) }

  @Test(
    "what is no time is told",
    arguments: ["yesterday", "2026-02-29", "2026-03-14T25:00Z", "14.3.26"])
  func noTimes(_ time: String) {
    #expect(proof(time).map { $0.prefix { $0 != " " } } == ["proof-malformed"])
  }

  private func proof(_ time: String) -> [String] {
    codes([
      "local-proof.json": """
      {"schemaVersion": "b2c.native-local-proof/v1", "recordedAt": "\(time)", "inputs": {}}
      """
    ])
  }
}
