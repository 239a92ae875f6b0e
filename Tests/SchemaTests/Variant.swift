import Fixtures

/// A change of a sample file that its schema and its reader must judge alike.
struct Variant: Sendable, CustomStringConvertible {
  let schema: String
  let file: String
  let old: String
  let new: String
  let isValid: Bool

  init(_ schema: String, _ file: String, _ old: String, _ new: String, isValid: Bool = false) {
    self.schema = schema
    self.file = file
    self.old = old
    self.new = new
    self.isValid = isValid
  }

  var description: String { "\(file): '\(old)' → '\(new)'" }

  func apply(to folder: TemporaryFolder) throws { try folder.replace(old, with: new, in: file) }

  /// The run that reads the file.
  var arguments: [String] {
    guard schema != "project" else { return ["build", "--json"] }
    return [
      "compose", "--captures", "captures.json", "--template", "page.svg.tmpl", "--wells",
      "wells.json", "--copy", "copy.json", "--locale", "en-US", "--now", "2026-11-30T09:00:00Z",
      "--out", "out",
    ]
  }

  /// The code under which its reader refuses it.
  var codes: String {
    switch schema {
    case "project": "\"project-invalid\""
    case "wells": "\"wells-invalid\""
    case "screenshot-copy": "\"copy-invalid\""
    default: "\"captures-invalid\""
    }
  }

  static let all: [Variant] = captures + wells + copy + project

  private static func capture(_ old: String, _ new: String, isValid: Bool = false) -> Variant {
    Variant("capture-manifest", "captures.json", old, new, isValid: isValid)
  }

  private static let captures: [Variant] = [
    capture("\"kind\": \"capture-manifest\", ", ""),
    capture("capture-manifest", "captures"),
    capture("\"captures\": [", "\"shots\": ["),
    capture("\"captureId\": \"home\"", "\"captureId\": \"Home\""),
    capture("\"captureId\": \"home\"", "\"captureId\": \"\""),
    capture("\"captureId\": \"home\"", "\"captureId\": \"-home\""),
    capture("\"captureId\": \"home\"", "\"captureId\": 7"),
    capture("\"captureId\": \"home\", ", ""),
    capture("captures/home.png", "/captures/home.png"),
    capture("captures/home.png", "~/home.png"),
    capture("captures/home.png", "file:///home.png"),
    capture("captures/home.png", "C:\\\\home.png"),
    capture("captures/home.png", "home\\n.png"),
    capture("captures/home.png", " "),
    capture("\"sha256\": \"", "\"sha256\": \"A"),
    capture("\"width\": 120", "\"width\": 0"),
    capture("\"width\": 120", "\"width\": 120.5"),
    capture("\"width\": 120", "\"width\": \"120\""),
    capture("\"width\": 120, ", ""),
    capture("\"device\": \"Phone\"", "\"device\": \" \""),
    capture("\"well\": \"small\"", "\"well\": null"),
    capture("\"well\": \"small\"", "\"sourceFingerprint\": 7"),
    capture("\"well\": \"small\"", "\"locale\": \"en_US\""),
    capture("\"width\": 120", "\"width\": 1.2e2", isValid: true),
    capture(
      "\"well\": \"small\"", "\"well\": \"small\", \"sourceFingerprint\": null", isValid: true),
    capture("\"well\": \"small\"", "\"well\": \"small\", \"locale\": null", isValid: true),
    capture("\"well\": \"small\"", "\"well\": \"small\", \"more\": {}", isValid: true),
  ]

  private static func well(_ old: String, _ new: String, isValid: Bool = false) -> Variant {
    Variant("wells", "wells.json", old, new, isValid: isValid)
  }

  private static let wells: [Variant] = [
    well("\"schemaVersion\": 1", "\"schemaVersion\": 2"),
    well("\"schemaVersion\": 1, ", ""),
    well("device-wells", "wells"),
    well("\"partial\": false, ", ""),
    well("\"partial\": false", "\"partial\": \"no\""),
    well("\"citedMinimumNativeWidths\"", "\"minima\""),
    well("\"minimumWidth\": 1242", "\"minimumWidth\": 0"),
    well("\"source\": \"Ruler, 2026-11-30\"", "\"source\": \"\""),
    well("\"id\": \"slim\", ", ""),
    well("\"width\": 120", "\"width\": 16385"),
    well("\"width\": 120", "\"width\": -1"),
    well("\"storeWell\": null", "\"storeWell\": \" \""),
    well("\"storeWell\": null", "\"storeWell\": 7"),
    well("\"partial\": false", "\"partial\": false, \"note\": 7"),
    well("\"partial\": false", "\"partial\": false, \"families\": []"),
    well("\"partial\": false", "\"partial\": false, \"families\": {\"a\": 7}"),
    well("\"storeWell\": null, ", "", isValid: true),
    well("\"partial\": false", "\"partial\": false, \"note\": null, \"more\": 1", isValid: true),
    well(
      "\"partial\": false", "\"partial\": false, \"families\": {\"tiny\": \"slim\"}", isValid: true),
    well("\"storeWell\": null", "\"storeWell\": null, \"citedMinimum\": null", isValid: true),
  ]

