import Documents
import Fixtures

/// The pages of the documentation: the README, those for contributors, and the articles.
struct Library: Sendable {
  let articles: [Article]

  /// The pages that are made from tables when the documentation is built, without their endings.
  let generated: Set<String>

  static let catalog = ToolRun.package.appending("Sources/vitrine/Vitrine.docc")

  /// The pages of this package by their paths.
  static let paths: [String] = {
    let root = ToolRun.package
    func children(_ folder: String) -> [String] {
      ((try? Disk().names(in: root.appending(folder))) ?? []).map { "\(folder)/\($0)" }
    }
    let catalogs = children("Sources").flatMap(children).filter { $0.hasSuffix(".docc") }
    let articles = catalogs.flatMap(children)
    return ["README.md", ".github/CONTRIBUTING.md"] + articles.filter { $0.hasSuffix(".md") }
  }()

  static func article(_ path: String) throws -> Article {
    let file = ToolRun.package.appending(path)
    let bytes = try Disk().read(file, limit: 1 << 20)
    return Article(file, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads every page, and has the tool name those that it makes.
  static func read() async throws -> Library {
    let folder = try TemporaryFolder()
    let run = try await ToolRun.vitrine(["manual", "--pages", "pages"], in: folder)
    guard run.status == 0 else { throw FixtureFault("the tool writes no pages: \(run.err)") }
    let names = try folder.tree("pages").keys.map { Path($0).stem }
    return Library(articles: try paths.map { try article($0) }, generated: Set(names))
  }

  /// The links of a page that lead nowhere.
  func brokenLinks(in article: Article) -> [String] {
    article.links.compactMap { line, target in
      leads(target, from: article) ? nil : "\(article):\(line): \(target)"
    }
  }

  private func leads(_ target: String, from article: Article) -> Bool {
    if target.hasPrefix("https://") { return true }
    let folder = article.path.parent
    if target.hasPrefix("doc:") {
      let name = String(target.dropFirst(4))
      return generated.contains(name) || exists(folder.appending("\(name).md"))
    }
    let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let file = parts[0].isEmpty ? article.path : folder.appending(parts[0]).normalized
    guard parts[0].isEmpty || exists(file) else { return false }
    guard parts.count > 1 else { return true }
    let page = parts[0].isEmpty ? article : articles.first { $0.path == file }
    return page?.anchors.contains(parts[1]) ?? false
  }

  private func exists(_ path: Path) -> Bool { Disk().kind(of: path) != nil }
}
