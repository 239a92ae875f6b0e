import Composer
import Diagnostics
import Documents

/// What a packet says of itself: `packet.json`, `vitrine.packet/v1`.
struct Packet: Sendable {
  static let schema = "vitrine.packet/v1"

  /// A library that had a hand in it.
  struct Library: Sendable, Hashable {
    let name: String
    let version: String
  }

  /// What the packet says of a gate.
  struct GateRecord: Sendable, Hashable {
    let name: String
    let state: String
    /// Why it was skipped.
    let reason: String?
  }

  let name: String
  let version: String
  let composedAt: String
  let tool: ToolIdentity
  let libraries: [Library]
  /// The stores that it holds pictures or texts for.
  let stores: [String]
  let locales: [String]
  /// The products of the catalog, by their ids.
  let products: [String]
  /// The font files that set the texts, as the build reports them.
  let fonts: [JSONValue]
  /// The gates as their results record them.
  let gates: [JSONValue]
  /// Every file but packet.json and what lies in approvals/.
  let files: [PacketFile]

  /// The text of packet.json, and the digest in it.
  ///
  /// The digest is the SHA-256 of the very same text without the line that holds it, so that `grep` and
  /// `sha256sum` can tell it too.
  var sealed: (text: String, digest: String) {
    let bare = members
    let digest = "sha256:" + SHA256.hex(of: Array(JSONValue.object(bare).pretty.utf8))
    var whole = bare
    whole.insert(.init("digest", .string(digest)), at: 1)
    return (JSONValue.object(whole).pretty, digest)
  }

  private var members: [JSONValue.Member] {
    [
      .init("schema", .string(Self.schema)), .init("name", .string(name)),
      .init("version", .string(version)), .init("composedAt", .string(composedAt)),
      .init("notCaptureEvidence", true),
      .init("tool", ["name": .string(tool.name), "version": .string(tool.version)]),
      .init(
        "libraries",
        .array(libraries.map { ["name": .string($0.name), "version": .string($0.version)] })),
      .init("stores", .array(stores.map(JSONValue.string))),
      .init("locales", .array(locales.map(JSONValue.string))),
      .init("products", .array(products.map(JSONValue.string))),
      .init("fonts", .array(fonts)), .init("gates", .array(gates)),
      .init("files", .array(files.ordered.map(\.json))),
    ]
  }
}
