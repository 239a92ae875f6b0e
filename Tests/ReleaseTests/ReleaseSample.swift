import Composer
import Diagnostics
import Documents
import Fixtures
import Foundation
import Release

/// A small project for a store, with everything that a release gates on, in a folder of its own.
struct ReleaseSample {
  let folder: TemporaryFolder
  let disk = Disk()

  /// A project whose release block names everything, or nothing.
  init(namesAll: Bool = true) throws {
    let files = try SampleFiles()
    folder = files.folder
    try folder.replace("wells: wells.json\n", with: "", in: "vitrine.yaml")
    try folder.replace("name: Sample", with: "name: Harbor", in: "vitrine.yaml")
    try folder.write(
      "vitrine.yaml",
      try folder.text("vitrine.yaml").replacing("wells: [small]", with: "wells: [watch-series-3]")
        .replacing(", \"well\": \"small\"", with: ""))
    for name in ["catalog.yaml", "revenuecat.json", "Config", "Soar", "histories"] where namesAll {
      try copy("soar/\(name)", to: name)
    }
    guard namesAll else { return }
    try copy("extension", to: "package")
    try folder.write("vitrine.yaml", try folder.text("vitrine.yaml") + Self.block)
  }

  private func copy(_ name: String, to target: String) throws {
    try FileManager.default.copyItem(
      atPath: ToolRun.package.appending("manifests/\(name)").string,
      toPath: folder(target).string)
  }

  /// A line of the copy that is worth a warning: nothing asks for one of its texts.
  static let warned = "\"plan\": \"Plan it\",\n\"nowhere\": \"Nobody shows this\""

  private static let block = """
    release:
      catalog: catalog.yaml
      storekit: [Config/Soar.storekit]
      revenuecat: [revenuecat.json]
      settings: Config/Soar.xcconfig
      infoPlist: Soar/Info.plist
      extensions: [package]
      entitlements: [histories/trial-to-yearly.jsonl]
      record: release-record.json
      account: { deletion: Me }
      links: { terms: "https://soar.example/terms", privacy: "https://soar.example/privacy" }
      asks: [camera, photos, tracking]

    """

  /// Releases the project.
  func release(
    _ change: (inout ReleaseRequest) -> Void = { _ in }
  ) async -> ReleaseRun.Outcome {
    var request = ReleaseRequest(project: folder.path, jobs: 2)
    change(&request)
    return await ReleaseRun(
      request, share: Share(ToolRun.package), tool: ToolIdentity(name: "vitrine", version: "1"),
      on: disk
    ).run()
  }

  /// Verifies a packet of the folder.
  func verify(_ name: String = "packet") async -> PacketVerification {
    await PacketVerification.run(folder(name), on: disk, temporary: folder("scratch"))
  }

  /// Approves a packet of the folder.
  func approve(_ name: String = "packet", by person: String = "Ada") async -> ApprovalRun.Outcome {
    await ApprovalRun(folder(name), by: person, note: "looked at all", at: nil)
      .run(on: disk, temporary: folder("scratch"))
  }

  /// Compares two packets of the folder.
  func difference(_ old: String, _ new: String, page: Bool = false) -> PacketDifference {
    PacketDifference.run(
      folder(old), folder(new), showsPictures: page, on: disk, temporary: folder("scratch"))
  }

  /// The digest that a packet tells.
  func digest(_ name: String = "packet") throws -> String {
    let match = try folder.text("\(name)/packet.json")
      .firstMatch(of: /"digest": "(sha256:[0-9a-f]{64})"/)
    guard let match else { throw FixtureFault("'\(name)' tells no digest") }
    return String(match.output.1)
  }

  /// The paths that a packet lists.
  func listed(_ name: String = "packet") throws -> [String] {
    let root = JSONReader().read(try folder.bytes("\(name)/packet.json"), file: name).root
    return (root?["files"]?.sequence ?? []).compactMap { $0["path"]?.string }
  }

  /// Makes a copy of a folder.
  func duplicate(_ name: String, as copy: String) throws {
    try FileManager.default.copyItem(
      atPath: folder(name).string, toPath: folder(copy).string)
  }
}

extension Findings {
  /// The codes of the errors, each once, sorted.
  var errors: [String] { Set(all.filter { $0.severity == .error }.map(\.code)).sorted() }
}

extension Report {
  /// The codes of the errors, each once, sorted.
  var errors: [String] {
    Set(findings.filter { $0.severity == .error }.map(\.code)).sorted()
  }

  /// What the summary says of a gate.
  func state(of gate: Gate) -> String? {
    guard case .array(let gates) = summary["gates"] else { return nil }
    let own = gates.first { $0["name"] == .string(gate.rawValue) }
    guard case .string(let state) = own?["state"] else { return nil }
    return state
  }
}
