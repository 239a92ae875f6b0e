package import Diagnostics

/// The rules under which a reader reports a file that it can't read.
package struct DocumentRules: Sendable {
  package let missing: RuleDescription
  package let malformed: RuleDescription

  /// - Parameters:
  ///   - missing: For a file that is not there or can't be opened.
  ///   - malformed: For a file that is not written in its format.
  package init(missing: RuleDescription, malformed: RuleDescription) {
    self.missing = missing
    self.malformed = malformed
  }
}

extension Workspace {
  /// Reads a JSON file; whatever is wrong with it is reported.
  ///
  /// - Parameters:
  ///   - path: The file, as the user named it.
  ///   - rules: The rules under which its faults are reported.
  ///   - findings: Where they go.
  /// - Returns: Its value; nil where there is none.
  package func readJSON(
    _ path: Path, rules: DocumentRules, into findings: inout Findings
  ) -> Node? {
    readDocument(path, rules: rules, into: &findings) {
      JSONReader().read($0, file: path.string)
    }
  }

  /// Reads a YAML file; whatever is wrong with it is reported.
  ///
  /// - Parameters:
  ///   - path: The file, as the user named it.
  ///   - rules: The rules under which its faults are reported.
  ///   - findings: Where they go.
  /// - Returns: Its value; nil where there is none.
  package func readYAML(
    _ path: Path, rules: DocumentRules, into findings: inout Findings
  ) -> Node? {
    readDocument(path, rules: rules, into: &findings) {
      YAMLReader().read($0, file: path.string)
    }
  }

  private func readDocument(
    _ path: Path, rules: DocumentRules, into findings: inout Findings,
    parse: ([UInt8]) -> Document
  ) -> Node? {
    do throws(FileTrouble) {
      let document = parse(try read(path, limit: ReadingLimits().bytes))
      findings.report(document.faults, as: rules.malformed)
      if document.root == nil, document.faults.isEmpty {
        findings.report(
          rules.malformed, "the file is empty",
          at: Location(file: path.string, start: Place(line: 1, column: 1)))
      }
      return document.root
    } catch {
      findings.report(
        rules.missing, error.description, at: Location(file: path.string),
        details: ["path": .string(path.string)])
      return nil
    }
  }
}
