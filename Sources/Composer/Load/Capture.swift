package import Diagnostics
package import Documents
package import Geometry

/// A picture of the running app, as its manifest records it.
package struct Capture: Sendable, Hashable {
  /// Its name in the manifest.
  package let id: String
  /// The file, seen from the process's folder.
  package let path: Path
  /// The SHA-256 of the file, 64 lower-case hexadecimal digits.
  package let sha256: String
  /// Its size, px.
  package let size: PixelSize
  /// What it was taken on.
  package let device: String
  /// What the app was built from; `unknown` where the manifest says nothing.
  package let sourceFingerprint: String
  /// The well it is meant for, where the manifest names one.
  package let well: String?
  /// The locale it was taken in; nil where it serves every locale.
  package let locale: LocaleTag?
  /// Where the manifest speaks of it.
  package let location: Location
}
