package import Documents
package import Stores

/// What somebody wants checked.
package struct ListingRequest: Sendable {
  /// The files and folders, as they were named.
  package let paths: [Path]
  /// Only what is for this store; a picture whose place does not tell is taken to be for it.
  package let store: Store?
  /// How the folders are laid out; nil to find out.
  package let layout: ListingLayout?
  /// The stores' rows.
  package let tables: StoreTables
  /// The platforms that the app is said to run on.
  package let runsOn: Set<ApplePlatform>
  /// The day for which duties with a date are checked.
  package let day: Day?
  /// Whether pictures are compared with the records beside them, which a build writes last.
  package let comparesRecords: Bool
  /// What is known already of pictures that were just made, by their paths.
  package let known: [Path: PictureFacts]

  package init(
    paths: [Path], store: Store? = nil, layout: ListingLayout? = nil,
    tables: StoreTables = .shipped, runsOn: Set<ApplePlatform> = [], day: Day? = nil,
    comparesRecords: Bool = true, known: [Path: PictureFacts] = [:]
  ) {
    self.paths = paths
    self.store = store
    self.layout = layout
    self.tables = tables
    self.runsOn = runsOn
    self.day = day
    self.comparesRecords = comparesRecords
    self.known = known
  }
}