  private static func copy(_ old: String, _ new: String, isValid: Bool = false) -> Variant {
    Variant("screenshot-copy", "copy.json", old, new, isValid: isValid)
  }

  private static let copy: [Variant] = [
    copy("screenshot-copy", "copy"),
    copy("\"kind\": \"screenshot-copy\", ", ""),
    copy("\"fontFamily\": \"sans-serif\"", "\"fontfamily\": \"sans-serif\""),
    copy("\"fontFamily\": \"sans-serif\"", "\"fontFamily\": 7"),
    copy("\"fontFamily\": \"sans-serif\"", "\"fonts\": {}"),
    copy("\"fontFamily\": \"sans-serif\"", "\"fonts\": [{\"family\": \"Inter\"}]"),
    copy(
      "\"fontFamily\": \"sans-serif\"",
      "\"fonts\": [{\"family\": \"Inter\", \"license\": \"OFL\", \"embeded\": true}]"),
    copy("\"locales\"", "\"locale\""),
    copy("\"de-DE\"", "\"de_DE\""),
    copy("\"headlines\"", "\"headline\""),
    copy("\"Your week\"", "7"),
    copy("\"Your week\"", "null"),
    copy("Your week", "Your\\u0000week"),
    copy("Your week", "Your\\u0085week"),
    copy(
      "\"headlines\": {\n\"home\": \"Your",
      "\"texts\": {\"home\": \"x\"}, \"headlines\": {\n\"home\": \"Your"),
    copy("Your week", "Your\\nweek", isValid: true),
    copy(
      "\"fontFamily\": \"sans-serif\"",
      "\"fonts\": [{\"family\": \"Inter\", \"license\": \"OFL\", \"embedded\": false}]",
      isValid: true),
    copy(
      "\"headlines\": {\n\"home\": \"Your",
      "\"texts\": {\"home\": {\"subtitle\": \"x\"}}, \"headlines\": {\n\"home\": \"Your",
      isValid: true),
  ]

  private static func project(_ old: String, _ new: String, isValid: Bool = false) -> Variant {
    Variant("project", "vitrine.yaml", old, new, isValid: isValid)
  }

  private static let project: [Variant] = [
    project("vitrine.project/v1", "vitrine.project/v2"),
    project("apiVersion: vitrine.project/v1\n", ""),
    project("name: Sample", "name: ''"),
    project("name: Sample", "name: 7"),
    project("captures: captures.json\n", ""),
    project("wells: wells.json", "wells: [wells.json]"),
    project("wells: wells.json", "well: wells.json"),
    project("locales: [en-US, de-DE]", "locales: []"),
    project("locales: [en-US, de-DE]", "locales: [en_US]"),
    project("locales: [en-US, de-DE]", "locales: [en-US, en-US]"),
    project("shots:", "theme: { ink: red }\nshots:"),
    project("shots:", "theme: { inc: '#fff' }\nshots:"),
    project("shots:", "output: { layouts: [delivery] }\nshots:"),
    project("shots:", "output: { folder: out }\nshots:"),
    project("shots:", "output: out\nshots:"),
    project("- id: home", "- id: 'a b'"),
    project("- id: home", "- name: home"),
    project("    template: page.svg.tmpl\n    captures: [home]", "    captures: [home]"),
    project("    captures: [home]\n    wells: [small]", "    captures: [home]"),
    project("    captures: [home]", "    capture: [home]"),
    project(
      "shots:", "theme: { ink: '#123', accent: '#d9480f', fontFamily: Inter }\nshots:",
      isValid: true),
    project("shots:", "output: { directory: elsewhere, layouts: deliver }\nshots:", isValid: true),
    project("captures: captures.json", "captures: [captures.json]", isValid: true),
    project(
      "shots:", "release: { catalog: c.yaml, storekit: [a.storekit] }\nshots:", isValid: true),
    project("shots:", "release: { entitlements: [a.jsonl, b.json] }\nshots:", isValid: true),
    project("shots:", "release: { entitlements: a.jsonl }\nshots:", isValid: true),
  ]
}
