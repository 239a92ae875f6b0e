package import Diagnostics
internal import Geometry

extension StoreTables {
  /// Every name that a row of the size table answers to.
  package var displayNames: [String] {
    let displays = displayTypes.flatMap {
      [$0.family, $0.displayType, $0.messagesType, $0.placementGroup].compactMap(\.self)
    }
    return displays + imageTypes.flatMap { [$0.family, $0.name] }
  }

  /// The rows that a filter lets through, as JSON.
  package func json(_ filter: SizeFilter) -> JSONValue {
    [
      "displays": .array(
        filter.displays(of: self).map { $0.json(duty: duty(of: $0.storeWell)) }),
      "images": .array(filter.images(of: self).map(\.json)),
    ]
  }

  /// The rows that a filter lets through, for people.
  package func text(_ filter: SizeFilter) -> String {
    let displays = filter.displays(of: self).map { $0.text(duty: duty(of: $0.storeWell)) }
    let images = filter.images(of: self).map(\.text)
    let parts = [(Store.appStore, displays), (.googlePlay, images)].filter { !$0.1.isEmpty }
    return parts.map { "\($0.0.name)\n\n" + $0.1.joined(separator: "\n") }.joined(separator: "\n")
  }

  /// What the App Store demands of a display, in a few words; nil for one that is optional.
  package func duty(of storeWell: String) -> String? {
    guard let set = requiredSets.first(where: { $0.anyOf.contains(storeWell) }) else { return nil }
    let others = set.anyOf.filter { $0 != storeWell }.compactMap { display(named: $0)?.name }
    let choice = others.isEmpty ? "" : ", unless there is \(others.joined(separator: " or "))"
    let from = set.from.map { " from \($0)" } ?? ""
    return "required\(from) of apps that run on \(set.platform.name)\(choice)"
  }
}

extension DisplayType {
  fileprivate func json(duty: String?) -> JSONValue {
    [
      "store": .string(Store.appStore.rawValue), "family": .string(family), "name": .string(name),
      "displayType": JSONValue(displayType), "messagesDisplayType": JSONValue(messagesType),
      "placementGroup": .string(placementGroup), "platform": .string(platform.rawValue),
      "sizes": .array(sizes.map(\.json)), "limits": limits.json, "required": JSONValue(duty),
      "devices": .string(devices), "note": note.isEmpty ? nil : .string(note),
      "source": .string(source.text), "date": .string(source.date.description),
    ]
  }

  fileprivate func text(duty: String?) -> String {
    row(
      family, [displayType ?? placementGroup, name],
      [sizes.map(\.description).joined(separator: "  "), limits.text, duty, devices, note],
      source)
  }
}

extension ImageType {
  fileprivate var json: JSONValue {
    [
      "store": .string(Store.googlePlay.rawValue), "family": .string(family),
      "name": .string(title), "imageType": .string(name), "inAPI": .bool(isInAPI),
      "shape": shape.json, "sizes": .array(sizes.map(\.json)), "limits": limits.json,
      "promotion": promotion?.json ?? nil, "note": note.isEmpty ? nil : .string(note),
      "source": .string(source.text), "date": .string(source.date.description),
    ]
  }

  fileprivate var text: String {
    row(
      family, [name, title],
      [
        shape.text, "good sizes: " + sizes.map(\.description).joined(separator: "  "), limits.text,
        promotion?.text, note,
      ], source)
  }
}

extension ImageType.Promotion {
  fileprivate var json: JSONValue {
    [
      "count": .integer(count), "shortSide": .integer(shortSide),
      "aspects": .array(aspects.map { .string($0.description) }),
    ]
  }

  fileprivate var text: String {
    "for promotion: at least \(count), \(shortSide) px or more, "
      + aspects.map(\.description).joined(separator: " or ")
  }
}

extension PictureShape {
  fileprivate var json: JSONValue {
    switch self {
    case .exact(let size): ["exact": size.json]
    case .within(let bounds):
      [
        "minSide": .integer(bounds.side.lowerBound), "maxSide": .integer(bounds.side.upperBound),
        "ratioAllowed": .number("\(bounds.ratioAllowed)"),
        "ratioRefused": .number("\(bounds.ratioRefused)"),
        "aspects": .array(bounds.aspects.map { .string($0.description) }),
      ]
    }
  }

  fileprivate var text: String {
    switch self {
    case .exact(let size): "exactly \(size)"
    case .within(let bounds):
      "each side \(bounds.side.lowerBound) to \(bounds.side.upperBound) px, "
        + (bounds.aspects.isEmpty
          ? "at most \(bounds.ratioAllowed) times as long as wide"
          : bounds.aspects.map(\.description).joined(separator: " or "))
    }
  }
}

extension PictureLimits {
  fileprivate var json: JSONValue {
    [
      "minCount": .integer(count.lowerBound), "maxCount": .integer(count.upperBound),
      "maxBytes": .integer(bytes), "alpha": .string(alpha.rawValue),
    ]
  }

  fileprivate var text: String {
    let number = count.upperBound == 1 ? "one" : "\(count.lowerBound) to \(count.upperBound)"
    let alpha = alpha == .refused ? "no alpha" : "alpha allowed"
    return "\(number), PNG or JPEG, \(alpha), at most \(bytes) bytes"
  }
}

extension PixelSize {
  fileprivate var json: JSONValue { .array([.integer(width), .integer(height)]) }
}

private func row(
  _ family: String, _ names: [String], _ lines: [String?], _ source: FactSource
) -> String {
  let rest = lines.compactMap(\.self).filter { !$0.isEmpty } + [source.description]
  return "\(family)  \(names.joined(separator: ", "))\n"
    + rest.map { "    \($0)\n" }.joined()
}
