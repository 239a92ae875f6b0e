import Diagnostics
import Documents
import Settings
import Testing

@Suite("Rule examples")
struct RuleExamplesTests {
  /// The file of the sample project that an example in a language stands in for.
  private static let files = [
    "xcconfig": "App.xcconfig", "plist": "Info.plist", "xcprivacy": "PrivacyInfo.xcprivacy",
    "yaml": "vitrine.yaml", "json": "release-record.json",
    "strings": "pt-BR.lproj/InfoPlist.strings",
  ]

  private static let runnable = SettingsRules.all.filter { files[$0.bad.language] != nil }

  private func codes(of example: RuleDescription.Example) -> Set<String> {
    var project = SampleProject()
    let file = Self.files[example.language] ?? ""
    project.files[file] =
      switch example.language {
      case "plist": SampleProject.plist(example.text)
      case "xcprivacy": SampleProject.document(example.text)
      case "strings":
        example.text + "\n"
          + (project.files[file] ?? "").split(separator: "\n").filter {
            !$0.contains("NSCamera")
          }.joined(separator: "\n")
      default: example.text
      }
    if example.language == "plist", example.text.contains("SOAR_BACKEND_MODE") {
      project.files["App.xcconfig"] =
        "SOAR_BACKEND_MODE = soar_api\nSOAR_API_BASE_URL = https:/$()/api.soar.example"
    }
    project.files["Base.xcconfig"] = ""
    return project.check().allCodes
  }

  @Test("a bad example has its fault", arguments: runnable)
  func bad(rule: RuleDescription) {
    #expect(codes(of: rule.bad).contains(rule.code), "\(rule.code): \(codes(of: rule.bad))")
  }

  @Test("a good example has it not", arguments: runnable)
  func good(rule: RuleDescription) {
    #expect(!codes(of: rule.good).contains(rule.code))
  }

  @Test("codes are kebab-case and stand once")
  func unique() {
    let codes = SettingsRules.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
  }

  @Test("the sample project is clean")
  func clean() {
    let outcome = SampleProject().check()
    #expect(outcome.findings.all.isEmpty)
  }
}
