import Composer
import Diagnostics
import Documents
import Fixtures
import Geometry
import Testing

/// The designed templates that come with the tool, and what to show in them.
enum ShippedTemplates {
  static let folder = ToolRun.package.appending("templates")

  /// Each with the captures that it is made for.
  static let all: [ShippedTemplate] = [
    .init("browser", ["browser"]), .init("caption-below", ["phone"]),
    .init("feature-graphic", ["phone", "android"]), .init("hero", ["phone"]),
    .init("highlight", ["phone"]), .init("landscape-phone", ["landscape"]),
    .init("laptop", ["browser"]), .init("panorama", ["phone", "android", "phone", "android"]),
    .init("runoff", ["phone"]), .init("square", ["phone"]),
    .init("tablet", ["tablet"]), .init("tablet-landscape", ["browser"]),
    .init("tablet-runoff", ["tablet"]), .init("tilted", ["phone"]), .init("tv", ["browser"]),
    .init("two-devices", ["phone", "android"]), .init("watch", ["watch"]),
    .init("zoom", ["phone"]),
  ]

  /// The size of one picture of a template.
  static func size(of template: Template, scale: Double) throws -> PixelSize {
    let description = TemplateDescription(template).json
    func number(_ name: String) throws -> Double {
      guard case .number(let text)? = description[name] else {
        throw FixtureFault("the description has no '\(name)'")
      }
      return try #require(Double(text))
    }
    let width = try number("width") / Double(template.pageCount)
    return PixelSize(
      width: Int((width * scale).rounded()), height: Int((try number("height") * scale).rounded()))
  }
}

struct ShippedTemplate: Sendable, CustomTestStringConvertible {
  let name: String
  let captures: [String]

  init(_ name: String, _ captures: [String]) {
    self.name = name
    self.captures = captures
  }

  var testDescription: String { name }

  /// A short text for each place, in English or Arabic.
  func texts(of template: Template, locale: String) -> [String: String] {
    let words = locale == "ar" ? "خطة اليوم" : "Plan the day"
    return Dictionary(
      template.textNames.map { ($0.name, words) }, uniquingKeysWith: { first, _ in first })
  }

  /// A page with words in every place.
  func sheet(locale: String = "en-US", scale: Double) throws -> Sheet {
    var sheet = try Sheet(shipped: name, scale: scale)
    sheet.locale = locale
    sheet.captures = captures
    sheet.texts = texts(of: sheet.template, locale: locale)
    return sheet
  }
}

extension TemplateDescription {
  /// The boxes of the texts, in units of the template.
  var boxes: [Rect] {
    guard case .array(let texts)? = json["texts"] else { return [] }
    return texts.compactMap { text in
      guard case .array(let edges)? = text["box"] else { return nil }
      let numbers = edges.compactMap { edge -> Double? in
        if case .number(let digits) = edge { Double(digits) } else { nil }
      }
      guard numbers.count == 4 else { return nil }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
