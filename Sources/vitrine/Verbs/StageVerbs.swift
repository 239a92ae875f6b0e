import Composer
import Diagnostics
import Documents

extension Verb {
  static let compose = Verb(
    "compose", kind: .stage,
    summary: "Fills a template with each capture and a headline: one SVG page a capture",
    details: """
      Writes <captureId>.<locale>.svg and provenance.json, or nothing. The first of the four stages;
      build runs all of them from a project file.
      """,
    options: [
      .captures, .template, .wells, .locale, .copy, .now,
      Option("--out", "DIR", "The folder that is written"),
    ],
    run: { call in
      guard
        let given = call.required([
          "--captures", "--template", "--wells", "--locale", "--copy", "--now", "--out",
        ])
      else { return .findings }
      let stage = ComposeStage(
        captures: Path(given[0]), template: Path(given[1]), wells: Path(given[2]),
        copy: Path(given[4]), locale: given[3], now: given[5], out: Path(given[6]),
        tool: Version.tool)
      return call.finish(stage.run(in: Disk()))
    })

  static let export = Verb(
    "export", kind: .stage,
    summary: "Fills the same pages in more locales",
    details: """
      Writes DIR/locales/<locale>/ from the captures that DIR/provenance.json records. All copy of all
      locales is checked before the first write.
      """,
    options: [
      .composed, Option("--locales", "TAG,TAG", "The locales, separated by commas"), .copy,
      .template, .now,
    ],
    run: { call in
      guard let given = call.required(["--composed", "--locales", "--copy"]) else {
        return .findings
      }
      let stage = ExportStage(
        composed: Path(given[0]),
        locales: given[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init),
        copy: Path(given[2]), template: call.value("--template").map { Path($0) },
        now: call.value("--now"), tool: Version.tool)
      return call.finish(stage.run(in: Disk()))
    })

  static let render = Verb(
    "render", kind: .stage,
    summary: "Draws a PNG beside every page of a composed folder",
    details: """
      8-bit RGB, sRGB, no alpha, exactly the well's size, and rasters.json. What the renderer would
      drop or replace in silence is an error that names it.
      """,
    options: [.composed, .jobs],
    run: { call in
      guard let given = call.required(["--composed"]), let jobs = call.jobs() else {
        return .findings
      }
      let stage = RenderStage(composed: Path(given[0]), jobs: jobs, tool: Version.tool)
      return call.finish(await stage.run(in: Disk()))
    })

  static let validate = Verb(
    "validate", kind: .stage,
    summary: "Checks a composed folder against its records, files and wells",
    details: "Writes nothing.",
    options: [.composed, .wells],
    run: { call in
      guard let given = call.required(["--composed", "--wells"]) else { return .findings }
      let stage = ValidateStage(composed: Path(given[0]), wells: Path(given[1]))
      return call.finish(stage.run(in: Disk()))
    })
}

extension Option {
  fileprivate static let captures = Option("--captures", "FILE", "The capture manifest")
  fileprivate static let template = Option("--template", "FILE", "The SVG template")
  fileprivate static let wells = Option("--wells", "FILE", "The table of device wells")
  fileprivate static let locale = Option("--locale", "TAG", "The locale of the words")
  fileprivate static let copy = Option(
    "--copy", "FILE", "The words: JSON, .xcstrings, .strings, CSV")
  fileprivate static let composed = Option("--composed", "DIR", "The folder that compose wrote")
  static let now = Option("--now", "ISO", "The moment to record, like 2026-11-30T09:00:00Z")
  static let jobs = Option(
    "--jobs", "N", "How many pictures are drawn at once (default: all cores)")
}

extension Invocation {
  /// The values of options that must be given; what is missing is said.
  fileprivate func required(_ names: [String]) -> [String]? {
    let missing = names.filter { value($0) == nil }
    guard missing.isEmpty else {
      let list = missing.joined(separator: ", ")
      _ = UsageFault(verb, "\(list) \(missing.count == 1 ? "is" : "are") missing").answer(console)
      return nil
    }
    return names.compactMap { value($0) }
  }

  /// How many pictures to draw at once; anything else than a positive number is said.
  func jobs() -> Int? {
    guard let text = value("--jobs") else { return Machine.cores }
    if let jobs = Int(text), (1...256).contains(jobs) { return jobs }
    _ = UsageFault(
      verb, "--jobs is a number from 1 to 256, not '\(text)'", wantsJSON: format == .json
    ).answer(console)
    return nil
  }

  /// Prints the report of a stage.
  fileprivate func finish(_ result: StageResult) -> ExitStatus {
    console.print(result.json.pretty)
    for finding in result.findings.sorted where finding.severity == .error || !isQuiet {
      console.log("\(finding.code): \(finding.message)\n")
    }
    if result.couldNotRun { return .unusable }
    let isStopped = isStrict && result.findings.all.contains { $0.severity == .warning }
    return result.ok && !isStopped ? .clean : .findings
  }
}
