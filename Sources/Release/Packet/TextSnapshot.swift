import Composer
import Diagnostics
import Documents

/// The words on the pictures, as they were released.
struct TextSnapshot {
  let project: Project

  static let schema = "vitrine.text-snapshot/v1"

  /// Reads the copy again; its faults were told by the gate that made the pictures.
  func json(in workspace: some Workspace) -> JSONValue {
    var ignored = Findings()
    let read = project.copy.compactMap { file in
      Copy.read(project.path(file), in: workspace, into: &ignored)
    }
    let copy = read.dropFirst().reduce(into: read.first) { whole, more in whole?.merge(more) }
    let locales = project.locales.map(\.tag.text).sorted().map { tag -> JSONValue.Member in
      let texts = copy?.locales[tag.lowercased()]?.texts ?? [:]
      let sorted = texts.sorted { $0.key < $1.key }
      return .init(tag, .object(sorted.map { .init($0.key, .string($0.value.text)) }))
    }
    return ["schema": .string(Self.schema), "locales": .object(locales)]
  }
}
