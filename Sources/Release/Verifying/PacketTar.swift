import Diagnostics
import Documents

/// A packet in a tar, which is hostile until every entry was looked at.
struct PacketTar {
  private let path: Path
  private let disk: Disk
  private var seen: Set<String> = []
  private var total = 0

  init(_ path: Path, on disk: Disk) {
    self.path = path
    self.disk = disk
  }

  /// Unpacks the tar's plain files into a fresh folder that nobody else can open.
  ///
  /// - Returns: The packet in it; nil, with findings and nothing left behind, where one entry is unfit.
  consuming func unpack(below temporary: Path, into findings: inout Findings) -> PacketFolder? {
    let label = path.normalized.string
    let scratch: Path
    do throws(FileTrouble) { scratch = try disk.makeDraft(in: temporary) } catch {
      findings.report(
        UnreadableTar.about, "the tar can't be unpacked: \(error)", at: Location(file: label),
        hint: "make room in '\(temporary)', or name another folder by TMPDIR")
      return nil
    }
    var faults = Findings()
    do throws(TarTrouble) {
      try unpack(into: scratch, &faults)
    } catch {
      faults.report(
        UnreadableTar.about, error.description, at: Location(file: label),
        hint: UnreadableTar.about.cure)
    }
    if !faults.hasErrors, let root = root(in: scratch) {
      return PacketFolder(root: disk.resolved(root), label: label, scratch: scratch)
    }
    if !faults.hasErrors {
      faults.report(
        MissingPacket.about, "the tar holds no packet.json", at: Location(file: label),
        hint: MissingPacket.about.cure)
    }
    disk.discard(scratch)
    findings.add(faults)
    return nil
  }

  private mutating func unpack(
    into scratch: Path, _ findings: inout Findings
  ) throws(TarTrouble) {
    var reader = try TarReader.open(path, on: disk)
    var count = 0
    while let entry = try reader.next() {
      count += 1
      guard count <= PacketLimits.entries else {
        return large("more than \(PacketLimits.entries) entries", &findings)
      }
      guard let name = name(of: entry, &findings), entry.kind == .file else { continue }
      let (sum, overflow) = total.addingReportingOverflow(entry.size)
      guard entry.size <= PacketLimits.file, !overflow, sum <= PacketLimits.total else {
        return large("'\(entry.name)' with \(entry.size) bytes", &findings)
      }
      total = sum
      guard try reader.save(to: scratch.appending(name), on: disk, limit: entry.size) else {
        return large("'\(entry.name)' with more bytes than it says", &findings)
      }
    }
  }

  private func large(_ what: String, _ findings: inout Findings) {
    findings.report(
      LargePacket.about, "the tar holds \(what)", at: Location(file: path.normalized.string),
      hint: LargePacket.about.cure)
  }

  /// The name under which an entry may be written; nil, with a finding, where it may not.
  private mutating func name(of entry: TarEntry, _ findings: inout Findings) -> String? {
    var name = Substring(entry.name)
    while name.hasPrefix("./") { name = name.dropFirst(2) }
    if entry.kind == .folder, name.hasSuffix("/") { name = name.dropLast() }
    // A tar of the present folder starts with that folder itself.
    if entry.kind == .folder, ["", "."].contains(name) { return nil }
    let what: String? =
      switch entry.kind {
      case .file, .folder: PacketPath.fault(of: String(name)).map { "whose name \($0)" }
      case .link: "that is a symbolic link"
      case .hardLink: "that is a second name of another entry"
      case .special: "that is no file"
      case .sparse: "that is a sparse file"
      }
    if let what {
      UnsafeTar.report(
        "the tar holds '\(entry.name)', \(what)", in: path.normalized.string, into: &findings)
      return nil
    }
    guard entry.kind == .file else { return nil }
    guard seen.insert(PacketPath.folded(String(name))).inserted else {
      UnsafeTar.report(
        "the tar holds '\(entry.name)' twice, or in other letters", in: path.normalized.string,
        into: &findings)
      return nil
    }
    return String(name)
  }

  /// Where the packet lies in what was unpacked: at its top, or in the one folder that is there.
  private func root(in scratch: Path) -> Path? {
    func holds(_ folder: Path) -> Bool {
      disk.kind(of: folder.appending(PacketPath.manifest)) == .file
    }
    if holds(scratch) { return scratch }
    let names = (try? disk.names(in: scratch)) ?? []
    guard names.count == 1, let name = names.first else { return nil }
    return holds(scratch.appending(name)) ? scratch.appending(name) : nil
  }
}
