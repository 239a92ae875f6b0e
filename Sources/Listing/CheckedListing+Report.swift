package import Diagnostics
internal import Documents
internal import Stores

extension CheckedListing {
  /// What the check looked at, for the report's `summary`.
  package var summary: JSONValue {
    [
      "pictures": .integer(pictures.count), "texts": .integer(textCount),
      "listings": .array(
        parts.map {
          [
            "path": .string($0.path.string), "layout": .string($0.layout.rawValue),
            "store": JSONValue($0.layout.store?.rawValue),
            "locales": .array($0.locales.sorted().map(JSONValue.string)),
          ]
        }),
      "sets": .array(
        PictureSet.sets(of: pictures).map {
          [
            "store": .string($0.store.rawValue), "locale": JSONValue($0.locale),
            "display": .string($0.slot.storeWell), "name": .string($0.slot.name),
            "pictures": .integer($0.pictures.count),
          ]
        }),
    ]
  }

  /// What the check looked at, for people.
  package var text: String {
    let folders = parts.map { part in
      let locales = part.locales.isEmpty ? "" : ", \(counted(part.locales.count, "locale"))"
      return "  \(part.path): \(part.layout.rawValue)\(locales)\n"
    }
    let sets = Dictionary(grouping: PictureSet.sets(of: pictures)) { $0.slot.storeWell }
    let slots = sets.values.compactMap { sets -> (Store, String)? in
      guard let slot = sets.first?.slot else { return nil }
      let count = sets.reduce(0) { $0 + $1.pictures.count }
      return (slot.store, "  \(slot.name): \(counted(count, "picture"))\n")
    }
    return "\(counted(pictures.count, "picture")) and \(counted(textCount, "text")) checked\n"
      + folders.joined() + slots.sorted { $0 < $1 }.map(\.1).joined()
  }

  /// The steps that a person could take, in the order of the files; nothing here takes them.
  package var fixes: JSONValue {
    .array(
      steps.map { finding, fix in
        let head: JSONValue = [
          "code": .string(finding.code), "file": JSONValue(finding.location?.file),
        ]
        return ["action", "step", "to"].reduce(head) { json, key in
          fix[key].map { json.adding(key, $0) } ?? json
        }
      })
  }

  /// The same steps for people.
  package var fixText: String {
    let lines = steps.map { finding, fix in
      guard case .string(let step) = fix["step"] else { return "" }
      return "  \(finding.location?.file ?? "-"): \(step)\n"
    }
    let head =
      lines.isEmpty ? "nothing to mend\n" : "what a person could do (nothing was changed):\n"
    return head + lines.joined()
  }

  private var steps: [(Finding, JSONValue)] {
    findings.sorted.compactMap { finding in finding.details["fix"].map { (finding, $0) } }
  }
}
