internal import Documents
internal import Foundation

/// The lists that RevenueCat answered in pages, and whether every page is among the exports.
struct RevenueCatPages {
  private struct Page {
    /// The address of the list, without host and query: the same for all its pages.
    let list: String
    /// After which object the page starts, if its own address tells.
    let start: String?
    /// Where the page names the next one.
    let next: Node?
  }

  private var pages: [Page] = []

  /// Notes a list, a page of one or the whole.
  mutating func note(_ node: Node) {
    let next = node["next_page"].flatMap { $0.isNull || $0.string == "" ? nil : $0 }
    let address = node["url"]?.string ?? next?.string ?? ""
    pages.append(
      Page(
        list: Self.path(address), start: node["url"]?.string.flatMap(Self.cursor), next: next))
  }

  /// The places that name a next page which no export holds.
  var missing: [Node] {
    let lists = Dictionary(grouping: pages, by: \.list)
    return pages.compactMap { page in
      guard let next = page.next else { return nil }
      return Self.holdsNext(of: next, lists[page.list] ?? []) ? nil : next
    }
  }

  private static func holdsNext(of next: Node, _ pages: [Page]) -> Bool {
    let starts = pages.compactMap(\.start)
    guard starts.isEmpty else { return next.string.flatMap(cursor).map(starts.contains) ?? false }
    // Where no page tells its own start, the last page, and only that one, has no next.
    return pages.count { $0.next == nil } == 1
  }

  private static func path(_ address: String) -> String {
    let path = address.prefix { $0 != "?" }
    return path.range(of: "/v2/").map { String(path[$0.lowerBound...]) } ?? String(path)
  }

  private static func cursor(_ address: String) -> String? {
    guard let query = address.split(separator: "?", maxSplits: 1).dropFirst().first else {
      return nil
    }
    let name = "starting_after="
    return query.split(separator: "&").first { $0.hasPrefix(name) }
      .map { String($0.dropFirst(name.count)) }
  }
}
