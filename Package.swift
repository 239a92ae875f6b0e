// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target of ours: what the compiler can prove, it shall prove.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// A C library that pkg-config finds, under the name that Debian and Homebrew each give its package.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

func module(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [])
  -> Target
{
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "vitrine",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "vitrine", targets: ["vitrine"]),
    .library(
      name: "Vitrine",
      targets: [
        "Diagnostics", "Documents", "Raster", "Stores", "ContactSheet", "Listing", "Composer",
        "Catalog", "Settings", "Extensions", "Release",
      ]),
    .library(name: "Entitlements", targets: ["Entitlements"]),
    .library(name: "EntitlementSignatures", targets: ["EntitlementSignatures"]),
  ],
  targets: [
    system("CArchive", pkgConfig: "libarchive", apt: "libarchive-dev", brew: "libarchive"),
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    system("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
    system("COpenSSL", pkgConfig: "libcrypto", apt: "libssl-dev", brew: "openssl@3"),
    system("CGLib", pkgConfig: "gio-unix-2.0", apt: "libglib2.0-dev", brew: "glib"),
    system("CJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
    system("CLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    system("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
    system("CPangoFT", pkgConfig: "pangoft2", apt: "libpango1.0-dev", brew: "pango"),
    system("CRsvg", pkgConfig: "librsvg-2.0", apt: "librsvg2-dev", brew: "librsvg"),
    system("CICU", pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c"),
    system("CPCRE2", pkgConfig: "libpcre2-8", apt: "libpcre2-dev", brew: "pcre2"),
    system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
    system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),

    module("Diagnostics", []),
    module(
      "Documents", ["Diagnostics", "CArchive", "CExpat", "CGLib", "CICU", "CPCRE2", "CYAML"],
      resources: [.embedInCode("JSONSchema/MetaSchemas.json")]),
    module("Geometry", []),
    module("ContactSheet", ["Diagnostics", "Geometry"]),
    module(
      "Raster",
      [
        "Geometry", "CDeflate", "CICU", "CJPEG", "CLCMS", "CPNG", "CPango", "CPangoFT", "CRsvg",
        "CZlib",
      ]),
    module("Stores", ["Diagnostics", "Documents", "Geometry"]),
    module(
      "Listing", ["ContactSheet", "Diagnostics", "Documents", "Geometry", "Raster", "Stores"]),
    module(
      "Composer",
      ["ContactSheet", "Diagnostics", "Documents", "Geometry", "Listing", "Raster", "Stores"]),
    module("Catalog", ["Diagnostics", "Documents", "Settings"]),
    module("Settings", ["Diagnostics", "Documents"]),
    module("Extensions", ["Diagnostics", "Documents"]),
    module(
      "Release",
      [
        "Catalog", "Composer", "ContactSheet", "Diagnostics", "Documents", "EntitlementReplay",
        "Entitlements", "Extensions", "Geometry", "Listing", "Raster", "Settings", "Stores",
      ]),
    module("Entitlements", []),
    module("EntitlementReplay", ["Entitlements", "Diagnostics", "Documents"]),
    module("EntitlementSignatures", ["Entitlements", "COpenSSL"]),
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "Diagnostics", "Documents", "Raster", "Stores", "Listing", "Composer", "Catalog",
        "ContactSheet", "Settings", "Extensions", "Entitlements", "EntitlementReplay", "Release",
      ],
      swiftSettings: strict),

    .target(
      name: "Fixtures", dependencies: ["Documents"], path: "Tests/Fixtures", swiftSettings: strict),
    tests("CommandLineTests", ["vitrine", "Fixtures", "Documents"]),
    tests("ComposerTests", ["Composer", "Diagnostics", "Documents", "Geometry", "Fixtures"]),
    tests(
      "DesignTests",
      ["Composer", "Diagnostics", "Documents", "Geometry", "Raster", "Stores", "Fixtures"],
      resources: [.copy("Goldens")]),
    tests(
      "SchemaTests", ["vitrine", "Fixtures", "Documents", "Diagnostics"],
      resources: [.copy("validate.py")]),
    tests(
      "DocumentationTests",
      [
        "vitrine", "Catalog", "Composer", "Diagnostics", "Documents", "Extensions", "Fixtures",
        "Settings", "Stores",
      ]),
    tests("DiagnosticsTests", ["Diagnostics", "Fixtures"]),
    tests("ContactSheetTests", ["ContactSheet", "Diagnostics", "Geometry", "Fixtures"]),
    tests("DocumentsTests", ["Documents", "Diagnostics", "Fixtures"]),
    tests("StoresTests", ["Stores", "Diagnostics", "Documents", "Geometry"]),
    tests("RasterTests", ["Raster", "Geometry", "CJPEG", "CLCMS"]),
    tests(
      "ListingTests", ["Listing", "Diagnostics", "Documents", "Geometry", "Raster", "Stores"]),
    .target(
      name: "EntitlementFixtures", dependencies: ["Entitlements", "Fixtures"],
      path: "Tests/EntitlementFixtures",
      swiftSettings: strict),
    tests("EntitlementsTests", ["Entitlements", "EntitlementFixtures", "Fixtures"]),
    tests("ExtensionsTests", ["Extensions", "Diagnostics", "Documents"]),
    tests(
      "EntitlementReplayTests",
      [
        "EntitlementReplay", "Entitlements", "EntitlementFixtures", "Fixtures", "Diagnostics",
        "Documents",
      ]),
    tests("EntitlementDatabaseTests", ["Entitlements", "EntitlementFixtures", "Fixtures"]),
    tests("EntitlementSignaturesTests", ["Entitlements", "EntitlementSignatures"]),
    tests(
      "ReleaseTests",
      ["Release", "Composer", "Diagnostics", "Documents", "Geometry", "Raster", "Fixtures"]),
    tests("SettingsTests", ["Settings", "Documents", "Diagnostics"]),
    tests("CatalogTests", ["Catalog", "Documents", "Diagnostics", "Settings", "Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)

// It links with libFuzzer alone, so that the target is there only when it is asked for: Tests/Fuzz/run.sh.
if Context.environment["VITRINE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "VitrineFuzz",
      dependencies: ["Documents", "Extensions", "Entitlements", "EntitlementReplay"],
      path: "Tests/Fuzz",
      exclude: ["Seeds", "run.sh"], swiftSettings: strict))
}
