import Diagnostics
import Documents
import Settings
import Testing

@Suite("Info.plist")
struct InfoPlistTests {
  private func check(
    plist: String = "", _ change: (inout SampleProject) -> Void = { _ in }
  ) -> SettingsCheck.Outcome {
    var project = SampleProject()
    project.files["Info.plist"] = SampleProject.plist(plist)
    change(&project)
    return project.check()
  }

  private static let camera = "NSCameraUsageDescription"

  @Test(
    "a purpose string says something",
    arguments: [
      ("", "purpose-string-missing"), ("  ", "purpose-string-missing"),
      ("$(NOT_THERE)", "purpose-string-missing"), ("$(NOT", "purpose-string-missing"),
      ("TODO", "purpose-string-placeholder"), ("[TBD]", "purpose-string-placeholder"),
      ("Lorem ipsum dolor", "purpose-string-placeholder"), ("camera", "purpose-string-placeholder"),
      ("NSCameraUsageDescription", "purpose-string-placeholder"),
      ("…", "purpose-string-placeholder"),
      ("写真を撮影します", nil), ("To scan receipts.", nil),
    ] as [(String, String?)])
  func purposes(text: String, code: String?) {
    let outcome = check(plist: "<key>\(Self.camera)</key><string>\(text)</string>")
    #expect(outcome.codes == (code.map { [$0] } ?? []))
  }

  @Test("a setting of the chain fills a purpose string, and the finding names what is not set")
  func expanded() throws {
    let plist = "<key>\(Self.camera)</key><string>$(REASON)</string>"
    let filled = check(plist: plist) { project in
      project.files["App.xcconfig"]?.append("\nREASON = Soar scans it.")
    }
    #expect(filled.codes.isEmpty)
    let finding = try #require(check(plist: plist).findings.all.first)
    #expect(finding.message.contains("'REASON'"))
  }

  @Test(
    "an app that says what it asks needs those strings only; what is there is checked all the same")
  func asks() {
    let plist = SampleProject.plist("").replacing("NSCameraUsageDescription", with: "NSOther")
      .replacing("NSUserTrackingUsageDescription", with: "NSOther2")
    func codes(_ asks: String) -> [String] {
      var project = SampleProject()
      project.files["Info.plist"] = plist
      project.files["vitrine.yaml"]?.replace("account: none", with: "account: none, asks: \(asks)")
      return project.check().codes
    }
    #expect(codes("[photos, notifications]").isEmpty)
    #expect(codes("[camera]") == ["purpose-string-missing"])
    #expect(codes("[speech]") == ["purpose-string-missing", "purpose-string-missing"])
    #expect(codes("[fotos]") == ["ask-unknown"])
  }

  @Test(
    "a locale is served as iOS serves it",
    arguments: [
      ("pt-BR", "pt-BR", true), ("pt-BR", "pt", true), ("pt-BR", "pt_BR", true),
      ("pt-BR", "pt-PT", false),
      ("zh-CN", "zh-Hans", true), ("zh-Hant", "zh-Hans", false), ("zh-TW", "zh-HK", true),
      ("zh-Hans", "zh-CN", true), ("es-MX", "es-419", true), ("es-ES", "es-419", false),
      ("de", "de-DE", true),
      ("no", "nb", true), ("ar-SA", "ar", true), ("ja", "ko", false),
    ])
  func locales(shipped: String, folder: String, isServed: Bool) {
    let outcome = check { project in
      project.files["vitrine.yaml"]?.replace("[en-US, pt-BR]", with: "[\(shipped)]")
      project.files["\(folder).lproj/InfoPlist.strings"] =
        project.files["pt-BR.lproj/InfoPlist.strings"]
      if folder != "pt-BR" { project.files["pt-BR.lproj/InfoPlist.strings"] = nil }
    }
    #expect(outcome.codes.isEmpty == isServed)
  }

