extension Report {
  /// The report as a SARIF 2.1.0 log (OASIS, 2020-03-27) with one run.
  ///
  /// - Parameters:
  ///   - version: The tool's version.
  ///   - rules: The descriptions of the codes; those that occur are listed.
  /// - Returns: The log, one JSON document.
  public func sarif(version: String, rules: [RuleDescription]) -> JSONValue {
    let codes = Set(findings.map(\.code)).sorted()
    let described = codes.map { code in
      rules.first { $0.code == code }?.sarif ?? ["id": .string(code)]
    }
    let driver: JSONValue = [
      "name": "vitrine", "semanticVersion": .string(version), "rules": .array(described),
    ]
    let results = findings.map { finding in
      finding.sarif(ruleIndex: codes.firstIndex(of: finding.code) ?? 0)
    }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
          "invocations": [["executionSuccessful": true]], "results": .array(results),
        ]
      ],
    ]
  }
}

extension RuleDescription {
  fileprivate var sarif: JSONValue {
    [
      "id": .string(code), "shortDescription": ["text": .string(summary)],
      "fullDescription": ["text": .string(rationale)],
      "help": ["text": .string(cure)],
      "defaultConfiguration": ["level": .string(severity.rawValue)],
    ]
  }
}

extension Finding {
  fileprivate func sarif(ruleIndex: Int) -> JSONValue {
    let text = hint.map { "\(message)\n\($0)" } ?? message
    let result: JSONValue = [
      "ruleId": .string(code), "ruleIndex": .integer(ruleIndex),
      "level": .string(severity.rawValue), "message": ["text": .string(text)],
      "locations": .array(location.map { [$0.sarif()] } ?? []),
    ]
    guard !related.isEmpty else { return result }
    return result.adding(
      "relatedLocations", .array(related.map { $0.location.sarif(message: $0.message) }))
  }
}

extension Location {
  fileprivate func sarif(message: String? = nil) -> JSONValue {
    var physical: JSONValue = ["artifactLocation": ["uri": .string(file.uriReference)]]
    if let start {
      var region: JSONValue = [
        "startLine": .integer(start.line), "startColumn": .integer(start.column),
      ]
      if let end {
        region = region.adding("endLine", .integer(end.line))
          .adding("endColumn", .integer(end.column))
      }
      physical = physical.adding("region", region)
    }
    let location: JSONValue = ["physicalLocation": physical]
    guard let message else { return location }
    return location.adding("message", ["text": .string(message)])
  }
}
