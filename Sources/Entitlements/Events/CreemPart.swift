/// Something that a Creem object refers to: its id alone, or spelt out.
struct CreemPart: Decodable, Sendable {
  let id: String?
  var status: String?
  var type: String?
  var billingType: String?
  var billingPeriod: String?
  var requestID: String?
  var metadata: CreemMetadata?
  var customerID: String?
  var productID: String?
  var orderID: String?
  var subscriptionID: String?
  var periodStart = WireTime.absent
  var periodEnd = WireTime.absent

  private enum CodingKeys: String, CodingKey {
    case id, status, type, metadata, customer, product, order, subscription
    case billingType = "billing_type"
    case billingPeriod = "billing_period"
    case requestID = "request_id"
    case periodStart = "current_period_start_date"
    case periodEnd = "current_period_end_date"
  }

  init(from decoder: any Decoder) throws {
    if let id = try? decoder.singleValueContainer().decode(String.self) {
      self.id = id.isEmpty ? nil : id
      return
    }
    let part = try decoder.container(keyedBy: CodingKeys.self)
    id = part.text(.id)
    status = part.text(.status)
    type = part.text(.type)
    billingType = part.text(.billingType)
    billingPeriod = part.text(.billingPeriod)
    requestID = part.text(.requestID)
    metadata = part.part(CreemMetadata.self, .metadata)
    customerID = Self.reference(part, .customer)
    productID = Self.reference(part, .product)
    orderID = Self.reference(part, .order)
    subscriptionID = Self.reference(part, .subscription)
    periodStart = part.time(.periodStart)
    periodEnd = part.time(.periodEnd)
  }

  private struct Named: Decodable {
    let id: String?

    enum CodingKeys: CodingKey { case id }

    init(from decoder: any Decoder) throws {
      id = try decoder.container(keyedBy: CodingKeys.self).text(.id)
    }
  }

  private static func reference(
    _ part: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys
  ) -> String? {
    part.text(key) ?? part.part(Named.self, key)?.id
  }
}
