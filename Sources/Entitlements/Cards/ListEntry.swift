/// An entry of an optimistic list.
public protocol ListEntry: Identifiable, Sendable where ID: Sendable {
  /// Whether it is done.
  var isCompleted: Bool { get set }
}
