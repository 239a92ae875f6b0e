internal import Diagnostics
internal import Documents
internal import Stores

/// Reads the texts of a listing.
struct TextReader {
  let workspace: any Workspace

  /// No text of a listing comes near this, bytes.
  private static let limit = 1 << 20

  /// Reads a text and checks it; nil where it can't be read.
  func read(_ task: TextTask, into findings: inout Findings) -> ListingText? {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(task.path, limit: Self.limit)
    } catch {
      report(UnreadableFile.about, error.description, Location(file: task.path.string), &findings)
      return nil
    }
    let source = SourceText(bytes, file: task.path.string)
    if let offset = source.firstInvalidByte {
      report(
        UnreadableText.about, "the text is not UTF-8", source.location(at: offset), &findings)
      return nil
    }
    return ListingText(field: task.field, locale: task.locale, source: source)
  }

  private func report(
    _ rule: RuleDescription, _ message: String, _ location: Location, _ findings: inout Findings
  ) {
    findings.report(rule, message, at: location, hint: rule.cure)
  }
}
