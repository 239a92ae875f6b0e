/// As the table's API sends a row: `user_id`, `provider`, `status`, `kind`, `period_end`,
/// `product`.
extension Subscription: Codable {
  private enum CodingKeys: String, CodingKey {
    case userID = "user_id"
    case provider, status, kind
    case periodEnd = "period_end"
    case product
  }

  /// Reads a row leniently: a status or kind that is newer than this version opens nothing, and an
  /// end that can't be read is one that isn't known.
  ///
  /// - Throws: `DecodingError` where the row names no account or no provider.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    guard let userID = UserID(try row.decode(String.self, forKey: .userID)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .userID, in: row, debugDescription: "the user id is blank")
    }
    self.init(
      userID: userID, provider: Provider(rawValue: try row.decode(String.self, forKey: .provider)),
      status: SubscriptionStatus(word: row.text(.status) ?? ""),
      kind: PurchaseKind(word: row.text(.kind) ?? ""),
      periodEnd: row.text(.periodEnd).flatMap { Instant($0) },
      product: row.text(.product))
  }

  /// Writes the row as it was read, its end in UTC.
  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(userID.text, forKey: .userID)
    try row.encode(provider.rawValue, forKey: .provider)
    try row.encode(status.rawValue, forKey: .status)
    try row.encode(kind.rawValue, forKey: .kind)
    try row.encode(periodEnd?.description, forKey: .periodEnd)
    try row.encode(product, forKey: .product)
  }
}
