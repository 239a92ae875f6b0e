/// How much a finding matters to the run that met it.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Worth knowing; never changes the exit status.
  case note
  /// Probably wrong; an error under `--strict`.
  case warning
  /// The store, the host or the app would fail on it.
  case error

  /// Orders by weight: note, warning, error.
  public static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
