/// The account in the metadata that an app gave to a checkout, under any of the names in use.
struct CreemMetadata: Decodable, Sendable {
  let userID: UserID?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case userID = "userId"
    case snakeCase = "user_id"
    case referenceID = "referenceId"
  }

  init(from decoder: any Decoder) throws {
    let metadata = try decoder.container(keyedBy: CodingKeys.self)
    userID =
      CodingKeys.allCases.lazy.compactMap { metadata.text($0).flatMap { UserID($0) } }.first
  }
}
