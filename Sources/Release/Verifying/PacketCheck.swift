import Diagnostics
import Documents
import Extensions
import Listing

/// Holds a packet against what it says of itself.
struct PacketCheck {
  let folder: PacketFolder
  let disk: Disk
  private(set) var findings = Findings()
  /// What packet.json says; nil where it can't be relied on.
  private(set) var read: ReadPacket?
  /// The approvals of this very packet.
  private(set) var approvals: [Approval] = []
  /// Signatures that lie beside the approvals, by their names; whoever signed tells how to check them.
  private(set) var signatures: [String] = []

  init(_ folder: PacketFolder, on disk: Disk) {
    self.folder = folder
    self.disk = disk
  }

  /// Whether nothing is wrong so far.
  var isWhole: Bool { read != nil && !findings.hasErrors }

  /// Hashes every file anew, and tells each that is not what packet.json lists.
  mutating func checkFiles() {
    guard let bytes = bytes(of: PacketPath.manifest, limit: PacketLimits.record) else { return }
    read = ReadPacket.read(
      bytes, file: folder.place(PacketPath.manifest).file, into: &findings)
    let found = FolderFiles(below: folder.root, of: disk, hidden: true)
    report(found)
    guard let read else { return }
    compare(read.packet.files, with: found.files)
    checkSums(read.packet)
    readApprovals(found.files, of: read.digest)
  }

  /// Checks what the files hold: the pictures by the stores' rules, and the snapshots by their digests.
  mutating func checkContents() async {
    guard let read, !findings.hasErrors else { return }
    let paths = read.packet.files.map(\.path)
    if paths.contains(where: { $0.hasPrefix("fastlane/") }) {
      let listing = await ListingCheck.run(
        ListingRequest(paths: [folder.root.appending("fastlane")]), in: disk)
      findings.add(folder.told(listing.findings))
      if !listing.pictures.isEmpty,
        !paths.contains(PacketPath.rasters) || !paths.contains(PacketPath.provenance)
      {
        report(MissingPacketProvenance.about, "the packet does not say what its pictures show", "")
      }
    }
    let snapshots = Set(
      paths.filter { $0.hasPrefix("\(PacketPath.extensions)/") }
        .map { $0.split(separator: "/")[1] })
    for snapshot in snapshots.sorted() {
      let place = folder.root.appending("\(PacketPath.extensions)/\(snapshot)")
      let result = SnapshotStore.verify(place, in: disk)
      findings.add(folder.told(result.findings))
    }
  }

  // MARK: Files

  private mutating func compare(_ listed: [PacketFile], with found: [String]) {
    let there = Set(found.map(ExactText.init))
    let known = Set(listed.map { ExactText($0.path) })
    let extra = found.filter {
      $0 != PacketPath.manifest && !known.contains(ExactText($0)) && !PacketPath.isApproval($0)
    }
    for file in listed where there.contains(ExactText(file.path)) { compare(file) }
    // What a link or a FIFO took the place of is told as that.
    let missing = listed.filter {
      !there.contains(ExactText($0.path)) && disk.kind(of: folder.root.appending($0.path)) == nil
    }
    var twins = twins(of: missing, among: extra)
    var renamed: Set<String> = []
    for file in missing {
      guard let twin = twins[file.sha256]?.popLast() else {
        report(MissingPacketFile.about, "'\(file.path)' is missing", file.path)
        continue
      }
      renamed.insert(twin)
      report(RenamedPacketFile.about, "'\(file.path)' lies there as '\(twin)'", twin)
    }
    let left = extra.filter { !renamed.contains($0) }
    for path in left.prefix(PacketLimits.told) {
      report(ExtraPacketFile.about, "the packet does not list '\(path)'", path)
    }
    if left.count > PacketLimits.told {
      report(
        ExtraPacketFile.about, "and \(left.count - PacketLimits.told) more files are not listed", ""
      )
    }
  }

