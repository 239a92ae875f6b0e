internal import Geometry

/// The pictures met so far, found again by their look.
///
/// Pictures lie in buckets of equal size and near brightness, so that even very many are compared with
/// a few each.
struct LookIndex {
  private struct Key: Hashable {
    let size: PixelSize
    let bucket: Int
  }

  private var buckets: [Key: [ListedPicture]] = [:]

  /// Alike pictures can't differ more in brightness than this, so they lie in neighbouring buckets.
  private static let width = PictureLook.side * PictureLook.side * 3 * PictureLook.tolerance
  /// How many pictures of a bucket are kept to compare with.
  private static let most = 64

  /// The first picture met that shows the same; a picture without one is kept for later ones.
  mutating func match(_ picture: ListedPicture) -> ListedPicture? {
    guard let look = picture.facts.look else { return nil }
    let bucket = look.sum / Self.width
    for near in [bucket - 1, bucket, bucket + 1] {
      let key = Key(size: picture.facts.size, bucket: near)
      let alike = buckets[key]?.first { $0.facts.look?.isAlike(look) == true }
      if let alike { return alike }
    }
    let key = Key(size: picture.facts.size, bucket: bucket)
    if (buckets[key]?.count ?? 0) < Self.most { buckets[key, default: []].append(picture) }
    return nil
  }
}
