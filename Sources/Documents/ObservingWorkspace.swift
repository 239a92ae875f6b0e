internal import Synchronization

/// A workspace that notes all that is learnt through it.
///
/// Whatever a run does hangs on what it has read, looked for and listed; when all of that is still the
/// same, so is what the run would make. What it writes is not noted.
package struct ObservingWorkspace<Base: Workspace>: Workspace {
  private final class Notes: Sendable {
    struct State {
      var byQuestion: [Question: Observation] = [:]
      var isSteady = true
    }

    let state = Mutex(State())

    func add(_ observation: Observation) {
      let question = Question(question: observation.question, path: observation.path)
      state.withLock { state in
        if let earlier = state.byQuestion[question] {
          if earlier.answer != observation.answer { state.isSteady = false }
        } else {
          state.byQuestion[question] = observation
        }
      }
    }

    func giveUp() { state.withLock { $0.isSteady = false } }
  }

  private struct Question: Hashable {
    let question: Observation.Question
    let path: Path
  }

  /// The workspace that answers.
  package let base: Base
  private let notes = Notes()

  /// A workspace that notes what another answers.
  package init(_ base: Base) { self.base = base }

  /// What was learnt so far, sorted; nil where the same question had two answers, or where something
  /// was asked that can't be asked again.
  package var observations: [Observation]? {
    notes.state.withLock { $0.isSteady } ? all : nil
  }

  /// What was learnt so far, sorted, the first answer to each question.
  package var all: [Observation] {
    notes.state.withLock { Array($0.byQuestion.values) }.sorted {
      ($0.path.string, $0.question.rawValue) < ($1.path.string, $1.question.rawValue)
    }
  }

  private func note(
    _ question: Observation.Question, _ path: Path, _ answer: String,
    _ identity: FileIdentity? = nil
  ) {
    notes.add(
      Observation(question: question, path: path, answer: answer, identity: identity))
  }

  package func read(_ path: Path, limit: Int) throws(FileTrouble) -> [UInt8] {
    let contents = Observation.contents(of: path, limit: limit, in: base)
    note(.contents, path, contents.answer, contents.identity)
    return try contents.bytes.get()
  }

  package func kind(of path: Path) -> FileKind? {
    let kind = base.kind(of: path)
    note(.kind, path, Observation.describe(kind))
    return kind
  }

  package func names(in folder: Path) throws(FileTrouble) -> [String] {
    do throws(FileTrouble) {
      let names = try base.names(in: folder)
      note(.names, folder, Observation.describe(names))
      return names
    } catch {
      note(.names, folder, "!\(error)")
      throw error
    }
  }

  package func absolute(_ path: Path) -> Path { base.absolute(path) }

  package func resolved(_ path: Path) -> Path {
    let target = base.resolved(path)
    note(.target, path, target.string)
    return target
  }

  package func identity(of path: Path) -> FileIdentity? { base.identity(of: path) }

  package func write(_ files: [OutputFile]) throws(FileTrouble) { try base.write(files) }

  package func remove(_ path: Path) throws(FileTrouble) { try base.remove(path) }

  package func lock(_ folder: Path) throws(FileTrouble) -> FolderLock { try base.lock(folder) }

  package func obstacle(toWritingIn folder: Path) -> FileTrouble? {
    notes.giveUp()
    return base.obstacle(toWritingIn: folder)
  }

  package func read(
    _ relative: String, inside root: Path, limit: Int
  ) throws(FileTrouble) -> [UInt8] {
    notes.giveUp()
    return try base.read(relative, inside: root, limit: limit)
  }

  package func size(of relative: String, inside root: Path) throws(FileTrouble) -> Int {
    notes.giveUp()
    return try base.size(of: relative, inside: root)
  }

  package func stream(
    _ relative: String, inside root: Path, to take: ([UInt8]) -> Bool
  ) throws(FileTrouble) {
    notes.giveUp()
    try base.stream(relative, inside: root, to: take)
  }

  package func makeDraft(in folder: Path) throws(FileTrouble) -> Path {
    try base.makeDraft(in: folder)
  }

  package func seal(_ draft: Path, as path: Path) throws(FileTrouble) -> Bool {
    try base.seal(draft, as: path)
  }

  package func discard(_ draft: Path) { base.discard(draft) }

  package func place(_ folder: Path, as path: Path) throws(FileTrouble) {
    try base.place(folder, as: path)
  }

  package func removeEmptyFolder(_ path: Path) { base.removeEmptyFolder(path) }

  package func stream(_ input: Input, to take: ([UInt8]) -> Bool) throws(FileTrouble) {
    notes.giveUp()
    try base.stream(input, to: take)
  }
}
