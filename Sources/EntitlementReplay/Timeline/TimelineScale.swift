internal import Entitlements

/// Turns moments into places on the time axis.
struct TimelineScale: Sendable {
  let start: Instant
  let end: Instant
  let left: Double
  let right: Double

  /// A scale that holds all events and the present, and what lies a little beyond it.
  ///
  /// A lifetime, or a grant to 2222, would make everything else a dot: what ends later runs off the
  /// picture.
  init(_ recorder: TimelineRecorder, now: Instant, left: Double, right: Double) {
    let times = recorder.marks.flatMap { [$0.time, $0.period?.start].compactMap(\.self) } + [now]
    let first = times.min() ?? now
    let last = times.max() ?? now
    let span = max(last.milliseconds(since: first), 86_400_000)
    let horizon = Instant(milliseconds: last.milliseconds + span / 2)
    let ends = recorder.marks.compactMap { $0.period?.end }.filter { $0 <= horizon }
    let furthest = max(last, ends.max() ?? last)
    start = Instant(milliseconds: first.milliseconds - span / 40)
    end = Instant(milliseconds: furthest.milliseconds + span / 16)
    self.left = left
    self.right = right
  }

  /// The place of a moment; one outside the picture is at its edge.
  func x(_ time: Instant) -> Double {
    let share =
      Double(time.milliseconds(since: start)) / Double(end.milliseconds(since: start))
    return left + min(max(share, 0), 1) * (right - left)
  }

  /// Days to mark on the axis, at most eight of them.
  var ticks: [Instant] {
    let day: Int64 = 86_400_000
    let span = end.milliseconds(since: start)
    let steps: [Int64] = [1, 2, 7, 14, 30, 60, 90, 180, 365, 730, 1825, 3650, 36_500, 365_000]
    let step = (steps.first { span / ($0 * day) <= 8 } ?? 3_650_000) * day
    let first = start.milliseconds - (start.milliseconds % step) + step
    return stride(from: first, to: end.milliseconds, by: Int64.Stride(step)).map {
      Instant(milliseconds: $0)
    }
  }
}
