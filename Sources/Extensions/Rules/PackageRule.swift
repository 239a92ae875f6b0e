internal import Diagnostics

/// A rule about packages: its description, and the check that goes with it.
protocol PackageRule: SendableMetatype {
  static var about: RuleDescription { get }
  static func check(_ package: ExtensionPackage, into findings: inout Findings)
}

/// "did you mean …?", where a known word is near.
func didYouMean(_ word: String, among words: some Sequence<String>) -> String? {
  nearestMatch(to: word, in: words).map { "did you mean '\($0)'?" }
}
