import Documents
import Settings

extension Verb {
  static let settingsCheck = Verb(
    "settings check", operands: "[PATH]", operandCount: 0...1,
    summary: "Resolves the app's settings as Xcode does, and checks what the app will see",
    details: """
      PATH is an .xcconfig file, a project file or its folder (default: the present folder), whose release
      block names settings, infoPlist and record. Values of keys, tokens and secrets are never printed.
      """,
    options: [
      Option(
        "--configuration", "NAME", "Look at one configuration (default: all that conditions name)"),
      Option(
        "--sdk", "NAME", "Look at one SDK, such as iphoneos (default: all that conditions name)"),
      Option("--info-plist", "F", "The app's Info.plist, if no project file names it"),
      Option("--record", "F", "The release record, which remembers the released backend mode"),
      Option(switch: "--accept-migration", "The change of the backend mode is a planned migration"),
      Option(switch: "--search", "Look through the folder for .xcconfig files and an Info.plist"),
    ],
    run: { call in
      let disk = Disk()
      var request = SettingsRequest(path: Path(call.operands.first ?? "."))
      request.configuration = call.value("--configuration")
      request.sdk = call.value("--sdk")
      request.infoPlist = call.value("--info-plist").map { Path($0) }
      request.record = call.value("--record").map { Path($0) }
      request.acceptsMigration = call.has("--accept-migration")
      request.searches = call.has("--search")
      let outcome = SettingsCheck(disk, tracked: .git(disk)).run(request)
      return call.finish(outcome.findings, summary: outcome.summary, text: outcome.text)
    })
}
