public import Diagnostics

/// Every rule about an app's settings.
public enum SettingsRules {
  /// The rules, by what they look at.
  public static let all: [RuleDescription] = chain + backend + keys + plist + project

  private static let chain = [
    UnreadableSettings.rule,
    BrokenSettingsLine.rule,
    MissingInclude.rule,
    IncludeCycle.rule,
    OversizedSettings.rule,
    BrokenReference.rule,
    UnknownCondition.rule,
    UnmatchedChoice.rule,
    SelfReferringSetting.rule,
    CutSetting.rule,
  ]

  private static let backend = [
    UnknownBackendMode.rule,
    MissingBaseURL.rule,
    InvalidBackendURL.rule,
    MixedBackendKeys.rule,
    ChangedBackendMode.rule,
    InvalidReleaseRecord.rule,
    MissingReleaseRecord.rule,
  ]

  private static let keys = [
    UnconfiguredPurchases.rule,
    DefaultedEntitlement.rule,
    ForeignPurchasesKey.rule,
    ServerKeyInApp.rule,
    PlaceholderSetting.rule,
    InvalidLinkingDomain.rule,
    TrackedSecret.rule,
    TrackedSecret.unverified,
  ]

  private static let plist = [
    UnreadableInfoPlist.rule,
    UnpassedSetting.rule,
    UnexpandedValue.rule,
    MissingPurpose.rule,
    PlaceholderPurpose.rule,
    UntranslatedPurpose.rule,
    UnreadableTranslations.rule,
    UnknownAsk.rule,
    UnstatedEncryption.rule,
    InvalidPrivacyManifest.rule,
    UnknownPrivacyReason.rule,
    UnverifiedPrivacyManifest.rule,
    TrackingMismatch.rule,
  ]

  private static let project = [
    UnnamedSettings.rule,
    CutSearch.rule,
    MissingAccountDeletion.rule,
    MissingAccountDeletion.unverified,
    MissingSubscriptionLinks.rule,
  ]
}
