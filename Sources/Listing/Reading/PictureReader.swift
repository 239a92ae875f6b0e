internal import Diagnostics
internal import Documents
internal import Raster
internal import Stores

/// Reads picture files: each is opened, hashed and decoded once.
struct PictureReader: Sendable {
  let workspace: any Workspace
  let tables: StoreTables
  /// What is known already, by path.
  let known: [Path: PictureFacts]

  /// What reading a picture gave.
  struct Outcome: Sendable {
    var picture: ListedPicture?
    var findings = Findings()
    /// Whether the file could not be read, so that its set is not whole.
    var isLost = false
  }

  /// How many pictures are in memory at once: each may be 200 MB of pixels.
  private static let inFlight = 4
  private static let limits = ImageLimits()

  /// Reads pictures; the outcomes are in the order of the tasks.
  func read(_ tasks: [PictureTask]) async -> [Outcome] {
    await withTaskGroup(of: (Int, Outcome).self) { group in
      var outcomes = [Outcome](repeating: Outcome(), count: tasks.count)
      for (index, task) in tasks.enumerated() {
        if index >= Self.inFlight, let (done, outcome) = await group.next() {
          outcomes[done] = outcome
        }
        group.addTask { (index, read(task)) }
      }
      for await (done, outcome) in group { outcomes[done] = outcome }
      return outcomes
    }
  }

  private func read(_ task: PictureTask) -> Outcome {
    var outcome = Outcome()
    if let facts = known[task.path] {
      outcome.picture = task.listed(facts, in: tables)
      return outcome
    }
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(task.path, limit: Self.limits.bytes)
    } catch {
      outcome.isLost = true
      report(rule(for: error, of: task), error.description, task, &outcome)
      return outcome
    }
    guard let facts = facts(of: bytes, task, &outcome) else {
      outcome.isLost = true
      return outcome
    }
    outcome.picture = task.listed(facts, in: tables)
    return outcome
  }

  private func rule(for trouble: FileTrouble, of task: PictureTask) -> RuleDescription {
    switch trouble {
    case .tooLarge:
      guard case .slot(let slot) = task.destination, slot.limits.bytes <= Self.limits.bytes else {
        return UnreadablePicture.about
      }
      return LargeFile.about
    case .missing, .wrongKind, .changed, .refused: return UnreadableFile.about
    }
  }

  private func facts(
    of bytes: [UInt8], _ task: PictureTask, _ outcome: inout Outcome
  ) -> PictureFacts? {
    guard !bytes.isEmpty else {
      report(UnreadablePicture.about, "the file is empty", task, &outcome)
      return nil
    }
    do throws(ImageError) {
      let header = try ImageHeader.read(bytes)
      var facts = PictureFacts(header, byteCount: bytes.count, digest: SHA256.hex(of: bytes))
      if let fatal = header.problems.first(where: \.isFatal) {
        report(UnreadablePicture.about, fatal.description, task, &outcome)
      } else {
        decode(bytes, header, &facts, task, &outcome)
      }
      return facts
    } catch {
      report(UnreadablePicture.about, error.description, task, &outcome)
      return nil
    }
  }

  private func decode(
    _ bytes: [UInt8], _ header: ImageHeader, _ facts: inout PictureFacts, _ task: PictureTask,
    _ outcome: inout Outcome
  ) {
    do throws(ImageError) {
      facts.look(at: try ImageDecoder.decode(bytes, header, limits: Self.limits, profile: .ignore))
    } catch {
      report(UnreadablePicture.about, error.description, task, &outcome)
    }
  }

  private func report(
    _ rule: RuleDescription, _ message: String, _ task: PictureTask, _ outcome: inout Outcome
  ) {
    var details: [String: JSONValue] = ["fix": Fix(.remake, rule.cure).json]
    details["locale"] = task.locale.map(JSONValue.string)
    outcome.findings.report(
      rule, message, at: Location(file: task.path.string), hint: rule.cure, details: details)
  }
}
