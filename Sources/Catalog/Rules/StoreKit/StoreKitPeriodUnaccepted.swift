internal import Diagnostics
internal import Documents

/// A period that Apple doesn't sell.
enum StoreKitPeriodUnaccepted {
  static let about = RuleDescription(
    code: "storekit-period-unaccepted", severity: .error,
    summary: "a subscription runs a period that Apple does not sell",
    rationale: "There are six periods; App Store Connect has no other to choose.",
    bad: .storeKit("recurringSubscriptionPeriod: \"P4M\""),
    good: .storeKit("recurringSubscriptionPeriod: \"P3M\""),
    cure: "Use P1W, P1M, P2M, P3M, P6M or P1Y.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    for entry in file.entries {
      guard let period = entry.periodText, !Period.sold.contains(period.value) else { continue }
      let same = Period(iso: period.value)?.normalized.description
      let meant = same.flatMap { Period.sold.contains($0) ? $0 : nil }
      findings.report(
        about, "'\(entry.product.id.value)' renews every '\(period.value)'", at: period.location,
        hint: meant.map { "write it as '\($0)'" }
          ?? "Apple's periods are \(Period.sold.joined(separator: ", "))")
    }
  }
}
