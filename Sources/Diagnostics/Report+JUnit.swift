extension Report {
  /// The report as JUnit XML, one test case a finding: what fails the run is a failure, the rest is told
  /// in the output of a case that passed.
  ///
  /// A run without findings is one case that passed, for build servers take an empty suite for a fault.
  public var junit: String {
    let failed = findings.count { fails($0) }
    let name = "vitrine \(verb)".xmlAttribute
    let counts =
      "tests=\"\(max(1, findings.count))\" failures=\"\(failed)\" errors=\"0\" skipped=\"0\""
    let cases = findings.map { $0.junit(isFailure: fails($0)) }
    let clean = "    <testcase classname=\(name) name=\"no findings\"/>\n"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="vitrine" \(counts)>
        <testsuite name=\(name) \(counts)>
      \(cases.isEmpty ? clean : cases.joined())  </testsuite>
      </testsuites>

      """
  }
}

extension Finding {
  fileprivate func junit(isFailure: Bool) -> String {
    let place = location.map(\.description)
    let name = (place.map { "\($0): \(message)" } ?? message).xmlAttribute
    var attributes = "classname=\(code.xmlAttribute) name=\(name)"
    if let location {
      attributes += " file=\(location.file.xmlAttribute)"
      if let line = location.start?.line { attributes += " line=\"\(line)\"" }
    }
    let lines = ["\(severity.rawValue): \(message) [\(code)]", place, hint].compactMap(\.self)
    let text = lines.joined(separator: "\n").xmlText
    let body =
      isFailure
      ? "<failure type=\(code.xmlAttribute) message=\(message.xmlAttribute)>\(text)</failure>"
      : "<system-out>\(text)</system-out>"
    return "    <testcase \(attributes)>\n      \(body)\n    </testcase>\n"
  }
}

extension String {
  /// The text in XML 1.0; what that can't hold, not even escaped, is spelled out.
  fileprivate var xmlText: String {
    unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\t", "\n": out.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}":
        out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: out.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text as a quoted attribute: a parser would turn its line ends into blanks.
  fileprivate var xmlAttribute: String {
    let text = xmlText.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "&#10;")
    return
      "\"\(text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "&#9;"))\""
  }
}
