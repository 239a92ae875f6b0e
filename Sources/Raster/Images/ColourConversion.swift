private import CLCMS
internal import Geometry

/// Converts a file's colours to sRGB through Little CMS.
///
/// The intent is relative colorimetric with black point compensation: captures carry matrix
/// profiles such as Display P3, which have no perceptual table, so that every colour that sRGB has
/// keeps its look, and shadows are scaled instead of cut where a printing profile is deeper.
@safe struct ColourConversion: ~Copyable {
  private let context: cmsContext?
  private let transform: cmsHTRANSFORM?
  private let isFromGrey: Bool

  /// Makes ready to convert a file's pixels; a profile that can't be used is an error.
  init(of header: ImageHeader, use: ImageDecoder.ProfileUse) throws(ImageError) {
    guard use == .convert else {
      self.init()
      return
    }
    switch header.profile {
    case .none, .sRGB, .codePoints(primaries: 1, transfer: 13, isFullRange: true): self.init()
    case .damaged(let reason): throw .colourProfile(reason)
    case .codePoints(primaries: 12, transfer: 13, isFullRange: true):
      try unsafe self.init(of: header, space: "RGB ") { context in
        unsafe Self.displayP3(context)
      }
    case .codePoints(let primaries, let transfer, _):
      throw .unsupported("a PNG with the colour code points \(primaries) and \(transfer)")
    case .icc(let profile):
      try unsafe self.init(of: header, space: profile.colourSpace) { context in
        unsafe profile.bytes.withUnsafeBytes {
          unsafe cmsOpenProfileFromMemTHR(context, $0.baseAddress, UInt32($0.count))
        }
      }
    }
  }

  /// No conversion.
  private init() { unsafe (context, transform, isFromGrey) = (nil, nil, false) }

  private init(
    of header: ImageHeader, space: String, open: (cmsContext?) -> cmsHPROFILE?
  ) throws(ImageError) {
    guard let context = unsafe cmsCreateContext(nil, nil) else { throw .outOfMemory }
    var made: cmsHTRANSFORM?
    if let input = unsafe open(context) {
      let output = unsafe cmsCreate_sRGBProfileTHR(context)
      if let format = Self.format(header, space: space) {
        unsafe made = cmsCreateTransformTHR(
          context, input, format.input, output, format.output,
          UInt32(INTENT_RELATIVE_COLORIMETRIC), cms_shim_flags())
      }
      unsafe cmsCloseProfile(input)
      unsafe cmsCloseProfile(output)
    }
    guard let made = unsafe made else {
      unsafe cmsDeleteContext(context)
      throw .colourProfile("it does not turn \(header.colourKind.rawValue) pixels into sRGB")
    }
    unsafe (self.context, transform, isFromGrey) = (context, made, space == "GRAY")
  }

  deinit {
    if let transform = unsafe transform { unsafe cmsDeleteTransform(transform) }
    if let context = unsafe context { unsafe cmsDeleteContext(context) }
  }

  private static func format(
    _ header: ImageHeader, space: String
  ) -> (input: UInt32, output: UInt32)? {
    switch (header.colourKind, space) {
    case (.cmyk, "CMYK"), (.ycck, "CMYK"):
      header.storesInkInverted
        ? (cms_shim_type_cmyk_inverted(), cms_shim_type_rgb())
        : (cms_shim_type_cmyk(), cms_shim_type_rgb())
    case (.grey, "GRAY"), (.greyAlpha, "GRAY"): (cms_shim_type_grey(), cms_shim_type_rgb())
    case (.grey, "RGB "), (.greyAlpha, "RGB "), (.rgb, "RGB "), (.rgba, "RGB "), (.indexed, "RGB "):
      header.hasAlpha
        ? (cms_shim_type_rgba(), cms_shim_type_rgba()) : (cms_shim_type_rgb(), cms_shim_type_rgb())
    default: nil
    }
  }

