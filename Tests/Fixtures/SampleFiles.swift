import Documents

/// A small project on disk: two captures, words in two locales, two wells, a plain template.
///
/// Each entry has a line of its own, so that tests can say where a fault is to be found.
package struct SampleFiles: Sendable {
  package let folder: TemporaryFolder

  package init() throws {
    folder = try TemporaryFolder()
    try folder.write("captures/home.png", Self.home)
    try folder.write("captures/plan.png", Self.plan)
    try writeManifest()
    try folder.write("wells.json", Self.wells)
    try folder.write("copy.json", Self.copy)
    try folder.write("page.svg.tmpl", Self.template)
    try folder.write("vitrine.yaml", Self.project)
  }

  // Hundreds of tests start from these; making them is most of the work.
  private static let home = PNGFixture.solid(120, 240)
  private static let plan = PNGFixture.solid(120, 240, colour: [0x9F, 0x4F, 0x2F])

  /// Writes `captures.json` with the hashes of the captures as they are.
  package func writeManifest() throws {
    let entries = try ["home", "plan"].map { id in
      let hash = SHA256.hex(of: try folder.bytes("captures/\(id).png"))
      return """
        {"captureId": "\(id)", "path": "captures/\(id).png", "sha256": "\(hash)", "width": 120, \
        "height": 240, "device": "Phone", "well": "small"}
        """
    }
    try folder.write(
      "captures.json",
      """
      {"kind": "capture-manifest", "captures": [
      \(entries.joined(separator: ",\n"))
      ]}

      """)
  }

  package static let wells = """
    {"schemaVersion": 1, "kind": "device-wells", "partial": false, "citedMinimumNativeWidths": [
    {"well": "Wide", "minimumWidth": 1242, "source": "Ruler, 2026-11-30"}
    ], "wells": [
    {"id": "small", "device": "Phone", "width": 200, "height": 356, "storeWell": null, "source": "none"},
    {"id": "slim", "device": "Phone", "width": 120, "height": 240, "storeWell": null, "source": "none"}
    ]}

    """

  package static let copy = """
    {"kind": "screenshot-copy", "fontFamily": "sans-serif", "locales": {
    "en-US": {"headlines": {
    "home": "Your week",
    "plan": "Plan it"
    }},
    "de-DE": {"headlines": {
    "home": "Deine Woche",
    "plan": "Plane sie"
    }}
    }}

    """

  package static let template = """
    <svg xmlns="http://www.w3.org/2000/svg" width="{{WIDTH}}" height="{{HEIGHT}}" lang="{{LOCALE}}">
    <title>{{HEADLINE}}</title>
    <rect width="100%" height="100%" fill="#f4f1ea"/>
    <text x="{{HEADLINE_X}}" y="{{HEADLINE_Y}}" text-anchor="middle" font-family="{{FONT_FAMILY}}" \
    font-size="{{HEADLINE_SIZE}}">{{HEADLINE}}</text>
    <image x="{{CAPTURE_X}}" y="{{CAPTURE_Y}}" width="{{CAPTURE_WIDTH}}" height="{{CAPTURE_HEIGHT}}" \
    href="{{CAPTURE_HREF}}"/>
    </svg>

    """

  package static let project = """
    apiVersion: vitrine.project/v1
    name: Sample
    captures: captures.json
    wells: wells.json
    copy: copy.json
    locales: [en-US, de-DE]
    shots:
      - id: home
        template: page.svg.tmpl
        captures: [home]
        wells: [small]
      - id: plan
        template: page.svg.tmpl
        captures: [plan]
        wells: [small]

    """
}
