import Catalog
import Diagnostics
import Documents

extension Verb {
  static let catalogCheck = Verb(
    "catalog check", operands: "[CATALOG]", operandCount: 0...1,
    summary:
      "Holds the product catalog against StoreKit files, RevenueCat, Google Play and settings",
    details: """
      CATALOG is a catalog manifest, or a project file or its folder (default: the present folder), whose
      release block names the files. Prints what a person would see on the paywall. Reads everything offline;
      values of keys, tokens and secrets are never printed.
      """,
    options: [
      Option("--storekit", "F", "A StoreKit configuration file", repeats: true),
      Option(
        "--revenuecat", "F", "A RevenueCat export: API v2 lists or the CLI's JSON", repeats: true),
      Option("--play", "F", "A Google Play export: the Publisher API's JSON", repeats: true),
      Option("--settings", "XCCONFIG", "The file that the app's chain of settings starts from"),
      Option("--info-plist", "F", "The app's Info.plist, through which it sees its settings"),
      Option("--configuration", "NAME", "Look at one configuration of the settings"),
      Option("--sdk", "NAME", "Look at one SDK of the settings, such as iphoneos"),
      Option(
        "--search", "FOLDER", "Look through a folder for what is not named, and say what is there"),
      Option(
        "--territory", "TERRITORY", "Show this territory's prices only, such as USA", repeats: true),
    ],
    run: { call in
      var request = CatalogRequest(path: call.operands.first.map { Path($0) })
      request.storekit = call.values("--storekit").map { Path($0) }
      request.revenuecat = call.values("--revenuecat").map { Path($0) }
      request.play = call.values("--play").map { Path($0) }
      request.settings = call.value("--settings").map { Path($0) }
      request.infoPlist = call.value("--info-plist").map { Path($0) }
      request.configuration = call.value("--configuration")
      request.sdk = call.value("--sdk")
      request.search = call.value("--search").map { Path($0) }
      request.territories = call.values("--territory")
      let outcome = CatalogCheck(Disk()).run(request)
      return call.finish(outcome.findings, summary: outcome.summary, text: outcome.text)
    })
}
