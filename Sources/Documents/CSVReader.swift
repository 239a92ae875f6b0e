package import Diagnostics

/// Reads comma-separated values (RFC 4180) and keeps the place of every cell.
///
/// Cells may be quoted and then hold commas, doubled quotes and line ends; rows end at LF, CR LF or
/// CR; a semicolon separates where the first row has no comma, as spreadsheets of many locales write.
package struct CSVReader {
  private let source: SourceText
  private let separator: UInt8

  /// A cell and where it stands.
  package struct Cell: Sendable {
    package let text: String
    package let location: Location
  }

  /// The rows of a file, and what is wrong with its writing.
  package struct Table: Sendable {
    package var rows: [[Cell]] = []
    package var faults: [DocumentFault] = []
  }

  /// A reader of a text.
  package init(source: SourceText) {
    self.source = source
    let first = source.bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let comma = UInt8(ascii: ",")
    separator =
      first.contains(comma) || !first.contains(UInt8(ascii: ";")) ? comma : UInt8(ascii: ";")
  }

  /// Reads all rows.
  package func read() -> Table {
    var table = Table()
    var row: [Cell] = []
    var offset = 0
    let bytes = source.bytes
    while offset < bytes.count {
      let start = offset
      let text: [UInt8]
      if bytes[offset] == UInt8(ascii: "\"") {
        text = quoted(from: &offset, faults: &table.faults)
      } else {
        text = plain(from: &offset)
      }
      row.append(
        Cell(text: String(decoding: text, as: UTF8.self), location: source.location(start..<offset))
      )
      if offset < bytes.count, bytes[offset] == separator {
        offset += 1
        // A separator at the very end opens one more, empty cell.
        if offset == bytes.count {
          row.append(Cell(text: "", location: source.location(at: offset)))
        }
        continue
      }
      if offset < bytes.count { offset += isCRLF(offset) ? 2 : 1 }
      table.rows.append(row)
      row = []
    }
    if !row.isEmpty { table.rows.append(row) }
    return table
  }

  private func isCRLF(_ offset: Int) -> Bool {
    source.bytes[offset] == 0x0D && offset + 1 < source.bytes.count
      && source.bytes[offset + 1] == 0x0A
  }

  private func plain(from offset: inout Int) -> [UInt8] {
    let start = offset
    while offset < source.bytes.count, !ends(source.bytes[offset]) { offset += 1 }
    return Array(source.bytes[start..<offset])
  }

  private func ends(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }

  private func quoted(from offset: inout Int, faults: inout [DocumentFault]) -> [UInt8] {
    let start = offset
    let quote = UInt8(ascii: "\"")
    var text: [UInt8] = []
    offset += 1
    while offset < source.bytes.count {
      let byte = source.bytes[offset]
      offset += 1
      guard byte == quote else {
        text.append(byte)
        continue
      }
      if offset < source.bytes.count, source.bytes[offset] == quote {
        text.append(quote)
        offset += 1
        continue
      }
      let rest = plain(from: &offset)
      if !rest.isEmpty {
        faults.append(
          DocumentFault(
            .syntax, "text follows the closing quote of a cell", at: source.location(at: offset),
            hint: "double the quotes inside of a cell"))
      }
      return text + rest
    }
    faults.append(
      DocumentFault(.syntax, "the quote that opens here has no end", at: source.location(at: start))
    )
    return text
  }
}
