package import Diagnostics
package import Documents
import Geometry

extension Project {
  /// The value of `apiVersion` that is read.
  package static let apiVersion = "vitrine.project/v1"
  /// The name of a project file.
  package static let fileName = "vitrine.yaml"

  /// Reads a project file, or the one in a folder; whatever is wrong with it is reported.
  package static func read(
    _ path: Path, in workspace: some Workspace, into findings: inout Findings
  ) -> Project? {
    let isFolder = workspace.kind(of: path) == .folder
    let file = isFolder ? path.appending(fileName) : path
    let rules = DocumentRules(missing: ProjectRules.missing, malformed: ProjectRules.malformed)
    guard let root = workspace.readYAML(file, rules: rules, into: &findings) else { return nil }
    guard
      var fields = Fields(root, of: "the project", rule: ProjectRules.invalid, into: &findings)
    else { return nil }
    var reader = ProjectReader()
    let project = reader.project(&fields, root: root, file: file)
    findings.add(fields.finish())
    findings.add(reader.findings)
    return project
  }
}

/// Reads the parts of a project file; their faults gather in it.
private struct ProjectReader {
  var findings = Findings()

  mutating func project(_ fields: inout Fields, root: Node, file: Path) -> Project? {
    if let version = fields.requiredText("apiVersion"), version != Project.apiVersion {
      fields.report(
        "'apiVersion' is '\(version)'", at: root["apiVersion"]?.location ?? root.location,
        hint: "this version reads '\(Project.apiVersion)'", field: "apiVersion")
    }
    let name = fields.requiredText("name")
    let captures = list("captures", &fields)
    let wells = single("wells", root, &fields)
    let copy = list("copy", &fields)
    let fonts = single("fonts", root, &fields)
    let locales = locales(&fields)
    let theme = fields.value("theme").map { self.theme($0) } ?? Theme()
    let shots = shots(&fields)
    // Those who gate a release read this again; here a misspelt gate is found before it is needed.
    if fields.value("release") != nil {
      _ = ReleaseBlock.read(root, file: file, into: &findings)
    }
    let output = fields.value("output").map { self.output($0) }
    guard let name else { return nil }
    return Project(
      file: file, name: name, captures: captures, wells: wells, copy: copy, fonts: fonts,
      locales: locales, theme: theme, shots: shots,
      output: file.parent.appending(output?.directory ?? "out"),
      layouts: output?.layouts ?? Set(Project.Layout.allCases))
  }

  private mutating func list(_ key: String, _ fields: inout Fields) -> [Project.Named] {
    guard fields.required(key) != nil else { return [] }
    return (fields.texts(key) ?? []).map(Project.Named.init)
  }

  private mutating func single(
    _ key: String, _ root: Node, _ fields: inout Fields
  ) -> Project.Named? {
    fields.text(key).map {
      Project.Named(text: $0, location: root[key]?.location ?? root.location)
    }
  }

  private mutating func locales(
    _ fields: inout Fields
  ) -> [(tag: LocaleTag, location: Location)] {
    guard let node = fields.required("locales") else { return [] }
    var seen: [String: Location] = [:]
    var locales: [(tag: LocaleTag, location: Location)] = []
    for (text, location) in fields.texts("locales") ?? [] {
      guard let tag = LocaleTag(text) else {
        let mended = LocaleTag(String(text.map { $0 == "_" ? "-" : $0 }))
        fields.report(
          "'\(text)' is no locale", at: location,
          hint: mended.map { "write \($0)" } ?? "write it like en-US or zh-Hans", field: "locales")
        continue
      }
      if seen.updateValue(location, forKey: tag.text.lowercased()) == nil {
        locales.append((tag, location))
      } else {
        fields.report("the locale '\(text)' stands twice", at: location, field: "locales")
      }
    }
    if node.sequence?.isEmpty == true {
      fields.report("no locale is listed", at: node.location, field: "locales")
    }
    return locales
  }

  private mutating func shots(_ fields: inout Fields) -> [Project.Shot] {
    guard let node = fields.required("shots") else { return [] }
    var first: [String: Location] = [:]
    let shots = (fields.list("shots") ?? []).compactMap { shot($0) }
    if node.sequence?.isEmpty == true {
      fields.report("no shot is listed", at: node.location, field: "shots")
    }
    for shot in shots {
      if let earlier = first[shot.id] {
        findings.report(
          ProjectRules.invalid, "the shot '\(shot.id)' stands here a second time",
          at: shot.location, hint: "give each shot an id of its own",
          related: [.init("'\(shot.id)' stands here first", at: earlier)])
      }
      first[shot.id] = first[shot.id] ?? shot.location
    }
    return shots
  }

