internal import Diagnostics
internal import Documents
internal import Geometry

extension StoreTableOverlay.Row {
  /// The day of a key.
  mutating func day(_ key: String) -> Day? {
    guard let text = fields.text(key) else { return nil }
    if let day = Day(text) { return day }
    fields.report(
      "'\(text)' is no day", at: location, hint: "write it as 2027-01-15", field: key)
    return nil
  }

  /// The number of a key, zero or more.
  mutating func number(_ key: String) -> Double? {
    guard let node = fields.value(key) else { return nil }
    if let digits = node.number, let number = Double(digits), number.isFinite, number >= 0,
      number < 1e12
    {
      return number
    }
    fields.report("'\(key)' is no number of zero or more", at: node.location, field: key)
    return nil
  }

  /// The platform of a display or a duty.
  mutating func platform(required: Bool) -> ApplePlatform? {
    let written = required ? fields.requiredText("platform") : fields.text("platform")
    guard let written else { return nil }
    if let platform = ApplePlatform(rawValue: written) { return platform }
    fields.report(
      "no platform is called '\(written)'", at: location,
      hint: "it is one of \(ApplePlatform.allCases.map(\.rawValue).joined(separator: ", "))",
      field: "platform")
    return nil
  }

  /// The store of a text or a locale.
  mutating func store() -> Store? {
    guard let written = fields.requiredText("store") else { return nil }
    if let store = Store(named: written) { return store }
    fields.report(
      "no store is called '\(written)'", at: location,
      hint: "it is app-store or google-play", field: "store")
    return nil
  }

  /// What a text's length counts.
  mutating func unit() -> TextField.Unit? {
    guard let written = fields.text("unit") else { return nil }
    if let unit = TextField.Unit(rawValue: written) { return unit }
    fields.report(
      "'\(written)' is not characters or bytes", at: location, field: "unit")
    return nil
  }

  /// The accepted sizes, `1320x2868` each.
  mutating func sizes(required: Bool) -> [PixelSize]? {
    guard let texts = fields.texts("sizes") else {
      if required { _ = fields.required("sizes") }
      return nil
    }
    let sizes = texts.compactMap { text, location in
      size(text, at: location, key: "sizes")
    }
    if sizes.isEmpty, texts.isEmpty {
      fields.report("'sizes' is empty", at: location, field: "sizes")
    }
    return sizes.isEmpty ? nil : sizes
  }

  private mutating func size(_ text: String, at location: Location, key: String) -> PixelSize? {
    if let size = PixelSize(written: text) { return size }
    fields.report(
      "'\(text)' is no size", at: location, hint: "write it as 1320x2868, in px", field: key)
    return nil
  }

  /// The limits of every picture, each taken over where the row is silent.
  mutating func limits(over old: PictureLimits) -> PictureLimits {
    let least = number("minCount").map { Int($0) } ?? old.count.lowerBound
    let most = number("maxCount").map { Int($0) } ?? old.count.upperBound
    let bytes = number("maxBytes").map { Int($0) } ?? old.bytes
    let alpha = fields.flag("alpha").map { $0 ? PictureLimits.Alpha.allowed : .refused }
    return PictureLimits(
      count: min(least, most)...most, bytes: bytes, alpha: alpha ?? old.alpha, source: source)
  }

  /// Which sizes a kind of picture may have, each bound taken over where the row is silent.
  mutating func shape(over old: PictureShape?) -> PictureShape {
    if let text = fields.text("exact"), let size = size(text, at: location, key: "exact") {
      return .exact(size)
    }
    var bounds = PictureShape.Bounds()
    if case .within(let known) = old { bounds = known }
    let least = number("minSide").map { Int($0) } ?? bounds.side.lowerBound
    let most = number("maxSide").map { Int($0) } ?? bounds.side.upperBound
    let allowed = number("ratioAllowed")
    let refused = number("ratioRefused")
    let saysNothing =
      least == bounds.side.lowerBound && most == bounds.side.upperBound
      && allowed == nil && refused == nil
    if let old, saysNothing { return old }
    return .within(
      .init(
        side: min(least, most)...most, ratioAllowed: allowed ?? bounds.ratioAllowed,
        ratioRefused: refused ?? bounds.ratioRefused, aspects: bounds.aspects))
  }
}
