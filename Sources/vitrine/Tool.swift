import Diagnostics
import Foundation

/// The command line: parse, call, print, exit.
@main
enum Tool {
  static func main() async {
    // A closed pipe and a file that may not grow are errors of a write, and told as such.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let status = await run(Array(CommandLine.arguments.dropFirst()), console: Console())
    exit(status.rawValue)
  }

  private static func run(_ arguments: [String], console: Console) async -> ExitStatus {
    if let token = Refusal.token(in: arguments) { return Refusal.answer(token, console) }
    switch ArgumentParser.parse(arguments, console: console) {
    case .run(let invocation): return await invocation.verb.run(invocation)
    case .print(let text):
      console.print(text)
      return .clean
    case .wrong(let fault): return fault.answer(console)
    }
  }
}
