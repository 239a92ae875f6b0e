extension Character {
  /// The cells that the character takes on a terminal, near enough for a caret or a column: two for
  /// East Asian wide forms and emoji, none for what only joins or marks, one for the rest.
  public var terminalWidth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x200B...0x200F, 0x2060, 0xFEFF: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension String {
  /// The cells that the text takes on a terminal.
  public var terminalWidth: Int { map(\.terminalWidth).reduce(0, +) }

  /// The text with spaces after it, up to a width in terminal cells.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - terminalWidth))
  }
}
