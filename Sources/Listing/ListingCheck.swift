internal import Diagnostics
package import Documents
internal import Stores

/// Checks finished pictures and texts of listings, made by any tool.
///
/// Nothing is ever changed.
package enum ListingCheck {
  /// Checks everything that a request names.
  ///
  /// - Parameters:
  ///   - request: The paths, and what is known of the app.
  ///   - workspace: Where files are.
  /// - Returns: The listings with their pictures and everything that is wrong.
  package static func run(
    _ request: ListingRequest, in workspace: any Workspace
  ) async -> CheckedListing {
    var planner = ListingPlanner(request, in: workspace)
    let plan = planner.run()
    var findings = plan.findings
    let reader = PictureReader(
      workspace: workspace, tables: request.tables, known: request.known)
    let outcomes = await reader.read(plan.pictures)
    let pictures = outcomes.compactMap(\.picture).filter { isWanted($0, request) }
    for outcome in outcomes { findings.add(outcome.findings) }
    let lost = zip(plan.pictures, outcomes).filter { $0.1.isLost }.compactMap { $0.0.locale }
    let context = PictureContext(
      tables: request.tables, runsOn: request.runsOn, day: request.day, incomplete: Set(lost))
    PictureRules.check(pictures, context, into: &findings)
    checkTexts(plan.texts, in: workspace, into: &findings)
    if request.comparesRecords {
      checkRecords(of: pictures, plan, in: workspace, into: &findings)
    }
    return CheckedListing(
      parts: plan.parts, pictures: pictures, textCount: plan.texts.count, findings: findings)
  }

  /// Whether a picture is for the store that was asked for, if one was.
  private static func isWanted(_ picture: ListedPicture, _ request: ListingRequest) -> Bool {
    request.store.map { picture.store == $0 } ?? true
  }

  private static func checkTexts(
    _ tasks: [TextTask], in workspace: any Workspace, into findings: inout Findings
  ) {
    let reader = TextReader(workspace: workspace)
    for task in tasks {
      guard let text = reader.read(task, into: &findings) else { continue }
      TextRules.check(text, into: &findings)
    }
  }

  private static func checkRecords(
    of pictures: [ListedPicture], _ plan: ListingPlan, in workspace: any Workspace,
    into findings: inout Findings
  ) {
    var records = PictureRecords(in: workspace)
    for folder in plan.parts.map(\.path) + plan.pictures.map(\.path.parent) {
      records.readAbove(folder)
    }
    findings.add(records.findings)
    records.check(pictures, in: plan.parts.map(\.path), into: &findings)
  }
}
