public import Diagnostics

/// Every code of the catalog check.
public enum CatalogRules {
  /// The rules of this module.
  public static let all: [RuleDescription] =
    ManifestRules.all + StoreKitRules.all + JoinRules.all + RevenueCatRules.all + PlayRules.all
    + PurchaseRules.all
}
