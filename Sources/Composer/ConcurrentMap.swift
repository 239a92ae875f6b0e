/// Runs a piece of work over elements, some at a time; the results are in the order of the elements.
///
/// - Parameters:
///   - elements: What to work on.
///   - jobs: How many are under way at once.
///   - finished: Called after each, with how many are done.
///   - work: The work; it blocks its thread while it draws.
/// - Returns: The results, one an element.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, finished: @Sendable (Int) -> Void = { _ in },
  _ work: @escaping @Sendable (Element) async -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: elements.count)
    var next = 0
    var done = 0
    func start() {
      guard next < elements.count else { return }
      let index = next
      let element = elements[index]
      group.addTask { (index, await work(element)) }
      next += 1
    }
    for _ in 0..<max(1, jobs) { start() }
    while let (index, result) = await group.next() {
      results[index] = result
      done += 1
      finished(done)
      start()
    }
    return results.compactMap(\.self)
  }
}
