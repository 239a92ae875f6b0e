internal import Diagnostics
internal import Documents
internal import Entitlements

/// Reads one row as the table's API sends it: an object, or a list with one in it.
struct RowReader {
  private let workspace: any Workspace

  init(_ workspace: any Workspace) { self.workspace = workspace }

  /// The row of a file; nil where it can't be read, which is reported.
  func read(_ path: Path, into findings: inout Findings) -> Subscription? {
    let rules = DocumentRules(missing: RowRules.missing, malformed: RowRules.unreadable)
    guard var node = workspace.readJSON(path, rules: rules, into: &findings) else { return nil }
    if let rows = node.sequence {
      guard rows.count == 1, let row = rows.first else {
        findings.report(
          RowRules.unreadable, "the list holds \(rows.count) rows, not one", at: node.location,
          hint: "give one row")
        return nil
      }
      node = row
    }
    guard var fields = Fields(node, of: "a row", rule: RowRules.unreadable, into: &findings) else {
      return nil
    }
    let row = row(&fields, into: &findings)
    // The table may have more columns than these.
    findings.add(fields.finish(refusingUnknown: false))
    return row
  }

  private func row(_ fields: inout Fields, into findings: inout Findings) -> Subscription? {
    let user = fields.requiredText("user_id").flatMap { UserID($0) }
    let provider = fields.requiredText("provider")
    let status = status(&fields, into: &findings)
    let kind = kind(&fields, into: &findings)
    let end = periodEnd(&fields)
    let product = fields.value("product")?.string
    guard let user, let provider, let status, let kind, let end else { return nil }
    let row = Subscription(
      userID: user, provider: Provider(rawValue: provider), status: status, kind: kind,
      periodEnd: end.instant, product: product)
    if row.periodEnd == nil, !status.givesNoAccess, row.accessEnd == .never {
      findings.report(
        RowRules.withoutEnd, "the row is \(status.rawValue) and \(kind.rawValue), without an end",
        at: end.location, hint: RowRules.withoutEnd.cure)
    }
    return row
  }

  private func status(
    _ fields: inout Fields, into findings: inout Findings
  ) -> SubscriptionStatus? {
    guard let word = fields.requiredText("status") else { return nil }
    let status = SubscriptionStatus(word: word)
    if status == .unknown, word != status.rawValue {
      let words = SubscriptionStatus.allCases.map(\.rawValue)
      findings.report(
        RowRules.unknownStatus, "the status '\(word)' is not known",
        at: fields.value("status")?.location, hint: Self.hint(word, words))
    }
    return status
  }

  private func kind(_ fields: inout Fields, into findings: inout Findings) -> PurchaseKind? {
    guard let word = fields.requiredText("kind") else { return nil }
    let words = PurchaseKind.allCases.map(\.rawValue)
    if !words.contains(word) {
      findings.report(
        RowRules.unknownKind, "the kind '\(word)' is not known",
        at: fields.value("kind")?.location, hint: Self.hint(word, words))
    }
    return PurchaseKind(word: word)
  }

  private static func hint(_ word: String, _ words: [String]) -> String {
    nearestMatch(to: word, in: words).map { "did you mean '\($0)'?" }
      ?? "the words are \(words.joined(separator: ", "))"
  }

  private struct End {
    let instant: Instant?
    let location: Location
  }

  private func periodEnd(_ fields: inout Fields) -> End? {
    guard let value = fields.value("period_end"), !value.isNull else {
      return End(instant: nil, location: fields.value("period_end")?.location ?? fields.location)
    }
    guard let text = value.string, let instant = Instant(text) else {
      let found = value.string.map { "'\($0)'" } ?? value.number ?? value.kindName
      fields.report(
        "'period_end' is a time with a zone or null, not \(found)", at: value.location,
        hint: "write it like 2026-05-11T00:00:00Z", field: "period_end")
      return nil
    }
    return End(instant: instant, location: value.location)
  }
}
