extension WrittenScript {
  /// The script that a character belongs to; nil for one that no script of the stores' locales has.
  package static func of(_ scalar: Unicode.Scalar) -> WrittenScript? {
    if scalar.properties.isEmojiPresentation { return all.first { $0.name == "Emoji" } }
    return all.first { script in
      blocks[script.name]?.contains { $0.contains(scalar.value) } ?? false
    }
  }

  /// What to install so that characters which no font has can be set; nil where no package is known for
  /// any of them.
  package static func remedy(for scalars: [Unicode.Scalar]) -> String? {
    let scripts = scalars.compactMap(of)
    guard !scripts.isEmpty else { return nil }
    func list(_ names: [String]) -> String {
      Set(names).sorted().map { "'\($0)'" }.joined(separator: " and ")
    }
    let debian = list(scripts.map(\.debian))
    let homebrew = list(scripts.map(\.homebrew))
    return "install \(debian) on Debian, \(homebrew) from Homebrew"
  }

  /// The blocks of each script's letters (Unicode 17, Blocks.txt).
  ///
  /// The Han characters of all languages are in the same packages.
  private static let blocks: [String: [ClosedRange<UInt32>]] = [
    "Latin": [0x0020...0x024F, 0x2000...0x206F],
    "Latin with many accents": [0x1E00...0x1EFF],
    "Greek": [0x0370...0x03FF, 0x1F00...0x1FFF],
    "Cyrillic": [0x0400...0x052F],
    "Armenian": [0x0530...0x058F],
    "Hebrew": [0x0590...0x05FF, 0xFB1D...0xFB4F],
    "Arabic": [
      0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF,
    ],
    "Devanagari": [0x0900...0x097F],
    "Bengali": [0x0980...0x09FF],
    "Gurmukhi": [0x0A00...0x0A7F],
    "Gujarati": [0x0A80...0x0AFF],
    "Odia": [0x0B00...0x0B7F],
    "Tamil": [0x0B80...0x0BFF],
    "Telugu": [0x0C00...0x0C7F],
    "Kannada": [0x0C80...0x0CFF],
    "Malayalam": [0x0D00...0x0D7F],
    "Sinhala": [0x0D80...0x0DFF],
    "Thai": [0x0E00...0x0E7F],
    "Lao": [0x0E80...0x0EFF],
    "Myanmar": [0x1000...0x109F],
    "Georgian": [0x10A0...0x10FF, 0x1C90...0x1CBF],
    "Ethiopic": [0x1200...0x139F],
    "Khmer": [0x1780...0x17FF],
    "Japanese": [0x3040...0x30FF, 0x31F0...0x31FF],
    "Korean": [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF],
    "Chinese, simplified": [
      0x2E80...0x2FDF, 0x3000...0x303F, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
      0x20000...0x323AF,
    ],
  ]
}
