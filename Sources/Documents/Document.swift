/// What was read from a file: its value, as far as there is one, and what is wrong with the writing.
public struct Document: Sendable {
  /// The value; nil where a fault left none.
  public let root: Node?
  /// What is wrong with the writing, in the order of the file.
  public let faults: [DocumentFault]

  /// A value with the faults of its writing.
  public init(root: Node?, faults: [DocumentFault]) {
    self.root = root
    self.faults = faults
  }
}
