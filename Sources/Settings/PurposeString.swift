/// A row of what iOS asks people for: the key whose text it shows.
struct PurposeString: Sendable {
  /// What a project file calls it in `asks`.
  let ask: String
  /// The key of the Info.plist.
  let key: String

  /// Apple's keys, from "Requesting access to protected resources", read in July 2026.
  ///
  /// A missing one is refused by mail after the upload, as ITMS-90683.
  static let all: [PurposeString] = [
    .init(ask: "camera", key: "NSCameraUsageDescription"),
    .init(ask: "microphone", key: "NSMicrophoneUsageDescription"),
    .init(ask: "photos", key: "NSPhotoLibraryUsageDescription"),
    .init(ask: "photos-add", key: "NSPhotoLibraryAddUsageDescription"),
    .init(ask: "location", key: "NSLocationWhenInUseUsageDescription"),
    .init(ask: "location-always", key: "NSLocationAlwaysAndWhenInUseUsageDescription"),
    .init(ask: "contacts", key: "NSContactsUsageDescription"),
    .init(ask: "calendars", key: "NSCalendarsUsageDescription"),
    .init(ask: "reminders", key: "NSRemindersUsageDescription"),
    .init(ask: "tracking", key: "NSUserTrackingUsageDescription"),
    .init(ask: "face-id", key: "NSFaceIDUsageDescription"),
    .init(ask: "health-share", key: "NSHealthShareUsageDescription"),
    .init(ask: "health-update", key: "NSHealthUpdateUsageDescription"),
    .init(ask: "motion", key: "NSMotionUsageDescription"),
    .init(ask: "speech", key: "NSSpeechRecognitionUsageDescription"),
    .init(ask: "bluetooth", key: "NSBluetoothAlwaysUsageDescription"),
    .init(ask: "local-network", key: "NSLocalNetworkUsageDescription"),
  ]

  /// What can be asked for without a text of the app's own.
  static let withoutText = ["notifications"]

  /// What the app asks for unless its project file says so itself: the camera, the photo library, tracking.
  static let usualAsks = ["camera", "photos", "tracking"]

  /// The keys that an app needs for what it asks; speech needs the microphone's too.
  static func keys(for asks: [String]) -> [String] {
    let asks = Set(asks).union(asks.contains("speech") ? ["microphone"] : [])
    return all.filter { asks.contains($0.ask) }.map(\.key)
  }

  /// Whether a text says that somebody has still to write it, or says nothing about a purpose.
  ///
  /// The phrases are those of fastlane's precheck (placeholder text, test words) and of templates.
  static func isPlaceholder(_ text: String, key: String) -> Bool {
    let plain = text.lowercased().trimmingCharacters
    if plain.isEmpty || plain == key.lowercased() { return true }
    if phrases.contains(where: { plain.contains($0) }) { return true }
    let words = plain.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if words.isEmpty || words.contains(where: { ["todo", "tbd", "fixme", "xxx"].contains($0) }) {
      return true
    }
    // One word of a script that parts words by spaces is no reason: `camera`, `test`, `description`.
    return words.count == 1 && plain.unicodeScalars.allSatisfy { $0.value < 0x250 }
  }

  private static let phrases = [
    "lorem ipsum", "hipster ipsum", "bacon ipsum", "placeholder", "text here", "just a test",
    "change me",
    "changeme", "usage description", "your reason", "reason here", "why your app",
    "why the app needs",
    "describe why", "to be translated",
  ]
}

extension String {
  /// The text without blanks and marks at its ends.
  fileprivate var trimmingCharacters: String {
    func isEdge(_ character: Character) -> Bool {
      character.isWhitespace || character.isPunctuation || character.isSymbol
    }
    return String(drop(while: isEdge).reversed().drop(while: isEdge).reversed())
  }
}
