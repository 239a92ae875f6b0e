import EntitlementSignatures
import Entitlements
import Testing

@Suite("WebhookReceiver")
struct WebhookReceiverTests {
  private static let body = #"{"id":"evt_1","eventType":"test"}"#
  // From `printf '%s' BODY | openssl dgst -sha256 -hmac SECRET`.
  private static let creemHex = "e03499ac7fd3edf0a4498ea605731a42c25e4c9569a1ba26cecbc43f32085714"
  private static let timedHex = "3fdb1f6cb87be81bfe7b397bc91d19124739af7250f92f9cd4810b115044e52b"

  private let secret: SharedSecret
  private let now = Instant(milliseconds: 1_775_865_600_000)

  init() throws { secret = try #require(SharedSecret("whsec_harbor")) }

  private func check(
    _ proof: WebhookProof, _ name: String, _ value: String, body: String = body
  ) -> WebhookRefusal? {
    do throws(WebhookRefusal) {
      try proof.check(
        WebhookDelivery(body: Array(body.utf8), headers: [(name, value)]), at: now)
      return nil
    } catch { return error }
  }

  @Test(
    "a right signature is accepted in either case", arguments: [creemHex, creemHex.uppercased()])
  func creem(_ signature: String) {
    #expect(check(.creemSignature(secret), "Creem-Signature", signature) == nil)
  }

  @Test("a signature of another body or secret is wrong")
  func wrong() throws {
    let proof = WebhookProof.creemSignature(secret)
    #expect(check(proof, "creem-signature", Self.creemHex, body: "{}") == .wrongSignature)
    let other = try #require(SharedSecret("whsec_other"))
    #expect(check(.creemSignature(other), "creem-signature", Self.creemHex) == .wrongSignature)
  }

  @Test(
    "a header that is no signature is malformed",
    arguments: ["", "abc", "zz", String(repeating: "é", count: 32)])
  func malformed(_ value: String) {
    let refusal = check(.creemSignature(secret), "creem-signature", value)
    #expect(refusal == .malformedHeader("creem-signature"))
  }

  @Test("a missing header is named")
  func missing() {
    #expect(
      check(.creemSignature(secret), "x", "y") == .missingHeader("creem-signature"))
  }

  @Test(
    "a timed signature is accepted, also beside one of another secret",
    arguments: [
      "t=1775865600,v1=\(timedHex)", "v1=\(timedHex), t=1775865600",
      "t=1775865600,v1=\(creemHex),v1=\(timedHex)",
    ])
  func revenueCat(_ value: String) {
    #expect(
      check(.revenueCatSignature(secret), "X-RevenueCat-Webhook-Signature", value) == nil)
  }

  @Test(
    "a timed signature of another time is wrong, an old one out of date",
    arguments: [
      ("t=1775865601,v1=\(timedHex)", WebhookRefusal.wrongSignature),
      ("v1=\(timedHex)", .malformedHeader("X-RevenueCat-Webhook-Signature")),
      ("t=-5,v1=\(timedHex)", .malformedHeader("X-RevenueCat-Webhook-Signature")),
      ("t=1775865600,t=1,v1=\(timedHex)", .malformedHeader("X-RevenueCat-Webhook-Signature")),
    ])
  func timedRefusals(_ value: String, _ refusal: WebhookRefusal) {
    #expect(
      check(.revenueCatSignature(secret), "x-revenuecat-webhook-signature", value) == refusal)
  }

  @Test("a signature may be as old as the tolerance, and no older", arguments: [300_000, 300_001])
  func age(_ age: Int64) {
    let delivery = WebhookDelivery(
      body: Array(Self.body.utf8),
      headers: [("X-RevenueCat-Webhook-Signature", "t=1775865600,v1=\(Self.timedHex)")])
    let later = Instant(milliseconds: now.milliseconds + age)
    let proof = WebhookProof.revenueCatSignature(secret)
    #expect((try? proof.check(delivery, at: later)) != nil || age > 300_000)
    #expect((try? proof.check(delivery, at: later)) == nil || age <= 300_000)
  }

  @Test(
    "the authorization header is compared word for word",
    arguments: [
      ("whsec_harbor", nil), ("whsec_harbo", .wrongSignature), ("", .wrongSignature),
      ("Bearer whsec_harbor", .wrongSignature),
    ] as [(String, WebhookRefusal?)])
  func authorization(_ value: String, _ refusal: WebhookRefusal?) {
    #expect(check(.revenueCatAuthorization(secret), "authorization", value) == refusal)
  }

  @Test("an empty secret is none")
  func emptySecret() {
    #expect(SharedSecret("") == nil)
  }

  @Test("what is not authentic is not read, though it is no event either")
  func refusedBeforeParsing() {
    let receiver = WebhookReceiver(.creemSignature(secret))
    let forged = WebhookDelivery(
      body: Array("not JSON".utf8), headers: [("creem-signature", Self.creemHex)])
    #expect(throws: WebhookRefusal.wrongSignature) { try receiver.receive(forged, at: now) }
  }

  @Test("what is authentic and no event says why")
  func unreadable() {
    let receiver = WebhookReceiver(.revenueCatAuthorization(secret))
    let delivery = WebhookDelivery(
      body: Array("{}".utf8), headers: [("Authorization", "whsec_harbor")])
    #expect(throws: WebhookRefusal.unreadable(.notAnEvent)) {
      try receiver.receive(delivery, at: now)
    }
  }
}
