import Diagnostics
import Documents
import Geometry
import Raster

/// Compares the pictures of two packets, two in memory at a time.
struct PictureComparison {
  let old: PacketFolder
  let new: PacketFolder
  let disk: Disk
  /// Whether small pictures are made for a page.
  let makesPreviews: Bool

  /// The longer side of a small picture, px.
  private static let previewSide = 640

  /// What became of a picture that is in both and not the same file.
  func compare(_ path: String) -> PictureChange {
    do throws(Unreadable) {
      let (before, after) = (try picture(path, in: old), try picture(path, in: new))
      guard before.size == after.size else {
        return PictureChange(
          path: path, kind: .resized(from: before.size, to: after.size),
          previews: previews([("before", before), ("after", after)]))
      }
      guard makesPreviews else {
        return PictureChange(path: path, kind: .changed(PictureMeasure(before, after)))
      }
      // Grey where nothing changed, the new picture's shapes still to be seen; red where it did.
      var marked = after.faint
      let measure = PictureMeasure(before, after) { pixel, difference in
        guard difference > PictureMeasure.noticeable else { return }
        marked[pixel * 3] = 0xD6
        marked[pixel * 3 + 1] = 0x2D
        marked[pixel * 3 + 2] = 0x20
      }
      let map = Picture(size: after.size, hasAlpha: false, samples: marked)
      return PictureChange(
        path: path, kind: .changed(measure),
        previews: previews([("before", before), ("after", after), ("difference", map)]))
    } catch {
      return PictureChange(path: path, kind: .unreadable(error.reason))
    }
  }

  /// What became of a picture that is in one packet only.
  func lone(_ path: String, in folder: PacketFolder, _ kind: PictureChange.Kind) -> PictureChange {
    guard makesPreviews else { return PictureChange(path: path, kind: kind) }
    do throws(Unreadable) {
      let picture = try picture(path, in: folder)
      let name = kind == .added ? "after" : "before"
      return PictureChange(path: path, kind: kind, previews: previews([(name, picture)]))
    } catch {
      return PictureChange(path: path, kind: kind)
    }
  }

  private struct Unreadable: Error {
    let reason: String
  }

  private func picture(_ path: String, in folder: PacketFolder) throws(Unreadable) -> Picture {
    do {
      let bytes = try disk.read(path, inside: folder.root, limit: ImageLimits().bytes)
      return try ImageDecoder.decode(bytes, profile: .ignore)
    } catch {
      throw Unreadable(reason: "\(error)")
    }
  }

  private func previews(_ pictures: [(String, Picture)]) -> [PictureChange.Preview] {
    guard makesPreviews else { return [] }
    return pictures.compactMap { name, picture in
      let small = picture.shrunk(to: Self.previewSide)
      guard let png = try? PNGEncoder.encodeRGBA(small, compression: .small) else { return nil }
      return .init(name: name, size: small.size, png: png)
    }
  }
}

extension Picture {
  /// The samples of the picture in light grey, three a pixel.
  fileprivate var faint: ContiguousArray<UInt8> {
    var out = ContiguousArray<UInt8>()
    out.reserveCapacity(size.width * size.height * 3)
    for index in stride(from: 0, to: samples.count, by: channels) {
      let light =
        (Int(samples[index]) * 54 + Int(samples[index + 1]) * 183 + Int(samples[index + 2]) * 19)
        / 256
      let grey = UInt8(190 + light / 4)
      out.append(grey)
      out.append(grey)
      out.append(grey)
    }
    return out
  }

  /// The picture with its longer side at most so long: each pixel the mean of a square of pixels.
  fileprivate func shrunk(to side: Int) -> Picture {
    let factor = max(1, (size.longSide + side - 1) / side)
    guard factor > 1 else { return self }
    let small = PixelSize(
      width: max(1, size.width / factor), height: max(1, size.height / factor))
    var out = ContiguousArray<UInt8>()
    out.reserveCapacity(small.width * small.height * channels)
    for y in 0..<small.height {
      for x in 0..<small.width {
        for channel in 0..<channels {
          out.append(mean(x * factor, y * factor, factor, channel))
        }
      }
    }
    return Picture(size: small, hasAlpha: hasAlpha, samples: out)
  }

  private func mean(_ x: Int, _ y: Int, _ factor: Int, _ channel: Int) -> UInt8 {
    let (right, bottom) = (min(x + factor, size.width), min(y + factor, size.height))
    var sum = 0
    for row in y..<bottom {
      for column in x..<right {
        sum += Int(samples[(row * size.width + column) * channels + channel])
      }
    }
    let count = (right - x) * (bottom - y)
    return UInt8((sum + count / 2) / max(1, count))
  }
}
