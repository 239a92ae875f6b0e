/// A StoreKit file as Xcode writes it, with parts exchanged.
enum StoreKitFileSample {
  static func file(
    _ subscription: [String: String] = [:], top: [String: String] = [:],
    group: [String: String] = [:]
  ) -> String {
    let product = object(
      [
        "displayPrice": "\"4.99\"", "familyShareable": "false", "groupNumber": "1",
        "introductoryOffer": "null", "productID": "\"app.pro.monthly\"",
        "localizations": """
        [{"description": "All", "displayName": "Pro", "locale": "en_US"}]
        """,
        "recurringSubscriptionPeriod": "\"P1M\"", "subscriptionGroupID": "\"21450001\"",
        "type": "\"RecurringSubscription\"",
      ], subscription)
    let groupText = object(
      ["id": "\"21450001\"", "name": "\"Pro\"", "subscriptions": "[\(product)]"], group)
    return object(
      [
        "identifier": "\"AB12CD34\"", "nonRenewingSubscriptions": "[]", "products": "[]",
        "subscriptionGroups": "[\(groupText)]", "version": "{\"major\": 4, \"minor\": 0}",
      ], top)
  }

  /// A one-time product.
  static func oneTime(_ id: String, type: String = "NonConsumable") -> String {
    object(
      [
        "displayPrice": "\"9.99\"", "productID": "\"\(id)\"", "type": "\"\(type)\"",
        "localizations":
          "[{\"description\": \"All\", \"displayName\": \"Pro\", \"locale\": \"en\"}]",
      ], [:])
  }

  /// Members by name, one a line; a change to an empty text leaves a member out.
  private static func object(_ members: [String: String], _ changes: [String: String]) -> String {
    let all = members.merging(changes) { _, change in change }.filter { !$0.value.isEmpty }
    let lines = all.sorted { $0.key < $1.key }.map { "\"\($0.key)\" : \($0.value)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }
}
