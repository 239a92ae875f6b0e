/// The filters that PNG runs rows through before they are deflated.
package enum PNGFilter: UInt8, Sendable, CaseIterable {
  case none, sub, up, average, paeth

  /// Rows with the filter's number before each, every row by the filter among `filters` whose result
  /// has the least sum of magnitudes, which deflates best as a rule.
  package static func rows(
    of samples: ContiguousArray<UInt8>, width: Int, channels: Int, filters: [PNGFilter]
  ) -> ContiguousArray<UInt8> {
    let length = width * channels
    guard length > 0 else { return [] }
    let height = samples.count / length
    let above = ContiguousArray<UInt8>(repeating: 0, count: length)
    var trial = ContiguousArray<UInt8>(repeating: 0, count: length)
    return unsafe ContiguousArray(unsafeUninitializedCapacity: (length + 1) * height) {
      target, count in
      unsafe samples.withUnsafeBufferPointer { source in
        unsafe above.withUnsafeBufferPointer { blank in
          unsafe trial.withUnsafeMutableBufferPointer { trial in
            guard let source = source.baseAddress, let blank = blank.baseAddress,
              let trial = trial.baseAddress, let target = target.baseAddress
            else { return }
            for y in 0..<height {
              let line = unsafe Line(
                row: source + y * length, above: y == 0 ? blank : source + (y - 1) * length,
                length: length, step: channels)
              unsafe line.write(
                best: filters, trial: trial, to: target + y * (length + 1))
            }
          }
        }
      }
      count = (length + 1) * height
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
    var least = Int.max
    for filter in filters {
      let sum: Int
      if filters.count == 1 {
        unsafe target[0] = filter.rawValue
        unsafe write(filter, to: target + 1)
        return
      }
      unsafe write(filter, to: trial)
      sum = unsafe magnitude(trial)
      if sum < least {
        least = sum
        unsafe target[0] = filter.rawValue
        unsafe (target + 1).update(from: trial, count: length)
      }
      if least == 0 { return }
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
    case .average:
      for index in 0..<first { unsafe target[index] = row[index] &- above[index] / 2 }
      for index in first..<length {
        let mean = unsafe (UInt16(row[index - step]) + UInt16(above[index])) / 2
        unsafe target[index] = row[index] &- UInt8(truncatingIfNeeded: mean)
      }
    case .paeth:
      for index in 0..<first { unsafe target[index] = row[index] &- above[index] }
      for index in first..<length {
        let guess = unsafe Self.paeth(row[index - step], above[index], above[index - step])
        unsafe target[index] = row[index] &- guess
      }
    }
  }

  /// The neighbour that is nearest to left + above − above left.
  @inline(__always)
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let toLeft = Int16(above) &- Int16(corner)
    let toAbove = Int16(left) &- Int16(corner)
    let (fromLeft, fromAbove) = (abs(toLeft), abs(toAbove))
    let fromCorner = abs(toLeft &+ toAbove)
    if fromLeft <= fromAbove && fromLeft <= fromCorner { return left }
    return fromAbove <= fromCorner ? above : corner
  }
}
