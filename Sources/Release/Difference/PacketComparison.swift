import Diagnostics
import Documents

/// Two packets, and what is not the same in them.
struct PacketComparison {
  typealias Side = (folder: PacketFolder, read: ReadPacket)

  let old: Side
  let new: Side
  let showsPictures: Bool
  /// The values that changed, money first.
  let values: [ValueChange]
  /// The pictures that changed, in the order of their paths.
  let pictures: [PictureChange]
  /// How many pictures are the same files in both.
  let unchangedPictures: Int

  var hasChanges: Bool { old.read.digest != new.read.digest }

  init(old: Side, new: Side, disk: Disk, showsPictures: Bool) {
    self.old = old
    self.new = new
    self.showsPictures = showsPictures
    func document(_ name: String, _ side: Side) -> Node? {
      let file = side.folder.root
      guard let bytes = try? disk.read(name, inside: file, limit: PacketLimits.record) else {
        return nil
      }
      return JSONReader().read(bytes, file: name).root
    }
    var values = ValueComparison()
    values.compareCatalogs(
      document(PacketPath.catalog, old), document(PacketPath.catalog, new))
    values.compareTexts(document(PacketPath.texts, old), document(PacketPath.texts, new))
    values.compare(.text, Self.listingTexts(old, disk), Self.listingTexts(new, disk))
    values.compareSettings(
      document(PacketPath.settings, old), document(PacketPath.settings, new))
    values.comparePackets(old.read, new.read)
    self.values = values.changes
    let comparison = PictureComparison(
      old: old.folder, new: new.folder, disk: disk, makesPreviews: showsPictures)
    let (before, after) = (Self.pictures(old), Self.pictures(new))
    var changes: [PictureChange] = []
    for path in Set(before.keys).union(after.keys).sorted() where before[path] != after[path] {
      switch (before[path], after[path]) {
      case (nil, _): changes.append(comparison.lone(path, in: new.folder, .added))
      case (_, nil): changes.append(comparison.lone(path, in: old.folder, .removed))
      case (_?, _?): changes.append(comparison.compare(path))
      }
    }
    pictures = changes
    unchangedPictures = before.count { after[$0.key] == $0.value }
  }

  private static func pictures(_ side: Side) -> [String: String] {
    let files = side.read.packet.files.filter {
      $0.path.hasPrefix("fastlane/")
        && ["png", "jpg", "jpeg"].contains(Path($0.path).fileExtension)
    }
    return Dictionary(files.map { ($0.path, $0.sha256) }, uniquingKeysWith: { first, _ in first })
  }

  /// The texts of the listing itself, by their paths.
  private static func listingTexts(_ side: Side, _ disk: Disk) -> [String: String] {
    let files = side.read.packet.files.filter {
      $0.path.hasPrefix("fastlane/") && Path($0.path).fileExtension == "txt"
    }
    return Dictionary(
      files.map { file in
        let bytes = try? disk.read(
          file.path, inside: side.folder.root, limit: PacketLimits.approval)
        return (file.path, bytes.map { String(decoding: $0, as: UTF8.self) } ?? file.sha256)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// A packet as the report names it.
  func head(_ side: Side) -> JSONValue {
    [
      "path": .string(side.folder.label), "name": .string(side.read.packet.name),
      "version": .string(side.read.packet.version), "digest": .string(side.read.digest),
    ]
  }

  /// What changed, for people.
  var text: String {
    func title(_ side: Side) -> String {
      "\(side.read.packet.name) \(side.read.packet.version)  \(side.folder.label)  \(side.read.digest)\n"
    }
    var out = "old  \(title(old))new  \(title(new))"
    guard hasChanges else { return out + "\nthe packets are the same\n" }
    for area in ValueChange.Area.allCases {
      let own = values.filter { $0.area == area }
      if !own.isEmpty {
        out += "\n\(area.title)\n" + own.map { "  \($0.words)\n" }.joined()
      }
      // Pictures stand between the words on them and the app's settings.
      guard area == .text else { continue }
      if !pictures.isEmpty {
        out += "\nPictures (\(unchangedPictures) unchanged)\n"
        out += pictures.map { "  \($0.path): \($0.words)\n" }.joined()
      }
    }
    if values.isEmpty, pictures.isEmpty {
      out += "\nnothing but records: reports, notes, provenance\n"
    }
    return out
  }
}
