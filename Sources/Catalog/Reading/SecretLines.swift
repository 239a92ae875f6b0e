internal import Diagnostics
internal import Documents

/// The lines of the files at hand that hold a key or a token: no report shows their text.
struct SecretLines {
  private var ranges: [String: [ClosedRange<Int>]] = [:]

  private static let names: Set<String> = [
    "subscriptionofferskeypair", "privatekey", "private_key", "key", "apikey", "api_key", "secret",
    "shared_secret", "client_secret", "token", "access_token", "password",
  ]

  /// Notes every value of a document whose name or form is that of a secret.
  mutating func note(_ node: Node) {
    switch node.content {
    case .mapping(let entries):
      for entry in entries {
        if Self.names.contains(entry.key.lowercased()), !entry.value.isNull {
          hide(from: entry.keyLocation, to: entry.value.location)
        }
        note(entry.value)
      }
    case .sequence(let elements): for element in elements { note(element) }
    case .string(let text) where Self.isSecret(text): hide(from: node.location, to: node.location)
    case .string, .number, .bool, .null: break
    }
  }

  private static func isSecret(_ text: String) -> Bool {
    text.hasPrefix("sk_") || text.contains("PRIVATE KEY")
  }

  private mutating func hide(from start: Location, to end: Location) {
    guard let first = start.start?.line, let last = (end.end ?? end.start)?.line else { return }
    ranges[start.file, default: []].append(first...max(first, last))
  }

  /// The findings, with the text of every such line kept back.
  func hidden(in findings: Findings) -> Findings {
    var result = Findings()
    for finding in findings.all { result.add(finding.relocated(hidden)) }
    return result
  }

  private func hidden(_ location: Location) -> Location {
    guard let line = location.start?.line, let ranges = ranges[location.file],
      ranges.contains(where: { $0.contains(line) })
    else { return location }
    return location.secret
  }
}
