import Documents
import Fixtures
import Testing

@Suite("The commands that the documentation shows")
struct CommandsTests {
  @Test("every verb and option is one of the tool's")
  func known() async throws {
    let table = try await CommandTable.asked()
    var count = 0
    for path in Library.paths {
      let article = try Library.article(path)
      for command in Command.all(in: article) where command.words[0] == "vitrine" {
        count += 1
        #expect(table.fault(in: command) == nil, "\(path):\(command.line): \(command.words)")
      }
    }
    #expect(count > 30)
  }

  @Test("every target of make is one of the Makefile's")
  func targets() throws {
    let makefile = String(
      decoding: try Disk().read(ToolRun.package.appending("Makefile"), limit: 1 << 20),
      as: UTF8.self)
    let targets = Set(makefile.matches(of: /(?m)^([a-z-]+):/).map { String($0.output.1) })
    for path in Library.paths {
      for command in Command.all(in: try Library.article(path)) where command.words[0] == "make" {
        let named = command.words.dropFirst().first {
          $0.allSatisfy { $0.isLowercase || $0 == "-" }
        }
        #expect(named.map(targets.contains) ?? true, "\(path):\(command.line): \(command.words)")
      }
    }
  }

  @Test("the good examples of rules are calls that the tool takes")
  func examples() async throws {
    let table = try await CommandTable.asked()
    let run = try await ToolRun.vitrine(["explain", "--json"], in: try TemporaryFolder())
    for rule in try run.document()["summary"]?["rules"]?.sequence ?? [] {
      for line in (rule["good"]?.string ?? "").split(separator: "\n") {
        guard let command = Command(String(line), line: 1), command.words[0] == "vitrine" else {
          continue
        }
        #expect(table.fault(in: command) == nil, "\(rule["code"]?.string ?? ""): \(line)")
      }
    }
  }

  @Test("what is marked to be run runs, in a folder with captures", arguments: Library.paths)
  func runs(path: String) async throws {
    let blocks = try Library.article(path).blocks.filter { $0.mark == "run" }
    guard !blocks.isEmpty else { return }
    let folder = try TemporaryFolder()
    for (index, name) in ["01_Today", "02_Plan"].enumerated() {
      try folder.write(
        "shots/\(name).png",
        PNGFixture.solid(330, 717, colour: [UInt8(40 + index * 60), 110, 150]))
    }
    for command in blocks.flatMap({ Command.all(in: $0) }) {
      let run = try await ToolRun.vitrine(Array(command.words.dropFirst()), in: folder)
      #expect(run.status == 0, "\(path):\(command.line): \(command.words): \(run.out)\(run.err)")
    }
  }

  @Test("the README and the landing page have something to run")
  func marked() throws {
    for path in ["README.md", "Sources/vitrine/Vitrine.docc/Vitrine.md"] {
      #expect(try Library.article(path).blocks.contains { $0.mark == "run" }, "\(path)")
    }
  }
}
