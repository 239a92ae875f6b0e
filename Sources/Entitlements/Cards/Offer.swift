/// The packages of an offering as a paywall shows them.
public struct Offer: Sendable, Hashable {
  /// The identifiers in the order of the paywall: monthly, yearly, lifetime.
  public let packages: [String]

  /// An offer.
  ///
  /// - Parameter packages: The identifiers of an offering's packages in any order. Lengths of other
  ///   kinds find their place among them; what has no known length comes last, in the order given.
  public init(packages: [String]) {
    self.packages = packages.enumerated().sorted { left, right in
      let places = [left, right].map { PackageType(identifier: $0.element).place }
      return (places[0], left.offset) < (places[1], right.offset)
    }.map(\.element)
  }

  /// The package that is selected when the paywall opens: the yearly one, without one the first.
  public var preselected: String? {
    packages.first { PackageType(identifier: $0) == .annual } ?? packages.first
  }
}
