package import Documents

/// What a build is asked for beside its project file.
package struct BuildOptions: Sendable {
  /// The project file, or the folder that holds it.
  package var project: Path
  /// Another output folder than the project's.
  package var out: Path?
  /// Only these locales; empty means all.
  package var locales: [String]
  /// Only these shots; empty means all.
  package var shots: [String]
  /// The moment to record.
  package var now: Timestamp
  /// How many pictures are drawn at once.
  package var jobs: Int
  /// Whether warnings count as errors.
  package var isStrict: Bool

  /// The folder in which builds remember what they did; nil to remember nothing.
  package var cache: Path?
  /// Whether everything is drawn, whatever is remembered.
  package var isForced: Bool
  /// What of the process's environment decides how texts are set, in any form that tells one from
  /// another.
  package var surroundings: String

  /// Whether only a part of the project is built; the rest of an earlier build then stays.
  package var isPart: Bool { !locales.isEmpty || !shots.isEmpty }

  package init(
    project: Path, out: Path? = nil, locales: [String] = [], shots: [String] = [],
    now: Timestamp = .fixed, jobs: Int, isStrict: Bool = false,
    cache: Path? = nil, isForced: Bool = false, surroundings: String = ""
  ) {
    self.project = project
    self.out = out
    self.locales = locales
    self.shots = shots
    self.now = now
    self.jobs = jobs
    self.isStrict = isStrict
    self.cache = cache
    self.isForced = isForced
    self.surroundings = surroundings
  }
}
