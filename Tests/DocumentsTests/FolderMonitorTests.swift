import Documents
import Fixtures
import Testing

@Suite("A folder monitor")
struct FolderMonitorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("tells which files were made, changed, renamed and removed, and is silent otherwise")
  func changes() throws {
    try folder.write("a/old.txt", "1")
    try folder.write("b/other.txt", "1")
    var monitor = FolderMonitor()
    monitor.watch([folder("a"), folder("missing")])
    #expect(monitor.wait(quiet: 1, limit: 1) == [])
    try folder.write("a/new.txt", "2")
    #expect(monitor.wait(limit: 20_000) == ["new.txt"])
    try folder.write("a/part.txt", "3")
    #expect(monitor.wait(limit: 20_000) == ["part.txt"])
    try Disk().write(Array("4".utf8), to: folder("a/old.txt"))
    #expect(monitor.wait(limit: 20_000).contains("old.txt"))
    try Disk().remove(folder("a/new.txt"))
    #expect(monitor.wait(limit: 20_000) == ["new.txt"])
    try folder.write("b/other.txt", "5")
    #expect(monitor.wait(quiet: 1, limit: 1) == [])
    monitor.watch([folder("b")])
    try folder.write("b/other.txt", "6")
    #expect(monitor.wait(limit: 20_000) == ["other.txt"])
  }
}
