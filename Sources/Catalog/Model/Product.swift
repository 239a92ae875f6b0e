package import Diagnostics
package import Documents

/// A product as one source tells it, whatever the source is written in.
///
/// What the source leaves open is nil: nothing is guessed, least of all from the id.
package struct Product: Sendable {
  /// The id in the store; opaque.
  package let id: Placed<String>
  package let type: Placed<ProductType>?
  package let period: Placed<Period>?
  package let group: Placed<String>?
  package let level: Placed<Int>?
  package let prices: [Price]
  package let introductory: Introductory
  package let familySharing: Placed<Bool>?
  package let texts: [ProductText]

  package init(
    id: Placed<String>, type: Placed<ProductType>? = nil, period: Placed<Period>? = nil,
    group: Placed<String>? = nil, level: Placed<Int>? = nil, prices: [Price] = [],
    introductory: Introductory = .unstated, familySharing: Placed<Bool>? = nil,
    texts: [ProductText] = []
  ) {
    self.id = id
    self.type = type
    self.period = period
    self.group = group
    self.level = level
    self.prices = prices
    self.introductory = introductory
    self.familySharing = familySharing
    self.texts = texts
  }

  /// The price in a territory, an App Store code such as `USA`.
  package func price(in territory: String) -> Price? {
    prices.first { $0.territory == territory }
  }
}

/// What a product costs in one territory.
package struct Price: Sendable {
  /// The App Store's code of the territory, such as `USA`.
  package let territory: String
  /// The ISO 4217 code of the currency.
  package let currency: String
  package let amount: Money
  package let location: Location
}

/// What a source says of the offer to new subscribers.
package enum Introductory: Sendable {
  /// Nothing.
  case unstated
  /// That there is none.
  case none(Location)
  case offer(Placed<IntroductoryOffer>)
}

/// An offer to new subscribers.
package struct IntroductoryOffer: Sendable, Hashable {
  package enum Mode: String, Sendable, CaseIterable {
    case free
    case payAsYouGo
    case payUpFront
  }

  package let mode: Mode
  package let period: Period
  /// How many periods it runs.
  package let periods: Int

  package init(mode: Mode, period: Period, periods: Int = 1) {
    self.mode = mode
    self.period = period
    self.periods = periods
  }
}

extension IntroductoryOffer: CustomStringConvertible {
  /// The offer for people: `free for 1 week`.
  package var description: String {
    let manner =
      switch mode {
      case .free: "free"
      case .payAsYouGo: "pay as you go"
      case .payUpFront: "pay up front"
      }
    return "\(manner) for \(periods == 1 ? "" : "\(periods) × ")\(period.words)"
  }
}

/// A product's name and description in one language.
package struct ProductText: Sendable {
  package let locale: Placed<String>
  package let name: Placed<String>?
  package let description: Placed<String>?

  package init(
    locale: Placed<String>, name: Placed<String>?, description: Placed<String>?
  ) {
    self.locale = locale
    self.name = name
    self.description = description
  }
}
