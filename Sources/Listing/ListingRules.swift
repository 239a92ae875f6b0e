package import Diagnostics

/// The rules of this module.
package enum ListingRules {
  package static let all: [RuleDescription] = [
    MissingPath.about,
    NothingToCheck.about,
    UnreadableFile.about,
    LeavingLink.about,
    LargeTree.about,
    HiddenFiles.about,
    CollidingNames.about,
    ForeignFile.about,
    UnknownLocale.about,
    UnknownImageFolder.about,
    UnreadablePicture.about,
    UnreadableText.about,
    StaleProvenance.about,
    UnreadableProvenance.about,
  ]
}
