import Diagnostics
import Documents

/// A packet that lies in a folder to be looked at: its own, or one that a tar was unpacked into.
struct PacketFolder: Sendable {
  /// The folder on disk.
  let root: Path
  /// What the packet is called in findings.
  let label: String
  /// A folder to be thrown away when nobody looks any more.
  let scratch: Path?
  /// Whether it came as a tar.
  var isTar: Bool { scratch != nil }

  /// A file of it as findings name it.
  func place(_ path: String) -> Location { Location(file: Path(label).appending(path).string) }

  /// Findings about the folder on disk, told of the packet.
  func told(_ findings: Findings) -> Findings {
    let relocation = Relocation([(root.string, label)])
    var told = Findings()
    for finding in findings.all { told.add(finding.rewritten(relocation.text)) }
    return told
  }

  /// Opens a packet: a folder with packet.json, or a tar of one, unpacked below `temporary`.
  ///
  /// - Returns: The folder; nil, with findings, where there is none to be looked at.
  static func open(
    _ path: Path, on disk: Disk, temporary: Path, into findings: inout Findings
  ) -> PacketFolder? {
    let isFolder = ReleaseBlock.isFolder(path, in: disk)
    if !isFolder, disk.kind(of: path) != nil {
      return PacketTar(path, on: disk).unpack(below: temporary, into: &findings)
    }
    guard isFolder, disk.kind(of: path.appending(PacketPath.manifest)) != nil else {
      let what = isFolder ? "'\(path)' holds no packet.json" : "there is no '\(path)'"
      findings.report(
        MissingPacket.about, what, at: Location(file: path.string), hint: MissingPacket.about.cure)
      return nil
    }
    // The folder itself may be reached by a link, as any path may; nothing in it may be one.
    return PacketFolder(root: disk.resolved(path), label: path.normalized.string, scratch: nil)
  }
}
