import Diagnostics
import Documents
import Geometry
import Raster

/// A picture that is not the same in two packets.
struct PictureChange: Sendable {
  /// What became of it.
  enum Kind: Sendable, Hashable {
    case added
    case removed
    /// It has another size.
    case resized(from: PixelSize, to: PixelSize)
    /// It was measured; another file may show the very same.
    case changed(PictureMeasure)
    /// One of the two can't be decoded.
    case unreadable(String)
  }

  let path: String
  let kind: Kind
  /// Small pictures for a page: before, after, and where they differ.
  var previews: [Preview] = []

  struct Preview: Sendable {
    let name: String
    let size: PixelSize
    let png: [UInt8]
  }

  /// What changed, for people.
  var words: String {
    switch kind {
    case .added: "new"
    case .removed: "gone"
    case .resized(let from, let to): "\(from) → \(to)"
    case .changed(let measure): measure.words
    case .unreadable(let reason): "can't be compared: \(reason)"
    }
  }

  var json: JSONValue {
    let head: JSONValue = ["path": .string(path), "change": .string(name)]
    switch kind {
    case .added, .removed: return head
    case .resized(let from, let to):
      return head.adding("before", .string(from.description))
        .adding("after", .string(to.description))
    case .unreadable(let reason): return head.adding("reason", .string(reason))
    case .changed(let measure):
      return head.adding("share", .decimal(measure.share, 6))
        .adding("meanDeltaE", .decimal(measure.mean, 3))
        .adding("greatestDeltaE", .decimal(measure.greatest, 3))
        .adding("box", measure.box?.json ?? .null)
    }
  }

  private var name: String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .resized: "resized"
    case .changed: "changed"
    case .unreadable: "unreadable"
    }
  }
}

extension PictureMeasure {
  /// The measure for people: `3.2 % differ, mean ΔE 1.41, in 400×80 at 12,90`.
  var words: String {
    guard let box else {
      return "another file, nothing to be seen (greatest ΔE \(Self.text(greatest, 2)))"
    }
    return
      "\(Self.text(share * 100, share < 0.001 ? 3 : 1)) % differ, mean ΔE \(Self.text(mean, 2)), greatest \(Self.text(greatest, 1)), within \(box.width)×\(box.height) at \(box.x),\(box.y)"
  }

  /// A number with some decimals.
  static func text(_ value: Double, _ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((value * Double(scale)).rounded())
    guard decimals > 0 else { return String(whole) }
    let rest = String(whole % scale)
    return "\(whole / scale)." + String(repeating: "0", count: decimals - rest.count) + rest
  }
}

extension PictureMeasure.Box {
  var json: JSONValue {
    [
      "x": .integer(x), "y": .integer(y), "width": .integer(width), "height": .integer(height),
    ]
  }
}

extension JSONValue {
  /// A number with some decimals, the same digits on every machine.
  fileprivate static func decimal(_ value: Double, _ decimals: Int) -> JSONValue {
    .number(PictureMeasure.text(value, decimals))
  }
}
