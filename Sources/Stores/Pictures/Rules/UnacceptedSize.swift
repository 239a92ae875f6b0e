package import Diagnostics
internal import Geometry

/// A picture whose size no display, or not the display that it is for, accepts.
package enum UnacceptedSize: PictureRule {
  package static let about = RuleDescription(
    code: "size-unaccepted", severity: .error,
    summary: "a picture has a size that the store does not accept",
    rationale: """
      The App Store takes a picture only at the exact pixels of a display, and answers after the \
      upload; Google Play does the same with its icon, feature graphic and TV banner.
      """,
    bad: .init("pictures", "en-US/01_home.png 1290x2797"),
    good: .init("pictures", "en-US/01_home.png 1290x2796"),
    cure: "make the picture again at an accepted size; vitrine sizes lists them")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    let size = picture.facts.size
    let accepted = Accepted(picture, context.tables)
    guard !accepted.sizes.isEmpty, !accepted.sizes.contains(size),
      !accepted.sizes.contains(size.transposed), let nearest = accepted.nearest(to: size)
    else { return }
    let place = picture.slot.map { "accepted for \($0.name)" } ?? "accepted for \(accepted.what)"
    findings.report(
      about, "the size \(size) is not \(place)", of: picture,
      hint: "the nearest accepted size is \(nearest.size), of \(nearest.name)"
        + accepted.otherDisplay(of: size, context.tables),
      fix: Fix(.remake, "make it again at \(nearest.size)"))
  }

  /// The sizes that a picture may have.
  struct Accepted {
    let sizes: [PixelSize]
    let what: String
    private let named: [(name: String, size: PixelSize)]

    init(_ picture: ListedPicture, _ tables: StoreTables) {
      switch picture.slot {
      case .image(let image):
        if case .exact(let size) = image.shape {
          named = [(image.title, size)]
        } else {
          named = []
        }
      case .display(let display), .messages(let display):
        named = display.sizes.map { (display.name, $0) }
      case nil:
        named = picture.scope.displays(of: tables).flatMap { display in
          display.sizes.map { (display.name, $0) }
        }
      }
      sizes = named.map(\.size)
      what =
        switch picture.scope {
        case .appleTV: "Apple TV"
        case .messages: "iMessage apps"
        case .anyDisplay, .fixed: "any App Store display"
        }
    }

    func nearest(to size: PixelSize) -> (name: String, size: PixelSize)? {
      named.min { distance($0.size, size) < distance($1.size, size) }
    }

    /// Says where the size would be right, for a picture in the wrong folder.
    func otherDisplay(of size: PixelSize, _ tables: StoreTables) -> String {
      guard let other = tables.displayTypes.first(where: { $0.sizes.contains(size) }) else {
        return ""
      }
      return "; \(size) is a size of \(other.name)"
    }

    private func distance(_ one: PixelSize, _ other: PixelSize) -> Int {
      abs(one.width - other.width) + abs(one.height - other.height)
    }
  }
}
