internal import Diagnostics
internal import Documents

/// A private key in a StoreKit file.
enum StoreKitPrivateKey {
  static let about = RuleDescription(
    code: "storekit-private-key", severity: .error,
    summary: "the StoreKit file holds a private key",
    rationale: """
      Xcode writes the key that signs offers in tests into the file. It goes wherever the file \
      goes: into version control, into every copy.
      """,
    bad: .storeKit(
      top: ["subscriptionOffersKeyPair: {\"id\": \"KEYID\", \"privateKey\": \"(a key)\"}"]),
    good: .storeKit(),
    cure: "Delete 'subscriptionOffersKeyPair', and make a new key if the file was ever shared.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    guard
      let entry = file.root.mapping?.last(where: { $0.key == "subscriptionOffersKeyPair" }),
      !entry.value.isNull
    else { return }
    findings.report(
      about, "the file holds the private key of 'subscriptionOffersKeyPair'",
      at: entry.keyLocation.secret, hint: "delete the entry, and replace the key")
  }
}
