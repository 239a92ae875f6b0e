import Composer
import Diagnostics
import Documents

/// A packet.json that was read, with what it proves.
struct ReadPacket: Sendable {
  let packet: Packet
  /// The digest that it tells.
  let digest: String
  let gates: [Packet.GateRecord]
}

extension ReadPacket {
  private static let digestLine = "  \"digest\": "

  /// Reads packet.json; whatever is wrong with it is reported.
  ///
  /// - Parameters:
  ///   - bytes: Its bytes.
  ///   - file: Its name in findings.
  ///   - findings: Where faults go.
  /// - Returns: What it says, as far as it can be relied on; nil where that is not enough.
  static func read(_ bytes: [UInt8], file: String, into findings: inout Findings) -> ReadPacket? {
    let document = JSONReader().read(bytes, file: file)
    findings.report(document.faults, as: InvalidPacket.about)
    guard let root = document.root, document.faults.isEmpty else { return nil }
    guard root["schema"]?.string == Packet.schema else {
      findings.report(
        InvalidPacket.about, "the schema is not '\(Packet.schema)'",
        at: (root["schema"] ?? root).location, hint: InvalidPacket.about.cure)
      return nil
    }
    var reader = PacketReader()
    let read = reader.packet(root)
    findings.add(reader.findings)
    guard let read else { return nil }
    let place = root["digest"]?.location ?? root.location
    check(read.digest, against: bytes, at: place, into: &findings)
    return read
  }

  /// Computes the digest again: the SHA-256 of all lines but its own.
  private static func check(
    _ digest: String, against bytes: [UInt8], at place: Location, into findings: inout Findings
  ) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let own = lines.filter { $0.starts(with: digestLine.utf8) }
    guard own.count == 1 else {
      findings.report(
        DifferingPacketDigest.about, "the digest does not stand on one line of its own",
        at: place, hint: DifferingPacketDigest.about.cure)
      return
    }
    let rest = lines.filter { !$0.starts(with: digestLine.utf8) }
    let computed = "sha256:" + SHA256.hex(of: Array(rest.joined(separator: [UInt8(ascii: "\n")])))
    guard computed != digest else { return }
    findings.report(
      DifferingPacketDigest.about, "packet.json says \(digest), and is \(computed)", at: place,
      hint: DifferingPacketDigest.about.cure, details: ["expected": .string(digest)])
  }
}

/// Picks a packet out of its JSON; its faults gather in it.
private struct PacketReader {
  var findings = Findings()

  mutating func packet(_ root: Node) -> ReadPacket? {
    guard
      var fields = Fields(root, of: "packet.json", rule: InvalidPacket.about, into: &findings)
    else { return nil }
    _ = fields.text("schema")
    let digest = fields.requiredText("digest")
    let name = fields.requiredText("name")
    let version = fields.requiredText("version")
    let composedAt = fields.requiredText("composedAt")
    if let evidence = fields.required("notCaptureEvidence"), evidence.bool != true {
      fields.report(
        "'notCaptureEvidence' is not true", at: evidence.location, field: "notCaptureEvidence")
    }
    let tool = fields.required("tool")
    let libraries = fields.list("libraries") ?? []
    let stores = fields.texts("stores") ?? []
    let locales = fields.texts("locales") ?? []
    let products = fields.texts("products") ?? []
    let fonts = fields.list("fonts") ?? []
    let gateNodes = fields.required("gates")?.sequence ?? []
    let fileNodes = fields.required("files")
    findings.add(fields.finish())
    let gates = gates(gateNodes)
    guard let digest, isDigest(digest, root["digest"]), let name, let version, let composedAt,
      let files = fileNodes.flatMap({ files($0) })
    else { return nil }
    let packet = Packet(
      name: name, version: version, composedAt: composedAt,
      tool: ToolIdentity(
        name: tool?["name"]?.string ?? "", version: tool?["version"]?.string ?? ""),
      libraries: libraries.map {
        .init(name: $0["name"]?.string ?? "", version: $0["version"]?.string ?? "")
      },
      stores: stores.map(\.text), locales: locales.map(\.text), products: products.map(\.text),
      fonts: fonts.map(\.json), gates: gateNodes.map(\.json), files: files)
    return ReadPacket(packet: packet, digest: digest, gates: gates)
  }

