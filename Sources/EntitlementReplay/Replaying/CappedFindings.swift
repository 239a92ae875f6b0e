internal import Diagnostics

/// Findings of a long history: of each code in a file the first hundred, then their number.
struct CappedFindings: Sendable {
  private struct Kind: Hashable, Sendable {
    let code: String
    let file: String?
  }

  private static let limit = 100
  private var counts: [Kind: (rule: RuleDescription, count: Int)] = [:]
  private var findings = Findings()

  mutating func report(
    _ rule: RuleDescription, _ message: String, at location: Location? = nil, hint: String? = nil,
    details: [String: JSONValue] = [:]
  ) {
    let kind = Kind(code: rule.code, file: location?.file)
    counts[kind, default: (rule, 0)].count += 1
    guard counts[kind]?.count ?? 0 <= Self.limit else { return }
    findings.report(rule, message, at: location, hint: hint ?? rule.cure, details: details)
  }

  /// The findings, with one for each kind of which some were left out.
  var all: Findings {
    var all = findings
    for (kind, entry) in counts where entry.count > Self.limit {
      all.report(
        entry.rule, "\(entry.count - Self.limit) more like this are not listed",
        at: kind.file.map { Location(file: $0) },
        details: ["count": .integer(entry.count - Self.limit)])
    }
    return all
  }
}
