internal import Diagnostics
internal import Entitlements

extension Subscription {
  /// The row in a few words: provider, status, kind and end.
  var summary: String {
    let end = periodEnd.map { "to \($0)" } ?? (accessEnd == .forever ? "for ever" : "no end known")
    return "\(provider) \(status.rawValue) \(kind.rawValue) \(end)"
  }

  /// The row under the names of its columns.
  var json: JSONValue {
    [
      "user_id": .string(userID.text), "provider": .string(provider.rawValue),
      "status": .string(status.rawValue), "kind": .string(kind.rawValue),
      "period_end": JSONValue(periodEnd?.description), "product": JSONValue(product),
    ]
  }
}

extension AccessEnd {
  /// The end as a time, `forever`, or null where there is no access.
  var json: JSONValue {
    switch self {
    case .never: .null
    case .until(let end): .string(end.description)
    case .forever: "forever"
    }
  }
}
