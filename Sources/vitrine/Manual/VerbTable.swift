import Diagnostics

/// The verbs and options as JSON, for whoever writes a wrapper or checks a command line.
struct VerbTable {
  let verbs: [Verb]

  init(_ verbs: [Verb]) { self.verbs = verbs }

  var json: JSONValue {
    [
      "verbs": .array(
        verbs.map { verb in
          [
            "name": .string(verb.name), "summary": .string(verb.summary),
            "operands": .string(verb.operands),
            "leastOperands": .integer(verb.operandCount.lowerBound),
            "mostOperands": verb.operandCount.upperBound == Int.max
              ? .null : .integer(verb.operandCount.upperBound),
            "options": json(verb.options),
          ]
        }),
      "options": json(Option.common),
    ]
  }

  private func json(_ options: [Option]) -> JSONValue {
    .array(
      options.map { option in
        [
          "name": .string(option.name), "value": JSONValue(option.placeholder),
          "help": .string(option.help), "repeats": .bool(option.repeats),
        ]
      })
  }
}
