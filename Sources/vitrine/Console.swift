import Foundation

/// Standard output and standard error.
struct Console: Sendable {
  /// Whether standard error is a terminal, where a progress bar may run.
  var isInteractive: Bool { isatty(2) == 1 }

  /// Whether standard output is a terminal that wants colour.
  var wantsColour: Bool {
    isatty(1) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty != false
  }

  /// Prints a result.
  func print(_ text: String) { write(text, to: .standardOutput) }

  /// Prints a message of the run.
  func log(_ text: String) { write(text, to: .standardError) }

  private func write(_ text: String, to handle: FileHandle) {
    // A reader that went away early (`| head`) ends the run quietly.
    do { try handle.write(contentsOf: Data(text.utf8)) } catch {
      exit(ExitStatus.unusable.rawValue)
    }
  }
}
