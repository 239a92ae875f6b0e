import Diagnostics
import Documents

/// What somebody said of a packet: `vitrine.approval/v1`.
struct Approval: Sendable, Hashable {
  static let schema = "vitrine.approval/v1"

  /// The digest of the packet that was approved.
  let packet: String
  /// Who approved it, by their own word: vitrine handles no keys.
  let by: String
  /// When, if they said so.
  let at: String?
  let note: String?

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("schema", .string(Self.schema)), .init("packet", .string(packet)),
      .init("by", .string(by)),
    ]
    if let at { members.append(.init("at", .string(at))) }
    if let note { members.append(.init("note", .string(note))) }
    return .object(members)
  }

  /// The approval as a line for people.
  var line: String {
    "\(by)\(at.map { ", \($0)" } ?? "")\(note.map { ": \($0)" } ?? "")"
  }
}

extension Approval {
  /// Reads an approval; whatever is wrong with it is reported.
  init?(_ bytes: [UInt8], file: String, into findings: inout Findings) {
    let rule = InvalidApproval.about
    let document = JSONReader().read(bytes, file: file)
    findings.report(document.faults, as: rule)
    guard let root = document.root, document.faults.isEmpty,
      var fields = Fields(root, of: "an approval", rule: rule, into: &findings)
    else { return nil }
    if let schema = fields.requiredText("schema"), schema != Self.schema {
      fields.report(
        "the schema is not '\(Self.schema)'", at: root["schema"]?.location ?? root.location,
        field: "schema")
    }
    let packet = fields.requiredText("packet")
    let by = fields.requiredText("by")
    let at = fields.text("at")
    let note = fields.text("note")
    let faults = fields.finish()
    findings.add(faults)
    guard let packet, let by, !faults.hasErrors else { return nil }
    self.init(packet: packet, by: by, at: at, note: note)
  }
}