  private mutating func shot(_ node: Node) -> Project.Shot? {
    guard
      var fields = Fields(node, of: "a shot", rule: ProjectRules.invalid, into: &findings)
    else { return nil }
    let id = fields.requiredText("id")
    if let id, id.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._-]*/) == nil {
      fields.report(
        "'\(id)' is no shot id", at: node["id"]?.location ?? node.location,
        hint: "letters, digits, dots, hyphens and underscores, a letter or digit first",
        field: "id")
    }
    let template = fields.requiredText("template").map { name in
      Project.Named(text: name, location: node["template"]?.location ?? node.location)
    }
    let captures = captures(&fields)
    let wells = list("wells", &fields)
    let theme = fields.value("theme").map { self.theme($0) } ?? Theme()
    findings.add(fields.finish())
    guard let id, let template else { return nil }
    return Project.Shot(
      id: id, template: template, captures: captures, wells: wells, theme: theme,
      location: node.location)
  }

  /// The captures of a shot, each an id, or a mapping with the part of it that is to be shown.
  private mutating func captures(_ fields: inout Fields) -> [Project.CaptureUse] {
    guard let value = fields.value("captures") else { return [] }
    return (value.sequence ?? [value]).compactMap { node -> Project.CaptureUse? in
      if let text = node.string {
        return Project.CaptureUse(id: .init(text: text, location: node.location), crop: nil)
      }
      guard
        var inner = Fields(
          node, of: "a capture of a shot", rule: ProjectRules.invalid, into: &findings)
      else { return nil }
      let id = inner.requiredText("id")
      let text = inner.text("crop")
      let crop = text.flatMap(Rect.init(partOfOne:))
      if let text, crop == nil {
        inner.report(
          "'\(text)' is no part of a capture", at: node["crop"]?.location ?? node.location,
          hint: "write x, y, width and height from 0 to 1, like \"0.1 0.2 0.8 0.3\"", field: "crop")
      }
      findings.add(inner.finish())
      return id.map {
        Project.CaptureUse(
          id: .init(text: $0, location: node["id"]?.location ?? node.location), crop: crop)
      }
    }
  }

  private mutating func theme(_ node: Node) -> Theme {
    guard
      var fields = Fields(node, of: "a theme", rule: ProjectRules.invalid, into: &findings)
    else { return Theme() }
    var theme = Theme(fontFamily: fields.text("fontFamily"))
    for role in Theme.Role.allCases {
      guard let text = fields.text(role.rawValue) else { continue }
      theme.colours[role] = Colour(text)
      if theme.colours[role] == nil {
        fields.report(
          "'\(text)' is no colour", at: node[role.rawValue]?.location ?? node.location,
          hint: "write it like \"#d9480f\", in quotes", field: role.rawValue)
      }
    }
    findings.add(fields.finish())
    return theme
  }

  private mutating func output(
    _ node: Node
  ) -> (directory: String?, layouts: Set<Project.Layout>?) {
    guard
      var fields = Fields(node, of: "the output", rule: ProjectRules.invalid, into: &findings)
    else { return (nil, nil) }
    let directory = fields.text("directory")
    let layouts = fields.texts("layouts")?.compactMap { text, location -> Project.Layout? in
      let layout = Project.Layout(rawValue: text)
      if layout == nil {
        let names = Project.Layout.allCases.map(\.rawValue)
        fields.report(
          "there is no layout '\(text)'", at: location,
          hint: nearestMatch(to: text, in: names).map { "did you mean '\($0)'?" }
            ?? "the layouts are \(names.joined(separator: ", "))", field: "layouts")
      }
      return layout
    }
    findings.add(fields.finish())
    return (directory, layouts.map(Set.init))
  }
}

extension Rect {
  /// A part of a whole: four numbers from 0 to 1, x, y, width, height; nil for anything else.
  init?(partOfOne text: String) {
    let words = text.split { $0 == "," || $0.isWhitespace }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    guard words.count == 4, numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }), numbers[2] > 0,
      numbers[3] > 0
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    // Thousandths that rounding leaves over are forgiven.
    guard maxX <= 1.001, maxY <= 1.001 else { return nil }
  }
}
