package import Diagnostics
package import Documents
import Geometry
import Raster

/// A capture whose file was hashed, and whose header says what the manifest says.
///
/// Only verifying makes one; what draws takes nothing else.
package struct VerifiedCapture: Sendable, Hashable {
  /// What the manifest says, now known to be true.
  package let capture: Capture

  /// Reads, hashes and compares a capture; what differs is reported.
  package static func verify(
    _ capture: Capture, in workspace: some Workspace, into findings: inout Findings
  ) -> VerifiedCapture? {
    let details: [String: JSONValue] = [
      "captureId": .string(capture.id), "path": .string(capture.path.string),
    ]
    func report(_ rule: RuleDescription, _ message: String, hint: String? = nil) {
      findings.report(rule, message, at: capture.location, hint: hint, details: details)
    }
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(capture.path, limit: Self.byteLimit)
    } catch {
      report(CaptureRules.captureMissing, "the capture '\(capture.id)': \(error)")
      return nil
    }
    var isGood = true
    let hash = SHA256.hex(of: bytes)
    if hash != capture.sha256 {
      report(
        CaptureRules.hashMismatch,
        "the capture '\(capture.id)' hashes to \(hash), recorded is \(capture.sha256)",
        hint: "put the recorded file back, or record the new one")
      isGood = false
    }
    do throws(ImageError) {
      let size = try ImageHeader.read(bytes).size
      if size != capture.size {
        report(
          CaptureRules.sizeMismatch,
          "the capture '\(capture.id)' is \(size) px, recorded is \(capture.size)")
        isGood = false
      }
    } catch {
      report(CaptureRules.unreadable, "the capture '\(capture.id)' can't be read: \(error)")
      isGood = false
    }
    return isGood ? VerifiedCapture(capture: capture) : nil
  }

  /// No capture has more bytes: a third more than the largest raw picture that a store takes.
  package static let byteLimit = 128 << 20

  /// The file's bytes, read again; a file that has changed since it was verified is reported.
  package func bytes(
    in workspace: some Workspace, into findings: inout Findings
  ) -> [UInt8]? {
    let details: [String: JSONValue] = [
      "captureId": .string(capture.id), "path": .string(capture.path.string),
    ]
    do throws(FileTrouble) {
      let bytes = try workspace.read(capture.path, limit: Self.byteLimit)
      if SHA256.hex(of: bytes) == capture.sha256 { return bytes }
      findings.report(
        CaptureRules.hashMismatch, "the capture '\(capture.id)' changed during the run",
        at: capture.location, details: details)
    } catch {
      findings.report(
        CaptureRules.captureMissing, "the capture '\(capture.id)': \(error)",
        at: capture.location, details: details)
    }
    return nil
  }
}
