package import Diagnostics

/// Every rule about what an account owns.
package enum EntitlementRules {
  package static let all: [RuleDescription] =
    EventRules.all + RowRules.all + [
      userUnknown, disagree, differed, timelineImpossible, timelineUnwritable,
    ]

  package static let userUnknown = RuleDescription(
    code: "entitlement-user-unknown", severity: .warning,
    summary: "no event speaks of the account that was asked for",
    rationale:
      "A misspelt id reads like an account that owns nothing. Ids are compared by case, UUIDs not.",
    bad: .init("shell", "vitrine entitlement replay --user kx7pqm webhooks.jsonl"),
    good: .init("shell", "vitrine entitlement replay --user Kx7pQm webhooks.jsonl"),
    cure: "Give the id as the events have it.")

  package static let disagree = RuleDescription(
    code: "entitlement-rules-disagree", severity: .error,
    summary: "the two rules give an account different access at the end",
    rationale: """
      The literal rule forgets what its one row doesn't hold: it has deleted a lifetime, or let a dead \
      purchase win over one that is paid for.
      """,
    bad: .init(
      "text", "lifetime bought, then the old monthly plan expires: literal no, ledger yes"),
    good: .init("text", "one plan, renewed in order: literal yes, ledger yes"),
    cure: "Merge by the ledger; the table of the replay shows the event at which they part.")

  package static let differed = RuleDescription(
    code: "entitlement-rules-differed", severity: .note,
    summary: "the two rules gave an account different access on the way",
    rationale:
      "They agree in the end, but for a while the literal rule was wrong, and somebody saw it.",
    bad: .init("text", "a late expiration undoes a renewal until the next one comes"),
    good: .init("text", "one plan, renewed in order"),
    cure: "Merge by the ledger.")

  package static let timelineImpossible = RuleDescription(
    code: "timeline-impossible", severity: .error,
    summary: "a history can't be drawn as one timeline",
    rationale: "A picture of many accounts, or of thousands of events, shows nothing to anybody.",
    bad: .init("shell", "vitrine entitlement replay --timeline all.svg webhooks.jsonl"),
    good: .init(
      "shell", "vitrine entitlement replay --user reader --timeline one.svg webhooks.jsonl"),
    cure: "Give --user with one account, and a history of its own.")

  package static let timelineUnwritable = RuleDescription(
    code: "timeline-unwritable", severity: .error,
    summary: "a timeline can't be drawn or written",
    rationale: "Whoever looks for the picture would find an old one, or none.",
    bad: .init("shell", "vitrine entitlement replay --timeline /proc/t.svg webhooks.jsonl"),
    good: .init("shell", "vitrine entitlement replay --timeline out/t.svg webhooks.jsonl"),
    cure: "Name a file in a folder that can be written.")
}
