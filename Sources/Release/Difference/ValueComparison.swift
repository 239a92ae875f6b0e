import Composer
import Diagnostics
import Documents

/// Compares the values that two packets record.
struct ValueComparison {
  private(set) var changes: [ValueChange] = []

  /// Compares two tables of values by their names.
  mutating func compare(
    _ area: ValueChange.Area, _ old: [String: String], _ new: [String: String]
  ) {
    for name in Set(old.keys).union(new.keys).sorted() where old[name] != new[name] {
      changes.append(ValueChange(area: area, name: name, before: old[name], after: new[name]))
    }
  }

  // MARK: The catalog

  /// Compares two catalog snapshots; nil stands for a packet without one.
  mutating func compareCatalogs(_ old: Node?, _ new: Node?) {
    let (before, after) = (CatalogValues(old), CatalogValues(new))
    compare(.price, before.prices, after.prices)
    compare(.entitlement, before.entitlements, after.entitlements)
    compare(.product, before.products, after.products)
  }

  // MARK: The rest

  /// Compares two text snapshots.
  mutating func compareTexts(_ old: Node?, _ new: Node?) {
    compare(.text, Self.texts(old), Self.texts(new))
  }

  private static func texts(_ snapshot: Node?) -> [String: String] {
    var texts: [String: String] = [:]
    for locale in snapshot?["locales"]?.mapping ?? [] {
      for entry in locale.value.mapping ?? [] {
        texts["\(entry.key) in \(locale.key)"] = entry.value.string
      }
    }
    return texts
  }

  /// Compares two settings snapshots.
  mutating func compareSettings(_ old: Node?, _ new: Node?) {
    compare(.setting, Self.settings(old), Self.settings(new))
  }

  private static func settings(_ snapshot: Node?) -> [String: String] {
    var values = values(of: snapshot, suffix: "")
    for head in ["backendMode", "userIdKind", "referralLink"] {
      values[head] = snapshot?[head]?.string
    }
    for variant in snapshot?["variants"]?.sequence ?? [] {
      let name = (variant["variant"]?.mapping ?? []).compactMap(\.value.string)
        .joined(separator: ", ")
      values.merge(Self.values(of: variant, suffix: " in \(name)")) { own, _ in own }
    }
    return values
  }

  private static func values(of node: Node?, suffix: String) -> [String: String] {
    let settings = node?["settings"]?.sequence ?? []
    return Dictionary(
      settings.compactMap { setting in
        guard let name = setting["name"]?.string else { return nil }
        let isSecret = setting["secret"]?.bool ?? true
        let shown = setting["set"]?.bool == true ? "a value that is not shown" : "not set"
        return (name + suffix, isSecret ? shown : setting["value"]?.string ?? "not set")
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Compares what packet.json says.
  mutating func comparePackets(_ old: ReadPacket, _ new: ReadPacket) {
    compare(.gate, Self.gates(old), Self.gates(new))
    compare(.extension, Self.extensions(old), Self.extensions(new))
    compare(.packet, Self.facts(old), Self.facts(new))
  }

  private static func gates(_ read: ReadPacket) -> [String: String] {
    Dictionary(
      read.gates.map { gate in
        (gate.name, gate.state + (gate.reason.map { ": \($0)" } ?? ""))
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func extensions(_ read: ReadPacket) -> [String: String] {
    let names = read.packet.files.compactMap { file -> String? in
      let parts = file.path.split(separator: "/")
      guard parts.count > 2, parts[0] == PacketPath.extensions else { return nil }
      return String(parts[1])
    }
    return Dictionary(
      names.map { ("snapshot \($0.prefix(12))", $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func facts(_ read: ReadPacket) -> [String: String] {
    var facts = [
      "name": read.packet.name, "version": read.packet.version,
      "composedAt": read.packet.composedAt, "tool": read.packet.tool.description,
      "locales": read.packet.locales.joined(separator: ", "),
      "stores": read.packet.stores.joined(separator: ", "),
    ]
    for library in read.packet.libraries { facts["library \(library.name)"] = library.version }
    for font in read.packet.fonts {
      guard case .string(let file) = font["file"], case .string(let hash) = font["sha256"] else {
        continue
      }
      facts["font \(file)"] = hash
    }
    return facts
  }
}

/// The values of a catalog snapshot, by their names.
private struct CatalogValues {
  var prices: [String: String] = [:]
  var entitlements: [String: String] = [:]
  var products: [String: String] = [:]

  init(_ snapshot: Node?) {
    entitlements["the catalog"] = snapshot?["entitlement"]?["identifier"]?.string
    products["the entitlement's name"] = snapshot?["entitlement"]?["displayName"]?.string
    products["the offering"] = snapshot?["offering"]?.string
    for product in snapshot?["products"]?.sequence ?? [] {
      guard let id = product["product"]?.string else { continue }
      for price in product["prices"]?.mapping ?? [] {
        prices["\(id) in \(price.key)"] = price.value.string
      }
      entitlements[id] = product["entitlement"]?.string
      add(product, of: id)
    }
  }

  private mutating func add(_ product: Node, of id: String) {
    products[id] = product["tier"]?.string
    for key in ["type", "period", "package", "group", "introductory"] {
      products["\(id), \(key)"] = product[key]?.string
    }
    products["\(id), level"] = product["level"]?.number
    if let isShared = product["familySharing"]?.bool {
      products["\(id), familySharing"] = isShared ? "yes" : "no"
    }
    for locale in product["localizations"]?.mapping ?? [] {
      for key in ["displayName", "description"] {
        products["\(id), \(key) in \(locale.key)"] = locale.value[key]?.string
      }
    }
  }
}
