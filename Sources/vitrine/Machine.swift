import Foundation

/// The machine that the tool runs on.
enum Machine {
  /// How many processors may be used.
  static var cores: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// A variable of the environment; nil where it is not set or empty.
  static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
