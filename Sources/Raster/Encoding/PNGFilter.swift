/// The filters that PNG runs rows through before they are deflated.
enum PNGFilter: UInt8, Sendable {
  case none, sub, up
  // Average and Paeth, PNG's other two, cost more time than they save bytes on store pictures.

  /// Rows with the filter's number before each, every row by the filter among `filters` whose result
  /// has the least sum of magnitudes, which deflates best as a rule.
  ///
  /// The first of the rows is not looked at from the one above it, so that the result hangs on nothing
  /// but the rows.
  static func rows(
    _ range: Range<Int>, of picture: PNGSamples, filters: [PNGFilter]
  ) -> ContiguousArray<UInt8> {
    let length = picture.rowLength
    let blank = ContiguousArray<UInt8>(repeating: 0, count: length)
    var trial = blank
    let total = (length + 1) * range.count
    return unsafe ContiguousArray(unsafeUninitializedCapacity: total) { target, count in
      unsafe picture.samples.withUnsafeBufferPointer { source in
        unsafe blank.withUnsafeBufferPointer { blank in
          unsafe trial.withUnsafeMutableBufferPointer { trial in
            guard let source = source.baseAddress, let blank = blank.baseAddress,
              let trial = trial.baseAddress, let target = target.baseAddress
            else { return }
            for y in range {
              let isFirst = y == range.lowerBound
              let line = unsafe Line(
                row: source + y * length, above: isFirst ? blank : source + (y - 1) * length,
                length: length, step: picture.channels)
              unsafe line.write(
                best: isFirst ? filters.filter { $0 != .up } : filters, trial: trial,
                to: target + (y - range.lowerBound) * (length + 1))
            }
          }
        }
      }
      count = total
    }
  }
}

/// A row of samples and the one above it.
@safe private struct Line {
  let row: UnsafePointer<UInt8>
  let above: UnsafePointer<UInt8>
  let length: Int
  /// Bytes of a pixel.
  let step: Int

  func write(
    best filters: [PNGFilter], trial: UnsafeMutablePointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    if let only = filters.first, filters.count == 1 {
      unsafe target[0] = only.rawValue
      unsafe write(only, to: target + 1)
      return
    }
    var least = Int.max
    for filter in filters {
      unsafe write(filter, to: trial)
      let sum = unsafe magnitude(trial)
      guard sum < least else { continue }
      least = sum
      unsafe target[0] = filter.rawValue
      unsafe (target + 1).update(from: trial, count: length)
    }
  }

  private func magnitude(_ bytes: UnsafePointer<UInt8>) -> Int {
    var sum: UInt32 = 0
    for index in 0..<length {
      let byte = unsafe bytes[index]
      sum &+= UInt32(min(byte, 0 &- byte))
    }
    return Int(sum)
  }

  private func write(_ filter: PNGFilter, to target: UnsafeMutablePointer<UInt8>) {
    let first = min(step, length)
    switch filter {
    case .none: unsafe target.update(from: row, count: length)
    case .sub:
      for index in 0..<first { unsafe target[index] = row[index] }
      for index in first..<length { unsafe target[index] = row[index] &- row[index - step] }
    case .up:
      for index in 0..<length { unsafe target[index] = row[index] &- above[index] }
    }
  }
}
