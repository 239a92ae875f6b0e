import Diagnostics
import Documents
import Geometry
import Listing
import Raster
import Stores
import Synchronization

/// Draws the pages of a build and writes their pictures, some at once.
struct BuildPainter<Files: Workspace>: Sendable {
  let pages: [FilledPlan]
  let jobs: Int
  let artist: PageArtist
  let proof: LayerProof
  let workspace: Files

  /// What came of a page.
  struct Result: Sendable {
    var picture: BuiltPicture?
    var findings = Findings()
    /// Why the picture could not be written.
    var trouble: FileTrouble?
  }

  /// What the workers of a run share.
  private struct Run: Sendable {
    let queue: PageQueue
    /// How many pages each group has.
    let counts: [Int]
    let progress: @Sendable () -> Void
  }

  /// Draws all pages; the results are in their order, whatever the number of workers.
  func paint(progress: @escaping @Sendable (Int, Int) -> Void) async -> [Result] {
    let groups = groups
    let done = Counter()
    let total = pages.count
    let run = Run(queue: PageQueue(groups), counts: groups.map(\.count)) {
      progress(done.increased(), total)
    }
    var results = await withTaskGroup(of: [(Int, Result)].self) { tasks in
      for _ in 0..<max(1, min(jobs, pages.count)) {
        tasks.addTask { work(on: run) }
      }
      var results = [Result](repeating: Result(), count: pages.count)
      for await part in tasks {
        for (index, result) in part { results[index] = result }
      }
      return results
    }
    // What was drawn before the two ways were seen to differ is drawn again.
    for index in pages.indices where proof.isRefuted(subject(of: pages[index])) {
      results[index] = finish(pages[index]) { $0.picture(drawnWholeBy: artist, into: &$1) }
    }
    return results
  }

  /// The pages, by index, that share all but their words, in the order of their first page.
  private var groups: [[Int]] {
    var places: [BaseIdentity: Int] = [:]
    var groups: [[Int]] = []
    for (index, page) in pages.enumerated() {
      let key = BaseIdentity(page.drawing)
      if let place = places[key] {
        groups[place].append(index)
      } else {
        places[key] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  private func work(on run: Run) -> [(Int, Result)] {
    var results: [(Int, Result)] = []
    var layer: BaseLayer?
    var group: Int?
    while let piece = run.queue.next(after: group) {
      if piece.group != group { layer = nil }
      group = piece.group
      for index in piece.pages {
        let result = finish(pages[index]) { drawing, findings in
          picture(of: drawing, of: piece.group, index, layer: &layer, on: run, into: &findings)
        }
        results.append((index, result))
        run.progress()
      }
      run.queue.finish(piece)
    }
    return results
  }

  private func picture(
    of drawing: PageDrawing, of group: Int, _ index: Int, layer: inout BaseLayer?, on run: Run,
    into findings: inout Findings
  ) -> PagePicture? {
    let subject = subject(of: pages[index])
    guard drawing.layers?.isExact == true else {
      return drawing.picture(by: artist, into: &findings)
    }
    guard !proof.isRefuted(subject) else {
      return drawing.picture(drawnWholeBy: artist, into: &findings)
    }
    let picture =
      run.counts[group] == 1
      ? drawing.picture(by: artist, into: &findings)
      : shared(drawing, of: group, layer: &layer, on: run, into: &findings)
    guard let picture, proof.claim(subject) else { return picture }
    var unheard = Findings()
    let whole = drawing.picture(drawnWholeBy: artist, into: &unheard)
    guard let whole, whole != picture else { return picture }
    proof.refute(subject)
    return whole
  }

  /// The picture of a page whose base other pages have too.
  private func shared(
    _ drawing: PageDrawing, of group: Int, layer: inout BaseLayer?, on run: Run,
    into findings: inout Findings
  ) -> PagePicture? {
    guard
      var own = layer.take() ?? newLayer(for: drawing, of: group, on: run, into: &findings)
    else { return nil }
    guard let picture = drawing.picture(over: &own, by: artist, into: &findings) else {
      // Words may be left on the layer.
      return nil
    }
    layer = consume own
    return picture
  }

  private func newLayer(
    for drawing: PageDrawing, of group: Int, on run: Run, into findings: inout Findings
  ) -> BaseLayer? {
    guard
      let base = run.queue.base(of: group) ?? artist.sharedBase(of: drawing, into: &findings)
    else { return nil }
    run.queue.lend(base, to: group)
    return artist.layer(base, for: drawing, into: &findings)
  }

  private func subject(of filled: FilledPlan) -> LayerProof.Subject {
    LayerProof.Subject(template: filled.plan.template.sha256, well: filled.page.well)
  }

  /// Draws a page and writes what came of it.
  private func finish(
    _ filled: FilledPlan, draw: (PageDrawing, inout Findings) -> PagePicture?
  ) -> Result {
    let drawing = filled.drawing
    var result = Result()
    let picture = draw(drawing, &result.findings)
    let place = filled.out.appending(filled.plan.place)
    do throws(FileTrouble) {
      guard let picture else {
        // What an earlier run left there is not what the project asks for now.
        try workspace.remove(place)
        return result
      }
      try workspace.write([
        OutputFile(filled.out.appending(filled.page.svgName), drawing.svg),
        OutputFile(place, picture.file),
      ])
      result.picture = filled.built(
        picture, canBeKept: result.findings.all.isEmpty && drawing.isSelfContained(in: workspace),
        in: workspace)
    } catch {
      result.trouble = error
    }
    return result
  }
}

/// What pages must agree on to share a base.
private struct BaseIdentity: Hashable {
  let svg: [UInt8]
  let captures: [String]

  init(_ page: PageDrawing) {
    svg = page.layers?.base ?? page.svg
    captures = page.captures.map(\.capture.sha256)
  }
}

/// Counts what several workers have done.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func increased() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
