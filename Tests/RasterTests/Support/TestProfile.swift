import CLCMS

/// Makes ICC profiles with Little CMS.
enum TestProfile {
  static let sRGB = unsafe bytes(of: cmsCreate_sRGBProfile())

  /// A profile with Display P3's primaries and sRGB's curve.
  static let displayP3: [UInt8] = {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.680, y: 0.320, Y: 1), Green: cmsCIExyY(x: 0.265, y: 0.690, Y: 1),
      Blue: cmsCIExyY(x: 0.150, y: 0.060, Y: 1))
    let curve = unsafe cmsBuildParametricToneCurve(
      nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    defer { unsafe cmsFreeToneCurve(curve) }
    return unsafe bytes(of: cmsCreateRGBProfile(&white, &primaries, [curve, curve, curve]))
  }()

  /// A profile of grey with a gamma of 1.8.
  static let grey: [UInt8] = {
    let curve = unsafe cmsBuildGamma(nil, 1.8)
    defer { unsafe cmsFreeToneCurve(curve) }
    return unsafe bytes(of: cmsCreateGrayProfile(cmsD50_xyY(), curve))
  }()

  /// The contents of an `iCCP` chunk.
  static func chunk(_ profile: [UInt8], name: String = "profile") -> (String, [UInt8]) {
    ("iCCP", Array(name.utf8) + [0, 0] + TestPNG.zlib(profile))
  }

  private static func bytes(of profile: cmsHPROFILE?) -> [UInt8] {
    defer { unsafe cmsCloseProfile(profile) }
    var count: UInt32 = 0
    unsafe cmsSaveProfileToMem(profile, nil, &count)
    return unsafe [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initialised in
      unsafe cmsSaveProfileToMem(profile, buffer.baseAddress, &count)
      initialised = Int(count)
    }
  }
}
