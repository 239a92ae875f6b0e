import Diagnostics
import Documents
import Geometry
import Raster
import Stores

/// The pages of a locale: they are filled together, because their texts share their sizes.
struct PageSet: Sendable {
  /// The plans, each with its place in the order of the build.
  let plans: [(index: Int, plan: PlannedPage)]
  private let orders: [PageFiller.Order]

  /// The pages of a build, locale by locale in the order of their first page.
  static func sets(
    of plans: [PlannedPage], out: Path, options: BuildOptions, tool: ToolIdentity,
    in workspace: some Workspace
  ) -> [PageSet] {
    var places: [LocaleTag: Int] = [:]
    var sets: [[(index: Int, plan: PlannedPage)]] = []
    for (index, plan) in plans.enumerated() {
      if let place = places[plan.locale] {
        sets[place].append((index, plan))
      } else {
        places[plan.locale] = sets.count
        sets.append([(index, plan)])
      }
    }
    return sets.map { set in
      PageSet(
        plans: set,
        orders: set.map { $0.plan.order(out: out, options: options, tool: tool, in: workspace) })
    }
  }

  /// All that decides what its pages hold beside the fonts and the tool, as a digest.
  var digest: String {
    SHA256.hex(of: Array(orders.map(\.text).joined(separator: "\u{1E}").utf8))
  }

  /// Fills its pages; what was found is with the page that it is about.
  func filled(
    fonts: FontLibrary, in workspace: some Workspace
  ) -> [(page: FilledPage?, findings: Findings)] {
    let outcomes = PageFiller(fonts: fonts).fill(orders, in: workspace)
    return zip(plans, outcomes).map { entry, outcome in
      let plan = entry.plan
      var findings = Findings()
      for finding in outcome.findings.all {
        findings.add(
          finding.adding(["locale": .string(plan.locale.text), "shot": .string(plan.shot.id)]))
      }
      return (outcome.page, findings)
    }
  }
}

extension PlannedPage {
  /// What its template is to be filled with.
  fileprivate func order(
    out: Path, options: BuildOptions, tool: ToolIdentity, in workspace: some Workspace
  ) -> PageFiller.Order {
    PageFiller.Order(
      template: template,
      request: PageRequest(
        stem: stem, size: well.size, well: well.id, locale: locale, captures: captures,
        crops: shot.captures.map(\.crop), texts: texts, theme: theme, fontFamily: fontFamily,
        storeWell: well.storeWell, page: page, tool: tool, composedAt: options.now,
        folder: workspace.resolved(out.appending(stem).parent)))
  }
}

extension PageFiller.Order {
  /// All of it as a text that no other order has.
  fileprivate var text: String {
    let captures = request.captures.map(\.capture).flatMap {
      [
        $0.id, $0.path.string, $0.sha256, $0.size.description, $0.device, $0.sourceFingerprint,
        $0.well ?? "", "\($0.location)",
      ]
    }
    let texts = request.texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let colours = Theme.Role.allCases.map { "\(request.theme.colours[$0].map { "\($0)" } ?? "")" }
    let crops = request.crops.map { "\($0.map { "\($0)" } ?? "")" }
    let rest = [
      template.sha256, template.path.string, request.stem, request.size.description, request.well,
      request.locale.text, request.fontFamily ?? "", request.theme.fontFamily ?? "",
      request.storeWell ?? "", String(request.page), request.tool.description,
      request.composedAt.text, request.folder.string,
    ]
    return [captures, texts, colours, crops, rest]
      .map { $0.joined(separator: "\u{1F}") }.joined(separator: "\u{1D}")
  }
}
