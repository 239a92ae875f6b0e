import Composer
import Diagnostics

extension Invocation {
  /// The moment to record: `--now`, else SOURCE_DATE_EPOCH, else a fixed one.
  func recordedMoment() -> Timestamp? {
    if let text = value("--now") {
      if let moment = Timestamp(text) { return moment }
      _ = UsageFault(
        verb, "'\(text)' is no ISO 8601 date and time", hint: "write it like 2026-11-30T09:00:00Z",
        wantsJSON: format == .json
      ).answer(console)
      return nil
    }
    guard let epoch = Machine.environment("SOURCE_DATE_EPOCH") else { return .fixed }
    if let moment = Timestamp(secondsSince1970: epoch) { return moment }
    _ = UsageFault(
      verb, "SOURCE_DATE_EPOCH is '\(epoch)', not a number of seconds",
      wantsJSON: format == .json
    ).answer(console)
    return nil
  }

  /// A moment that somebody states, or none.
  struct StatedMoment {
    let timestamp: Timestamp?
  }

  /// The moment that is stated: `--now`, else SOURCE_DATE_EPOCH, else none; nil where it is no moment.
  func statedMoment() -> StatedMoment? {
    guard value("--now") != nil || Machine.environment("SOURCE_DATE_EPOCH") != nil else {
      return StatedMoment(timestamp: nil)
    }
    return recordedMoment().map { StatedMoment(timestamp: $0) }
  }
}
