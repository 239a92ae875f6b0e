import Synchronization

/// Sees to it that pages drawn in layers are the pages drawn whole: the first picture of each template
/// and size is drawn both ways and compared.
final class LayerProof: Sendable {
  /// What is compared once.
  struct Subject: Sendable, Hashable, Codable {
    /// The SHA-256 of the template.
    let template: String
    /// The well's id.
    let well: String
  }

  private struct State {
    var claimed: Set<Subject> = []
    var refuted: Set<Subject> = []
  }

  private let state: Mutex<State>

  /// A proof that need not be given again for what an earlier build has compared.
  init(given: Set<Subject>) { state = Mutex(State(claimed: given)) }

  /// What was compared and found to be the same, sorted.
  var given: [Subject] {
    state.withLock { $0.claimed.subtracting($0.refuted) }
      .sorted { ($0.template, $0.well) < ($1.template, $1.well) }
  }

  /// Whether the caller is the one to compare; true once for each subject.
  func claim(_ subject: Subject) -> Bool {
    state.withLock { $0.claimed.insert(subject).inserted }
  }

  /// Notes that the two ways gave different pictures: such pages are to be drawn whole.
  func refute(_ subject: Subject) {
    state.withLock { _ = $0.refuted.insert(subject) }
  }

  /// Whether pages in layers have been found to differ.
  func isRefuted(_ subject: Subject) -> Bool {
    state.withLock { $0.refuted.contains(subject) }
  }
}
