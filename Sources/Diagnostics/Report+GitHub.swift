extension Report {
  /// The findings as GitHub workflow commands, one line each.
  public var github: String {
    findings.map(\.github).joined()
  }
}

extension Finding {
  fileprivate var github: String {
    let level =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [String] = []
    if let location {
      properties.append("file=\(Self.property(location.file))")
      if let start = location.start {
        properties += ["line=\(start.line)", "col=\(start.column)"]
      }
    }
    properties.append("title=\(Self.property(code))")
    let text = hint.map { "\(message)\n\($0)" } ?? message
    return "::\(level) \(properties.joined(separator: ","))::\(Self.body(text))\n"
  }

  /// Escapes a message as the runner's command parser undoes it.
  private static func body(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case "%": out += "%25"
      case "\r": out += "%0D"
      case "\n": out += "%0A"
      default: out.unicodeScalars.append(scalar)
      }
    }
  }

  private static func property(_ text: String) -> String {
    body(text).unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case ":": out += "%3A"
      case ",": out += "%2C"
      default: out.unicodeScalars.append(scalar)
      }
    }
  }
}
