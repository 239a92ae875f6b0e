internal import Diagnostics
internal import Documents

/// Two offerings of one identifier.
enum OfferingRepeated {
  static let about = RuleDescription(
    code: "revenuecat-offering-repeated", severity: .error,
    summary: "two offerings have one identifier",
    rationale: "The SDK keeps the last of them and drops the other.",
    bad: .revenueCat(
      RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct()),
      "{\"object\": \"offering\", \"id\": \"o2\", \"lookup_key\": \"default\", "
        + "\"is_current\": false}"),
    good: .revenueCat(
      RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct())),
    cure: "Delete one of the two.")

  static func check(_ project: RevenueCatProject, into findings: inout Findings) {
    var first: [String: RevenueCatProject.Offering] = [:]
    for offering in project.offerings {
      let key = offering.lookupKey
      // The same offering may be exported twice, alone and in a list.
      if let before = first[key.value], before.id != offering.id || before.id == nil {
        findings.report(
          about, "the offering '\(key.value)' is there a second time", at: key.location,
          related: [.init("it is here first", at: before.lookupKey.location)])
      }
      first[key.value] = first[key.value] ?? offering
    }
  }
}
