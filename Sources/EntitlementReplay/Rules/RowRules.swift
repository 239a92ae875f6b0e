package import Diagnostics

/// The rules about a row of the table.
package enum RowRules {
  package static let all = [missing, unreadable, unknownStatus, unknownKind, withoutEnd]

  package static let missing = RuleDescription(
    code: "row-missing", severity: .error,
    summary: "the file of a row can't be read",
    rationale: "Without the row there is nothing to explain.",
    bad: .init("shell", "vitrine entitlement explain rows.json"),
    good: .init("shell", "vitrine entitlement explain row.json"),
    cure: "Name a regular file that holds one row.")

  package static let unreadable = RuleDescription(
    code: "row-unreadable", severity: .error,
    summary: "a row lacks what every row has, or has it in another form",
    rationale: "A gate that guesses at a row would open or close by accident.",
    bad: .init("json", #"{"user_id": "reader", "status": "active"}"#),
    good: row(),
    cure: "Give the row as the table's API sends it.")

  package static let unknownStatus = RuleDescription(
    code: "row-status-unknown", severity: .warning,
    summary: "a row's status is a word that is not known; it opens nothing",
    rationale:
      "An app that is older than the table must not open a gate on a word that it can't read.",
    bad: row(status: "cancelled"),
    good: row(status: "canceled"),
    cure: "Write one of active, trialing, canceled, unpaid, expired.")

  package static let unknownKind = RuleDescription(
    code: "row-kind-unknown", severity: .warning,
    summary: "a row's kind is a word that is not known; it is taken as recurring",
    rationale: "A plan needs an end to open anything; a purchase for ever would need none.",
    bad: row(kind: "onetime"),
    good: row(kind: "one_time"),
    cure: "Write one_time or recurring.")

  package static let withoutEnd = RuleDescription(
    code: "row-without-end", severity: .warning,
    summary: "a plan has no end of its period; it opens nothing",
    rationale:
      "Only an active one-time purchase has no end. Anything else without one is not known.",
    bad: row(end: "null"),
    good: row(kind: "one_time", end: "null"),
    cure: "See which event wrote the row: one without dates must not replace one that has them.")

  /// A row, with what an example is about.
  private static func row(
    status: String = "active", kind: String = "recurring",
    end: String = #""2026-05-11T00:00:00Z""#
  ) -> RuleDescription.Example {
    .init(
      "json",
      #"{"user_id": "reader", "provider": "apple", "status": "\#(status)", "kind": "\#(kind)", "period_end": \#(end), "product": "pro"}"#
    )
  }
}
