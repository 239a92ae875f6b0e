/// The version of the tool.
enum Version {
  static let string = "0.1.0"
}
