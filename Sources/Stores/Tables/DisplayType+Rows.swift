extension DisplayType {
  /// Every display that the App Store takes screenshots for, newest of a kind first.
  package static let shipped: [DisplayType] = iPhones + iPads + others + watches

  private static let iPhones: [DisplayType] = [
    DisplayType(
      "APP_IPHONE_67", group: "IPHONE_DYNAMIC_ISLAND_LARGE_PROFILE", messages: true,
      "iPhone 6.9\" Display", family: "iphone-6.9", .iPhone,
      sizes: .bothWays((1320, 2868), (1290, 2796), (1260, 2736)),
      devices: "iPhone Air, 17 Pro Max, 16 Pro Max, 16 Plus, 15 Pro Max, 15 Plus, 14 Pro Max",
      note: "there is no APP_IPHONE_69: the 6.9-inch set is this type"),
    DisplayType(
      nil, group: "IPHONE_DUO_PROFILE", "iPhone Duo", family: "iphone-duo", .iPhone,
      sizes: .bothWays((2007, 2853), (1398, 2034)),
      devices: "iPhone Duo: 1398×2034 outside, 2007×2853 inside",
      note: "only in the Asset Library: no ScreenshotDisplayType exists for it"),
    DisplayType(
      "APP_IPHONE_65", group: "IPHONE_FACE_ID_LARGE_PROFILE", messages: true,
      "iPhone 6.5\" Display", family: "iphone-6.5", .iPhone,
      sizes: .bothWays((1284, 2778), (1242, 2688)),
      devices: "iPhone 14 Plus, 13 Pro Max, 12 Pro Max, 11 Pro Max, 11, XS Max, XR"),
    DisplayType(
      "APP_IPHONE_61", group: "IPHONE_DYNAMIC_ISLAND_MEDIUM_PROFILE", messages: true,
      "iPhone 6.3\" Display", family: "iphone-6.3", .iPhone,
      sizes: .bothWays((1206, 2622), (1179, 2556)),
      devices: "iPhone 17 Pro, 17, 16 Pro, 16, 15 Pro, 15, 14 Pro",
      note: "the type says 61, the page 6.3 inches"),
    DisplayType(
      "APP_IPHONE_58", group: "IPHONE_FACE_ID_MEDIUM_PROFILE", messages: true,
      "iPhone 6.1\" Display", family: "iphone-6.1", .iPhone,
      sizes: .bothWays((1170, 2532), (1125, 2436), (1080, 2340)),
      devices: "iPhone 17e, 16e, 14, 13 Pro, 13, 13 mini, 12 Pro, 12, 12 mini, 11 Pro, XS, X",
      note: "the type says 58, the page 6.1 inches"),
    DisplayType(
      "APP_IPHONE_55", group: "IPHONE_HOME_BUTTON_LARGE_PROFILE", messages: true,
      "iPhone 5.5\" Display", family: "iphone-5.5", .iPhone, sizes: .bothWays((1242, 2208)),
      catalogueAllowsAlpha: true, devices: "iPhone 8 Plus, 7 Plus, 6s Plus, 6 Plus"),
    DisplayType(
      "APP_IPHONE_47", group: "IPHONE_HOME_BUTTON_MEDIUM_PROFILE", messages: true,
      "iPhone 4.7\" Display", family: "iphone-4.7", .iPhone, sizes: .bothWays((750, 1334)),
      catalogueAllowsAlpha: true, devices: "iPhone SE (2nd and 3rd generation), 8, 7, 6s, 6"),
    DisplayType(
      "APP_IPHONE_40", group: "IPHONE_HOME_BUTTON_40_PROFILE", messages: true,
      "iPhone 4\" Display", family: "iphone-4", .iPhone,
      sizes: .only((640, 1136), (640, 1096), (1136, 640), (1136, 600)),
      catalogueAllowsAlpha: true, devices: "iPhone SE (1st generation), 5s"),
    DisplayType(
      "APP_IPHONE_35", group: "IPHONE_HOME_BUTTON_35_PROFILE", "iPhone 3.5\" Display",
      family: "iphone-3.5", .iPhone,
      sizes: .only(
        (640, 960), (640, 920), (960, 640), (960, 600), (320, 480), (320, 460), (480, 320),
        (480, 300)),
      catalogueAllowsAlpha: true, devices: "iPhone 4s"),
  ]

  private static let iPads: [DisplayType] = [
    DisplayType(
      "APP_IPAD_PRO_3GEN_129", group: "IPAD_13_PROFILE", messages: true, "iPad 13\" Display",
      family: "ipad-13", .iPad, sizes: .bothWays((2064, 2752), (2048, 2732)),
      devices: "iPad Pro 13\", iPad Pro 12.9\" (3rd to 6th generation), iPad Air 13\""),
    DisplayType(
      "APP_IPAD_PRO_129", group: "IPAD_129_PROFILE", messages: true,
      "iPad 12.9\" Display (2nd generation)", family: "ipad-12.9", .iPad,
      sizes: .bothWays((2048, 2732)), catalogueAllowsAlpha: true,
      devices: "iPad Pro 12.9\" (1st and 2nd generation)",
      note: "shares its size with the 13-inch set: a name with APP_IPAD_PRO_129 tells it apart"),
    DisplayType(
      "APP_IPAD_PRO_3GEN_11", group: "IPAD_11_PROFILE", messages: true, "iPad 11\" Display",
      family: "ipad-11", .iPad,
      sizes: .bothWays((1668, 2420), (1668, 2388), (1640, 2360), (1488, 2266)),
      devices: "iPad Pro 11\", iPad Air 11\", iPad (10th generation, A16), iPad mini"),
    DisplayType(
      "APP_IPAD_105", group: "IPAD_105_PROFILE", messages: true, "iPad 10.5\" Display",
      family: "ipad-10.5", .iPad, sizes: .bothWays((1668, 2224)), catalogueAllowsAlpha: true,
      devices: "iPad Pro 10.5\", iPad Air (3rd generation), iPad (7th to 9th generation)"),
    DisplayType(
      "APP_IPAD_97", group: "IPAD_97_PROFILE", messages: true, "iPad 9.7\" Display",
      family: "ipad-9.7", .iPad,
      sizes: .only(
        (1536, 2048), (1536, 2008), (2048, 1536), (2048, 1496), (768, 1024), (768, 1004),
        (1024, 768), (1024, 748)),
      catalogueAllowsAlpha: true, devices: "iPad 9.7\""),
  ]

  private static let others: [DisplayType] = [
    DisplayType(
      "APP_DESKTOP", group: "MAC_PROFILE", "Mac", family: "mac", .mac,
      sizes: .only((2880, 1800), (2560, 1600), (1440, 900), (1280, 800)),
      catalogueAllowsAlpha: true, devices: "Mac", note: "landscape only, 16:10"),
    DisplayType(
      "APP_APPLE_TV", group: "TV_PROFILE", "Apple TV", family: "apple-tv", .appleTV,
      sizes: .only((3840, 2160), (1920, 1080)), catalogueAllowsAlpha: true, devices: "Apple TV",
      note: "3840×2160 is Vision Pro's too: deliver takes it for TV unless the path says vision"),
    DisplayType(
      "APP_APPLE_VISION_PRO", group: "VISION_PRO_PROFILE", "Apple Vision Pro",
      family: "vision-pro", .visionPro, sizes: .only((3840, 2160)), catalogueAllowsAlpha: true,
      devices: "Apple Vision Pro",
      note: "shares its size with Apple TV: the path must say vision for deliver"),
  ]

  private static let watches: [DisplayType] = [
    DisplayType(
      "APP_WATCH_ULTRA", group: "WATCH_ULTRA_PROFILE", "Apple Watch Ultra",
      family: "watch-ultra", .watch, sizes: .only((422, 514), (410, 502)),
      devices: "Ultra 3 (422×514), Ultra 2 and Ultra (410×502)"),
    DisplayType(
      "APP_WATCH_SERIES_10", group: "WATCH_SERIES_10_PROFILE", "Apple Watch Series 10",
      family: "watch-series-10", .watch, sizes: .only((416, 496)), devices: "Series 10, 11, 12"),
    DisplayType(
      "APP_WATCH_SERIES_7", group: "WATCH_SERIES_7_PROFILE", "Apple Watch Series 7",
      family: "watch-series-7", .watch, sizes: .only((396, 484)), devices: "Series 7, 8, 9"),
    DisplayType(
      "APP_WATCH_SERIES_4", group: "WATCH_SERIES_4_PROFILE", "Apple Watch Series 4",
      family: "watch-series-4", .watch, sizes: .only((368, 448)), catalogueAllowsAlpha: true,
      devices: "Series 4, 5, 6, SE"),
    DisplayType(
      "APP_WATCH_SERIES_3", group: "WATCH_SERIES_3_PROFILE", "Apple Watch Series 3",
      family: "watch-series-3", .watch, sizes: .only((312, 390)), devices: "Series 3"),
  ]
}
