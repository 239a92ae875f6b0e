internal import Diagnostics
internal import Documents

/// A product id that the App Store doesn't take.
enum ProductIDInvalid {
  /// Source: App Store Connect API and help, in-app purchase product id, 2026-10.
  private static let limit = 100

  static let about = RuleDescription(
    code: "catalog-product-id-invalid", severity: .error,
    summary: "a product id is not 1 to 100 letters, digits, full stops, underscores and hyphens",
    rationale: "The store refuses it, and an id can't be changed once it is taken.",
    bad: .monthly("product: app pro monthly"),
    good: .monthly("product: app.pro.monthly"),
    cure: "Use ASCII letters and digits, '.', '_' and '-' alone.")

  static func check(_ id: Placed<String>, into findings: inout Findings) {
    let count = id.value.unicodeScalars.count
    let strange = id.value.unicodeScalars.first { !isAllowed($0) }
    let fault: String? =
      if count == 0 {
        "a product id is empty"
      } else if count > limit {
        "the product id '\(id.value.prefix(24))…' has \(count) characters"
      } else if let strange {
        "the product id '\(id.value)' holds \(name(of: strange))"
      } else {
        nil
      }
    guard let fault else { return }
    findings.report(
      about, fault, at: id.location,
      hint: "an id is 1 to \(limit) letters, digits, '.', '_' and '-'")
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": true
    default: false
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    scalar == " " ? "a space" : "'\(scalar)'"
  }
}
