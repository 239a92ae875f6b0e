package import Stores

/// How the pictures and texts of a listing lie on disk.
package enum ListingLayout: String, Sendable, Hashable, CaseIterable {
  /// `<App Store locale>/*.png`, the folder `fastlane/screenshots`.
  case deliver
  /// `<App Store locale>/*.txt`, the folder `fastlane/metadata`.
  case metadata
  /// `<Play locale>/{images/…,*.txt}`, the folder `fastlane/metadata/android`.
  case supply
  /// `<locale>/<device>/*.png`.
  case localeDevice = "locale-device"
  /// `<device>/<locale>/*.png`.
  case deviceLocale = "device-locale"
  /// Pictures in one folder.
  case flat

  /// The store that the layout is for; nil where the pictures tell.
  package var store: Store? {
    switch self {
    case .deliver, .metadata: .appStore
    case .supply: .googlePlay
    case .localeDevice, .deviceLocale, .flat: nil
    }
  }
}
