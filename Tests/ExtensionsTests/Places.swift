import Diagnostics

extension Finding {
  /// `code file:line:column`, as much as tests look at.
  var brief: String {
    let place = location?.start.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(code) \(location?.file ?? "-")\(place)"
  }
}
