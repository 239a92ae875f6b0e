import Composer
import Documents
import Foundation

/// The machine that the tool runs on.
enum Machine {
  /// How many processors may be used.
  static var cores: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// A variable of the environment; nil where it is not set or empty.
  static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Where builds remember what they did; nil where nobody says where caches lie.
  static var cache: Path? {
    if let folder = environment("VITRINE_CACHE") { return Path(folder) }
    #if os(macOS)
      return environment("HOME").map { Path($0).appending("Library/Caches/vitrine") }
    #else
      let folder = environment("XDG_CACHE_HOME").map { Path($0) }
      return (folder ?? environment("HOME").map { Path($0).appending(".cache") })?
        .appending("vitrine")
    #endif
  }

  /// The variables by which fontconfig and Pango find fonts and choose among them.
  static var surroundings: String {
    [
      "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_LANG", "PANGO_LANGUAGE",
      "LANGUAGE", "LANG", "LC_ALL", "LC_CTYPE", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME",
    ].map { "\($0)=\(environment($0) ?? "")" }.joined(separator: "\n")
  }

  /// Where files may lie for the time of a run: where TMPDIR says, else where the system does.
  static var temporary: Path { Path(FileManager.default.temporaryDirectory.path) }

  /// Where `templates/` and `wells.json` lie: where VITRINE_SHARE says, else in the share folder beside
  /// the executable's, else in the package that it was built in.
  static var share: Share {
    if let folder = environment("VITRINE_SHARE") { return Share(Path(folder)) }
    let disk = Disk()
    let executable = disk.resolved(Path(Bundle.main.executablePath ?? CommandLine.arguments[0]))
    let installed = executable.parent.parent.appending("share/vitrine")
    var folders = [installed]
    var folder = executable.parent
    while folder.parent != folder {
      folders.append(folder)
      folder = folder.parent
    }
    let holds = folders.first { folder in
      disk.kind(of: folder.appending("wells.json")) == .file
        && disk.kind(of: folder.appending("templates")) == .folder
    }
    return Share(holds ?? installed)
  }
}
