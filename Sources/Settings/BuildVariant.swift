import Documents

/// One way of building the app: what the conditions of settings ask about.
public struct BuildVariant: Sendable, Hashable {
  /// The configuration, such as `Release`; nil where no condition asks and none was chosen.
  public let configuration: String?
  /// The SDK, such as `iphoneos`; nil where no condition asks and none was chosen.
  public let sdk: String?
  /// The architecture; nil where no condition asks.
  public let arch: String?

  /// A way of building.
  public init(configuration: String? = nil, sdk: String? = nil, arch: String? = nil) {
    self.configuration = configuration
    self.sdk = sdk
    self.arch = arch
  }

  /// Whether all conditions hold; one about something that isn't known holds only for `*`, as in Xcode.
  func satisfies(_ conditions: [XCConfig.Condition]) -> Bool {
    conditions.allSatisfy { condition in
      guard let answer = answer(to: condition.parameter) else { return condition.pattern == "*" }
      return ShellPattern(condition.pattern).matches(answer)
    }
  }

  private func answer(to parameter: String) -> String? {
    switch parameter {
    case "config": configuration
    case "sdk": sdk
    case "arch": arch
    default: nil
    }
  }
}

extension BuildVariant: CustomStringConvertible {
  /// The parts that are known, such as `Release, iphoneos`; empty where none is.
  public var description: String {
    [configuration, sdk, arch].compactMap(\.self).joined(separator: ", ")
  }
}
