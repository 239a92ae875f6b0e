internal import Diagnostics

/// The rules under which a source's shape is reported.
struct ShapeRules {
  /// A key that has to be there.
  let missing: RuleDescription
  /// A value of another kind than its key takes.
  let kind: RuleDescription
  /// Whether `null` says no more than a missing key does.
  let nullIsAbsent: Bool

  static let manifest = ShapeRules(
    missing: KeyMissing.about, kind: ValueOfWrongKind.about, nullIsAbsent: false)
  static let storeKit = ShapeRules(
    missing: StoreKitKeyMissing.about, kind: StoreKitValueKind.about, nullIsAbsent: true)
  static let revenueCat = ShapeRules(
    missing: RevenueCatShape.about, kind: RevenueCatShape.about, nullIsAbsent: true)
  static let play = ShapeRules(
    missing: PlayShape.about, kind: PlayShape.about, nullIsAbsent: true)
}
