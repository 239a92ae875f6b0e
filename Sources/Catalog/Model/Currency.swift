/// The currencies' decimals, by ISO 4217.
package enum Currency {
  // Minor units by ISO 4217, list one of 2026-01-01; every other currency here has two.
  private static let withoutDecimals: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
    "XAF", "XOF", "XPF",
  ]
  private static let withThreeDecimals: Set<String> = [
    "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND",
  ]

  /// How many decimals amounts of a currency have.
  package static func decimals(of code: String) -> Int {
    if withoutDecimals.contains(code) { return 0 }
    return withThreeDecimals.contains(code) ? 3 : 2
  }
}
