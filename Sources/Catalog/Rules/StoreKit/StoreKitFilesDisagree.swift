internal import Diagnostics
internal import Documents

/// StoreKit files of one app that tell a product differently.
enum StoreKitFilesDisagree {
  static let about = RuleDescription(
    code: "storekit-files-disagree", severity: .error,
    summary: "two StoreKit files of one app differ in a product",
    rationale: "Tests pass on one file, and people see the other.",
    bad: .init(
      "text",
      "# A.storekit\n" + RuleDescription.Example.storeKit().text + "# B.storekit\n"
        + RuleDescription.Example.storeKit("displayPrice: \"5.99\"").text),
    good: .init(
      "text",
      "# A.storekit\n" + RuleDescription.Example.storeKit().text + "# B.storekit\n"
        + RuleDescription.Example.storeKit().text),
    cure: "Make them agree, or keep one file.")

  static func check(_ files: [StoreKitFile], into findings: inout Findings) {
    guard let first = files.first else { return }
    let known = byID(first)
    for other in files.dropFirst() {
      let others = byID(other)
      for product in first.products {
        if let same = others[product.id.value] {
          compare(product, same, first, into: &findings)
        } else {
          missing(product.id, from: other, first, into: &findings)
        }
      }
      for product in other.products where known[product.id.value] == nil {
        missing(product.id, from: first, other, into: &findings)
      }
    }
  }

  private static func byID(_ file: StoreKitFile) -> [String: Product] {
    Dictionary(
      file.products.map { ($0.id.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func missing(
    _ id: Placed<String>, from file: StoreKitFile, _ holder: StoreKitFile,
    into findings: inout Findings
  ) {
    findings.report(
      about, "'\(file.path.name)' has no '\(id.value)', '\(holder.path.name)' has",
      at: Location(file: file.path.string),
      related: [.init("it is here", at: id.location)])
  }

  private static func compare(
    _ left: Product, _ right: Product, _ file: StoreKitFile, into findings: inout Findings
  ) {
    func differ<Value: Equatable>(
      _ name: String, _ one: Placed<Value>?, _ two: Placed<Value>?, _ text: (Value) -> String
    ) {
      guard one?.value != two?.value else { return }
      let words = [one, two].map { $0.map { "'\(text($0.value))'" } ?? "none" }
      findings.report(
        about,
        "the \(name) of '\(left.id.value)' is \(words[1]), in '\(file.path.name)' \(words[0])",
        at: two?.location ?? right.id.location,
        related: [.init("the other file", at: one?.location ?? left.id.location)])
    }
    differ("type", left.type, right.type, \.rawValue)
    differ("period", left.period, right.period, \.description)
    differ("group", left.group, right.group) { $0 }
    differ("level", left.level, right.level) { String($0) }
    differ("family sharing", left.familySharing, right.familySharing) { String($0) }
    // Files for differing storefronts have differing prices by right.
    guard let price = left.prices.first, let other = right.price(in: price.territory) else {
      return
    }
    differ(
      "price", Placed(price.amount, at: price.location),
      Placed(other.amount, at: other.location), \.description)
  }
}
