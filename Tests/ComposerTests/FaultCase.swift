import Diagnostics
import Testing

/// A code, the place where it must be reported, and what brings it about.
struct FaultCase: Sendable, CustomTestStringConvertible {
  let code: String
  /// `file:line`, or less where the fault has less of a place.
  let place: String
  /// Damages the sample and runs what must find it.
  let findings: @Sendable (Stages) async throws -> [Finding]

  init(
    _ code: String, at place: String,
    _ findings: @escaping @Sendable (Stages) async throws -> [Finding]
  ) {
    self.code = code
    self.place = place
    self.findings = findings
  }

  var testDescription: String { "\(code) at \(place.isEmpty ? "no place" : place)" }
}
