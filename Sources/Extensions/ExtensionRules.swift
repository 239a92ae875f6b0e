package import Diagnostics

/// Every rule about extension packages: what `explain` and the docs page are made from.
package enum ExtensionRules {
  /// The rules that look at a package as it was read, in the order in which they run.
  static let checks: [any PackageRule.Type] = [
    ForeignID.self,
    DuplicateID.self,
    SelfDependency.self,
    DuplicateDependency.self,
    UndeclaredImport.self,
    DuplicateImport.self,
    UnknownReference.self,
    UnfitReference.self,
    EntrypointMode.self,
    WorkerContextMode.self,
    UnmappedRecipe.self,
    ForeignWorkflow.self,
    ReboundWorkflow.self,
    ForeignContext.self,
    DuplicateContext.self,
    DuplicateBinding.self,
    MismatchedImplementation.self,
    UnsafePath.self,
    ReservedPath.self,
    DuplicatePath.self,
    CaseTwin.self,
    RepeatedPackItem.self,
    UnknownPackReference.self,
    UnfitPackFile.self,
    EmptyGate.self,
    ContradictoryPackKind.self,
    UnpackedWorkflow.self,
    DifferingEffect.self,
    InvalidSchema.self,
    WrongRevision.self,
    UnlockedVersion.self,
    MalformedChecksums.self,
    MismatchedChecksums.self,
    MismatchedEvidence.self,
    MalformedProof.self,
    ProofInput.self,
    UndeclaredProof.self,
    UnobservedPass.self,
  ]

  /// The rules that are found while a package is read.
  private static let reading: [RuleDescription] = [
    UnreadableManifest.about,
    UnreadableDocument.about,
    RepeatedKey.about,
    UnknownKey.about,
    MissingKey.about,
    WrongType.about,
    WrongValue.about,
    LinkedRoot.about,
    MissingResource.about,
    LinkedResource.about,
    IrregularResource.about,
    OversizedResource.about,
    ChangedFile.about,
    UnknownDraft.about,
    BrokenSchemaReference.about,
    InvalidInstance.about,
    UnusableInstance.about,
    MalformedLockfile.about,
    UnclearPin.about,
    MissingProofInput.about,
    UndeclaredProofInput.about,
  ]

  /// The rules about snapshots and their store.
  private static let snapshots: [RuleDescription] = [
    MissingDependency.about,
    ConflictingDependency.about,
    DependencyCycle.about,
    RepeatedExport.about,
    UnknownImport.about,
    MalformedSnapshot.about,
    DifferingDigest.about,
    DifferingFile.about,
    ForeignFile.about,
    DifferingManifest.about,
    MismatchedDependencies.about,
    UnusableStore.about,
  ]

  package static let all: [RuleDescription] = reading + checks.map { $0.about } + snapshots
}
