import Diagnostics
import Documents

/// Expands settings with an explicit stack, so that a chain of ten thousand references needs no deep calls.
///
/// A setting that comes to itself again takes its earlier value there, as `$(inherited)` does; so every
/// expansion ends. What it may cost is bounded: references that double each other grow without end.
struct SettingEvaluator {
  /// A value given to a name, taken apart.
  struct Definition: Sendable {
    let assignment: XCConfig.Assignment
    let expression: SettingExpression
  }

  /// What an expansion came to.
  struct Outcome {
    var value = ""
    /// The definitions of the name itself that were used, the one that wins first.
    var own: [Int] = []
    var references: [String] = []
    var undefined: [String] = []
    var isSecret = false
    var refersToItself = false
    var isTooLarge = false
  }

  /// The longest value, bytes: the longest that a person could have meant is far below.
  private static let longestValue = 64 << 10
  /// All the work of one run: a step is one, and so are 256 bytes that are appended.
  private static let mostWork = 1 << 18

  private let definitions: [String: [Definition]]
  private var memo: [String: Outcome] = [:]
  private var frames: [Frame] = []
  private var active: [String: [(definition: Int, frame: Int)]] = [:]
  /// The lowest frame that a value above has looked back to; what was made above it depends on it.
  private var lookedBackTo = Int.max
  private var work = 0

  init(_ definitions: [String: [Definition]]) { self.definitions = definitions }

  /// Whether the bound on the work was met, after which values are left as they were.
  var isExhausted: Bool { work >= Self.mostWork }

  private struct Frame {
    enum Purpose {
      case text
      case value(String, definition: Int)
      case name(SettingExpression.Reference)
      case argument
    }

    let purpose: Purpose
    let parts: [SettingExpression.Part]
    var index = 0
    var outcome = Outcome()
    /// What is still to be done with the result once it is there.
    var operators: ArraySlice<SettingExpression.Operator> = []
  }

  /// The value of a name; nil where nothing sets it.
  mutating func value(of name: String) -> Outcome? {
    guard let count = definitions[name]?.count, count > 0 else { return nil }
    if let known = memo[name] { return known }
    push(name, definition: count - 1, operators: [])
    return run()
  }

  /// What a text comes to in which references may stand.
  mutating func expansion(of expression: SettingExpression) -> Outcome {
    frames.append(Frame(purpose: .text, parts: expression.parts))
    return run()
  }

  // MARK: The machine

  private mutating func run() -> Outcome {
    var result = Outcome()
    while !frames.isEmpty {
      work += 1
      if isExhausted { return abandon() }
      // No copy of the frame: a second owner of its value would make every append copy the whole.
      let top = frames.count - 1
      if frames[top].index < frames[top].parts.count {
        step(frames[top].parts[frames[top].index])
      } else {
        result = finish()
      }
    }
    return result
  }

  private mutating func step(_ part: SettingExpression.Part) {
    let top = frames.count - 1
    frames[top].index += 1
    switch part {
    case .literal(let text): append(text)
    case .reference(let reference):
      if reference.name.count == 1, case .literal(let name) = reference.name[0] {
        refer(to: name, reference)
      } else {
        frames.append(Frame(purpose: .name(reference), parts: reference.name))
      }
    }
  }

  /// Takes the finished frame off and does what it was for.
  private mutating func finish() -> Outcome {
    var frame = frames.removeLast()
    switch frame.purpose {
    case .text: return frame.outcome
    case .name(let reference):
      inherit(frame.outcome)
      refer(to: frame.outcome.value, reference)
    case .argument:
      inherit(frame.outcome)
      deliver(frame.outcome.value, frame.operators)
    case .value(let name, let definition):
      frame.outcome.own.insert(definition, at: 0)
      close(name, definition: definition, outcome: &frame.outcome)
      guard let parent = owner else { return frame.outcome }
      if case .value(name, _) = parent.purpose {
        frames[parent.index].outcome.own += frame.outcome.own
        frames[parent.index].outcome.references += frame.outcome.references
      }
      inherit(frame.outcome)
      deliver(frame.outcome.value, frame.operators)
    }
    return frame.outcome
  }

