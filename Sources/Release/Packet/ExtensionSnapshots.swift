import Diagnostics
import Documents
import Extensions

/// The extension packages of a release, each under its digest.
struct ExtensionSnapshots {
  let packages: [ReleaseBlock.Item<Path>]
  let disk: Disk

  /// Takes the snapshots into a store of their own, and puts their files into a packet.
  ///
  /// A package whose dependency comes later in the list is tried again when that is there.
  func add(
    to draft: inout PacketDraft, by store: Path, into findings: inout Findings
  ) throws(FileTrouble) {
    let shelf = SnapshotStore(at: store, in: disk)
    var waiting = packages
    while !waiting.isEmpty {
      var left: [ReleaseBlock.Item<Path>] = []
      var faults = Findings()
      for package in waiting {
        let result = try shelf.snapshot(package.value)
        guard result.digest == nil else { continue }
        left.append(package)
        faults.add(result.findings)
      }
      guard left.count < waiting.count else {
        findings.add(faults)
        return
      }
      waiting = left
    }
    let found = FolderFiles(below: store, of: disk, hidden: true)
    for path in found.files {
      let bytes = try disk.read(path, inside: store, limit: PacketDraft.fileLimit)
      try draft.add("\(PacketPath.extensions)/\(path)", bytes)
    }
  }
}
