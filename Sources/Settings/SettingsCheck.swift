public import Diagnostics
public import Documents

/// `settings check`: resolves the settings as Xcode does, says what the app will see, and checks it.
public struct SettingsCheck: Sendable {
  private let workspace: any Workspace
  private let tracked: TrackedFiles

  /// A check of files in a workspace.
  ///
  /// - Parameters:
  ///   - workspace: The door to the files.
  ///   - tracked: The way to ask which files are kept in version control.
  public init(_ workspace: any Workspace, tracked: TrackedFiles = .none) {
    self.workspace = workspace
    self.tracked = tracked
  }

  /// What a check came to.
  public struct Outcome: Sendable {
    /// What is wrong.
    public let findings: Findings
    /// What the app sees, an object; no value of a secret is in it.
    public let summary: JSONValue
    /// The same for people, line by line.
    public let text: String
    /// The backend that the app runs on where it ships; nil where no chain could be read.
    public let mode: BackendMode?
    /// The version that the app ships under: the Info.plist's, else MARKETING_VERSION; nil where
    /// neither tells.
    public let version: String?
  }

  /// Checks what a request names.
  public func run(_ request: SettingsRequest) -> Outcome {
    var findings = Findings()
    let inputs = SettingsInputs.gather(request, in: workspace, into: &findings)
    let plist = inputs.infoPlist.flatMap {
      InfoPlist.load($0, in: workspace, into: &findings)
    }
    let record = inputs.record.flatMap {
      ReleaseRecord.load(
        $0, namedAt: inputs.recordLocation, in: workspace, into: &findings)
    }
    var views: [SettingsView] = []
    for path in inputs.chains {
      guard let chain = SettingsChain.load(path, in: workspace, into: &findings) else { continue }
      UnmatchedChoice.check(request, chain, into: &findings)
      let variants = chain.variants(configuration: request.configuration, sdk: request.sdk)
      let seen = variants.map {
        SeenSettings(settings: chain.resolved(for: $0), plist: plist, file: path)
      }
      report(seen, record: record, accepts: request.acceptsMigration, into: &findings)
      checkSecrets(chain, plist: plist, into: &findings)
      views.append(SettingsView(chain: chain, seen: seen))
    }
    checkProject(inputs, plist: plist, views: views, into: &findings)
    return Outcome(
      findings: findings, summary: SettingsView.summary(of: views, found: inputs.found),
      text: SettingsView.text(of: views, found: inputs.found), mode: views.first?.first?.mode,
      version: Self.version(in: views.first?.first?.settings, plist: plist))
  }

  private static func version(in settings: AppSettings?, plist: InfoPlist?) -> String? {
    let settings = settings ?? AppSettings([:], variant: BuildVariant())
    let told = [
      plist?.setting("CFBundleShortVersionString", in: settings)?.setting,
      settings["MARKETING_VERSION"],
    ]
    return told.compactMap(\.self).first { !$0.isBlank }?.value
  }

  /// Runs the rules about values in each variant; a finding that not all variants have says which do.
  private func report(
    _ variants: [SeenSettings], record: ReleaseRecord?, accepts: Bool, into findings: inout Findings
  ) {
    var order: [Finding] = []
    var found: [Finding: [BuildVariant]] = [:]
    for seen in variants {
      var own = Findings()
      Self.check(seen, into: &own)
      ChangedBackendMode.check(seen, record: record, isAccepted: accepts, into: &own)
      for finding in own.sorted {
        if found[finding] == nil { order.append(finding) }
        found[finding, default: []].append(seen.settings.variant)
      }
    }
    for finding in order {
      let holding = found[finding] ?? []
      let names = holding.map(\.description).joined(separator: "; ")
      findings.add(
        holding.count == variants.count
          ? finding : finding.saying("\(finding.message) [in \(names)]"))
    }
  }

