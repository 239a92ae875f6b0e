/// placeholder
enum Snapshot {
  static let fileName = "snapshot.json"
}
