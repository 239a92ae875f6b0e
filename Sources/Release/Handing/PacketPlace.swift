import Diagnostics
import Documents

/// Where a packet goes.
struct PacketPlace {
  let path: Path
  private let out: Path
  private let disk: Disk

  init(_ path: Path, beside out: Path, on disk: Disk) {
    self.path = path.normalized
    self.out = out
    self.disk = disk
  }

  /// What became of a packet.
  struct Placed {
    let path: Path
    let made: PacketMaker.Made
    /// Whether the packet that lay there before was the very same.
    let isSame: Bool
    /// How many approvals the packet before had, which do not hold for another one.
    let voidApprovals: Int
  }

  /// Keeps other releases out until the lock is dropped; nil, with a finding, where the place can't be
  /// had.
  func take(into answer: inout ReleaseAnswer) -> FolderLock? {
    var findings = Findings()
    defer { answer.add(findings) }
    if let reason = obstacle {
      findings.report(
        TakenPacketPlace.about, "'\(path)' \(reason)", at: Location(file: path.string),
        hint: TakenPacketPlace.about.cure)
      return nil
    }
    if let tar = answer.request.tar, holds(tar) {
      findings.report(
        TakenPacketPlace.about, "'\(tar)' lies in the packet, of which it is to be the tar",
        at: Location(file: tar.string), hint: "name a file outside of '\(path)'")
      return nil
    }
    do throws(FileTrouble) {
      return try disk.lock(path)
    } catch {
      answer.isUnusable = true
      let isBusy = error == .refused(path, reason: FolderLock.busy)
      let rule = isBusy ? BusyRelease.about : UnwritablePacket.about
      findings.report(
        rule, "the packet can't be written: \(error)", at: Location(file: path.string),
        hint: rule.cure)
      return nil
    }
  }

  /// What stands against putting a packet there; nil where nothing does.
  private var obstacle: String? {
    let place = disk.resolved(path).string + "/"
    let pictures = disk.resolved(out).string + "/"
    if pictures.hasPrefix(place) { return "holds the output folder" }
    if place.hasPrefix(pictures + "fastlane/") {
      return "lies in the stores' folders, which go into the packet"
    }
    switch disk.kind(of: path) {
    case nil: return nil
    case .file: return "is a file"
    case .link, .special: return "is no folder"
    case .folder:
      let names = (try? disk.names(in: path)) ?? [""]
      return names.isEmpty || isPacket ? nil : "is a folder that holds no packet"
    }
  }

  /// Whether a path leads into the packet, which holds nothing but what it lists.
  func holds(_ other: Path) -> Bool {
    disk.resolved(other).string.hasPrefix(disk.resolved(path).string + "/")
  }

  /// Whether a packet of ours lies there, whole or not.
  var isPacket: Bool {
    guard
      let bytes = try? disk.read(
        PacketPath.manifest, inside: disk.resolved(path), limit: PacketLimits.record)
    else { return false }
    return JSONReader().read(bytes, file: "").root?["schema"]?.string == Packet.schema
  }

  /// Takes the folder away again where nothing came to lie in it.
  func tidy() { disk.removeEmptyFolder(path) }

  /// Fills a draft beside the place and moves it there in one step.
  func fill(
    by maker: PacketMaker, into findings: inout Findings
  ) throws(FileTrouble) -> Placed? {
    let draft = try disk.makeDraft(in: path.parent)
    defer { disk.discard(draft) }
    let folder = draft.appending("packet")
    guard
      let made = try maker.make(
        in: folder, snapshots: draft.appending("snapshots"), into: &findings)
    else { return nil }
    let before = try? disk.read(
      PacketPath.manifest, inside: disk.resolved(path), limit: PacketLimits.record)
    let isSame = before.map { $0.elementsEqual(made.manifest.utf8) } ?? false
    let approvals = approvals
    if isSame {
      for name in approvals {
        let file = "\(PacketPath.approvals)/\(name)"
        try disk.write(
          try disk.read(file, inside: disk.resolved(path), limit: PacketLimits.approval),
          to: folder.appending(file))
      }
    }
    try disk.place(folder, as: path)
    return Placed(
      path: path, made: made, isSame: isSame, voidApprovals: isSame ? 0 : approvals.count)
  }

  /// The approvals and signatures of the packet that lies there.
  private var approvals: [String] {
    let folder = disk.resolved(path).appending(PacketPath.approvals)
    let names = (try? disk.names(in: folder)) ?? []
    return names.filter {
      PacketPath.isApproval("\(PacketPath.approvals)/\($0)")
        && disk.kind(of: folder.appending($0)) == .file
    }
  }

  /// What a tar of a packet holds, in the order of the names' bytes.
  func members(of placed: Placed) throws(FileTrouble) -> [TarMember] {
    var paths = placed.made.files.map(\.path) + [PacketPath.manifest]
    paths += approvals.map { "\(PacketPath.approvals)/\($0)" }
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let root = disk.resolved(path)
    var members: [TarMember] = []
    for file in paths {
      members.append(
        TarMember(
          "packet/\(file)", from: root.appending(file),
          size: try disk.size(of: file, inside: root)))
    }
    return members
  }
}
