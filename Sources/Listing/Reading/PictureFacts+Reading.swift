package import Geometry
package import Raster
package import Stores

extension PictureFacts {
  /// What is known of a file that the PNG encoder made.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, px.
  ///   - byteCount: The size of its file.
  ///   - digest: The file's SHA-256 in hexadecimal digits.
  ///   - texts: The texts that were put into it.
  ///   - look: What its pixels look like.
  package init(
    made size: PixelSize, byteCount: Int, digest: String, texts: [PNGText], look: PictureLook
  ) {
    self.init(format: .png, size: size, byteCount: byteCount, digest: digest)
    profile = .sRGB
    self.texts = texts.map { Text(keyword: $0.keyword, value: $0.value) }
    self.look = look
  }

  /// What a header says, with the hash and size of its file; the pixels are not looked at.
  package init(_ header: ImageHeader, byteCount: Int, digest: String) {
    self.init(
      format: header.format == .png ? .png : .jpeg, size: header.size, byteCount: byteCount,
      digest: digest)
    isTurned = header.orientation != .upright
    bitDepth = header.bitDepth
    colour = Colour(header.colourKind)
    hasAlpha = header.hasAlpha
    profile = Profile(header.profile)
    isInterlaced = header.format == .png && header.isInterlaced
    isAnimated = header.isAnimated
    texts = header.texts.map { Text(keyword: $0.keyword, value: $0.value) }
    problems = header.problems.filter { !$0.isFatal }.map(\.description)
  }

  /// Adds what the pixels show.
  package mutating func look(at picture: Picture) {
    look = PictureLook(of: picture)
    if hasAlpha { isOpaque = picture.isOpaque }
  }
}

extension PictureFacts.Colour {
  fileprivate init(_ kind: ImageHeader.ColourKind) {
    switch kind {
    case .grey, .greyAlpha: self = .grey
    case .rgb, .rgba: self = .rgb
    case .indexed: self = .indexed
    case .cmyk, .ycck: self = .cmyk
    }
  }
}

extension PictureFacts.Profile {
  /// The code points of H.273 that store pictures are met with.
  private static let sRGBPrimaries = 1
  private static let displayP3Primaries = 12
  private static let sRGBTransfer = 13

  fileprivate init(_ profile: ColourProfile) {
    switch profile {
    case .none: self = .untagged
    case .sRGB: self = .sRGB
    case .codePoints(Self.sRGBPrimaries, Self.sRGBTransfer, _): self = .sRGB
    case .codePoints(Self.displayP3Primaries, Self.sRGBTransfer, _): self = .other("Display P3")
    case .codePoints(let primaries, let transfer, _):
      self = .other("cICP \(primaries)/\(transfer)")
    case .icc(let icc) where icc.hasPrimariesOfSRGB: self = .sRGB
    case .icc(let icc): self = .other(icc.name.isEmpty ? "an unnamed profile" : icc.name)
    case .damaged(let fault): self = .damaged(fault)
    }
  }
}
