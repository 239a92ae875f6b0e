import Diagnostics
import Documents
import Listing
import Stores

/// The options that say which store rows a verb reads.
enum StoreChoice {
  struct Fault: Error {
    let message: String
    let hint: String?
  }

  /// The store of `--store`, if it was given.
  static func store(_ call: Invocation) throws(Fault) -> Store? {
    guard let word = call.value("--store") else { return nil }
    if let store = Store(named: word) { return store }
    let near = nearestMatch(to: word, in: Store.allCases.map(\.rawValue))
    throw Fault(
      message: "--store is app-store or google-play, not '\(word)'",
      hint: near.map { "did you mean '\($0)'?" })
  }

  /// The day of an option, if it was given.
  static func day(_ option: String, of call: Invocation) throws(Fault) -> Day? {
    guard let text = call.value(option) else { return nil }
    if let day = Day(text) { return day }
    throw Fault(message: "\(option) is a day such as 2027-04-01, not '\(text)'", hint: nil)
  }

  /// The layout of `--layout`, if it was given.
  static func layout(_ call: Invocation) throws(Fault) -> ListingLayout? {
    guard let word = call.value("--layout") else { return nil }
    if let layout = ListingLayout(rawValue: word) { return layout }
    let names = ListingLayout.allCases.map(\.rawValue)
    let near = nearestMatch(to: word, in: names)
    throw Fault(
      message: "--layout is \(names.joined(separator: ", ")), not '\(word)'",
      hint: near.map { "did you mean '\($0)'?" })
  }

  /// The platforms of `--app-runs-on`.
  static func platforms(_ call: Invocation) throws(Fault) -> Set<ApplePlatform> {
    let names = ApplePlatform.allCases.map(\.rawValue)
    var platforms: Set<ApplePlatform> = []
    for word in call.values("--app-runs-on").flatMap({ $0.split(separator: ",") }) {
      guard let platform = ApplePlatform(rawValue: word.lowercased()) else {
        let near = nearestMatch(to: String(word), in: names)
        throw Fault(
          message: "--app-runs-on is \(names.joined(separator: ", ")), not '\(word)'",
          hint: near.map { "did you mean '\($0)'?" })
      }
      platforms.insert(platform)
    }
    return platforms
  }

  /// The rows of this version, with those of `--table` laid over them; nil where that file is bad.
  static func tables(_ call: Invocation, into findings: inout Findings) -> StoreTables? {
    guard let file = call.value("--table") else { return .shipped }
    return StoreTables.shipped.reading(Path(file), in: Disk(), into: &findings)
  }
}
