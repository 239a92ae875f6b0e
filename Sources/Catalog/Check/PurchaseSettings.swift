internal import Diagnostics
internal import Documents
internal import Settings

/// What the app's settings say of purchases, in one variant of its build.
///
/// The value of the key is not here: whether it is set is all that a check may know.
struct PurchaseSettings {
  /// The identifier that the app takes where none is set.
  static let usual = "pro"

  /// The identifier as the app sees it, after expansion; nil where it is missing or blank.
  let entitlement: Placed<String>?
  /// The lines that the identifier comes from, beside its own.
  let trail: [Finding.Related]
  /// Whether RevenueCat's key is set.
  let hasKey: Bool
  /// The file that the settings are read from.
  let location: Location

  /// The settings as the app sees them, through its Info.plist where there is one.
  init(_ seen: SeenSettings) {
    location = Location(file: seen.file.string)
    let key = seen[UnconfiguredPurchases.key]
    hasKey = key.map { !$0.isBlank } ?? false
    let setting = seen[DefaultedEntitlement.key]
    let isPassedOn = seen.plist?.entry(DefaultedEntitlement.key) != nil || seen.plist == nil
    guard let setting, !setting.isBlank, isPassedOn else {
      entitlement = nil
      trail =
        setting.map { setting in
          setting.isBlank
            ? [] : [.init("set here, but the Info.plist has no key for it", at: setting.location)]
        } ?? []
      return
    }
    entitlement = Placed(setting.value, at: setting.location)
    trail = setting.trail.dropFirst().prefix(6).map {
      Finding.Related("\($0.name) is part of it", at: $0.location)
    }
  }

  /// The settings of a chain, one for each variant of the build that conditions tell apart.
  static func read(
    _ path: Path, _ request: CatalogRequest, plist: InfoPlist?, in workspace: any Workspace,
    into findings: inout Findings
  ) -> [PurchaseSettings] {
    guard let chain = SettingsChain.load(path, in: workspace, into: &findings) else { return [] }
    return chain.variants(configuration: request.configuration, sdk: request.sdk).map {
      PurchaseSettings(
        SeenSettings(settings: chain.resolved(for: $0), plist: plist, file: path))
    }
  }
}
