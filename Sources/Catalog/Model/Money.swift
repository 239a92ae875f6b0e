/// An exact amount of money: whole billionths of a currency's unit, never floating point.
package struct Money: Sendable, Hashable, Comparable {
  /// The amount in billionths of the unit.
  package let nanos: Int128

  package init(nanos: Int128) { self.nanos = nanos }

  /// The amount that a decimal text names: digits, then perhaps a point and more digits.
  ///
  /// Signs, exponents, grouping, a decimal comma, and more than twelve digits before or nine after
  /// the point make it nil: no store takes them.
  package init?(decimal text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, Self.isDigits(whole, atMost: 12),
      let units = Int128(whole)
    else { return nil }
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard Self.isDigits(fraction, atMost: 9), let rest = Int128(fraction) else { return nil }
    nanos = units * Self.unit + rest * Self.power(9 - fraction.count)
  }

  private static func isDigits(_ text: Substring, atMost limit: Int) -> Bool {
    (1...limit).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  package static func < (left: Money, right: Money) -> Bool { left.nanos < right.nanos }

  package static func - (left: Money, right: Money) -> Money {
    Money(nanos: left.nanos - right.nanos)
  }

  package static func * (money: Money, factor: Int) -> Money {
    Money(nanos: money.nanos * Int128(factor))
  }
}

extension Money {
  private static let unit = power(9)

  private static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }

  /// The part of the amount that a ratio names, rounded to a number of decimals, halves up.
  package func times(_ numerator: Int, over denominator: Int, decimals: Int) -> Money {
    precondition(denominator > 0 && (0...9).contains(decimals), "a ratio of a price is positive")
    let step = Self.power(9 - decimals)
    let divisor = Int128(denominator) * step
    let steps = (nanos * Int128(numerator) * 2 + divisor) / (divisor * 2)
    return Money(nanos: steps * step)
  }

  /// How many whole percent one amount is of another, halves up.
  package func percent(of whole: Money) -> Int {
    whole.nanos > 0 ? Int((nanos * 200 + whole.nanos) / (whole.nanos * 2)) : 0
  }

  /// How many decimals the amount needs to be written exactly.
  package var decimals: Int {
    (0..<9).first { nanos % Self.power(9 - $0) == 0 } ?? 9
  }

  /// The amount with a number of decimals, or with as many as it needs if that is more.
  package func text(decimals: Int) -> String {
    let shown = max(decimals, self.decimals)
    let sign = nanos < 0 ? "-" : ""
    let size = nanos.magnitude
    let unit = UInt128(Self.unit)
    let whole = sign + String(size / unit)
    guard shown > 0 else { return whole }
    let digits = String(size % unit)
    let padded = String(repeating: "0", count: 9 - digits.count) + digits
    return whole + "." + padded.prefix(shown)
  }
}

extension Money: CustomStringConvertible {
  package var description: String { text(decimals: 0) }
}
