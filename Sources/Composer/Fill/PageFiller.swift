package import Diagnostics
package import Documents
import Geometry
package import Raster

/// Fills the pages of a run, so that a text has one size over a set and locale.
package struct PageFiller: Sendable {
  package let fonts: FontLibrary

  package init(fonts: FontLibrary) { self.fonts = fonts }

  /// A template and what it is to be filled with.
  package struct Order: Sendable {
    package let template: Template
    package let request: PageRequest

    package init(template: Template, request: PageRequest) {
      self.template = template
      self.request = request
    }
  }

  /// A page, or what stands against it.
  package struct Outcome: Sendable {
    package var page: FilledPage?
    package var findings = Findings()
  }

  /// Fills pages; the outcomes are in the order of the orders.
  package func fill(_ orders: [Order], in workspace: some Workspace) -> [Outcome] {
    let measurer = TextMeasurer(fonts: fonts)
    var outcomes = orders.map { _ in Outcome() }
    let pages = orders.enumerated().map { index, order in
      DesignPage(order, fonts: fonts, measurer: measurer, into: &outcomes[index].findings)
    }
    let sizes = SetSizes(pages.compactMap(\.self))
    for (index, order) in orders.enumerated() {
      if let page = pages[index] {
        outcomes[index].page = page.filled(
          sizes: sizes, fonts: fonts, measurer: measurer, in: workspace,
          into: &outcomes[index].findings)
      } else if order.template.design == nil {
        outcomes[index].page = order.template.fillPlaceholders(
          order.request, in: workspace, into: &outcomes[index].findings)
      }
    }
    return outcomes
  }
}

/// The one size of each text over a set and locale, as a part of the design's size.
struct SetSizes {
  private struct Key: Hashable {
    let text: String
    let locale: LocaleTag
    let well: String
  }

  private var ratios: [Key: Double] = [:]

  /// The least of what fits decides; a text that does not fit at all has its own finding.
  init(_ pages: [DesignPage]) {
    for page in pages {
      for text in page.texts.compactMap(\.self) where !text.box.hasOwnSize && !text.overflows {
        let key = Key(text: text.box.name, locale: page.request.locale, well: page.request.well)
        ratios[key] = min(ratios[key] ?? .infinity, text.ratio)
      }
    }
  }

  /// The size of a text on a page, as a part of the design's; one that overflows keeps its own.
  func ratio(of text: FittedText, on page: DesignPage) -> Double {
    let key = Key(text: text.box.name, locale: page.request.locale, well: page.request.well)
    guard !text.box.hasOwnSize, let shared = ratios[key] else { return text.ratio }
    // A template of the set whose own least size is larger keeps to it.
    return min(text.ratio, max(shared, text.leastRatio))
  }
}
