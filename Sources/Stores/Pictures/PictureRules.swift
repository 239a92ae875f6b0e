package import Diagnostics

/// The rules for finished pictures: for each, for each set, for all together.
package enum PictureRules {
  private static let ofPictures: [any PictureRule.Type] = [
    UnacceptedSize.self,
    TurnedPicture.self,
    TurnedByFlag.self,
    SideOutOfBounds.self,
    UnacceptedRatio.self,
    UnacceptedAspect.self,
    AlphaChannel.self,
    DeepColour.self,
    UnacceptedColour.self,
    WideProfile.self,
    InterlacedPicture.self,
    AnimatedPicture.self,
    ExtensionMismatch.self,
    LargeFile.self,
    DamagedFile.self,
    BlankPicture.self,
    PlaceholderInPicture.self,
    SharedSize.self,
    FramedWear.self,
  ]

  private static let ofSets: [any PictureSetRule.Type] = [
    TooManyPictures.self,
    NumbersOutOfOrder.self,
    DuplicatePicture.self,
    LookalikePicture.self,
  ]

  private static let ofLists: [any PictureListRule.Type] = [
    FramedMixture.self,
    UnevenLocales.self,
    UnlocalizedPicture.self,
    MissingSet.self,
    TooFewPictures.self,
    MissingGraphic.self,
    BelowPromotion.self,
    AddedByHand.self,
    UntaggedPictures.self,
  ]

  /// What every rule's code means.
  package static let all: [RuleDescription] =
    ofPictures.map { $0.about } + ofSets.map { $0.about } + ofLists.map { $0.about }

  /// Checks pictures against the stores' rules.
  ///
  /// - Parameters:
  ///   - pictures: The pictures, each set in the order in which the store shows it.
  ///   - context: The rows, and what is known of the app.
  ///   - findings: What is wrong.
  package static func check(
    _ pictures: [ListedPicture], _ context: PictureContext = PictureContext(),
    into findings: inout Findings
  ) {
    for picture in pictures {
      for rule in ofPictures { rule.check(picture, context, into: &findings) }
    }
    for set in PictureSet.sets(of: pictures) {
      for rule in ofSets { rule.check(set, context, into: &findings) }
    }
    for rule in ofLists { rule.check(pictures, context, into: &findings) }
  }
}
