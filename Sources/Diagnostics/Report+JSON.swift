extension Report {
  /// The report as one JSON document, `vitrine.report/v1`.
  public var json: JSONValue {
    [
      "schema": "vitrine.report/v1", "verb": .string(verb), "ok": .bool(ok),
      "findings": .array(findings.map(\.json)), "summary": summary,
    ]
  }
}

extension Finding {
  /// The finding as a JSON object: the fixed keys first, then the details by name.
  public var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("code", .string(code)), .init("severity", .string(severity.rawValue)),
      .init("message", .string(message)),
    ]
    if let location { members += location.members }
    if let hint { members.append(.init("hint", .string(hint))) }
    if !related.isEmpty {
      let places = related.map { place in
        JSONValue.object([.init("message", .string(place.message))] + place.location.members)
      }
      members.append(.init("related", .array(places)))
    }
    members += details.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
    return .object(members)
  }
}

extension Location {
  fileprivate var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("file", .string(file))]
    if let start {
      members += [.init("line", .integer(start.line)), .init("column", .integer(start.column))]
    }
    if let end {
      members += [.init("endLine", .integer(end.line)), .init("endColumn", .integer(end.column))]
    }
    return members
  }
}
