internal import Diagnostics

/// A longer plan below a shorter one.
///
/// `LevelsDiffer` finds both: of two levels that differ, a pair is either inverted or not.
enum LevelsInverted {
  static let about = RuleDescription(
    code: "catalog-levels-inverted", severity: .warning,
    summary: "a longer plan is at a lower level than a shorter one",
    rationale: """
      Level 1 is the highest. With the yearly plan below the monthly one, a person who upgrades \
      to a year gets a downgrade that starts when the month ends.
      """,
    bad: .catalog([.monthly: ["level: 1"], .yearly: ["level: 2"]]),
    good: .catalog([.monthly: ["level: 1"], .yearly: ["level: 1"]]),
    cure: "Give plans of the same content one level.")
}
