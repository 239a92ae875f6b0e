/// What a run tells the shell.
enum ExitStatus: Int32 {
  /// Nothing stands against going on.
  case clean = 0
  /// An error was found, a check failed, or an input is bad.
  case findings = 1
  /// Refused, used wrongly, or could not run.
  case unusable = 2
}
