/// The known word that somebody probably meant.
///
/// - Returns: The candidate with the fewest single-letter changes (insert, delete, replace, swap of
///   neighbours), letters compared without case; nil where more than a third of the word would change.
public func nearestMatch(to word: String, in candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased().prefix(128))
  let limit = max(1, wanted.count / 3)
  let scored = candidates.map {
    (candidate: $0, distance: edits(wanted, Array($0.lowercased().prefix(128))))
  }
  return scored.filter { $0.distance <= max(limit, 2) && $0.distance < max(wanted.count, 2) }
    .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?.candidate
}

/// The optimal string alignment distance.
private func edits(_ left: [Character], _ right: [Character]) -> Int {
  var before = [Int](repeating: 0, count: right.count + 1)
  var above = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1] + [Int](repeating: 0, count: right.count)
    for (column, other) in right.enumerated() {
      let change = above[column] + (letter == other ? 0 : 1)
      current[column + 1] = min(above[column + 1] + 1, current[column] + 1, change)
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        current[column + 1] = min(current[column + 1], before[column - 1] + 1)
      }
    }
    (before, above) = (above, current)
  }
  return above[right.count]
}
