internal import Geometry

extension ImageType {
  /// Google Play's cap on a screenshot's file, bytes: the console refuses more than 8 MB.
  private static let screenshotBytes = 8_388_608
  /// The API's cap on any picture's file, bytes.
  private static let uploadBytes = 15_728_640

  /// Every kind of picture that a Google Play listing has.
  package static let shipped: [ImageType] = screenshots + graphics

  private static let screenshots: [ImageType] = [
    ImageType(
      "phoneScreenshots", "phone screenshots", family: "play-phone", shape: .within(.init()),
      count: 1...8, bytes: screenshotBytes,
      promotion: Promotion(count: 4, shortSide: 1080, aspects: [.tall, .wide]),
      sizes: .bothWays((1080, 1920), (1080, 2160)),
      note: "two screenshots at least over all devices; games need three for promotion"),
    ImageType(
      "sevenInchScreenshots", "7-inch tablet screenshots", family: "play-7",
      shape: .within(.init()), count: 1...8, bytes: screenshotBytes,
      promotion: Promotion(count: 4, shortSide: 1080, aspects: [.tall, .wide]),
      sizes: .bothWays((1152, 2048), (1200, 1920))),
    ImageType(
      "tenInchScreenshots", "10-inch tablet screenshots", family: "play-10",
      shape: .within(.init(side: 320...7680)), count: 1...8, bytes: screenshotBytes,
      promotion: Promotion(count: 4, shortSide: 1080, aspects: [.tall, .wide]),
      sizes: .bothWays((1440, 2560), (1600, 2560)),
      note: "1080 to 7680 px a side for large screens"),
    ImageType(
      "chromebookScreenshots", "Chromebook screenshots", family: "play-chromebook",
      isInAPI: false,
      shape: .within(.init(side: 1080...7680, aspects: [.wide, .tall])), count: 4...8,
      bytes: screenshotBytes,
      promotion: Promotion(count: 4, shortSide: 1080, aspects: [.tall, .wide]),
      sizes: .bothWays((1920, 1080)), note: "no API: a person adds them in the console"),
    ImageType(
      "wearScreenshots", "Wear OS screenshots", family: "play-wear",
      shape: .within(.init(side: 384...3840, aspects: [.square])), count: 1...8,
      bytes: screenshotBytes, sizes: .only((454, 454), (384, 384)),
      note: "the app's interface alone: no frame, no added text, nothing masked"),
    ImageType(
      "tvScreenshots", "Android TV screenshots", family: "play-tv",
      shape: .within(.init(aspects: [.wide])), count: 1...8, bytes: screenshotBytes,
      sizes: .only((1920, 1080), (3840, 2160))),
  ]

  private static let graphics: [ImageType] = [
    ImageType(
      "icon", "icon", family: "play-icon", isSingle: true, isRequired: true,
      shape: .exact(PixelSize(width: 512, height: 512)), count: 1...1, bytes: 1_048_576,
      alpha: .allowed, sizes: .only((512, 512)), note: "a 32-bit PNG, required"),
    ImageType(
      "featureGraphic", "feature graphic", family: "play-feature-graphic", isSingle: true,
      isRequired: true,
      shape: .exact(PixelSize(width: 1024, height: 500)), count: 1...1, bytes: uploadBytes,
      sizes: .only((1024, 500)), note: "required"),
    ImageType(
      "tvBanner", "TV banner", family: "play-tv-banner", isSingle: true,
      shape: .exact(PixelSize(width: 1280, height: 720)), count: 1...1, bytes: uploadBytes,
      sizes: .only((1280, 720)), note: "for Android TV apps"),
  ]
}
