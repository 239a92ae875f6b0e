internal import Diagnostics
internal import Documents

/// Finds the places of faults within the text of one event.
///
/// Decoding keeps no places, since nearly all events are sound; the text of the others is read
/// again.
struct EventLocator {
  private let file: String
  private let text: EventText

  init(file: String, text: EventText) {
    self.file = file
    self.text = text
  }

  /// Where the event starts.
  var start: Location { Location(file: file, start: text.start) }

  /// What is wrong with the writing, and where.
  var fault: (message: String, location: Location)? {
    let document = JSONReader().read(text.bytes, file: file)
    return document.faults.first.map { ($0.message, shifted($0.location)) }
  }

  /// Where a field's value stands: its names with dots between; where it is absent, where the event
  /// starts.
  func place(of field: String) -> Location {
    var node = JSONReader().read(text.bytes, file: file).root
    for name in field.split(separator: ".") { node = node?[String(name)] }
    return node.map { shifted($0.location) } ?? start
  }

  private func shifted(_ location: Location) -> Location {
    Location(
      file: file, start: location.start.map(shifted), end: location.end.map(shifted))
  }

  private func shifted(_ place: Place) -> Place {
    Place(
      line: place.line + text.start.line - 1,
      column: place.line == 1 ? place.column + text.start.column - 1 : place.column)
  }
}
