import Raster
package struct StubFace { let family: String; let isRequestedFamily: Bool }
extension FontLibrary {
  func resolve(family: String, language: String) -> StubFace {
    StubFace(family: family, isRequestedFamily: true)
  }
  func missingScalars(in: String, family: String, language: String) -> [Unicode.Scalar] { [] }
}
import Diagnostics
import Documents
extension Copy {
  static func readStringsFolder(_ p: Path, in w: some Workspace, into f: inout Findings) -> Copy? {
    nil
  }
  static func readCatalog(_ p: Path, in w: some Workspace, into f: inout Findings) -> Copy? { nil }
  static func readStrings(_ p: Path, in w: some Workspace, into f: inout Findings) -> Copy? { nil }
}
