package import Diagnostics
package import Stores

/// What a check found: the listings, their pictures with their places, and everything that is wrong.
///
/// A page that shows the pictures needs nothing else: each finding about a picture has its file.
package struct CheckedListing: Sendable {
  /// The folders that were recognised.
  package let parts: [ListingPart]
  /// The pictures that could be read, each set in the store's order.
  package let pictures: [ListedPicture]
  /// How many texts were checked.
  package let textCount: Int
  /// Everything that is wrong.
  package let findings: Findings
}
