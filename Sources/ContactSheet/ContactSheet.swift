package import Diagnostics

/// One page that shows the pictures of a run, by store and locale in store order, each with what was
/// found about it.
package struct ContactSheet: Sendable {
  /// What the pictures are of, for the headline.
  package let title: String
  /// The pictures by number, from 0.
  let pictures: [SheetPicture]
  /// Everything that was found.
  let findings: [Finding]
  /// What was found about each picture.
  let beside: [[Finding]]
  /// What is about no picture of the page.
  let apart: [Finding]

  /// A page.
  ///
  /// - Parameters:
  ///   - title: What the pictures are of.
  ///   - pictures: The pictures, those of one store, locale and display in store order.
  ///   - findings: Everything that was found, in the order of the report.
  package init(title: String, pictures: [SheetPicture], findings: [Finding]) {
    self.title = title
    self.pictures = pictures
    self.findings = findings
    let index = PictureIndex(pictures)
    var beside = [[Finding]](repeating: [], count: pictures.count)
    var apart: [Finding] = []
    for finding in findings {
      let meant = index.pictures(of: finding)
      for number in meant { beside[number].append(finding) }
      if meant.isEmpty { apart.append(finding) }
    }
    self.beside = beside
    self.apart = apart
  }

  /// How many findings have a severity.
  func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

/// Tells which pictures a finding is about.
private struct PictureIndex {
  private struct Shot: Hashable {
    let name: String
    let locale: String
  }

  private var byFile: [String: [Int]] = [:]
  private var byShot: [Shot: [Int]] = [:]

  init(_ pictures: [SheetPicture]) {
    for (number, picture) in pictures.enumerated() {
      for file in picture.files { byFile[file, default: []].append(number) }
      for name in picture.localeNames {
        byShot[Shot(name: picture.shot, locale: name), default: []].append(number)
      }
    }
  }

  /// The pictures by the finding's file, else those of its shot in its locale.
  func pictures(of finding: Finding) -> [Int] {
    for file in [finding.location?.file, text("path", of: finding)].compactMap(\.self) {
      if let numbers = byFile[file] { return numbers }
    }
    guard let shot = text("shot", of: finding), let locale = text("locale", of: finding) else {
      return []
    }
    return byShot[Shot(name: shot, locale: locale)] ?? []
  }

  private func text(_ key: String, of finding: Finding) -> String? {
    guard case .string(let text) = finding.details[key] else { return nil }
    return text
  }
}
