internal import Diagnostics
internal import Documents

/// Tiers of the same content at differing levels.
enum LevelsDiffer {
  static let about = RuleDescription(
    code: "catalog-levels-differ", severity: .warning,
    summary: "tiers that unlock the same are at differing levels of their group",
    rationale: """
      Level 1 is the highest. A change to a lower level waits for the period's end, one to a \
      higher level is charged at once: between plans of the same content neither is meant.
      """,
    bad: .catalog([.monthly: ["level: 2"], .yearly: ["level: 1"]]),
    good: .catalog([.monthly: ["level: 1"], .yearly: ["level: 1"]]),
    cure: "Give plans of the same content one level.")

  static func check(_ tiered: [TieredProduct], into findings: inout Findings) {
    let levelled = tiered.filter { $0.tier != .lifetime && $0.product.level != nil }
    guard let first = levelled.first, let level = first.product.level else { return }
    for other in levelled {
      guard let own = other.product.level, own.value != level.value else { continue }
      let related = [Finding.Related("the \(first.tier.rawValue) tier's level", at: level.location)]
      let words =
        "the \(other.tier.rawValue) tier is at level \(own.value), "
        + "the \(first.tier.rawValue) tier at level \(level.value)"
      let isInverted = own.value > level.value
      findings.report(
        isInverted ? LevelsInverted.about : about,
        isInverted ? words + ": the longer plan ranks lower" : words, at: own.location,
        hint: "the same content is one level; 1 is the highest", related: related)
    }
  }
}
