internal import Diagnostics

/// How many events a replay has met.
struct ReplayCounts: Sendable {
  /// Texts that should be events.
  var texts = 0
  /// Events that the rules were given.
  var applied = 0
  /// Texts that are no event.
  var unreadable = 0
  /// Events of the other environment.
  var otherEnvironment = 0
  /// Events after the moment that is asked about.
  var future = 0

  var json: JSONValue {
    [
      "applied": .integer(applied), "unreadable": .integer(unreadable),
      "otherEnvironment": .integer(otherEnvironment), "future": .integer(future),
    ]
  }
}
