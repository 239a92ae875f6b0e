package import Diagnostics

/// The rules about capture manifests and the captures they name.
package enum CaptureRules {
  package static let all = [
    missing, invalid, invalidJSON, captureMissing, hashMismatch, sizeMismatch, unreadable, enlarged,
  ]

  package static let missing = RuleDescription(
    code: "captures-missing", severity: .error,
    summary: "the capture manifest is not there or can't be read",
    rationale: "Without the manifest nothing says which pictures are captures, and of what.",
    bad: .init("shell", "vitrine compose --captures shots.json …"),
    good: .init("shell", "vitrine compose --captures captures.json …"),
    cure: "Name the manifest that lies beside the captures.")

  package static let invalid = RuleDescription(
    code: "captures-invalid", severity: .error,
    summary: "the capture manifest breaks a rule of its format",
    rationale: """
      A capture is used by its id and trusted by its hash; an id that stands twice, a path that is \
      absolute or a hash of another form makes the record of what was composed ambiguous.
      """,
    bad: .init("json", #"{"captureId": "Home Screen", "path": "/Users/me/home.png"}"#),
    good: .init("json", #"{"captureId": "home-screen", "path": "captures/home.png"}"#),
    cure: "Mend the entry that the message names; its place is given.")

  package static let invalidJSON = RuleDescription(
    code: "captures-invalid-json", severity: .error,
    summary: "the capture manifest is not JSON",
    rationale: "A manifest that is read halfway would leave captures out in silence.",
    bad: .init("json", #"{"kind": "capture-manifest", "captures": [ }"#),
    good: .init("json", #"{"kind": "capture-manifest", "captures": []}"#),
    cure: "Mend the text at the line and column given.")

  package static let captureMissing = RuleDescription(
    code: "capture-missing", severity: .error,
    summary: "a capture that is named is not there or can't be read",
    rationale: "A page without its capture shows an empty frame.",
    bad: .init("json", #"{"captures": ["hoem"]}"#),
    good: .init("json", #"{"captures": ["home"]}"#),
    cure: "Put the file back, or correct its path or id.")

  package static let hashMismatch = RuleDescription(
    code: "capture-sha-mismatch", severity: .error,
    summary: "a capture is not the file that was recorded",
    rationale: "The hash ties a picture to the screen it shows; another file is another capture.",
    bad: .init("text", "captures.json records 1b0f…, captures/home.png hashes to 77aa…"),
    good: .init("text", "captures.json records the hash of captures/home.png as it is"),
    cure: "Put the recorded file back, or record the new one on purpose.")

  package static let sizeMismatch = RuleDescription(
    code: "capture-dimension-mismatch", severity: .error,
    summary: "a capture's size differs from the recorded one",
    rationale: "The layout is computed from the recorded size; the picture would be distorted.",
    bad: .init("json", #"{"width": 1206, "height": 2621}"#),
    good: .init("json", #"{"width": 1206, "height": 2622}"#),
    cure: "Record the size of the file as it is, in pixels.")

  package static let unreadable = RuleDescription(
    code: "capture-format-unreadable", severity: .error,
    summary: "a capture is no readable PNG or JPEG",
    rationale: "What can't be decoded would be left out of the page in silence.",
    bad: .init("text", "captures/home.png has 0 bytes"),
    good: .init("text", "captures/home.png is a whole PNG"),
    cure: "Export the capture again as PNG or JPEG.")

  package static let enlarged = RuleDescription(
    code: "capture-enlarged", severity: .warning,
    summary: "the page draws a capture larger than its own pixels",
    rationale: "An enlarged capture looks soft beside the pictures of others.",
    bad: .init("text", "a capture of 600×1300 px in a slot of 1086×2353 px"),
    good: .init("text", "a capture of 1206×2622 px in a slot of 1086×2360 px"),
    cure: "Capture on a device with more pixels, or choose a template with a smaller slot.")
}
