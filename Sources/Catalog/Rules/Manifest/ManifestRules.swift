internal import Diagnostics
internal import Documents

/// The checks of the catalog by itself, and those that hold for its tiers in every source.
enum ManifestRules {
  static let all: [RuleDescription] = [
    UnreadableFile.about, MalformedManifest.about, KeyRepeated.about, KeyUnknown.about,
    KeyMissing.about, ValueOfWrongKind.about, ValueUnknown.about, ManifestVersionUnknown.about,
    TierMissing.about, WithoutContradicted.about, TierRepeated.about, ProductIDInvalid.about,
    ProductRepeated.about, PlaceholderID.about, TypeMismatch.about, PeriodMismatch.about,
    LifetimePeriod.about, LifetimeGroup.about, EntitlementMismatch.about,
    EntitlementInvalid.about, GroupsDiffer.about, LevelsDiffer.about, LevelsInverted.about,
    PriceInvalid.about, PricePrecision.about, TerritoryUnknown.about, YearlyNotCheaper.about,
    LifetimeTooCheap.about, PriceSame.about, LocalizationMissing.about, TextMissing.about,
    TextLength.about, PackageUnknown.about, PackageMismatch.about, PackageRepeated.about,
    PackageCustom.about, IntroductoryInvalid.about, FamilySharingMixed.about,
  ]

  static func check(_ catalog: CatalogManifest, into findings: inout Findings) {
    TierMissing.check(catalog, into: &findings)
    WithoutContradicted.check(catalog, into: &findings)
    TierRepeated.check(catalog, into: &findings)
    EntitlementInvalid.check(catalog, into: &findings)
    if let identifier = catalog.entitlement {
      PlaceholderID.check(identifier, "the entitlement's identifier", into: &findings)
    }
    EntitlementMismatch.check(catalog, into: &findings)
    LocalizationMissing.check(catalog, into: &findings)
    PackageRepeated.check(catalog, into: &findings)
    ProductRepeated.check(catalog.plans.map(\.product), into: &findings)
    for plan in catalog.plans { check(plan, into: &findings) }
    checkTiers(catalog.tiered, into: &findings)
  }

  private static func check(_ plan: CatalogManifest.Plan, into findings: inout Findings) {
    let owner = "tier '\(plan.tier.value.rawValue)'"
    ProductIDInvalid.check(plan.product.id, into: &findings)
    PlaceholderID.check(plan.product.id, "the product of \(owner)", into: &findings)
    if let group = plan.product.group {
      PlaceholderID.check(group, "the group of \(owner)", into: &findings)
    }
    TypeMismatch.check(plan, into: &findings)
    PeriodMismatch.check(plan, into: &findings)
    LifetimePeriod.check(plan, into: &findings)
    LifetimeGroup.check(plan, into: &findings)
    PricePrecision.check(plan.product, owner, into: &findings)
    TextMissing.check(plan, into: &findings)
    TextLength.check(plan, into: &findings)
    PackageUnknown.check(plan.package, expected: plan.tier.value, into: &findings)
    PackageMismatch.check(plan, into: &findings)
    PackageCustom.check(plan, into: &findings)
    IntroductoryInvalid.check(plan, into: &findings)
  }

  /// What holds for the tiers of the catalog, as any source tells them.
  static func checkTiers(_ tiered: [TieredProduct], into findings: inout Findings) {
    GroupsDiffer.check(tiered, into: &findings)
    LevelsDiffer.check(tiered, into: &findings)
    YearlyNotCheaper.check(tiered, into: &findings)
    LifetimeTooCheap.check(tiered, into: &findings)
    PriceSame.check(tiered, into: &findings)
    FamilySharingMixed.check(tiered, into: &findings)
  }
}
