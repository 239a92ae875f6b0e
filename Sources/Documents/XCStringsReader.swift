internal import Diagnostics

/// Reads string catalogs (`.xcstrings`), the JSON that Xcode writes since version 15.
public struct XCStringsReader: Sendable {
  private let limits: ReadingLimits

  /// A reader with limits.
  public init(limits: ReadingLimits = ReadingLimits()) {
    self.limits = limits
  }

  /// What was read: the catalog, as far as there is one, and what is wrong with the writing.
  public struct Result: Sendable {
    /// The catalog; nil where the file is no JSON object.
    public let catalog: StringCatalog?
    /// What is wrong with the writing, in the order in which it was met.
    public let faults: [DocumentFault]
  }

  /// Reads a catalog; every fault of its writing is in the result, at its place.
  public func read(_ bytes: [UInt8], file: String) -> Result {
    let document = JSONReader(limits: limits).read(bytes, file: file)
    guard let root = document.root else { return Result(catalog: nil, faults: document.faults) }
    var builder = StringCatalogBuilder(faults: document.faults)
    let catalog = builder.catalog(root)
    return Result(catalog: catalog, faults: builder.faults)
  }
}

/// Picks a catalog out of a JSON document, telling of what has another shape.
private struct StringCatalogBuilder {
  private(set) var faults: [DocumentFault]

  init(faults: [DocumentFault]) { self.faults = faults }

  mutating func catalog(_ root: Node) -> StringCatalog? {
    guard root.mapping != nil, let strings = root["strings"] else {
      report("a string catalog is an object with 'strings'; this is not one", at: root)
      return nil
    }
    let entries = mapping(strings, "'strings'").map { entry($0) }
    return StringCatalog(sourceLanguage: root["sourceLanguage"]?.string, entries: entries)
  }

  private mutating func entry(_ entry: Node.Entry) -> StringCatalog.Entry {
    var units: [StringCatalog.Unit] = []
    if entry.value.mapping == nil {
      report("the key '\(entry.key)' holds \(entry.value.kindName), not an object", at: entry.value)
    } else if let localizations = entry.value["localizations"] {
      for localization in mapping(localizations, "'localizations'") {
        units += self.units(localization.value, locale: localization.key, variation: [])
      }
    }
    return StringCatalog.Entry(
      key: entry.key, location: entry.keyLocation,
      extractionState: entry.value["extractionState"]?.string,
      shouldTranslate: entry.value["shouldTranslate"]?.bool ?? true, units: units)
  }

  /// The texts below a localization, a variation or a substitution; the reader has bounded its depth.
  private mutating func units(
    _ node: Node, locale: String, variation: [StringCatalog.Variation]
  ) -> [StringCatalog.Unit] {
    var units: [StringCatalog.Unit] = []
    if node.mapping == nil {
      report("the text for '\(locale)' is \(node.kindName), not an object", at: node)
      return []
    }
    if let unit = node["stringUnit"] {
      units += self.unit(unit, locale: locale, variation: variation).map { [$0] } ?? []
    }
    if let set = node["stringSet"] {
      units += (set["values"]?.sequence ?? []).compactMap { value in
        value.string.map { text in
          StringCatalog.Unit(
            locale: locale, variation: variation, value: text, state: set["state"]?.string,
            location: value.location)
        }
      }
    }
    if let variations = node["variations"] {
      for kind in mapping(variations, "'variations'") {
        for item in mapping(kind.value, "'\(kind.key)'") {
          let step: StringCatalog.Variation =
            kind.key == "plural" ? .plural(item.key) : .device(item.key)
          units += self.units(item.value, locale: locale, variation: variation + [step])
        }
      }
    }
    if let substitutions = node["substitutions"] {
      for item in mapping(substitutions, "'substitutions'") {
        units += self.units(
          item.value, locale: locale, variation: variation + [.substitution(item.key)])
      }
    }
    return units
  }

  private mutating func unit(
    _ node: Node, locale: String, variation: [StringCatalog.Variation]
  ) -> StringCatalog.Unit? {
    guard let value = node["value"], let text = value.string else {
      report("the text for '\(locale)' has no string 'value'", at: node["value"] ?? node)
      return nil
    }
    return StringCatalog.Unit(
      locale: locale, variation: variation, value: text, state: node["state"]?.string,
      location: value.location)
  }

  private mutating func mapping(_ node: Node, _ what: String) -> [Node.Entry] {
    guard let entries = node.mapping else {
      report("\(what) is \(node.kindName), not an object", at: node)
      return []
    }
    return entries
  }

  private mutating func report(_ message: String, at node: Node) {
    faults.append(DocumentFault(.syntax, message, at: node.location))
  }
}
