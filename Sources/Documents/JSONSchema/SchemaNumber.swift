/// A number by its decimal digits, so that 0.1, 1.0 and 10^400 are what they are.
///
/// Its value is 0.d₁d₂d₃… × 10^exponent; neither the first nor the last digit is zero.
struct SchemaNumber: Hashable, Sendable {
  private let isNegative: Bool
  private let digits: [UInt8]
  private let exponent: Int

  /// A number as JSON or YAML writes it; nil for infinities and what is no number.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    if let based = Self.based(rest) {
      rest = Array(String(based).utf8)[...]
    }
    var digits: [UInt8] = []
    var point = 0
    var isFraction = false
    while let byte = rest.first, byte != UInt8(ascii: "e"), byte != UInt8(ascii: "E") {
      rest.removeFirst()
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      digits.append(byte - UInt8(ascii: "0"))
      if !isFraction { point += 1 }
    }
    guard !digits.isEmpty, let power = Self.power(rest) else { return nil }
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
    exponent = digits.isEmpty ? 0 : point - leading + power
  }

  /// YAML's `0x1F` and `0o17`.
  private static func based(_ bytes: ArraySlice<UInt8>) -> UInt64? {
    let radix = bytes.starts(with: "0x".utf8) ? 16 : bytes.starts(with: "0o".utf8) ? 8 : nil
    return radix.flatMap { UInt64(String(decoding: bytes.dropFirst(2), as: UTF8.self), radix: $0) }
  }

  private static func power(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty else { return 0 }
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    guard text.utf8.contains(where: { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }) else {
      return nil
    }
    // What does not fit is beyond anything that it could be compared with.
    let far = text.hasPrefix("-") ? -(1 << 40) : 1 << 40
    return Int(text).map { min(max($0, -(1 << 40)), 1 << 40) } ?? far
  }

  /// Whether it has no fraction.
  var isWhole: Bool { exponent >= digits.count }

  /// Whether it is a whole multiple of another, which is not zero.
  func isMultiple(of other: SchemaNumber) -> Bool {
    if digits.isEmpty { return true }
    if other.digits.isEmpty { return false }
    // As whole numbers: digits × 10^(exponent − count).
    let shift = (exponent - digits.count) - (other.exponent - other.digits.count)
    guard shift >= 0 else { return false }
    guard let divisor = other.small else { return isMultipleOfLong(other, shift: shift) }
    var remainder = digits.reduce(0 as UInt64) { rest, digit in
      Self.remainder(rest, times: 10, plus: UInt64(digit), by: divisor)
    }
    var base = 10 % divisor
    var power = shift
    while power > 0, remainder != 0 {
      if power & 1 == 1 { remainder = Self.remainder(remainder, times: base, plus: 0, by: divisor) }
      base = Self.remainder(base, times: base, plus: 0, by: divisor)
      power >>= 1
    }
    return remainder == 0
  }

  /// Its digits as a whole number, where that fits.
  private var small: UInt64? {
    digits.count > 19
      ? nil : digits.reduce(0 as UInt64) { $0 &* 10 &+ UInt64($1) }
  }

  private static func remainder(
    _ value: UInt64, times factor: UInt64, plus summand: UInt64, by divisor: UInt64
  ) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    let (low, carries) = product.low.addingReportingOverflow(summand)
    return divisor.dividingFullWidth((product.high + (carries ? 1 : 0), low)).remainder
  }

  /// Divides on paper by a number of more than 19 digits.
  private func isMultipleOfLong(_ other: SchemaNumber, shift: Int) -> Bool {
    guard shift <= 4096 else { return false }
    var rest: [UInt8] = []
    for digit in digits + [UInt8](repeating: 0, count: shift) {
      if !rest.isEmpty || digit != 0 { rest.append(digit) }
      while let less = Self.subtracting(other.digits, from: rest) { rest = less }
    }
    return rest.isEmpty
  }

  /// The difference of two whole numbers by their digits; nil where it would be negative.
  private static func subtracting(_ right: [UInt8], from left: [UInt8]) -> [UInt8]? {
    guard
      left.count > right.count
        || left.count == right.count && !left.lexicographicallyPrecedes(right)
    else { return nil }
    var result = left
    var borrow: Int8 = 0
    for offset in 1...left.count {
      let index = left.count - offset
      let subtrahend = offset <= right.count ? Int8(right[right.count - offset]) : 0
      let digit = Int8(left[index]) - subtrahend - borrow
      borrow = digit < 0 ? 1 : 0
      result[index] = UInt8(digit < 0 ? digit + 10 : digit)
    }
    return Array(result.drop { $0 == 0 })
  }
}

extension SchemaNumber: Comparable {
  static func < (left: SchemaNumber, right: SchemaNumber) -> Bool {
    if left.sign != right.sign { return left.sign < right.sign }
    return left.sign < 0 ? right.magnitudePrecedes(left) : left.magnitudePrecedes(right)
  }

  static func == (left: SchemaNumber, right: SchemaNumber) -> Bool {
    left.sign == right.sign && left.exponent == right.exponent && left.digits == right.digits
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(sign)
    hasher.combine(exponent)
    hasher.combine(digits)
  }

  /// −0 is 0.
  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  private func magnitudePrecedes(_ other: SchemaNumber) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    if exponent != other.exponent { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
