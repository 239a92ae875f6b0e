/// A line on standard error that tells how far a run is, on a terminal only.
struct ProgressBar: Sendable {
  private let console: Console?

  init(_ call: Invocation) {
    console = call.console.isInteractive && !call.isQuiet ? call.console : nil
  }

  /// Shows how many of how many are done.
  func show(_ done: Int, of total: Int) {
    guard let console, total > 0 else { return }
    let width = 30
    let filled = done * width / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    console.log("\r\(bar) \(done)/\(total)")
  }

  /// Takes the line away.
  func clear() { console?.log("\r\u{1B}[K") }
}