  private mutating func isDigest(_ text: String, _ node: Node?) -> Bool {
    guard text.wholeMatch(of: /sha256:[0-9a-f]{64}/) == nil else { return true }
    report("'digest' is no SHA-256", at: node)
    return false
  }

  private mutating func gates(_ nodes: [Node]) -> [Packet.GateRecord] {
    let known = Gate.allCases.map(\.rawValue)
    let gates = nodes.compactMap { node -> Packet.GateRecord? in
      guard let name = node["name"]?.string, let state = node["state"]?.string else {
        report("a gate has no name or no state", at: node)
        return nil
      }
      let reason = node["because"]?.string
      let isSound =
        state == "skipped" ? reason?.contains { !$0.isWhitespace } == true : reason == nil
      guard ["passed", "not-asked", "skipped"].contains(state), isSound else {
        report("the gate '\(name)' is '\(state)', which no packet can be made with", at: node)
        return nil
      }
      return .init(name: name, state: state, reason: reason)
    }
    let names = gates.map(\.name)
    if names != known, gates.count == nodes.count {
      let missing = known.filter { !names.contains($0) }
      report(
        missing.isEmpty
          ? "the gates are not the six of this format, each once and in order"
          : "the gates lack \(missing.joined(separator: ", "))", at: nodes.first)
    }
    return gates
  }

  private mutating func files(_ list: Node) -> [PacketFile]? {
    guard let nodes = list.sequence else {
      report("'files' is \(list.kindName), not a list", at: list)
      return nil
    }
    guard nodes.count <= PacketLimits.entries else {
      report("it lists more than \(PacketLimits.entries) files", at: list)
      return nil
    }
    var seen: [String: String] = [:]
    var total = 0
    return nodes.compactMap { node in
      guard let file = file(node) else { return nil }
      let (sum, overflow) = total.addingReportingOverflow(file.size)
      guard !overflow, sum <= PacketLimits.total else {
        report("the files come to more than \(PacketLimits.total) bytes", at: node["size"])
        return nil
      }
      total = sum
      if let other = seen.updateValue(file.path, forKey: PacketPath.folded(file.path)) {
        UnsafePacketPath.report(
          other == file.path
            ? "'\(file.path)' is listed twice"
            : "'\(file.path)' and '\(other)' are one file on some systems",
          at: node["path"]?.location, into: &findings)
        return nil
      }
      return file
    }
  }

  private mutating func file(_ node: Node) -> PacketFile? {
    guard let path = node["path"]?.string, let size = node["size"]?.integer,
      let hash = node["sha256"]?.string
    else {
      report("a file has no path, size or sha256", at: node)
      return nil
    }
    if let fault = PacketPath.fault(of: path) {
      UnsafePacketPath.report(
        "the path '\(path)' \(fault)", at: node["path"]?.location, into: &findings)
      return nil
    }
    guard (0...PacketLimits.file).contains(size) else {
      report(
        "'\(path)' says that it has \(size) bytes; at most \(PacketLimits.file) are taken",
        at: node["size"])
      return nil
    }
    guard hash.wholeMatch(of: /[0-9a-f]{64}/) != nil else {
      report("the sha256 of '\(path)' is none", at: node["sha256"])
      return nil
    }
    guard path != PacketPath.manifest, !path.hasPrefix("\(PacketPath.approvals)/") else {
      report("'\(path)' can't be listed: its bytes are not under the digest", at: node["path"])
      return nil
    }
    return PacketFile(path: path, size: size, sha256: hash)
  }

  private mutating func report(_ message: String, at node: Node?) {
    findings.report(
      InvalidPacket.about, message, at: node?.location, hint: InvalidPacket.about.cure)
  }
}
