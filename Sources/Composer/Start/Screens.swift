import Foundation

/// What captures show: those of one screen and kind of device together, in the order of a set.
struct Screens {
  /// A screen on one kind of device.
  struct Screen {
    let id: String
    let headline: String
    let family: CaptureFamily
    var captures: [FoundCapture]
    /// The number in its name, else a large one.
    var number: Int
  }

  private(set) var all: [Screen] = []

  init(_ captures: [FoundCapture]) {
    struct Key: Hashable {
      let id: String
      let family: CaptureFamily
    }
    var places: [Key: Int] = [:]
    for (capture, words) in Self.named(captures) {
      let id = Self.id(of: words)
      let key = Key(id: id, family: capture.family)
      let number = capture.name.number ?? Int.max
      if let place = places[key] {
        all[place].captures.append(capture)
        all[place].number = min(all[place].number, number)
      } else {
        places[key] = all.count
        all.append(
          Screen(
            id: id, headline: Self.headline(of: words), family: capture.family,
            captures: [capture], number: number))
      }
    }
    // What has no number keeps the order of its name, behind what has one.
    let ordered = all.enumerated().sorted { left, right in
      (left.element.number, left.element.id, left.element.family.rank, left.offset)
        < (right.element.number, right.element.id, right.element.family.rank, right.offset)
    }
    all = ordered.map(\.element)
  }

  /// The captures with the words of their names; those that only tell a moment are counted instead, in
  /// the order of time, anew in each folder.
  private static func named(_ captures: [FoundCapture]) -> [(FoundCapture, String)] {
    var counts: [String: Int] = [:]
    let inTime = captures.sorted {
      ($0.name.moment ?? "", $0.path) < ($1.name.moment ?? "", $1.path)
    }
    return inTime.map { capture in
      if let words = capture.name.words, !slug(words).isEmpty { return (capture, words) }
      let folder = "\(capture.locale?.text ?? "")/\(capture.family.name)"
      counts[folder, default: 0] += 1
      let number = capture.name.number ?? counts[folder] ?? 1
      return (capture, "Screen \(number)")
    }
  }

  private static func id(of words: String) -> String {
    let id = String(slug(words).prefix(48))
    return id.hasSuffix("-") ? String(id.dropLast()) : id
  }

  /// The words as an id: ASCII letters and digits, joined by hyphens.
  private static func slug(_ words: String) -> String {
    let plain = words.decomposedStringWithCanonicalMapping.lowercased()
    let kept = plain.unicodeScalars.filter { $0.isASCII || $0 == " " }
    return String(String.UnicodeScalarView(kept)).split { !$0.isLetter && !$0.isNumber }
      .joined(separator: "-")
  }

  /// The first words, as many as a headline has room for at any size.
  private static func headline(of words: String) -> String {
    var line = ""
    for word in words.split(separator: " ") {
      if line.isEmpty {
        line = String(word.prefix(Self.room))
      } else if line.count + word.count < Self.room {
        line += " \(word)"
      } else {
        break
      }
    }
    return line.prefix(1).uppercased() + line.dropFirst()
  }

  private static let room = 15
}