  private static func check(_ seen: SeenSettings, into findings: inout Findings) {
    OversizedSettings.check(seen.settings, into: &findings)
    SelfReferringSetting.check(seen.settings, into: &findings)
    CutSetting.check(seen.settings, into: &findings)
    UnknownBackendMode.check(seen, into: &findings)
    MissingBaseURL.check(seen, into: &findings)
    InvalidBackendURL.check(seen, into: &findings)
    MixedBackendKeys.check(seen, into: &findings)
    UnconfiguredPurchases.check(seen, into: &findings)
    DefaultedEntitlement.check(seen, into: &findings)
    ForeignPurchasesKey.check(seen, into: &findings)
    ServerKeyInApp.check(seen, into: &findings)
    PlaceholderSetting.check(seen, into: &findings)
    InvalidLinkingDomain.check(seen, into: &findings)
    UnpassedSetting.check(seen, into: &findings)
    UnexpandedValue.check(seen, into: &findings)
  }

  /// Asks about every line that writes a secret out, whatever its conditions.
  private func checkSecrets(
    _ chain: SettingsChain, plist: InfoPlist?, into findings: inout Findings
  ) {
    var candidates = chain.assignments.compactMap { assignment -> TrackedSecret.Candidate? in
      guard TrackedSecret.isWrittenOut(assignment.value, name: assignment.name) else { return nil }
      return .init(name: assignment.name, location: assignment.location)
    }
    for entry in plist?.root.mapping ?? [] {
      // Apple's own keys have names like these too: beside the app's, only a value that shows counts.
      guard let text = entry.value.string,
        SeenSettings.isOfApp(entry.key) || SecretText.appears(in: text),
        TrackedSecret.isWrittenOut(text, name: entry.key)
      else { continue }
      candidates.append(.init(name: entry.key, location: entry.value.location))
    }
    TrackedSecret.check(candidates, tracked: tracked, into: &findings)
  }

  private func checkProject(
    _ inputs: SettingsInputs, plist: InfoPlist?, views: [SettingsView],
    into findings: inout Findings
  ) {
    // What an Info.plist asks is expanded as it ships.
    let settings = views.first?.first?.settings ?? AppSettings([:], variant: BuildVariant())
    UnknownAsk.check(inputs.release?.asks ?? [], into: &findings)
    if let plist {
      checkPurposes(plist, settings, inputs, into: &findings)
      UnstatedEncryption.check(plist, into: &findings)
    }
    if let path = privacyManifest(inputs) {
      PrivacyManifest.load(path, in: workspace, into: &findings)?
        .check(beside: plist, settings: settings, into: &findings)
    } else if let plist {
      UnverifiedPrivacyManifest.report(beside: plist.file, into: &findings)
    }
    guard let release = inputs.release else { return }
    MissingAccountDeletion.check(release, into: &findings)
    MissingSubscriptionLinks.check(release, in: workspace, into: &findings)
  }

  private func checkPurposes(
    _ plist: InfoPlist, _ settings: AppSettings, _ inputs: SettingsInputs,
    into findings: inout Findings
  ) {
    let named = inputs.release?.localizations.map(\.value) ?? []
    var translations = PurposeTranslations.load(
      in: named.isEmpty ? [plist.file.parent] : named, of: workspace, into: &findings)
    if named.isEmpty, translations.locales.isEmpty, let project = inputs.release?.file.parent {
      translations = PurposeTranslations.load(in: [project], of: workspace, into: &findings)
    }
    let shipped = inputs.release?.locales.map(\.value) ?? []
    let locales = shipped.isEmpty ? translations.locales.filter { $0 != "Base" } : shipped
    PurposeCheck(
      plist: plist, settings: settings, translations: translations,
      locales: locales.map(ShippedLocale.init).unique,
      asks: inputs.release?.asks?.map(\.value) ?? PurposeString.usualAsks
    ).run(into: &findings)
  }

  /// The privacy manifest that the project names, or the first in the Info.plist's folder.
  private func privacyManifest(_ inputs: SettingsInputs) -> Path? {
    if let named = inputs.release?.privacyManifest { return named.value }
    return inputs.infoPlist.flatMap { plist in
      FileSearch(in: plist.parent, of: workspace, depth: 3) { $0.name == "PrivacyInfo.xcprivacy" }
        .paths.min { ($0.string.count, $0) < ($1.string.count, $1) }
    }
  }
}
