import Catalog
import Diagnostics
import Listing
import Settings

/// What the gates of a release saw: what its packet is made from.
struct Evidence: Sendable {
  /// The pictures and texts in the stores' folders; nil where nobody looked.
  var listing: CheckedListing?
  var catalog: CatalogManifest?
  /// What a person would see on the paywall.
  var offers: JSONValue = []
  /// What the app sees of its settings, as `settings check` sums it up.
  var settings: JSONValue?
  var mode: BackendMode?
  /// The version that the settings tell.
  var version: String?
  /// The record of the last release.
  var record: ReleaseRecord?
}
