internal import Diagnostics
internal import Documents

/// The checks of one StoreKit file by itself.
enum StoreKitRules {
  static let all: [RuleDescription] = [
    EmptyStoreKitFile.about, MalformedStoreKitFile.about, StoreKitKeyMissing.about,
    StoreKitValueKind.about, StoreKitVersionUnknown.about, StoreKitKeyMisspelt.about,
    StoreKitTypeUnknown.about, StoreKitSubscriptionMisplaced.about, StoreKitProductInGroup.about,
    StoreKitWrongList.about, StoreKitGroupIDMissing.about, StoreKitGroupIDDiffers.about,
    StoreKitGroupIDUnusual.about, StoreKitPeriodUnaccepted.about, StoreKitTextsEmpty.about,
    StoreKitPrivateKey.about, StoreKitOfferInvalid.about, StoreKitOfferTwice.about,
    StoreKitBillingPlan.about, StoreKitNoProducts.about, StoreKitFilesDisagree.about,
  ]

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    StoreKitVersionUnknown.check(file, into: &findings)
    StoreKitKeyMisspelt.check(file, into: &findings)
    StoreKitTypeUnknown.check(file, into: &findings)
    StoreKitSubscriptionMisplaced.check(file, into: &findings)
    StoreKitProductInGroup.check(file, into: &findings)
    StoreKitWrongList.check(file, into: &findings)
    StoreKitGroupIDMissing.check(file, into: &findings)
    StoreKitGroupIDDiffers.check(file, into: &findings)
    StoreKitGroupIDUnusual.check(file, into: &findings)
    StoreKitPeriodUnaccepted.check(file, into: &findings)
    StoreKitTextsEmpty.check(file, into: &findings)
    StoreKitPrivateKey.check(file, into: &findings)
    StoreKitOfferInvalid.check(file, into: &findings)
    StoreKitOfferTwice.check(file, into: &findings)
    StoreKitBillingPlan.check(file, into: &findings)
    StoreKitNoProducts.check(file, into: &findings)
    ProductRepeated.check(file.products, into: &findings)
    for product in file.products {
      ProductIDInvalid.check(product.id, into: &findings)
      PricePrecision.check(product, "'\(product.id.value)'", into: &findings)
    }
    placeholders(file, into: &findings)
  }

  private static func placeholders(_ file: StoreKitFile, into findings: inout Findings) {
    for product in file.products {
      PlaceholderID.check(product.id, "a product id", into: &findings)
    }
    for group in file.groups { PlaceholderID.check(group, "a group's id", into: &findings) }
    for (key, name) in [
      ("_developerTeamID", "the team id"), ("_applicationInternalID", "the app's id"),
    ] {
      guard let node = file.root["settings"]?[key], let text = node.string else { continue }
      // Xcode writes the app's number in the store; none has the number 0.
      let id = text == "0" ? Placed("0", at: node.location) : nil
      if let id {
        findings.report(
          PlaceholderID.about, "\(name) is the placeholder '\(id.value)'", at: id.location,
          hint: "sync the file with App Store Connect, or delete '\(key)'")
      } else {
        PlaceholderID.check(Placed(text, at: node.location), name, into: &findings)
      }
    }
  }
}
