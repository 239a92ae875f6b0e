/// One of the checks that a release has to pass.
package enum Gate: String, Sendable, CaseIterable {
  /// Every picture is made, with nothing against it.
  case pictures
  /// What a store would say of the folders that the upload tools read.
  case listing
  /// The product catalog against all that sells it, and against what was released.
  case catalog
  /// What the app will see of its settings.
  case settings
  /// The extension packages.
  case extensions
  /// What accounts own after the named histories, under both merging rules.
  case entitlements
}