  /// Display P3 as PNG's code points mean it: P3's primaries, D65, sRGB's transfer function.
  private static func displayP3(_ context: cmsContext?) -> cmsHPROFILE? {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.680, y: 0.320, Y: 1), Green: cmsCIExyY(x: 0.265, y: 0.690, Y: 1),
      Blue: cmsCIExyY(x: 0.150, y: 0.060, Y: 1))
    let parameters: [Double] = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    guard let curve = unsafe cmsBuildParametricToneCurve(context, 4, parameters) else { return nil }
    defer { unsafe cmsFreeToneCurve(curve) }
    let curves: [OpaquePointer?] = unsafe [curve, curve, curve]
    return unsafe cmsCreateRGBProfileTHR(context, &white, &primaries, curves)
  }

  /// The picture that the stored pixels are in sRGB.
  borrowing func convert(_ stored: consuming StoredPixels) -> Picture {
    switch stored.layout {
    case .cmyk, .cmykInverted:
      let rgb =
        unsafe transform == nil
        ? Self.withoutInk(stored.samples, inverted: stored.layout == .cmykInverted)
        : transformed(stored.samples, from: 4, to: 3)
      return Picture(size: stored.size, hasAlpha: false, samples: rgb)
    case .rgb, .rgba:
      let channels = stored.layout.channels
      var samples = stored.samples
      if isFromGrey {
        samples = recoloured(samples, channels: channels)
      } else if changesColours(channels) {
        samples = transformed(samples, from: channels, to: channels)
      }
      return Picture(size: stored.size, hasAlpha: channels == 4, samples: samples)
    }
  }

  /// Whether the transform is more than rounding: most profiles are sRGB under some name, and a
  /// capture's pixels are not to be touched for that.
  private borrowing func changesColours(_ channels: Int) -> Bool {
    guard unsafe transform != nil else { return false }
    let grid = channels == 4 ? Self.opaqueGrid : Self.grid
    let changed = transformed(grid, from: channels, to: channels)
    return zip(grid, changed).contains { abs(Int($0) - Int($1)) > 2 }
  }

  /// Colours all over the cube, which a profile other than sRGB can't all leave alone.
  private static let grid: ContiguousArray<UInt8> = {
    let levels: [UInt8] = [0, 51, 102, 153, 204, 255]
    var grid: ContiguousArray<UInt8> = []
    for red in levels {
      for green in levels {
        for blue in levels { grid += [red, green, blue] }
      }
    }
    return grid
  }()

  private static let opaqueGrid = ContiguousArray(
    stride(from: 0, to: grid.count, by: 3).flatMap { grid[$0..<$0 + 3] + [255] })

  private borrowing func transformed(
    _ samples: ContiguousArray<UInt8>, from channels: Int, to targetChannels: Int
  ) -> ContiguousArray<UInt8> {
    let pixels = samples.count / channels
    return unsafe ContiguousArray(unsafeUninitializedCapacity: pixels * targetChannels) {
      target, count in
      unsafe samples.withUnsafeBytes { source in
        unsafe cmsDoTransform(transform, source.baseAddress, target.baseAddress, UInt32(pixels))
      }
      count = pixels * targetChannels
    }
  }

  /// Grey pixels, stored as three equal samples, through a transform from one.
  private borrowing func recoloured(
    _ samples: ContiguousArray<UInt8>, channels: Int
  ) -> ContiguousArray<UInt8> {
    let colours = transformed(ContiguousArray(0...255), from: 1, to: 3)
    var recoloured = samples
    for index in stride(from: 0, to: samples.count, by: channels) {
      let colour = Int(samples[index]) * 3
      for channel in 0..<3 { recoloured[index + channel] = colours[colour + channel] }
    }
    return recoloured
  }

  /// Ink without a profile, as every viewer shows it: what paper the colour and the black leave.
  private static func withoutInk(
    _ samples: ContiguousArray<UInt8>, inverted: Bool
  ) -> ContiguousArray<UInt8> {
    let mask: UInt8 = inverted ? 0 : 255
    var rgb = ContiguousArray<UInt8>(repeating: 0, count: samples.count / 4 * 3)
    for pixel in 0..<samples.count / 4 {
      let black = Int(samples[pixel * 4 + 3] ^ mask)
      for channel in 0..<3 {
        let ink = Int(samples[pixel * 4 + channel] ^ mask)
        rgb[pixel * 3 + channel] = UInt8((ink * black + 127) / 255)
      }
    }
    return rgb
  }
}
