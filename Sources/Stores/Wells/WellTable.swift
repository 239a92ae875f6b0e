public import Diagnostics
public import Geometry

/// The wells that a run composes for.
///
/// A table is read from a `wells.json`, or is ``shipped``: every size that the stores take.
public struct WellTable: Sendable, Hashable {
  /// The wells in the order of the table, their ids unique.
  public let wells: [Well]
  /// The cited minima in the order of the table.
  public let minima: [CitedMinimum]
  /// Whether the table says of itself that it is not whole.
  public let isPartial: Bool
  /// What the table says about itself.
  public let note: String?
  /// Short names, each with the id of the well that it prefers.
  public let families: [String: String]

  private let byName: [String: Well]

  /// A table of wells; of two with one id, or a family that points nowhere, the first stands.
  public init(
    wells: [Well], minima: [CitedMinimum] = [], isPartial: Bool = false, note: String? = nil,
    families: [String: String] = [:]
  ) {
    self.wells = wells
    self.minima = minima
    self.isPartial = isPartial
    self.note = note
    self.families = families
    let ids = Dictionary(wells.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    byName = ids.merging(families.compactMapValues { ids[$0] }) { well, _ in well }
  }

  /// The well of an id, or the one that a family prefers.
  public func well(named name: String) -> Well? { byName[name] }

  /// All ids and families, sorted: what a name can be.
  public var names: [String] { byName.keys.sorted() }

  /// The name that somebody probably meant, for a hint.
  public func nearestName(to name: String) -> String? { nearestMatch(to: name, in: names) }

  /// The wells of exactly a size, in the order of the table.
  public func wells(of size: PixelSize) -> [Well] { wells.filter { $0.size == size } }

  /// Warns that the table is partial, where it is.
  ///
  /// - Parameters:
  ///   - location: The place of the table, for the finding.
  ///   - findings: Where the warning goes.
  public func reportIfPartial(at location: Location? = nil, into findings: inout Findings) {
    guard isPartial else { return }
    let text = note.map { ": \($0)" } ?? ""
    findings.report(
      PartialWells.about, "the well table says that it is partial\(text)", at: location,
      hint: PartialWells.about.cure)
  }
}
