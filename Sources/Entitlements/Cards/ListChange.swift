/// A change of an optimistic list.
public enum ListChange<Entry: ListEntry>: Sendable {
  /// Turns an entry's completion over.
  case toggle(Entry.ID)
  /// Puts an entry in the place of the one with its id.
  case edit(Entry)
  /// Takes entries out.
  case delete(Set<Entry.ID>)
  /// Moves an entry to an index, counted without it.
  case move(Entry.ID, to: Int)
  /// Takes out all that are completed at the moment of asking.
  case clearCompleted
}

extension ListChange {
  /// The change with what it means now spelt out; nil where it has nothing to change.
  ///
  /// Clearing means the entries that are completed when it is asked for: one that an earlier change
  /// had completed goes even where that change fails later, for the server was asked to delete it.
  func resolved(in entries: [Entry]) -> ListChange? {
    switch self {
    case .toggle(let id), .move(let id, _): entries.contains { $0.id == id } ? self : nil
    case .edit(let entry): entries.contains { $0.id == entry.id } ? self : nil
    case .delete(let ids): entries.contains { ids.contains($0.id) } ? self : nil
    case .clearCompleted:
      entries.contains(where: \.isCompleted)
        ? .delete(Set(entries.filter(\.isCompleted).map(\.id))) : nil
    }
  }

  /// The list after the change; an entry that is gone is passed over.
  func applied(to entries: [Entry]) -> [Entry] {
    var entries = entries
    switch self {
    case .toggle(let id):
      for index in entries.indices where entries[index].id == id {
        entries[index].isCompleted.toggle()
      }
    case .edit(let entry):
      for index in entries.indices where entries[index].id == entry.id { entries[index] = entry }
    case .delete(let ids): entries.removeAll { ids.contains($0.id) }
    case .move(let id, let target):
      guard let index = entries.firstIndex(where: { $0.id == id }) else { break }
      let entry = entries.remove(at: index)
      entries.insert(entry, at: min(max(target, 0), entries.count))
    case .clearCompleted: entries.removeAll(where: \.isCompleted)
    }
    return entries
  }
}
