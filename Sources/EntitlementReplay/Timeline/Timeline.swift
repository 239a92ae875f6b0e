package import Diagnostics
package import Entitlements

/// A picture of one account's history: its events on a line for each purchase, and its access by
/// each rule.
package struct Timeline: Sendable {
  private static let width = 1200.0
  private static let left = 230.0
  private static let right = 1170.0
  private static let rowHeight = 46.0
  private static let head = 92.0

  private let recorder: TimelineRecorder
  private let user: UserID
  private let now: Instant
  private let scale: TimelineScale

  /// A picture; what stands in its way is a finding instead.
  ///
  /// - Parameters:
  ///   - recorder: What was replayed.
  ///   - now: The moment that was asked about.
  ///   - findings: Where it is said why there is no picture.
  package init?(_ recorder: TimelineRecorder, at now: Instant, into findings: inout Findings) {
    let trouble: String
    switch (recorder.users.count, recorder.count) {
    case (0, _): trouble = "there is no event to draw"
    case (1, ...TimelineRecorder.limit): trouble = ""
    case (1, let count):
      trouble = "the history has \(count) events; at most \(TimelineRecorder.limit) are drawn"
    case (let count, _): trouble = "the history has \(count) accounts; a timeline shows one"
    }
    guard trouble.isEmpty, let user = recorder.users.first else {
      findings.report(
        EntitlementRules.timelineImpossible, trouble, hint: EntitlementRules.timelineImpossible.cure
      )
      return nil
    }
    self.recorder = recorder
    self.user = user
    self.now = now
    scale = TimelineScale(recorder, now: now, left: Self.left, right: Self.right)
  }

  /// The picture as an SVG document.
  package var svg: String {
    let lines = Set(recorder.marks.compactMap(\.line)).sorted()
    let others = recorder.marks.filter { $0.line == nil }
    let rules = recorder.access.keys.sorted { $0.rawValue > $1.rawValue }
    let rows = lines.count + (others.isEmpty ? 0 : 1) + rules.count
    let bottom = Self.head + Double(rows) * Self.rowHeight
    var drawing = TimelineDrawing(width: Self.width, height: bottom + 24)
    drawing.text(user.text, x: 24, y: 36, size: 20, weight: 600)
    drawing.text(
      "events, purchases and access up to \(now)", x: 24, y: 60, size: 13, colour: .quiet)
    drawAxis(&drawing, bottom: bottom)
    var y = Self.head + Self.rowHeight / 2
    for line in lines {
      draw(line, &drawing, y: y)
      y += Self.rowHeight
    }
    if !others.isEmpty {
      label("other events", &drawing, y: y)
      draw(others, &drawing, y: y)
      y += Self.rowHeight
    }
    for rule in rules {
      draw(rule, &drawing, y: y)
      y += Self.rowHeight
    }
    drawing.line(x: scale.x(now), from: Self.head - 20, to: bottom, colour: .now)
    drawing.text("now", x: scale.x(now) + 4, y: Self.head - 10, size: 11, colour: .now)
    return drawing.svg
  }

  private func drawAxis(_ drawing: inout TimelineDrawing, bottom: Double) {
    for tick in scale.ticks {
      let x = scale.x(tick)
      drawing.line(x: x, from: Self.head - 6, to: bottom, colour: .grid)
      drawing.text(
        String(tick.description.prefix(10)), x: x + 3, y: bottom + 14, size: 11, colour: .quiet)
    }
  }

  private func label(_ text: String, _ drawing: inout TimelineDrawing, y: Double) {
    let shown = text.count > 30 ? text.prefix(14) + "…" + text.suffix(15) : Substring(text)
    drawing.text(String(shown), x: 24, y: y + 4, size: 13)
  }

  /// A purchase: what each event says is paid for, until the next event says otherwise.
  private func draw(_ line: LineID, _ drawing: inout TimelineDrawing, y: Double) {
    label(line.description, &drawing, y: y)
    let marks = recorder.marks.filter { $0.line == line }.sorted { $0.time < $1.time }
    for (index, mark) in marks.enumerated() {
      guard let status = mark.status, let period = mark.period else { continue }
      let next = index + 1 < marks.count ? marks[index + 1].time : scale.end
      let end = status == .expired ? mark.time : min(period.end ?? scale.end, next)
      let title = "\(status.rawValue) to \(period.end?.description ?? "no end")"
      drawing.bar(
        from: scale.x(mark.time), to: scale.x(max(end, mark.time)), y: y, height: 10,
        colour: .status(status), title: title)
    }
    draw(marks, &drawing, y: y)
  }

  private func draw(
    _ marks: [TimelineRecorder.Mark], _ drawing: inout TimelineDrawing, y: Double
  ) {
    var free = -Double.infinity
    for mark in marks.sorted(by: { $0.time < $1.time }) {
      let x = scale.x(mark.time)
      drawing.dot(
        x: x, y: y, colour: mark.status.map(TimelineDrawing.Colour.status) ?? .quiet,
        title: "\(mark.time) \(mark.type)")
      // A name that would lie on the one before is left to the dot's title.
      let width = Double(mark.type.count) * 5.6
      guard x > free, x + width < Self.width else { continue }
      drawing.text(mark.type, x: x, y: y - 11, size: 9, colour: .quiet)
      free = x + width + 6
    }
  }

  private func draw(_ rule: RuleChoice, _ drawing: inout TimelineDrawing, y: Double) {
    label("access, \(rule.rawValue)", &drawing, y: y)
    drawing.bar(
      from: Self.left, to: Self.right, y: y, height: 16, colour: .closed, title: "no access")
    for stretch in stretches(of: rule) {
      drawing.bar(
        from: scale.x(stretch.lowerBound), to: scale.x(stretch.upperBound), y: y, height: 16,
        colour: .open, title: "access from \(stretch.lowerBound) to \(stretch.upperBound)")
    }
  }

  /// The times of access by a rule within the picture, those that touch made one.
  private func stretches(of rule: RuleChoice) -> [Range<Instant>] {
    let access = recorder.access[rule] ?? []
    var stretches: [Range<Instant>] = []
    for (index, change) in access.enumerated() {
      let next = index + 1 < access.count ? access[index + 1].since : scale.end
      let end: Instant
      switch change.end {
      case .never: continue
      case .until(let until): end = min(until, next)
      case .forever: end = next
      }
      guard end > change.since else { continue }
      if let last = stretches.last, last.upperBound == change.since {
        stretches[stretches.count - 1] = last.lowerBound..<end
      } else {
        stretches.append(change.since..<end)
      }
    }
    return stretches
  }
}
