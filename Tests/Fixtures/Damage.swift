extension Collection where Element == UInt8 {
  /// The bytes with one to four random changes: a byte replaced, a stretch cut, doubled or moved, a
  /// piece put in, the end cut off.
  package func damaged(
    with pieces: [String], using random: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = Array(self)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = Swift.min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where start < bytes.count: bytes[start] = .random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 3: bytes.removeLast(bytes.count - start)
      default:
        bytes.insert(
          contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: start)
      }
    }
    return bytes
  }
}
