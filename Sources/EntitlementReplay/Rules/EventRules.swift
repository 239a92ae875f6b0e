package import Diagnostics

/// The rules about single events of a history.
package enum EventRules {
  package static let all = [
    fileUnreadable, fileEmpty, unreadable, seconds, implausible, unknownType, unknownStatus,
    withoutID, withoutDates, withoutEntitlement, future, otherEnvironment, manyTransfers,
  ]

  package static let fileUnreadable = RuleDescription(
    code: "event-file-unreadable", severity: .error,
    summary: "a file of events can't be read",
    rationale: "A history with a hole tells another story, and nobody sees the hole.",
    bad: .init("shell", "vitrine entitlement replay webhooks.jsnol"),
    good: .init("shell", "vitrine entitlement replay webhooks.jsonl"),
    cure: "Name a regular file of JSON or JSON lines, or - for standard input.")

  package static let fileEmpty = RuleDescription(
    code: "event-file-empty", severity: .warning,
    summary: "a file of events holds none",
    rationale: "An export that failed often leaves an empty file, which reads like a quiet month.",
    bad: .init("shell", ": > webhooks.jsonl"),
    good: .init("shell", "grep '\"eventType\"' server.log > webhooks.jsonl"),
    cure: "Export the history again, or leave the file out.")

  package static let unreadable = RuleDescription(
    code: "event-unreadable", severity: .error,
    summary: "an event can't be read, so it is left out",
    rationale: """
      An event must be JSON and name its type, its time, an account and a purchase; without one of \
      these it has no place in anybody's history.
      """,
    bad: .init("json", #"{"api_version": "1.0", "event": {"type": "RENEWAL", "id": "#),
    good: renewal(#""event_timestamp_ms": 1775865600000, "expiration_at_ms": 1778457600000"#),
    cure: "Mend the line, or take the event from the provider's dashboard again.")

  package static let seconds = RuleDescription(
    code: "event-time-seconds", severity: .error,
    summary: "a time counts seconds where milliseconds are due",
    rationale: """
      Read as milliseconds it lies in January 1970: a plan that is paid for would have ended long ago. \
      An event whose own time is wrong is left out; any other date is not used.
      """,
    bad: renewal(#""event_timestamp_ms": 1775865600000, "expiration_at_ms": 1778457600"#),
    good: renewal(#""event_timestamp_ms": 1775865600000, "expiration_at_ms": 1778457600000"#),
    cure: "Store the webhook's body as it came, or multiply by 1000.")

  package static let implausible = RuleDescription(
    code: "event-time-implausible", severity: .error,
    summary: "a time is none, or lies before 2000 or after 9999",
    rationale: """
      Nobody bought anything then: the number is negative, a zero in place of nothing, or in another \
      unit. An event whose own time is wrong is left out; any other date is not used.
      """,
    bad: renewal(#""event_timestamp_ms": 1775865600000, "expiration_at_ms": -1"#),
    good: renewal(#""event_timestamp_ms": 1775865600000, "expiration_at_ms": 7983792000000"#),
    cure: "Store the webhook's body as it came.")

  package static let unknownType = RuleDescription(
    code: "event-type-unknown", severity: .note,
    summary: "the type of an event is not known, so it changes nothing",
    rationale: "Providers add types without notice; one that nobody knows must not open a gate.",
    bad: .init(
      "json",
      #"{"type": "LOYALTY_POINTS", "id": "e1", "app_user_id": "reader", "event_timestamp_ms": 1775865600000}"#
    ),
    good: .init(
      "json",
      #"{"type": "TEST", "id": "e1", "app_user_id": "reader", "event_timestamp_ms": 1775865600000}"#
    ),
    cure: "Read the provider's documentation: does the type say anything about access?")

  package static let unknownStatus = RuleDescription(
    code: "event-status-unknown", severity: .warning,
    summary: "a subscription's status is a word that is not known; it opens nothing",
    rationale: "A paying account may be locked out until somebody maps the new word on purpose.",
    bad: update("dormant"),
    good: update("canceled"),
    cure: "Read the provider's documentation, and map the word to one that is known.")

  package static let withoutID = RuleDescription(
    code: "event-without-id", severity: .warning,
    summary: "an event has no id",
    rationale: "Providers deliver at least once; a repeat without an id looks like another event.",
    bad: renewal(
      id: "null", #""event_timestamp_ms": 1775865600000, "expiration_at_ms": 1778457600000"#),
    good: renewal(#""event_timestamp_ms": 1775865600000, "expiration_at_ms": 1778457600000"#),
    cure: "Store the webhook's body as it came.")

  package static let withoutDates = RuleDescription(
    code: "event-without-dates", severity: .note,
    summary: "a payment carries no end of what was paid; it opens nothing by itself",
    rationale: "Access without a known end would be access for ever.",
    bad: renewal(#""event_timestamp_ms": 1775865600000, "expiration_at_ms": null"#),
    good: renewal(#""event_timestamp_ms": 1775865600000, "expiration_at_ms": 1778457600000"#),
    cure: "Ask the provider's API for the dates of the purchase.")

  package static let withoutEntitlement = RuleDescription(
    code: "event-without-entitlement", severity: .note,
    summary: "a purchase's product is attached to no entitlement; it opens nothing",
    rationale: "RevenueCat sends null for coins, and for a plan that somebody forgot to attach.",
    bad: renewal(
      #""event_timestamp_ms": 1775865600000, "expiration_at_ms": 1778457600000, "entitlement_ids": null"#
    ),
    good: renewal(
      #""event_timestamp_ms": 1775865600000, "expiration_at_ms": 1778457600000, "entitlement_ids": ["pro"]"#
    ),
    cure: "Attach the product to the entitlement in RevenueCat, if it is meant to open anything.")

  package static let future = RuleDescription(
    code: "event-from-the-future", severity: .warning,
    summary: "an event happened after the moment that is asked about, so it is left out",
    rationale: "What has not happened yet opens nothing; a clock that runs ahead would.",
    bad: .init("shell", "vitrine entitlement replay --now 2026-01-01T00:00:00Z spring.jsonl"),
    good: .init("shell", "vitrine entitlement replay --now 2026-06-01T00:00:00Z spring.jsonl"),
    cure: "Ask about a later moment, or see whose clock is wrong.")

  package static let otherEnvironment = RuleDescription(
    code: "event-other-environment", severity: .note,
    summary: "events of the other environment are left out",
    rationale: "A sandbox purchase opens nothing in production, and ends nothing there.",
    bad: renewal(
      #""event_timestamp_ms": 1775865600000, "expiration_at_ms": 1778457600000, "environment": "SANDBOX""#
    ),
    good: renewal(
      #""event_timestamp_ms": 1775865600000, "expiration_at_ms": 1778457600000, "environment": "PRODUCTION""#
    ),
    cure: "Give --environment sandbox to look at the tests; else there is nothing to do.")

  package static let manyTransfers = RuleDescription(
    code: "event-transfers-excessive", severity: .error,
    summary: "an account has been part of more transfers than any honest one",
    rationale: "Each late transfer looks at all the others; a file could make that last for ever.",
    bad: .init("text", "10001 transfers away from the account 'reader'"),
    good: .init("text", "one transfer away from the account 'reader'"),
    cure: "See which client logs in and out without end.")

  /// A renewal of one account, with the fields that an example is about.
  private static func renewal(
    id: String = #""e1""#, _ fields: String
  ) -> RuleDescription.Example {
    .init(
      "json",
      #"{"type": "RENEWAL", "id": \#(id), "app_user_id": "reader", "transaction_id": "t1", \#(fields)}"#
    )
  }

  /// Creem's update of one subscription, with a status.
  private static func update(_ status: String) -> RuleDescription.Example {
    .init(
      "json",
      #"{"id": "evt_1", "eventType": "subscription.update", "created_at": 1775865600000, "object": {"id": "sub_1", "status": "\#(status)", "request_id": "reader"}}"#
    )
  }
}
