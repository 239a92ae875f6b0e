internal import Diagnostics
internal import Documents

/// A product without a name or a description.
enum StoreKitTextsEmpty {
  static let about = RuleDescription(
    code: "storekit-texts-empty", severity: .error,
    summary: "a product of the StoreKit file has no localization, or a blank one",
    rationale:
      "The purchase sheet shows a nameless product, and so does every test of the paywall.",
    bad: .storeKit("localizations: []"),
    good: .storeKit(),
    cure: "Write a display name and a description in each language.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    for entry in file.entries {
      let id = entry.product.id
      guard !entry.product.texts.isEmpty else {
        findings.report(
          about, "'\(id.value)' has no localization",
          at: entry.node["localizations"]?.location.startOnly ?? id.location)
        continue
      }
      for text in entry.product.texts {
        check("displayName", text.name, text, id.value, into: &findings)
        check("description", text.description, text, id.value, into: &findings)
      }
    }
  }

  private static func check(
    _ key: String, _ value: Placed<String>?, _ text: ProductText, _ id: String,
    into findings: inout Findings
  ) {
    guard value?.value.allSatisfy(\.isWhitespace) ?? true else { return }
    findings.report(
      about,
      "'\(key)' of '\(id)' in '\(text.locale.value)' is \(value == nil ? "missing" : "blank")",
      at: value?.location ?? text.locale.location)
  }
}
