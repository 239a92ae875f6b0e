package import Diagnostics

/// A step that a person could take to mend a fault; nothing here takes it.
package struct Fix: Sendable, Hashable {
  /// What kind of step it is.
  package enum Action: String, Sendable, Hashable {
    case rename, convert, remake, delete, move, add, edit
  }

  package let action: Action
  /// The step in words, as an order to a person.
  package let step: String
  /// The new name, for a rename.
  package let to: String?

  package init(_ action: Action, _ step: String, to: String? = nil) {
    self.action = action
    self.step = step
    self.to = to
  }

  /// The step as a finding carries it.
  package var json: JSONValue {
    let json: JSONValue = ["action": .string(action.rawValue), "step": .string(step)]
    return to.map { json.adding("to", .string($0)) } ?? json
  }
}