  private mutating func close(_ name: String, definition: Int, outcome: inout Outcome) {
    let index = frames.count
    active[name]?.removeLast()
    outcome.isSecret =
      outcome.isSecret || SecretText.isName(name) || SecretText.appears(in: outcome.value)
    let isPure = lookedBackTo >= index
    if isPure { lookedBackTo = .max }
    if isPure, definition + 1 == definitions[name]?.count { memo[name] = outcome }
  }

  private mutating func push(
    _ name: String, definition: Int, operators: ArraySlice<SettingExpression.Operator>
  ) {
    let parts = definitions[name]?[definition].expression.parts ?? []
    active[name, default: []].append((definition, frames.count))
    var frame = Frame(purpose: .value(name, definition: definition), parts: parts)
    frame.operators = operators
    frames.append(frame)
  }

  // MARK: References

  private mutating func refer(to name: String, _ reference: SettingExpression.Reference) {
    let operators = reference.operators[...]
    guard !name.isEmpty else { return deliver("", operators) }
    if name == "inherited" || name == "value" {
      if let owner, case .value(let own, let definition) = owner.purpose {
        lookedBackTo = min(lookedBackTo, owner.index)
        guard definition > 0 else { return deliver("", operators) }
        return push(own, definition: definition - 1, operators: operators)
      }
      return deliver("", operators)
    }
    if let owner { frames[owner.index].outcome.references.append(name) }
    if let running = active[name]?.last, let first = active[name]?.first {
      lookedBackTo = min(lookedBackTo, first.frame)
      guard running.definition > 0 else {
        if let owner { frames[owner.index].outcome.refersToItself = true }
        return deliver("", operators)
      }
      return push(name, definition: running.definition - 1, operators: operators)
    }
    if let known = memo[name] {
      inherit(known)
      return deliver(known.value, operators)
    }
    guard let count = definitions[name]?.count, count > 0 else {
      if let owner { frames[owner.index].outcome.undefined.append(name) }
      return deliver(reference.fallback ?? "", operators)
    }
    push(name, definition: count - 1, operators: operators)
  }

  /// Applies operators to a value and appends what comes out; an argument is expanded first.
  private mutating func deliver(
    _ value: String, _ operators: ArraySlice<SettingExpression.Operator>
  ) {
    var value = value
    var rest = operators
    while let next = rest.popFirst() {
      guard let argument = next.argument else {
        value = SettingOperator.apply(next.name, to: value)
        continue
      }
      guard next.name == "default", value.isEmpty else { continue }
      var frame = Frame(purpose: .argument, parts: argument)
      frame.operators = rest
      frames.append(frame)
      return
    }
    append(value)
  }

  private mutating func append(_ text: String) {
    let top = frames.count - 1
    guard top >= 0 else { return }
    work += text.utf8.count / 256
    if frames[top].outcome.value.utf8.count + text.utf8.count > Self.longestValue {
      frames[top].outcome.isTooLarge = true
    } else {
      frames[top].outcome.value += text
    }
  }

  // MARK: What a value takes over

  /// The frame whose value is being made: names and arguments belong to it.
  private var owner: (index: Int, purpose: Frame.Purpose)? {
    for index in frames.indices.reversed() {
      switch frames[index].purpose {
      case .text, .value: return (index, frames[index].purpose)
      case .name, .argument: continue
      }
    }
    return nil
  }

  private mutating func inherit(_ outcome: Outcome) {
    guard let owner else { return }
    var own = frames[owner.index].outcome
    own.isSecret = own.isSecret || outcome.isSecret
    own.isTooLarge = own.isTooLarge || outcome.isTooLarge
    own.refersToItself = own.refersToItself || outcome.refersToItself
    if own.undefined.count < 8 { own.undefined += outcome.undefined.prefix(8) }
    frames[owner.index].outcome = own
  }

  private mutating func abandon() -> Outcome {
    frames = []
    active = [:]
    lookedBackTo = .max
    var outcome = Outcome()
    outcome.isTooLarge = true
    outcome.isSecret = true
    return outcome
  }
}
