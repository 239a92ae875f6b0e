package import Composer
package import Documents
package import Entitlements

/// What somebody asks of a release.
package struct ReleaseRequest: Sendable {
  /// A gate that is left out, and why.
  package struct Skip: Sendable, Hashable {
    package let gate: Gate
    package let reason: String

    package init(_ gate: Gate, because reason: String) {
      self.gate = gate
      self.reason = reason
    }
  }

  /// The project file, or the folder that holds it.
  package var project: Path
  /// Another output folder than the project's.
  package var out: Path?
  /// Where the packet goes; nil for `packet` beside the output folder.
  package var packet: Path?
  /// A tar of the packet too.
  package var tar: Path?
  /// The version that is released; nil for the one that the app's settings tell.
  package var version: String?
  /// Only these gates, and then no packet; empty means all.
  package var only: [Gate] = []
  package var skips: [Skip] = []
  /// The moment to record.
  package var now: Timestamp
  /// The moment that histories are asked about; nil for their newest event's.
  package var moment: Instant?
  /// How many pictures are drawn at once.
  package var jobs: Int
  /// Whether warnings count as errors.
  package var isStrict = false
  /// Whether a change of the backend mode is a migration that was planned.
  package var acceptsMigration = false
  /// Whether changes of prices and entitlements since the last release are meant.
  package var acceptsChanges = false
  /// Whether the project's release record is written too.
  package var writesRecord = false

  package init(project: Path, now: Timestamp = .fixed, jobs: Int) {
    self.project = project
    self.now = now
    self.jobs = jobs
  }
}
