internal import Diagnostics
internal import Documents

/// An id that stands for one that somebody still has to fill in.
enum PlaceholderID {
  static let about = RuleDescription(
    code: "catalog-placeholder-id", severity: .error,
    summary: "a placeholder stands where an id belongs",
    rationale: "The store knows no such product or team; the app would find nothing to sell.",
    bad: .monthly("product: YOUR_MONTHLY_PRODUCT_ID"),
    good: .monthly("product: app.pro.monthly"),
    cure: "Write the id that the store gave, or that you gave it.")

  static func check(_ id: Placed<String>, _ name: String, into findings: inout Findings) {
    guard isPlaceholder(id.value) else { return }
    findings.report(
      about, "\(name) is the placeholder '\(id.value)'", at: id.location,
      hint: "write the real one")
  }

  /// Words that no real id has, as templates and guides write them.
  private static let whole: Set<String> = [
    "1234567890", "123456789", "0123456789", "0000000000", "xxxxxxxxxx", "abcde12345", "abcd1234",
    "todo", "tbd", "placeholder", "changeme", "change_me", "change-me", "product_id", "productid",
    "team_id", "app_id", "group_id",
  ]
  private static let starts = ["your_", "your-", "your.", "com.temporary", "<", "${", "{{", "$("]
  private static let parts = [
    "_your_", ".your_", "placeholder", "replace_me", "replaceme", "com.yourcompany",
    "com.yourapp", "com.example.yourapp",
  ]

  static func isPlaceholder(_ id: String) -> Bool {
    let id = id.lowercased()
    return whole.contains(id) || starts.contains { id.hasPrefix($0) }
      || parts.contains { id.contains($0) }
  }
}