  /// The files that could be missing ones under other names, by their hashes; each is hashed once.
  private func twins(of missing: [PacketFile], among extra: [String]) -> [String: [String]] {
    let sizes = Set(missing.map(\.size))
    guard !sizes.isEmpty else { return [:] }
    var twins: [String: [String]] = [:]
    for path in extra.reversed() {
      guard let size = try? disk.size(of: path, inside: folder.root), sizes.contains(size),
        let hash = try? hash(of: path)
      else { continue }
      twins[hash, default: []].append(path)
    }
    return twins
  }

  private mutating func compare(_ file: PacketFile) {
    do throws(FileTrouble) {
      let size = try disk.size(of: file.path, inside: folder.root)
      guard size == file.size else {
        report(
          ChangedPacketFile.about,
          "'\(file.path)' has \(size) bytes; the packet lists \(file.size)", file.path)
        return
      }
      let hash = try self.hash(of: file.path)
      guard hash != file.sha256 else { return }
      report(
        ChangedPacketFile.about, "'\(file.path)' is not the file that the packet lists", file.path)
    } catch {
      report(UnreadablePacketFile.about, "'\(file.path)' can't be read: \(error)", file.path)
    }
  }

  private func hash(of path: String) throws(FileTrouble) -> String {
    var hash = RunningSHA256()
    try disk.stream(path, inside: folder.root) { piece in
      hash.add(piece)
      return true
    }
    return hash.hex()
  }

  private mutating func report(_ found: FolderFiles) {
    for path in found.links.prefix(PacketLimits.told) {
      report(LinkedPacketFile.about, "'\(path)' is a symbolic link", path)
    }
    for path in found.specials.prefix(PacketLimits.told) {
      report(SpecialPacketFile.about, "'\(path)' is no file", path)
    }
    for (path, trouble) in found.troubles {
      report(UnreadablePacketFile.about, "'\(path)' can't be listed: \(trouble)", path)
    }
    if found.isCut {
      report(LargePacket.about, "the packet holds more than \(PacketLimits.entries) names", "")
    }
  }

  private mutating func checkSums(_ packet: Packet) {
    guard packet.files.contains(where: { $0.path == PacketPath.sums }) else { return }
    guard let bytes = bytes(of: PacketPath.sums, limit: PacketLimits.record) else { return }
    let sums = packet.files.filter { $0.path != PacketPath.sums }.sums
    guard !bytes.elementsEqual(sums.utf8) else { return }
    report(
      InvalidPacket.about, "\(PacketPath.sums) lists other hashes than packet.json",
      PacketPath.sums)
  }

  // MARK: Approvals

  private mutating func readApprovals(_ found: [String], of digest: String) {
    for path in found where PacketPath.isApproval(path) {
      guard path.hasSuffix(".json") else {
        signatures.append(path)
        continue
      }
      guard let bytes = bytes(of: path, limit: PacketLimits.approval),
        let approval = Approval(bytes, file: folder.place(path).file, into: &findings)
      else { continue }
      guard approval.packet == digest else {
        findings.report(
          ForeignApproval.about,
          "\(approval.by) approved \(approval.packet); this packet is \(digest)",
          at: folder.place(path), hint: ForeignApproval.about.cure)
        continue
      }
      approvals.append(approval)
    }
  }

  private mutating func bytes(of path: String, limit: Int) -> [UInt8]? {
    do throws(FileTrouble) {
      return try disk.read(path, inside: folder.root, limit: limit)
    } catch {
      switch error {
      // A link and a FIFO are told with the others.
      case .wrongKind(_, .link), .wrongKind(_, .special): break
      case .missing, .wrongKind, .tooLarge, .changed, .refused:
        report(UnreadablePacketFile.about, "'\(path)' can't be read: \(error)", path)
      }
      return nil
    }
  }

  private mutating func report(_ rule: RuleDescription, _ message: String, _ path: String) {
    findings.report(
      rule, message, at: path.isEmpty ? Location(file: folder.label) : folder.place(path),
      hint: rule.cure, details: path.isEmpty ? [:] : ["path": .string(path)])
  }
}
