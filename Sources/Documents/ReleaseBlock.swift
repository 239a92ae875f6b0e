public import Diagnostics

/// What a project file names for its release beside the pictures: the `release` block and the locales.
///
/// The pictures' half of the project file is not looked at here. Paths are as seen from where the project
/// file was named from.
public struct ReleaseBlock: Sendable {
  /// The project file.
  public let file: Path
  /// The locales that ship.
  public let locales: [Item<String>]
  /// `catalog`: the product catalog.
  public let catalog: Item<Path>?
  /// `storekit`: StoreKit configuration files.
  public let storekit: [Item<Path>]
  /// `revenuecat`: exports of RevenueCat.
  public let revenuecat: [Item<Path>]
  /// `play`: exports of Google Play.
  public let play: [Item<Path>]
  /// `settings`: the `.xcconfig` file that the chain starts from.
  public let settings: Item<Path>?
  /// `infoPlist`: the app's Info.plist.
  public let infoPlist: Item<Path>?
  /// `privacyManifest`: the app's PrivacyInfo.xcprivacy; looked for beside the Info.plist where not named.
  public let privacyManifest: Item<Path>?
  /// `localizations`: a folder with `.lproj` folders or string catalogs, if not the Info.plist's own.
  public let localizations: [Item<Path>]
  /// `extensions`: folders of extension packages.
  public let extensions: [Item<Path>]
  /// `entitlements`: histories of webhooks, each of its own accounts.
  public let entitlements: [Item<Path>]
  /// `record`: the release record.
  public let record: Item<Path>?
  /// `asks`: what the app asks people for, such as `camera`; nil where not said.
  public let asks: [Item<String>]?
  /// `account`: whether people make accounts in the app, and where they delete them; nil where not said.
  public let account: Account?
  /// `links`: the terms and the privacy policy that the app and its listing show.
  public let links: Links

  /// A value with its place in the project file.
  public struct Item<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value
    /// Where it stands.
    public let location: Location
  }

  /// What a project says of accounts.
  public struct Account: Sendable {
    /// `creates`: whether people make accounts in the app; `account: none` says that they do not.
    public let creates: Bool
    /// `deletion`: how people reach the deletion of their account in the app.
    public let deletion: Item<String>?
    /// Where the block stands.
    public let location: Location
  }

  /// What a project links to.
  public struct Links: Sendable {
    /// `terms`: the terms of use.
    public let terms: Item<String>?
    /// `privacy`: the privacy policy.
    public let privacy: Item<String>?
    /// Where the block stands; nil where there is none.
    public let location: Location?
  }
}

extension ReleaseBlock {
  /// The rule for a project file that can't be read or a block of another shape.
  public static let invalid = RuleDescription(
    code: "release-block-invalid", severity: .error,
    summary: "the project file's release block can't be read as one",
    rationale: """
      A gate whose file is misnamed would be left out without a word, and the release would pass unchecked.
      """,
    bad: .init("yaml", "release:\n  setings: Config/App.xcconfig"),
    good: .init("yaml", "release:\n  settings: Config/App.xcconfig"),
    cure: "Use the keys that the finding names, with a path or a list of paths as it says.")

  /// The names that the block may hold.
  public static let keys = [
    "catalog", "storekit", "revenuecat", "play", "settings", "infoPlist", "privacyManifest",
    "localizations", "extensions", "entitlements", "record", "asks", "account", "links",
  ]

  /// Reads a project file; what is wrong with it goes to `findings`.
  ///
  /// - Returns: The block, empty where the file has none; nil where the file can't be read.
  public static func read(
    _ path: Path, in workspace: any Workspace, into findings: inout Findings
  ) -> ReleaseBlock? {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(path, limit: 8 << 20)
    } catch {
      findings.report(
        invalid, error.description, at: Location(file: path.string),
        hint: "name a project folder or its project file")
      return nil
    }
    let document =
      path.fileExtension == "json"
      ? JSONReader().read(bytes, file: path.string) : YAMLReader().read(bytes, file: path.string)
    findings.report(document.faults, as: invalid)
    guard let root = document.root else {
      if document.faults.isEmpty {
        findings.report(
          invalid, "the project file is empty", at: Location(file: path.string),
          hint: "name the settings: release: { settings: Config/App.xcconfig }")
      }
      return nil
    }
    return read(root, file: path, into: &findings)
  }

  /// Reads the release block of a project file that is there already.
  package static func read(
    _ root: Node, file: Path, into findings: inout Findings
  ) -> ReleaseBlock {
    var reader = ReleaseBlockReader(file: file)
    let block = reader.block(root)
    findings.add(reader.findings)
    return block
  }
}
