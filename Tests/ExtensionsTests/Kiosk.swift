import Documents

/// A small package without faults, and ways to change it.
enum Kiosk {
  /// The parts of its manifest by their top-level keys, in order.
  static let parts: [(key: String, text: String)] = [
    ("apiVersion", "apiVersion: b2c.extension/v1"), ("id", "id: kiosk/package"),
    ("version", "version: 1.0.0"), ("hostApiVersion", "hostApiVersion: b2c/v1"),
    ("title", "title: Kiosk"), ("dependencies", "dependencies: []"), ("imports", "imports: []"),
    (
      "resources",
      """
      resources:
        - {id: kiosk/order, path: order.json, kind: schema, mediaType: application/schema+json}
        - {id: kiosk/notes, path: notes.md, kind: knowledge, mediaType: text/markdown}
        - {id: kiosk/prompt, path: prompt.md, kind: prompt, mediaType: text/markdown}
        - {id: kiosk/count, path: count.sh, kind: gate, mediaType: text/x-shellscript}
        - {id: kiosk/tool, path: tool.sh, kind: adapter, mediaType: text/x-shellscript}
        - {id: kiosk/sign, path: art/sign.svg, kind: asset, mediaType: image/svg+xml}
        - {id: kiosk/pack, path: pack.yaml, kind: catalog-pack, mediaType: application/yaml}
        - {id: kiosk/lock, path: Package.resolved, kind: lockfile, mediaType: application/json}
        - {id: kiosk/sums, path: dependency-checksums.json, kind: lockfile, mediaType: application/json}
        - {id: kiosk/proof, path: local-proof.json, kind: asset, mediaType: application/json}
        - {id: kiosk/build, path: Package.swift, kind: adapter, mediaType: text/plain}
        - {id: kiosk/notice, path: NOTICE, kind: notice, mediaType: text/plain}
      """
    ),
    (
      "capabilities",
      """
      capabilities:
        - id: kiosk/sales
          version: 1.0.0
          title: Sales
          knowledge: [kiosk/notes]
          operations:
            - id: kiosk/sales.sell
              title: Sell
              inputSchema: kiosk/order
              outputSchema: kiosk/order
              evidenceSchema: kiosk/order
              effect: draft
              acceptance: [The order was read back]
            - id: kiosk/sales.close
              title: Close
              inputSchema: kiosk/order
              outputSchema: kiosk/order
              evidenceSchema: kiosk/order
              effect: draft
              acceptance: [The shutter is down]
      """
    ),
    (
      "implementations",
      """
      implementations:
        - id: kiosk/sell-by-hand
          version: 1.0.0
          operation: kiosk/sales.sell
          targets: [{platform: host, runtime: none}]
          mode: manual
          sdkRange: "*"
          limitations: []
          knowledge: []
          connectionRequired: false
          maturity: implemented
        - id: kiosk/close-by-hand
          version: 1.0.0
          operation: kiosk/sales.close
          targets: [{platform: host, runtime: none}]
          mode: manual
          sdkRange: "*"
          limitations: []
          knowledge: []
          connectionRequired: false
          maturity: implemented
      """
    ),
    (
      "recipes",
      """
      recipes:
        - id: kiosk/day
          version: 1.0.0
          title: A day
          workflows: [workflow.kiosk-sell]
          operations:
            - operation: kiosk/sales.sell
              implementation: kiosk/sell-by-hand
              required: true
              workflowIds: [workflow.kiosk-sell]
          policy: {maxRepairAttempts: 2, independentReview: true}
      """
    ), ("catalogPacks", "catalogPacks: [kiosk/pack]"),
  ]

  static let packParts: [(key: String, text: String)] = [
    ("id", "id: business-pack.kiosk"), ("title", "title: Kiosk"),
    ("roles", "roles:\n  - {id: role.kiosk-clerk, name: Clerk, prompt_path: prompt.md}"),
    ("references", "references:\n  - {id: reference.kiosk-notes, path: notes.md}"),
    (
      "workflows",
      "workflows:\n  - {id: workflow.kiosk-sell, instructions: Sell it, role_id: role.kiosk-clerk}"
    ),
  ]

  /// A document with its own parts, and those of another where it has none of the key.
  static func completed(_ text: String, with parts: [(key: String, text: String)]) -> String {
    let lines = text.split(separator: "\n")
    let missing = parts.filter { part in !lines.contains { $0.hasPrefix("\(part.key):") } }
    return text + "\n" + missing.map { $0.text + "\n" }.joined()
  }

  static let hash = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
  static let revision = "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567"

  /// Its files by path; some of them replaced.
  static func files(_ changes: [String: String] = [:]) -> [String: String] {
    [
      "extension.yaml": completed("", with: parts), "pack.yaml": completed("", with: packParts),
      "order.json": #"{"type": "object"}"#, "notes.md": "# Notes\n", "prompt.md": "Sell.\n",
      "spare.md": "Spare.\n", "count.sh": "true\n", "tool.sh": "true\n",
      "art/sign.svg": "<svg/>\n", "NOTICE": "Ours.\n",
      "Package.swift":
        #".package(url: "https://example.org/pier/boat", exact: "1.0.0")"#,
      "Package.resolved": """
      {"version": 2, "pins": [{
        "identity": "boat", "kind": "remoteSourceControl", "location": "https://example.org/pier/boat",
        "state": {"revision": "\(revision)", "version": "1.0.0"}
      }]}
      """,
      "dependency-checksums.json": """
      {"boatVersion": "1.0.0", "binaryURL": "https://example.org/pier/boat.zip",
       "sha256": "\(hash)", "sourceRevision": "\(revision)"}
      """,
      "local-proof.json": """
      {"schemaVersion": "b2c.native-local-proof/v1", "recordedAt": "2026-03-14T09:26:53Z", "inputs": {}}
      """,
    ].merging(changes) { _, new in new }
  }

  static func workspace(_ changes: [String: String] = [:]) -> MemoryWorkspace {
    let files = files(changes).map { ("kiosk/\($0.key)", $0.value) }
    return MemoryWorkspace(texts: Dictionary(uniqueKeysWithValues: files))
  }
}
