import Diagnostics
import Documents
import Raster

/// Which scripts the fonts of this machine set, and whether they set a project's texts.
struct FontExamination {
  /// A script with what no font has of its sample.
  struct Examined {
    let script: WrittenScript
    let missing: [Unicode.Scalar]
  }

  private let project: Project?
  private let fonts: FontLibrary
  private(set) var scripts: [Examined] = []
  private(set) var findings = Findings()

  init(_ project: Project?, in workspace: some Workspace) {
    self.project = project
    let folder = project.flatMap { project in project.fonts.map { project.path($0) } }
    fonts = folder.flatMap { try? FontLibrary(folders: [$0.string]) } ?? .system
  }

  /// Tries every script, or those of the project's locales, and the project's own words.
  mutating func run(in workspace: some Workspace) {
    let locales = project?.locales.map(\.tag)
    for script in WrittenScript.all {
      // Emoji are in no locale's script; a project whose words hold one learns of it by its words.
      let isNeeded = locales.map { $0.contains { script.isWritten(in: $0) } } ?? true
      guard isNeeded else { continue }
      let missing = fonts.missingScalars(
        in: script.sample, family: "sans-serif", language: script.language)
      scripts.append(Examined(script: script, missing: missing))
      if !missing.isEmpty { report(script, missing) }
    }
    if let project { examine(project, in: workspace) }
  }

  private mutating func report(_ script: WrittenScript, _ missing: [Unicode.Scalar]) {
    let letters = missing.prefix(5).map { "\($0)" }.joined(separator: ", ")
    findings.report(
      DoctorRules.script, "no font sets \(script.name): none has \(letters)",
      hint: "install '\(script.debian)' on Debian, '\(script.homebrew)' from Homebrew",
      severity: project == nil ? .warning : .error,
      details: ["script": .string(script.name)])
  }

  private mutating func examine(_ project: Project, in workspace: some Workspace) {
    var copy = Copy()
    for name in project.copy {
      if let read = Copy.read(project.path(name), in: workspace, into: &findings) {
        copy.merge(read)
      }
    }
    for (locale, location) in project.locales {
      let own = copy.locales[locale.text.lowercased()]
      let family = own?.fontFamily ?? project.theme.fontFamily ?? copy.family(in: locale)
      if let face = fonts.resolve(family: family, language: locale.text), !face.isRequestedFamily {
        findings.report(
          DrawingRules.fontMissing,
          "the family '\(family)' is not installed; '\(face.family)' would stand in", at: location,
          hint: "install it, or put its files into the project's fonts folder",
          details: ["locale": .string(locale.text)])
      }
      for (key, text) in (own?.texts ?? [:]).sorted(by: { $0.key < $1.key }) {
        let missing = fonts.missingScalars(in: text.text, family: family, language: locale.text)
        guard !missing.isEmpty else { continue }
        let names = missing.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        findings.report(
          DrawingRules.glyphMissing, "no font has \(names) of the text '\(key)' in \(locale)",
          at: text.location,
          hint:
            "\(WrittenScript.remedy(for: missing) ?? "install a font that has it"), or write it otherwise",
          details: ["locale": .string(locale.text)])
      }
    }
  }
}
