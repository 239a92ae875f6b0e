/// What the rules for pictures take for given.
package struct PictureContext: Sendable {
  /// The stores' rows.
  package let tables: StoreTables
  /// The platforms that the app is said to run on; what pictures show is found without.
  package let runsOn: Set<ApplePlatform>
  /// The day for which duties with a date are checked; without one they are not.
  package let day: Day?
  /// Locales of which a picture could not be read: their sets are not compared with others'.
  package let incomplete: Set<String>

  package init(
    tables: StoreTables = .shipped, runsOn: Set<ApplePlatform> = [], day: Day? = nil,
    incomplete: Set<String> = []
  ) {
    self.tables = tables
    self.runsOn = runsOn
    self.day = day
    self.incomplete = incomplete
  }
}
