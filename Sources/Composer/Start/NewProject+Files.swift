import Diagnostics
import Documents
import Geometry

extension NewProject {
  /// The names of the files of a new project.
  static let fileNames = ["captures.json", "copy.json", Project.fileName]

  /// The files, to lie in a folder.
  func files(in folder: Path) -> [OutputFile] {
    let texts = [manifest.pretty, copy.pretty, yaml]
    return zip(Self.fileNames, texts).map { OutputFile(folder.appending($0), $1) }
  }

  private var manifest: JSONValue {
    [
      "kind": "capture-manifest",
      "captures": .array(
        entries.map { entry in
          let capture = entry.capture
          let json: JSONValue = [
            "captureId": .string(entry.id), "path": .string(capture.path),
            "sha256": .string(capture.sha256), "width": .integer(capture.size.width),
            "height": .integer(capture.size.height),
            "device": .string(capture.device ?? capture.family.name),
            "sourceFingerprint": .null,
          ]
          return entry.locale.map { json.adding("locale", .string($0.text)) } ?? json
        }),
    ]
  }

  private var copy: JSONValue {
    let headlines = JSONValue.object(shots.map { .init($0.id, .string($0.headline)) })
    return [
      "kind": "screenshot-copy",
      "locales": .object(locales.map { .init($0.text, ["headlines": headlines]) }),
    ]
  }

  /// The layouts of the stores that the shots' wells belong to.
  private var layouts: [String] {
    let wells = Set(shots.flatMap(\.wells))
    let isPlay = wells.contains { $0.hasPrefix("play-") }
    let isApple = wells.contains { !$0.hasPrefix("play-") }
    return (isApple ? ["deliver"] : []) + (isPlay ? ["supply"] : [])
  }

  private var yaml: String {
    let shots = shots.map { shot in
      """
        - id: \(quoted(shot.id))
          template: \(shot.template)
          captures: [\(quoted(shot.id))]
          wells: [\(shot.wells.joined(separator: ", "))]

      """
    }
    return """
      # What vitrine build makes of the captures in this folder. It is yours to change.
      apiVersion: \(Project.apiVersion)
      name: \(quoted(name))

      # The captures with their sizes and hashes. A capture with a locale is for that locale.
      captures: [captures.json]

      # The words. The headlines in it are placeholders, made of the files' names: write your own.
      copy: copy.json

      # One set of pictures for each of them; the stores' own codes follow from these.
      locales: [\(locales.map { quoted($0.text) }.joined(separator: ", "))]

      # Colours and font of every shot; a shot may have a theme of its own.
      # theme: { background: "#f4f1ea", ink: "#1d1b17", accent: "#d9480f", fontFamily: Inter }

      # The pictures, in store order. A template is a name or a path. A well is a size that a store
      # takes: vitrine sizes lists them all.
      shots:
      \(shots.joined())
      output:
        directory: out
        # deliver is the App Store's layout, supply Google Play's.
        layouts: [\(layouts.joined(separator: ", "))]

      """
  }

  /// A text as YAML takes it for a text, whatever is in it; words that mean something else included.
  private func quoted(_ text: String) -> String { JSONValue.string(text).compact }
}
