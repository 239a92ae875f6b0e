public import Diagnostics

/// Something that keeps a part of a schema from working, though it may be a valid schema.
public struct SchemaProblem: Sendable, Hashable {
  /// The kinds of problem.
  public enum Kind: Sendable, Hashable {
    /// `$schema` names a draft that is not understood.
    case unknownDraft
    /// The schema needs a vocabulary that is not understood.
    case unknownVocabulary
    /// A reference leads nowhere within its own document.
    case brokenReference
    /// A reference leads to a document that is not at hand; none is ever fetched.
    case absentDocument
    /// A pattern is no regular expression of ECMA-262.
    case badPattern
  }

  /// Which kind of problem.
  public let kind: Kind
  /// What is, in lower case, without a full stop.
  public let message: String
  /// Where in the schema.
  public let location: Location
}
