import Diagnostics
import Documents

/// What the app sees of its settings in one variant of the build.
public struct AppSettings: Sendable {
  /// The variant that they are for.
  public let variant: BuildVariant
  /// The settings that something sets in this variant, sorted by name.
  public let all: [ResolvedSetting]

  private let byName: [String: ResolvedSetting]
  private let definitions: [String: [SettingEvaluator.Definition]]
  /// The names whose value came back to itself and those whose value has no bounds.
  let selfReferring: [String]
  let oversized: [String]

  init(_ definitions: [String: [SettingEvaluator.Definition]], variant: BuildVariant) {
    var evaluator = SettingEvaluator(definitions)
    var outcomes: [String: SettingEvaluator.Outcome] = [:]
    for name in definitions.keys.sorted() { outcomes[name] = evaluator.value(of: name) }
    let trails = SettingTrails(definitions: definitions, outcomes: outcomes)
    all = outcomes.keys.sorted().compactMap { name in
      guard let outcome = outcomes[name], let winner = definitions[name]?.last else { return nil }
      return ResolvedSetting(name: name, outcome, winner: winner, trail: trails.trail(of: name))
    }
    byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    selfReferring = all.map(\.name).filter { outcomes[$0]?.refersToItself == true }
    oversized = all.map(\.name).filter { outcomes[$0]?.isTooLarge == true }
    self.definitions = definitions
    self.variant = variant
  }

  /// A setting; nil where no line that applies sets it.
  public subscript(name: String) -> ResolvedSetting? { byName[name] }

  /// What became of a text with references in it.
  public struct Expansion: Sendable {
    /// The text after expansion.
    public let value: String
    /// The names that it refers to, each once.
    public let references: [String]
    /// Those of them, and of what they refer to, that nothing sets.
    public let undefined: [String]
    /// Whether a secret is part of it.
    public let isSecret: Bool
    /// The lines that its value comes from.
    public let trail: [ResolvedSetting.Step]
  }

  /// Expands a text as Xcode expands a value of an Info.plist: what nothing sets is empty.
  public func expand(_ text: String) -> Expansion {
    var evaluator = SettingEvaluator(definitions)
    let outcome = evaluator.expansion(of: SettingExpression(text))
    let references = outcome.references.unique
    return Expansion(
      value: outcome.value, references: references, undefined: outcome.undefined.unique,
      isSecret: outcome.isSecret || references.contains { self[$0]?.isSecret == true },
      trail: references.flatMap { self[$0]?.trail ?? [] }.unique)
  }
}

extension ResolvedSetting {
  fileprivate init(
    name: String, _ outcome: SettingEvaluator.Outcome, winner: SettingEvaluator.Definition,
    trail: [Step]
  ) {
    let location = winner.assignment.location
    self.init(
      name: name, value: outcome.value, location: outcome.isSecret ? location.secret : location,
      trail: trail, isSecret: outcome.isSecret, undefined: outcome.undefined.unique,
      isCut: winner.assignment.isCut, isWrittenOut: winner.expression.isWrittenOut)
  }
}

extension SettingExpression {
  /// Whether it has characters of its own beside references.
  var isWrittenOut: Bool {
    parts.contains {
      if case .literal(let text) = $0 { !text.allSatisfy(\.isWhitespace) } else { false }
    }
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order of their first appearance.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Gathers the lines that a value comes from, its own first, then those of what it refers to.
private struct SettingTrails {
  /// More lines than anybody reads; a chain can have thousands.
  private static let longest = 24
  let definitions: [String: [SettingEvaluator.Definition]]
  let outcomes: [String: SettingEvaluator.Outcome]

  func trail(of name: String) -> [ResolvedSetting.Step] {
    var steps: [ResolvedSetting.Step] = []
    var seen: Set<String> = [name]
    var waiting = [name]
    while !waiting.isEmpty, steps.count < Self.longest {
      let name = waiting.removeFirst()
      for index in outcomes[name]?.own ?? [] {
        guard let assignment = definitions[name]?[index].assignment else { continue }
        steps.append(.init(name: name, location: assignment.location))
      }
      for reference in outcomes[name]?.references.prefix(Self.longest) ?? []
      where seen.insert(reference).inserted {
        waiting.append(reference)
      }
    }
    return Array(steps.prefix(Self.longest))
  }
}
