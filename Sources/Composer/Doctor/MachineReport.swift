import Diagnostics
import Documents
import Raster

/// What was found out about a machine.
struct MachineReport {
  let tool: ToolIdentity
  let share: Path
  let hasShare: Bool
  let output: Path
  let canWrite: Bool
  let scripts: [FontExamination.Examined]

  /// The packages of the libraries: what to install for a build from the sources.
  private static let packages: [String: (debian: String, homebrew: String)] = [
    "librsvg": ("librsvg2-dev", "librsvg"), "cairo": ("libcairo2-dev", "cairo"),
    "pango": ("libpango1.0-dev", "pango"), "harfbuzz": ("libharfbuzz-dev", "harfbuzz"),
    "freetype": ("libfreetype-dev", "freetype"),
    "gdk-pixbuf": ("libgdk-pixbuf-2.0-dev", "gdk-pixbuf"),
    "libjpeg-turbo": ("libturbojpeg0-dev", "jpeg-turbo"),
    "fontconfig": ("libfontconfig-dev", "fontconfig"), "libpng": ("libpng-dev", "libpng"),
    "libdeflate": ("libdeflate-dev", "libdeflate"), "lcms2": ("liblcms2-dev", "little-cms2"),
    "zlib": ("zlib1g-dev", "zlib"),
    "icu": ("libicu-dev", "icu4c"), "glib": ("libglib2.0-dev", "glib"),
    "expat": ("libexpat1-dev", "expat"), "libyaml": ("libyaml-dev", "libyaml"),
    "pcre2": ("libpcre2-dev", "pcre2"), "libarchive": ("libarchive-dev", "libarchive"),
  ]

  private var libraries: [(name: String, version: String)] {
    RasterLibraries.versions + DocumentLibraries.versions
  }

  /// The newest Swift that the compiler is known to be at least.
  private static var swift: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  var json: JSONValue {
    [
      "tool": .string(tool.description), "swift": .string(Self.swift),
      "share": ["path": .string(share.string), "found": .bool(hasShare)],
      "output": ["path": .string(output.string), "writable": .bool(canWrite)],
      "libraries": .array(
        libraries.map {
          [
            "name": .string($0.name), "version": .string($0.version),
            "debian": JSONValue(Self.packages[$0.name]?.debian),
            "homebrew": JSONValue(Self.packages[$0.name]?.homebrew),
          ]
        }),
      "scripts": .array(
        scripts.map {
          [
            "name": .string($0.script.name), "set": .bool($0.missing.isEmpty),
            "debian": .string($0.script.debian), "homebrew": .string($0.script.homebrew),
          ]
        }),
    ]
  }

  /// A table for people: what is there, then what is not.
  var text: String {
    let rows =
      [("vitrine", "\(tool.version), built with Swift \(Self.swift)")]
      + libraries.map { ($0.name, $0.version) }
      + [
        ("share folder", hasShare ? share.string : "\(share) (missing)"),
        ("output folder", "\(output)" + (canWrite ? "" : " (can't be written)")),
      ]
    let width = rows.map(\.0.count).max() ?? 0
    let table = rows.map { name, value in
      name + String(repeating: " ", count: width - name.count + 2) + value + "\n"
    }
    let set = scripts.filter(\.missing.isEmpty).map(\.script.name)
    let unset = scripts.filter { !$0.missing.isEmpty }.map(\.script.name)
    return table.joined() + "\nscripts with a font: \(list(set))\n"
      + "scripts without one: \(list(unset))\n"
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: "; ")
  }
}
