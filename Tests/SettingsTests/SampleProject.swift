import Diagnostics
import Documents
import Settings

/// A small clean project in memory, in which a test changes one file.
struct SampleProject {
  var files: [String: String] = [
    "App.xcconfig": """
    SOAR_BACKEND_MODE = supabase
    SUPABASE_URL = https:/$()/db.soar.example
    SUPABASE_ANON_KEY = public-anon-example
    REVENUECAT_IOS_KEY = appl_ExampleOnly
    REVENUECAT_PRO_ENTITLEMENT_ID = pro
    LINKING_DOMAIN = go.soar.example
    """,
    "Info.plist": plist(""),
    "PrivacyInfo.xcprivacy": document("<key>NSPrivacyTracking</key><false/>"),
    "en.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Soar\";",
    "pt-BR.lproj/InfoPlist.strings": """
    "NSCameraUsageDescription" = "Soar tira a foto que você enquadra.";
    "NSPhotoLibraryUsageDescription" = "Soar abre as fotos que você escolhe.";
    "NSUserTrackingUsageDescription" = "Soar conta qual anúncio trouxe você.";
    """,
    "vitrine.yaml": """
    locales: [en-US, pt-BR]
    release: { settings: App.xcconfig, infoPlist: Info.plist, record: release-record.json, account: none }
    """,
    "release-record.json":
      #"{"schema":"vitrine.release-record/v1","version":"1.0","backendMode":"supabase"}"#,
    "catalog.yaml": "tiers: [{ tier: monthly, type: auto-renewable }]",
    "Alone/Info.plist": plist(""),
  ]

  /// The values of an Info.plist that is in order, unless a fragment says otherwise.
  private static let usual: [(key: String, value: String)] =
    [
      ("CFBundleDevelopmentRegion", "<string>en</string>"),
      ("ITSAppUsesNonExemptEncryption", "<false/>"),
      ("NSCameraUsageDescription", "<string>Soar takes the picture that you frame.</string>"),
      (
        "NSPhotoLibraryUsageDescription",
        "<string>Soar opens the pictures that you choose.</string>"
      ),
      ("NSUserTrackingUsageDescription", "<string>Soar counts which advert brought you.</string>"),
    ]
    + [
      "SOAR_BACKEND_MODE", "SOAR_API_BASE_URL", "SUPABASE_URL", "SUPABASE_ANON_KEY",
      "REVENUECAT_IOS_KEY",
      "REVENUECAT_PRO_ENTITLEMENT_ID", "LINKING_DOMAIN",
    ].map { ($0, "<string>$(\($0))</string>") }

  /// An Info.plist that is in order but for a fragment of it.
  static func plist(_ fragment: String) -> String {
    let rest = usual.filter { !fragment.contains("<key>\($0.key)</key>") }
    return document(
      fragment + "\n" + rest.map { "<key>\($0.key)</key>\($0.value)" }.joined(separator: "\n"))
  }

  /// A property list around a fragment.
  static func document(_ fragment: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(fragment)\n</dict></plist>"
  }

  /// Checks the project, or one file of it.
  func check(
    _ path: String = ".", tracked: TrackedFiles = .none,
    _ change: (inout SettingsRequest) -> Void = { _ in }
  ) -> SettingsCheck.Outcome {
    var request = SettingsRequest(path: Path(path))
    change(&request)
    return SettingsCheck(MemoryWorkspace(texts: files), tracked: tracked).run(request)
  }
}

extension SettingsCheck.Outcome {
  /// The codes of the findings, notes left out.
  var codes: [String] { findings.sorted.filter { $0.severity > .note }.map(\.code) }

  /// The codes of all findings.
  var allCodes: Set<String> { Set(findings.all.map(\.code)) }

  func setting(_ name: String) -> String? {
    guard case .array(let settings) = summary["settings"] else { return nil }
    guard
      case .string(let value)? = settings.first(where: { $0["name"] == .string(name) })?["value"]
    else { return nil }
    return value
  }
}
