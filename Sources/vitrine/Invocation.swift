import Diagnostics
import Documents

/// One call of a verb: what was given, and the ways to answer.
struct Invocation: Sendable {
  let verb: Verb
  let operands: [String]
  let console: Console
  private let given: [String: [String]]

  init(verb: Verb, operands: [String], given: [String: [String]], console: Console) {
    self.verb = verb
    self.operands = operands
    self.given = given
    self.console = console
  }

  /// Whether a switch was given.
  func has(_ name: String) -> Bool { given[name] != nil }

  /// The value of an option, the last if it was repeated.
  func value(_ name: String) -> String? { given[name]?.last }

  /// All values of an option.
  func values(_ name: String) -> [String] { given[name] ?? [] }

  var isStrict: Bool { has("--strict") }
  var isQuiet: Bool { has("--quiet") }

  var format: Format {
    has("--json") ? .json : value("--format").flatMap(Format.init) ?? .text
  }

  /// Prints a report in the form that was asked for; the status follows from it.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - summary: What the verb adds to its JSON report, an object.
  ///   - text: What it says to people before its findings.
  /// - Returns: `clean` or `findings`.
  func finish(
    _ findings: Findings, summary: JSONValue = [:], text: String = ""
  ) -> ExitStatus {
    finish(
      Report(verb: verb.name, findings: findings, summary: summary, text: text, strict: isStrict))
  }

  /// Prints a report in the form that was asked for; the status follows from it.
  func finish(_ report: Report) -> ExitStatus {
    switch format {
    case .json: console.print(report.json.pretty)
    case .sarif: console.print(report.sarif(version: Version.string, rules: RuleCatalog.all).pretty)
    case .github: console.print(report.github)
    case .junit: console.print(report.junit)
    case .text:
      var lines = SourceLines()
      console.print(report.text(colour: console.wantsColour) { lines.line($1, of: $0) })
    }
    return report.ok ? .clean : .findings
  }

  /// Says that the verb could not run: what is wrong with its use or its surroundings.
  func fail(_ rule: RuleDescription, _ message: String, hint: String? = nil) -> ExitStatus {
    var findings = Findings()
    findings.report(rule, message, hint: hint)
    if format == .text {
      console.log("vitrine \(verb.name): \(message)\n" + (hint.map { "  help: \($0)\n" } ?? ""))
    } else {
      _ = finish(findings)
    }
    return .unusable
  }
}

/// The lines of the files that findings point to, read once each.
private struct SourceLines {
  private var sources: [String: SourceText?] = [:]

  mutating func line(_ number: Int, of file: String) -> String? {
    if sources[file] == nil {
      sources[file] = .some(Self.source(of: file))
    }
    return (sources[file] ?? nil)?.line(number)
  }

  private static func source(of file: String) -> SourceText? {
    guard let bytes = try? Disk().read(Path(file), limit: 32 << 20) else { return nil }
    if let source = try? SourceText(decoding: bytes, file: file, limits: ReadingLimits()) {
      return source
    }
    // A line of broken UTF-8 still shows where it breaks; one of another encoding shows nothing.
    return bytes.contains(0) ? nil : SourceText(bytes, file: file)
  }
}
