import Diagnostics

/// Turns arguments into a call, by the tables of verbs and options.
enum ArgumentParser {
  enum Outcome {
    case run(Invocation)
    case print(String)
    case wrong(UsageFault)
  }

  static func parse(_ arguments: [String], console: Console) -> Outcome {
    let wantsJSON = wantsJSON(arguments)
    guard let (verb, rest) = findVerb(arguments) else {
      return withoutVerb(arguments, wantsJSON: wantsJSON)
    }
    if arguments.contains("--help") { return .print(Help.text(of: verb)) }
    if arguments.contains("--version") { return .print("vitrine \(Version.string)\n") }
    do throws(UsageError) {
      let (given, operands) = try split(rest, verb: verb)
      let call = Invocation(verb: verb, operands: operands, given: given, console: console)
      return .run(call)
    } catch {
      return .wrong(UsageFault(verb, error.message, hint: error.hint, wantsJSON: wantsJSON))
    }
  }

  /// Whether JSON is asked for, as far as arguments tell that may be wrong in other ways.
  private static func wantsJSON(_ arguments: [String]) -> Bool {
    arguments.contains("--json") || arguments.contains("--format=json")
      || zip(arguments, arguments.dropFirst()).contains { $0 == ("--format", "json") }
  }

  private struct UsageError: Error {
    let message: String
    var hint: String?
  }

  /// The verb is the longest run of leading words that names one; options may stand before it.
  private static func findVerb(_ arguments: [String]) -> (Verb, [String])? {
    let plain = arguments.enumerated().filter { !$0.element.hasPrefix("-") }
    for length in [2, 1] where plain.count >= length {
      let words = plain.prefix(length)
      let adjacent = (words.last?.offset ?? 0) - (words.first?.offset ?? 0) == length - 1
      if adjacent, let verb = Verb.all.first(where: { $0.words == words.map(\.element) }) {
        let taken = Set(words.map(\.offset))
        return (verb, arguments.enumerated().filter { !taken.contains($0.offset) }.map(\.element))
      }
    }
    return nil
  }

  private static func withoutVerb(_ arguments: [String], wantsJSON: Bool) -> Outcome {
    let words = arguments.filter { !$0.hasPrefix("-") }
    if arguments.contains("--version") { return .print("vitrine \(Version.string)\n") }
    if arguments.contains("--help") || words.first == "help" { return .print(Help.overview) }
    guard let first = words.first else {
      return .wrong(
        UsageFault(
          nil, "a verb is missing", hint: "vitrine --help lists them", wantsJSON: wantsJSON))
    }
    let family = Verb.all.filter { $0.words.first == first }.map(\.name)
    if !family.isEmpty {
      let hint = "it is one of: \(family.joined(separator: ", "))"
      return .wrong(
        UsageFault(nil, "'\(first)' needs a second word", hint: hint, wantsJSON: wantsJSON))
    }
    let asked = words.prefix(2).joined(separator: " ")
    let near =
      nearestMatch(to: asked, in: Verb.all.map(\.name).filter { $0.contains(" ") })
      ?? nearestMatch(to: first, in: Verb.all.map(\.name))
    let hint = near.map { "did you mean '\($0)'?" } ?? "vitrine --help lists the verbs"
    return .wrong(UsageFault(nil, "unknown verb '\(first)'", hint: hint, wantsJSON: wantsJSON))
  }

  private static func split(
    _ arguments: [String], verb: Verb
  ) throws(UsageError) -> ([String: [String]], [String]) {
    let known = verb.options + Option.common
    var given: [String: [String]] = [:]
    var operands: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        operands += arguments[index...]
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let name = String(argument.prefix { $0 != "=" })
      guard let option = known.first(where: { $0.name == name }) else {
        throw unknown(name, among: known)
      }
      if given[name] != nil, !option.repeats { throw UsageError(message: "\(name) is given twice") }
      given[name, default: []].append(
        try value(of: option, argument: argument, arguments: arguments, index: &index))
    }
    try checkCommon(given)
    guard verb.operandCount.contains(operands.count) else {
      throw wrongOperands(operands, verb: verb)
    }
    return (given, operands)
  }

  private static func value(
    of option: Option, argument: String, arguments: [String], index: inout Int
  ) throws(UsageError) -> String {
    let attached = argument.firstIndex(of: "=").map {
      String(argument[argument.index(after: $0)...])
    }
    guard option.placeholder != nil else {
      if attached != nil { throw UsageError(message: "\(option.name) takes no value") }
      return ""
    }
    if let attached { return attached }
    guard index < arguments.count, !arguments[index].hasPrefix("--") else {
      throw UsageError(message: "\(option.name) needs a value, \(option.placeholder ?? "")")
    }
    index += 1
    return arguments[index - 1]
  }

  private static func unknown(_ name: String, among known: [Option]) -> UsageError {
    let near = nearestMatch(to: name, in: known.map(\.name))
    return UsageError(
      message: "unknown option '\(name)'", hint: near.map { "did you mean '\($0)'?" })
  }

  private static func checkCommon(_ given: [String: [String]]) throws(UsageError) {
    guard let format = given["--format"]?.last, Format(rawValue: format) == nil else { return }
    let names = Format.allCases.map(\.rawValue)
    let near = nearestMatch(to: format, in: names)
    throw UsageError(
      message: "--format is \(names.joined(separator: ", ")), not '\(format)'",
      hint: near.map { "did you mean '\($0)'?" })
  }

  private static func wrongOperands(_ operands: [String], verb: Verb) -> UsageError {
    if operands.count > verb.operandCount.upperBound {
      // A verb of one word may have others of two beside it.
      let family = Verb.all.filter { $0.words.count == 2 && $0.words[0] == verb.name }
      let near = nearestMatch(to: operands[0], in: family.map { $0.words[1] })
      return UsageError(
        message: "'\(operands[verb.operandCount.upperBound])' is one argument too many",
        hint: near.map { "did you mean '\(verb.name) \($0)'?" })
    }
    return UsageError(message: "\(verb.operands) is missing")
  }
}
