/// The fields of a Creem webhook that say something about access.
///
/// Source: Creem's documentation of webhooks and its published types, as of November 2026.
struct CreemWire: Decodable, Sendable {
  let id: String?
  let eventType: String?
  let createdAt: WireTime
  let object: CreemObject?

  private enum CodingKeys: String, CodingKey {
    case id, eventType, object
    case createdAt = "created_at"
  }

  init(from decoder: any Decoder) throws {
    let event = try decoder.container(keyedBy: CodingKeys.self)
    id = event.text(.id)
    eventType = event.text(.eventType)
    createdAt = event.time(.createdAt)
    object = event.part(CreemObject.self, .object)
  }
}

/// What a Creem webhook is about: a subscription, a checkout, a refund or a dispute.
struct CreemObject: Decodable, Sendable {
  let id: String?
  let status: String?
  let mode: String?
  let requestID: String?
  let metadata: CreemMetadata?
  let periodStart: WireTime
  let periodEnd: WireTime
  let product: CreemPart?
  let customer: CreemPart?
  let subscription: CreemPart?
  let order: CreemPart?
  let checkout: CreemPart?
  let transaction: CreemPart?

  private enum CodingKeys: String, CodingKey {
    case id, status, mode, metadata, product, customer, subscription, order, checkout, transaction
    case requestID = "request_id"
    case periodStart = "current_period_start_date"
    case periodEnd = "current_period_end_date"
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    id = object.text(.id)
    status = object.text(.status)
    mode = object.text(.mode)
    requestID = object.text(.requestID)
    metadata = object.part(CreemMetadata.self, .metadata)
    periodStart = object.time(.periodStart)
    periodEnd = object.time(.periodEnd)
    product = object.part(CreemPart.self, .product)
    customer = object.part(CreemPart.self, .customer)
    subscription = object.part(CreemPart.self, .subscription)
    order = object.part(CreemPart.self, .order)
    checkout = object.part(CreemPart.self, .checkout)
    transaction = object.part(CreemPart.self, .transaction)
  }
}
