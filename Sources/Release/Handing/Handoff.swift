/// `HANDOFF.md`: the commands with which people verify, approve, sign and upload a packet.
///
/// They are printed and never run: a store's listing changes only after a person's approval.
struct Handoff {
  let name: String
  let version: String
  /// The files of the packet, by their paths.
  let paths: [String]
  let gates: [GateResult]
  /// The tool that made the packet.
  let tool: String

  private var hasDeliverPictures: Bool {
    paths.contains { $0.hasPrefix("fastlane/screenshots/") }
  }

  private var hasDeliverTexts: Bool {
    paths.contains {
      $0.hasPrefix("fastlane/metadata/") && !$0.hasPrefix("fastlane/metadata/android/")
    }
  }

  private var playFiles: [String] {
    paths.filter { $0.hasPrefix("fastlane/metadata/android/") }
  }

  /// The page.
  var text: String {
    let parts = [head, verify, deliver, supply, asc, approve].filter { !$0.isEmpty }
    return parts.joined(separator: "\n")
  }

  private var head: String {
    let states = gates.map { result in
      let reason = result.state.skipReason.map { ": \($0.markdown)" } ?? ""
      return "- \(result.gate.rawValue): \(result.state.name.replacing("-", with: " "))\(reason)"
    }
    return """
      # \(name.markdown) \(version.markdown)

      What \(tool) hands over for this version, and the commands for it. vitrine runs none of them: it never
      uploads. They are written for this packet's own folder: `cd` into it first.

      \(states.joined(separator: "\n"))

      """
  }

  private var verify: String {
    """
    ## Verify

    Nobody needs the network for it, and the second way not even vitrine:

    ```sh
    vitrine release verify .

    sha256sum -c \(PacketPath.sums)                                # on macOS: shasum -a 256 -c
    grep -v '^  "digest": ' \(PacketPath.manifest) | sha256sum      # the digest that \(PacketPath.manifest) tells
    ```

    """
  }

  private var deliver: String {
    guard hasDeliverPictures || hasDeliverTexts else { return "" }
    var options = ["--app_identifier \"$APP_IDENTIFIER\"", "--app_version \(version.shellQuoted)"]
    options +=
      hasDeliverPictures
      ? ["--screenshots_path fastlane/screenshots", "--overwrite_screenshots true"]
      : ["--skip_screenshots true"]
    options.append(
      hasDeliverTexts ? "--metadata_path fastlane/metadata" : "--skip_metadata true")
    options += ["--skip_binary_upload true", "--run_precheck_before_submit false"]
    return """
      ## App Store: fastlane deliver

      The upload shows a preview and asks before anything is sent; nothing is submitted for review.

      ```sh
      export APP_IDENTIFIER=…        # the app's bundle id

      \(Self.command("fastlane deliver", options))
      ```

      """
  }

  private var supply: String {
    guard !playFiles.isEmpty else { return "" }
    let hasTexts = playFiles.contains { $0.hasSuffix(".txt") && !$0.contains("/changelogs/") }
    let hasChangelogs = playFiles.contains { $0.contains("/changelogs/") }
    let hasScreenshots = playFiles.contains { $0.contains("Screenshots/") }
    let hasImages = playFiles.contains {
      $0.contains("/images/") && !$0.contains("Screenshots/")
    }
    var options = [
      "--package_name \"$PACKAGE_NAME\"", "--json_key \"$PLAY_JSON_KEY\"",
      "--metadata_path fastlane/metadata/android", "--skip_upload_apk true",
      "--skip_upload_aab true",
    ]
    if !hasTexts { options.append("--skip_upload_metadata true") }
    if !hasChangelogs { options.append("--skip_upload_changelogs true") }
    if !hasScreenshots { options.append("--skip_upload_screenshots true") }
    if !hasImages { options.append("--skip_upload_images true") }
    return """
      ## Google Play: fastlane supply

      The first command has Google Play look at it all and changes nothing.

      ```sh
      export PACKAGE_NAME=…          # the app's package name
      export PLAY_JSON_KEY=…         # the path of the service account's key file

      \(Self.command("fastlane supply", options + ["--validate_only true"]))

      \(Self.command("fastlane supply", options))
      ```

      """
  }

  private var asc: String {
    guard hasDeliverPictures || hasDeliverTexts else { return "" }
    var options = [
      "--app \"$ASC_APP_ID\"", "--version-id \"$VERSION_ID\"", "--fastlane-dir fastlane",
    ]
    if !hasDeliverPictures { options.append("--skip-screenshots") }
    return """
      ## App Store: asc

      Instead of deliver. The first command changes nothing.

      ```sh
      export ASC_APP_ID=…            # the app's id in App Store Connect
      asc versions list --app "$ASC_APP_ID" --output table
      export VERSION_ID=…            # the id of \(version.shellComment) in that list

      \(Self.command("asc migrate import", options + ["--dry-run"]))

      \(Self.command("asc migrate import", options + ["--confirm"]))
      ```

      """
  }

  private var approve: String {
    """
    ## Approve and sign

    An approval names the packet's digest: a packet that is changed is no longer approved.

    ```sh
    vitrine release approve . --by "Your Name" --note "what you looked at"
    ```

    It says who, and proves it to nobody: for that, sign \(PacketPath.manifest), which stands for every other file. Signatures go
    into \(PacketPath.approvals)/, which the digest leaves out.

    ```sh
    git tag -s \("release-\(version)".shellQuoted) -m "$(grep '^  "digest": ' \(PacketPath.manifest))"   # puts down the digest

    mkdir -p \(PacketPath.approvals)
    minisign -S -m \(PacketPath.manifest) -x \(PacketPath.approvals)/packet.minisig
    minisign -V -m \(PacketPath.manifest) -x \(PacketPath.approvals)/packet.minisig -P PUBLIC_KEY

    cosign sign-blob \(PacketPath.manifest) --bundle \(PacketPath.approvals)/packet.sigstore
    cosign verify-blob \(PacketPath.manifest) --bundle \(PacketPath.approvals)/packet.sigstore \\
      --certificate-identity NAME@EXAMPLE.COM --certificate-oidc-issuer https://accounts.google.com
    ```

    """
  }

  /// A command over several lines, one option each.
  private static func command(_ head: String, _ options: [String]) -> String {
    ([head] + options.map { "  " + $0 }).joined(separator: " \\\n")
  }
}

extension GateState {
  /// Why somebody skipped the gate; nil for any other state.
  fileprivate var skipReason: String? {
    guard case .skipped(let reason) = self else { return nil }
    return reason
  }
}

extension String {
  /// The text as one word of a shell command.
  fileprivate var shellQuoted: String {
    let isPlain = wholeMatch(of: /[A-Za-z0-9._+-]+/) != nil
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }

  /// The text behind a shell command's `#`, where a line end would start another command.
  fileprivate var shellComment: String {
    String(map { $0.isNewline ? " " : $0 })
  }

  /// The text within a line of Markdown, with nothing in it that Markdown would take for its own.
  fileprivate var markdown: String {
    reduce(into: "") { out, character in
      if character.isNewline {
        out += " "
      } else {
        if "\\`*_{}[]<>()#|&!".contains(character) { out += "\\" }
        out.append(character)
      }
    }
  }
}
