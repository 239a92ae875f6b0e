internal import Diagnostics
internal import Documents

/// Reads RevenueCat exports: lists and objects of the API v2, the CLI's envelope and its graph, and
/// the offerings as the SDK gets them.
struct RevenueCatReader {
  private(set) var project = RevenueCatProject()
  private(set) var findings = Findings()
  /// What a list of sub-resources says of its owner, to be joined when all files are read.
  private var attached: [(owner: String, products: [RevenueCatProject.StoreProduct])] = []
  private var packaged: [(offering: String, packages: [RevenueCatProject.Package])] = []
  private var loose: [RevenueCatProject.Package] = []
  private var objects = RevenueCatObjectReader()

  /// Adds what a file holds.
  mutating func add(_ path: Path, _ root: Node) {
    project.files.append(path.string)
    let before = (objects: count, findings: findings.all.count)
    visit(root)
    findings.add(objects.takeFindings())
    guard count == before.objects, findings.all.count == before.findings else { return }
    findings.report(
      RevenueCatShape.about,
      "'\(path.name)' holds no products, entitlements, offerings or packages",
      at: Location(file: path.string), hint: "export one of RevenueCat's API v2 lists")
  }

  private var lists = 0
  private var count: Int {
    project.products.count + project.entitlements.count + project.offerings.count + attached.count
      + packaged.count + loose.count + lists
  }

  /// The project, with sub-resources at their owners.
  mutating func joined() -> RevenueCatProject {
    for next in objects.pages.missing {
      project.isIncomplete = true
      IncompleteExport.report(next, into: &findings)
    }
    for index in project.entitlements.indices {
      let more = attached.filter { $0.owner == project.entitlements[index].id }
      guard !more.isEmpty else { continue }
      project.entitlements[index].products =
        (project.entitlements[index].products ?? []) + more.flatMap(\.products)
    }
    for index in project.offerings.indices {
      let more = packaged.filter { $0.offering == project.offerings[index].id }
      if !more.isEmpty {
        project.offerings[index].packages =
          (project.offerings[index].packages ?? []) + more.flatMap(\.packages)
      }
      fillPackages(of: index)
    }
    project.loosePackages = loose
    return project.withPeriods
  }

  private mutating func fillPackages(of offering: Int) {
    guard var packages = project.offerings[offering].packages else { return }
    for index in packages.indices where packages[index].products == nil {
      let more = attached.filter { $0.owner == packages[index].id }.flatMap(\.products)
      let same = loose.first { $0.id == packages[index].id }?.products
      if !more.isEmpty || same != nil { packages[index].products = more + (same ?? []) }
    }
    project.offerings[offering].packages = packages
  }

  private mutating func visit(_ node: Node) {
    if let elements = node.sequence {
      for element in elements { visit(element) }
      return
    }
    guard node.mapping != nil else {
      findings.report(
        RevenueCatShape.about, "\(node.kindName) stands where an object of RevenueCat belongs",
        at: node.location)
      return
    }
    if node["items"] != nil {
      list(node)
    } else if let object = node["object"]?.string {
      self.object(object, node)
    } else {
      envelope(node)
    }
  }

  private mutating func list(_ node: Node) {
    let items = objects.items(of: node)
    lists += 1
    let owner = SubResource(url: node["url"]?.string)
    switch owner {
    case .productsOfEntitlement(let id), .productsOfPackage(let id):
      attached.append((id, items.compactMap { objects.storeProduct($0["product"] ?? $0) }))
    case .packagesOfOffering(let id):
      packaged.append((id, items.compactMap { objects.package($0) }))
    case .products, .other:
      if owner == .products || items.contains(where: { $0["object"]?.string == "product" }) {
        project.productList = project.productList ?? node.location.startOnly
      }
      for item in items { visit(item) }
    }
  }

  private mutating func object(_ kind: String, _ node: Node) {
    switch kind {
    case "product": project.products += [objects.storeProduct(node)].compactMap(\.self)
    case "entitlement": project.entitlements += [objects.entitlement(node)].compactMap(\.self)
    case "offering": project.offerings += [objects.offering(node)].compactMap(\.self)
    case "package": loose += [objects.package(node)].compactMap(\.self)
    case "app", "project", "paywall": break
    default:
      findings.report(
        RevenueCatShape.about, "'\(kind)' is nothing that a catalog is held against",
        at: node.location.startOnly, hint: "export products, entitlements and offerings")
    }
  }

  /// What wraps the objects: the CLI's `data`, its graph of one offering, or the SDK's answer.
  private mutating func envelope(_ node: Node) {
    if let data = node["data"] { return visit(data) }
    if node["error"] != nil {
      findings.report(
        RevenueCatShape.about, "this is an error that RevenueCat answered, not an export",
        at: node.location.startOnly, hint: "export it again with a key that may read the project")
      return
    }
    if let offering = node["offering"] {
      return graph(offering, node)
    }
    if node["current_offering_id"] != nil, let offerings = node["offerings"]?.sequence {
      let current = node["current_offering_id"]
      project.offerings += offerings.compactMap { objects.wireOffering($0, current: current) }
      return
    }
    let keys = ["products", "entitlements", "offerings", "packages"].filter { node[$0] != nil }
    if keys.isEmpty {
      findings.report(
        RevenueCatShape.about, "this is no object of RevenueCat", at: node.location.startOnly,
        hint: "export products, entitlements and offerings")
    }
    for key in keys {
      guard let part = node[key] else { continue }
      if key == "products" { project.productList = part.location.startOnly }
      visit(part)
    }
  }

  private mutating func graph(_ offering: Node, _ node: Node) {
    if var read = objects.offering(offering) {
      read.packages = node["packages"]?.sequence?.compactMap { entry in
        guard var package = entry["package"].flatMap({ objects.package($0) }) else { return nil }
        package.products = entry["products"]?.sequence?.compactMap {
          objects.storeProduct($0["product"] ?? $0)
        }
        return package
      }
      project.offerings.append(read)
    }
    for entry in node["entitlements"]?.sequence ?? [] {
      guard var entitlement = entry["entitlement"].flatMap({ objects.entitlement($0) }) else {
        continue
      }
      entitlement.products = entry["products"]?.sequence?.compactMap { objects.storeProduct($0) }
      project.entitlements.append(entitlement)
    }
  }
}

/// What a list is part of, by its address.
private enum SubResource: Equatable {
  case productsOfEntitlement(String)
  case productsOfPackage(String)
  case packagesOfOffering(String)
  case products
  case other

  init(url: String?) {
    let path = (url ?? "").split(separator: "?").first ?? ""
    let names = path.split(separator: "/").map(String.init)
    guard let last = names.last, names.count >= 3 else {
      self = .other
      return
    }
    let owner = names[names.count - 2]
    switch (names[names.count - 3], last) {
    case ("entitlements", "products"): self = .productsOfEntitlement(owner)
    case ("packages", "products"): self = .productsOfPackage(owner)
    case ("offerings", "packages"): self = .packagesOfOffering(owner)
    case ("projects", "products"): self = .products
    default: self = .other
    }
  }
}

extension Location {
  /// Where the stretch starts, for a finding about a mapping of many lines.
  var startOnly: Location { Location(file: file, start: start, holdsSecret: holdsSecret) }
}
