/// One fault in the user's files: what it is, where it is, and what to do.
public struct Finding: Sendable, Hashable {
  /// A second place that the finding speaks of.
  public struct Related: Sendable, Hashable {
    /// What is there, in lower case without a full stop.
    public let message: String
    /// Where it is.
    public let location: Location

    /// A second place with what is there.
    public init(_ message: String, at location: Location) {
      self.message = message
      self.location = location
    }
  }

  /// The rule's code, kebab-case.
  public let code: String
  /// How much it matters.
  public let severity: Severity
  /// What is, in lower case, without a full stop.
  public let message: String
  /// Where it is, if it has a place in a file.
  public let location: Location?
  /// What to do about it.
  public let hint: String?
  /// Other places that it speaks of.
  public let related: [Related]
  /// Extra keys of the JSON report, such as `locale` or `captureId`.
  public let details: [String: JSONValue]

  /// A finding of a rule; `severity` is the rule's own unless given.
  public init(
    _ rule: RuleDescription, _ message: String, at location: Location? = nil, hint: String? = nil,
    severity: Severity? = nil, related: [Related] = [], details: [String: JSONValue] = [:]
  ) {
    self.code = rule.code
    self.severity = severity ?? rule.severity
    self.message = message
    self.location = location
    self.hint = hint
    self.related = related
    self.details = details
  }

  /// A finding as a report has it, read back.
  package init(
    recorded code: String, severity: Severity, message: String, location: Location?, hint: String?,
    related: [Related], details: [String: JSONValue]
  ) {
    self.init(
      code: code, severity: severity, message: message, location: location, hint: hint,
      related: related, details: details)
  }

  /// The same finding in other words, for a caller that knows more of its circumstances.
  package func saying(_ message: String) -> Finding {
    Finding(
      code: code, severity: severity, message: message, location: location, hint: hint,
      related: related, details: details)
  }
}

extension Finding {
  /// The same finding with every place of it changed, such as marked as secret.
  public func relocated(_ change: (Location) -> Location) -> Finding {
    Finding(
      code: code, severity: severity, message: message, location: location.map(change), hint: hint,
      related: related.map { Related($0.message, at: change($0.location)) }, details: details)
  }
}

extension Finding {
  /// The same finding with every text in it changed, file names included, such as to take the way to
  /// a folder out of it; the code and the places within files stay.
  package func rewritten(_ change: (String) -> String) -> Finding {
    func moved(_ place: Location) -> Location {
      Location(
        file: change(place.file), start: place.start, end: place.end,
        holdsSecret: place.holdsSecret)
    }
    return Finding(
      code: code, severity: severity, message: change(message), location: location.map(moved),
      hint: hint.map(change),
      related: related.map { Related(change($0.message), at: moved($0.location)) },
      details: details.mapValues { $0.rewritten(change) })
  }
}

extension JSONValue {
  /// The same value with every text in it changed; names stay.
  package func rewritten(_ change: (String) -> String) -> JSONValue {
    switch self {
    case .null, .bool, .integer, .number: self
    case .string(let text): .string(change(text))
    case .array(let elements): .array(elements.map { $0.rewritten(change) })
    case .object(let members):
      .object(members.map { Member($0.name, $0.value.rewritten(change)) })
    }
  }
}

extension Finding: Comparable {
  /// Orders by file, line, column, code, then message: the order of every report.
  public static func < (left: Finding, right: Finding) -> Bool {
    left.sortKey < right.sortKey
  }

  private var sortKey: (String, Place, String, String) {
    (location?.file ?? "", location?.start ?? Place(line: 0, column: 0), code, message)
  }
}

extension Finding {
  /// The finding with more details; those that it has already stay.
  public func adding(_ more: [String: JSONValue]) -> Finding {
    Finding(
      code: code, severity: severity, message: message, location: location, hint: hint,
      related: related, details: details.merging(more) { own, _ in own })
  }

  private init(
    code: String, severity: Severity, message: String, location: Location?, hint: String?,
    related: [Related], details: [String: JSONValue]
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.location = location
    self.hint = hint
    self.related = related
    self.details = details
  }
}
