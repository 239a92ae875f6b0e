package import Diagnostics

/// The rules of this module.
package enum ReleaseRules {
  package static let all: [RuleDescription] = [
    SkippedGate.about,
    PartialRelease.about,
    MissingVersion.about,
    ChangedPrice.about,
    ChangedEntitlement.about,
    RemovedProduct.about,
    BusyRelease.about,
    ChangedReleaseInput.about,
    UnfitReleaseInput.about,
    TakenPacketPlace.about,
    UnwritablePacket.about,
    MissingPacket.about,
    InvalidPacket.about,
    DifferingPacketDigest.about,
    UnsafePacketPath.about,
    MissingPacketFile.about,
    ChangedPacketFile.about,
    ExtraPacketFile.about,
    RenamedPacketFile.about,
    LinkedPacketFile.about,
    SpecialPacketFile.about,
    UnreadablePacketFile.about,
    LargePacket.about,
    MissingPacketProvenance.about,
    UnsafeTar.about,
    UnreadableTar.about,
    InvalidApproval.about,
    ForeignApproval.about,
    RefusedApproval.about,
  ]
}
