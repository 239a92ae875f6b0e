import Diagnostics
import Documents
import Geometry
import Stores
import Testing

@Suite("PictureRules")
struct PictureRulesTests {
  @Test("the bad example of a rule has its fault, at its severity", arguments: PictureRules.all)
  func bad(_ rule: RuleDescription) throws {
    let found = try findings(in: rule.bad.text).filter { $0.code == rule.code }
    #expect(found.first != nil)
    #expect(found.contains { $0.severity == rule.severity })
  }

  @Test("the good example of a rule has not its fault", arguments: PictureRules.all)
  func good(_ rule: RuleDescription) throws {
    #expect(try findings(in: rule.good.text).filter { $0.code == rule.code }.isEmpty)
  }

  @Test(
    "the good example of a rule has no fault of any rule but notes and what a lone set lacks",
    arguments: PictureRules.all)
  func clean(_ rule: RuleDescription) throws {
    let lacking = ["required-set-missing", "too-few-pictures"]
    let found = try findings(in: rule.good.text).filter {
      $0.severity > .note && !lacking.contains($0.code)
    }
    #expect(found.isEmpty)
  }

  @Test("codes are kebab-case, and each is one rule's")
  func codes() {
    let codes = StoreRules.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test("every accepted size of every display passes for that display")
  func acceptedSizes() throws {
    for display in StoreTables.shipped.displayTypes {
      for size in display.sizes {
        let found = try findings(in: "en-US/\(display.family)/01.png \(size.written)")
        #expect(found.filter { $0.severity == .error }.isEmpty)
      }
    }
  }

  @Test("every good size of every Google Play picture passes")
  func goodSizes() throws {
    for image in StoreTables.shipped.imageTypes {
      for size in image.sizes {
        let found = try findings(in: "en-US/\(image.family)/01.png \(size.written)")
        #expect(found.filter { $0.severity == .error }.isEmpty)
      }
    }
  }

  @Test("no size one pixel off an accepted one passes")
  func onePixelOff() throws {
    for display in StoreTables.shipped.displayTypes {
      for size in display.sizes {
        let found = try findings(in: "en-US/01.png \(size.width)x\(size.height + 1)")
        let fault = found.first { $0.code == "size-unaccepted" }
        #expect(fault?.hint?.contains(size.description) == true)
      }
    }
  }

  @Test("a picture for the wrong display is told where its size belongs")
  func wrongDisplay() throws {
    let found = try findings(in: "en-US/iphone-6.9/01.png 1284x2778")
    let fault = found.first { $0.code == "size-unaccepted" }
    #expect(fault?.hint?.contains("iPhone 6.5\" Display") == true)
  }

  @Test(
    "a shared size belongs to the display that its path names",
    arguments: [
      ("en-US/01.png 2048x2732", "APP_IPAD_PRO_3GEN_129"),
      ("en-US/APP_IPAD_PRO_129_01.png 2048x2732", "APP_IPAD_PRO_129"),
      ("en-US/01.png 3840x2160", "APP_APPLE_TV"),
      ("en-US/AppleVision_01.png 3840x2160", "APP_APPLE_VISION_PRO"),
    ])
  func sharedSizes(_ line: String, _ well: String) throws {
    #expect(try PictureLines.pictures(line).first?.slot?.storeWell == well)
  }

  @Test(
    "a ratio is allowed to 2.0, warned of to 2.3, and refused above",
    arguments: [
      ("1080x2160", nil), ("1080x2161", Severity.warning), ("1080x2484", .warning),
      ("1080x2485", .error), ("2485x1080", .error),
    ])
  func ratios(_ size: String, _ severity: Severity?) throws {
    let found = try findings(in: "en-US/play-phone/1.png \(size)").filter {
      $0.code == "ratio-unaccepted"
    }
    #expect(found.map(\.severity) == [severity].compactMap(\.self))
  }

  @Test(
    "sixteen bits and a palette are errors for Google Play and warnings for the App Store",
    arguments: ["16-bit", "indexed", "grey"])
  func depth(_ word: String) throws {
    let codes = ["bit-depth", "colour-type"]
    let play = try findings(in: "en-US/play-phone/1.png 1080x1920 \(word)")
    let apple = try findings(in: "en-US/1.png 1320x2868 \(word)")
    #expect(play.filter { codes.contains($0.code) }.map(\.severity) == [.error])
    #expect(apple.filter { codes.contains($0.code) }.map(\.severity) == [.warning])
  }

  @Test("only Google Play's icon may have alpha")
  func icon() throws {
    #expect(
      try findings(in: "en-US/play-icon/icon.png 512x512 alpha").allSatisfy {
        $0.code != "alpha-channel"
      })
    #expect(
      try findings(in: "en-US/play-feature-graphic/featureGraphic.png 1024x500 alpha").contains {
        $0.code == "alpha-channel"
      })
  }

  @Test("a required set is an error where the platform was named, a warning where it is inferred")
  func requiredSets() throws {
    let line = "en-US/01.png 750x1334"
    let told = PictureContext(runsOn: [.iPhone, .watch])
    let inferred = try findings(in: line).filter { $0.code == "required-set-missing" }
    #expect(inferred.map(\.severity) == [.warning])
    let named = try findings(in: line, told).filter { $0.code == "required-set-missing" }
    #expect(named.map(\.severity) == [.error, .error])
    #expect(
      try findings(in: "en-US/01.png 1242x2688", told).count { $0.code == "required-set-missing" }
        == 1)
  }

  @Test(
    "the Duo is demanded by its date, and never without a day",
    arguments: [
      (nil, nil), ("2026-11-30", Severity.note), ("2027-03-31", .note), ("2027-04-01", .warning),
    ])
  func duo(_ day: String?, _ severity: Severity?) throws {
    let context = PictureContext(day: day.flatMap(Day.init))
    let found = try findings(in: "en-US/01.png 1320x2868", context).filter {
      $0.message.contains("Duo")
    }
    #expect(found.map(\.severity) == [severity].compactMap(\.self))
  }

  @Test("locales of one language may share a picture")
  func sameLanguage() throws {
    let lines = """
      en-US/01.png 1320x2868
      en-GB/01.png 1320x2868 same:01.png
      """
    #expect(try findings(in: lines).allSatisfy { $0.code != "picture-unlocalized" })
    let scripts = lines.replacing("en-US", with: "zh-Hans").replacing("en-GB", with: "zh-Hant")
    #expect(try findings(in: scripts).contains { $0.code == "picture-unlocalized" })
  }

  @Test("a locale that could not be read whole is not compared")
  func incomplete() throws {
    let lines = UnevenLocales.about.bad.text
    let found = try findings(in: lines, PictureContext(incomplete: ["fr-FR"]))
    #expect(found.allSatisfy { $0.code != "locale-uneven" })
    let wrongSize = lines + "\nfr-FR/02_plan.png 1320x2869"
    #expect(try findings(in: wrongSize).allSatisfy { $0.code != "locale-uneven" })
  }

  @Test("numbers that are padded, or all of one length, are in their place")
  func numbers() throws {
    for names in [["01", "02", "10"], ["1", "2", "3"], ["a-1", "a-2"], ["10", "11", "99"]] {
      let lines = names.map { "en-US/\($0).png 1320x2868" }.joined(separator: "\n")
      #expect(try findings(in: lines).allSatisfy { $0.code != "picture-order" })
    }
  }

  @Test("a number too long for an integer is still compared")
  func longNumbers() throws {
    let long = String(repeating: "9", count: 40)
    let lines = "en-US/\(long).png 1320x2868\nen-US/1\(long).png 1320x2868"
    #expect(try findings(in: lines).allSatisfy { $0.severity != .error })
  }

  @Test("of many pictures in a set each is compared, and the surplus told once")
  func many() throws {
    let lines = (0..<200).map { "en-US/\($0).png 1320x2868" }.joined(separator: "\n")
    #expect(try findings(in: lines).count { $0.code == "too-many-pictures" } == 1)
  }

  @Test("a newer row changes what is accepted")
  func table() throws {
    let text = """
      {"schemaVersion": 1, "kind": "store-tables", "date": "2027-01-15", "source": "notes",
       "displays": [{"storeWell": "APP_IPHONE_67", "sizes": ["1400x3000"]}]}
      """
    var findings = Findings()
    let tables = try #require(
      StoreTables.shipped.reading(
        Path("stores.json"), in: MemoryWorkspace(texts: ["stores.json": text]), into: &findings))
    let facts = try PictureLines.pictures("en-US/01.png 1400x3000")[0].facts
    let picture = ListedPicture(
      facts, name: "01.png", at: Location(file: "01.png"), locale: "en-US", scope: .anyDisplay,
      in: tables)
    PictureRules.check([picture], PictureContext(tables: tables), into: &findings)
    #expect(!findings.hasErrors)
  }
}
