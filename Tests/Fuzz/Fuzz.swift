import Documents
import EntitlementReplay
import Entitlements
import Extensions

/// libFuzzer's own loop; its library is linked by `-sanitize=fuzzer`.
@_silgen_name("LLVMFuzzerRunDriver")
@unsafe private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Reads what libFuzzer makes up.
///
/// Built only with `VITRINE_FUZZ=1`; run by `run.sh`. A crash, a hang or a leak is the finding.
@main
enum Fuzz {
  static func main() {
    var count = CommandLine.argc
    var arguments = unsafe CommandLine.unsafeArgv
    _ = unsafe runDriver(&count, &arguments) { unsafe fuzz($0, $1) }
  }
}

/// One input: its first byte chooses what the others are read as.
///
/// libFuzzer's archive asks for the name, even where its own `main` is not used.
@_cdecl("LLVMFuzzerTestOneInput")
@unsafe public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first else { return 0 }
  let input = Array(bytes.dropFirst())
  // The upper half of the bytes is for webhooks, so that the older seeds keep their meaning.
  if choice >= 0x80 {
    if choice.isMultiple(of: 2) { decode(input) } else { replay(input) }
    return 0
  }
  switch choice % 4 {
  case 0: _ = YAMLReader().read(input, file: "a.yaml")
  case 1: _ = JSONReader().read(input, file: "a.json")
  case 2: lint(input)
  default: validate(input)
  }
  return 0
}

/// A package whose files are parts of the input, parted by a byte that no UTF-8 has.
private func lint(_ input: [UInt8]) {
  let names = [
    "extension.yaml", "pack.yaml", "order.json", "Package.resolved", "dependency-checksums.json",
    "local-proof.json", "Package.swift",
  ]
  let parts = input.split(separator: 0xFF, omittingEmptySubsequences: false)
  let files = zip(names, parts).map { ("kiosk/\($0)", Array($1)) }
  let workspace = MemoryWorkspace(Dictionary(uniqueKeysWithValues: files))
  _ = ExtensionLinter(workspace: workspace).lint(Path("kiosk"))
}

/// A schema and a value, parted in the same way.
private func validate(_ input: [UInt8]) {
  let parts = input.split(separator: 0xFF, maxSplits: 1).map(Array.init)
  guard parts.count == 2, let schema = JSONReader().read(parts[0], file: "s.json").root,
    let value = JSONReader().read(parts[1], file: "v.json").root
  else { return }
  _ = JSONSchema.faults(inSchema: schema)
  _ = JSONSchema(schema).faults(in: value)
}

/// One webhook body.
private func decode(_ input: [UInt8]) {
  guard let event = try? EventDecoder().decode(input).event else { return }
  precondition(event.time.isPlausible, "an event has a time that a provider can mean")
}

/// A file of webhooks, damaged or not, under both rules.
private func replay(_ input: [UInt8]) {
  let now = Instant(milliseconds: 1_800_000_000_000)
  var replay = Replay(
    ReplayOptions(rule: .both, now: now), in: MemoryWorkspace(["a": input]))
  _ = replay.run(["a"])
}