  @Test("a string catalog translates as well, but not by what is still new")
  func catalog() {
    func codes(_ state: String) -> [String] {
      let entries = [
        "NSCameraUsageDescription", "NSPhotoLibraryUsageDescription",
        "NSUserTrackingUsageDescription",
      ]
      .map {
        #""\#($0)":{"localizations":{"pt-BR":{"stringUnit":{"state":"\#(state)","value":"Para você e \#($0.count)"}}}}"#
      }
      return check { project in
        project.files["pt-BR.lproj/InfoPlist.strings"] = nil
        project.files["InfoPlist.xcstrings"] =
          #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#
      }.codes
    }
    #expect(codes("translated").isEmpty)
    #expect(codes("new") == Array(repeating: "purpose-string-untranslated", count: 3))
  }

  @Test("without a project the locales are those that there are folders for")
  func found() {
    var project = SampleProject()
    project.files["ja.lproj/InfoPlist.strings"] = "\"CFBundleName\" = \"Soar\";"
    let outcome = project.check("App.xcconfig") { $0.infoPlist = Path("Info.plist") }
    #expect(outcome.codes == Array(repeating: "purpose-string-untranslated", count: 3))
  }

  @Test("the app sees what the Info.plist passes on, not what the chain says")
  func seen() {
    let outcome = check(plist: "<key>SOAR_BACKEND_MODE</key><string>soar_api</string>")
    #expect(outcome.mode == .soarAPI)
    #expect(outcome.codes.contains("backend-base-url-missing"))
    let blank = check(plist: "<key>REVENUECAT_IOS_KEY</key><string> </string>")
    #expect(blank.allCodes == ["purchases-not-configured", "setting-not-passed"])
  }

  @Test(
    "a setting that the Info.plist has no key for never reaches the app",
    arguments: [
      ("SOAR_BACKEND_MODE = soar_api\nSOAR_API_BASE_URL = https:/$()/h", Severity.error),
      ("REVENUECAT_PRO_ENTITLEMENT_ID = plus", .error), ("LINKING_DOMAIN = a.example", .note),
    ])
  func unpassed(text: String, severity: Severity) {
    var project = SampleProject()
    project.files["App.xcconfig"] = text
    project.files["Info.plist"] = SampleProject.document("<key>A</key><string>b</string>")
    let found = project.check().findings.all.filter { $0.code == "setting-not-passed" }
    #expect(Set(found.map(\.severity)) == [severity])
  }

  @Test("a binary Info.plist says how to convert it")
  func binary() {
    let outcome = check { $0.files["Info.plist"] = "bplist00…" }
    #expect(outcome.codes == ["info-plist-unreadable"])
    #expect(outcome.findings.all.contains { $0.hint?.contains("plutil -convert xml1") == true })
  }

  @Test(
    "encryption is stated as a boolean, with a code where it is not exempt",
    arguments: [("<false/>", 0), ("<string>NO</string>", 1), ("<true/>", 1)])
  func encryption(value: String, count: Int) {
    let outcome = check(plist: "<key>ITSAppUsesNonExemptEncryption</key>\(value)")
    #expect(outcome.codes == Array(repeating: "encryption-unstated", count: count))
  }

  @Test("tracking is asked for where the privacy manifest says that the app tracks")
  func tracking() {
    let outcome = check { project in
      project.files["PrivacyInfo.xcprivacy"] = SampleProject.document(
        "<key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key><array><string>a.example</string></array>"
      )
      project.files["Info.plist"]?.replace("NSUserTrackingUsageDescription", with: "NSOther")
    }
    #expect(outcome.codes.sorted() == ["purpose-string-missing", "tracking-mismatch"])
  }

  @Test("reasons for SDKs only are a warning")
  func sdkReason() {
    let outcome = check { project in
      project.files["PrivacyInfo.xcprivacy"] = SampleProject.document(
        """
        <key>NSPrivacyAccessedAPITypes</key><array><dict>
        <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryFileTimestamp</string>
        <key>NSPrivacyAccessedAPITypeReasons</key><array><string>0A2A.1</string></array></dict></array>
        """)
    }
    #expect(outcome.findings.all.map(\.severity) == [.warning])
  }
}
