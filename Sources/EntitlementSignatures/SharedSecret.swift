internal import COpenSSL

/// A secret that a provider and a server share; never empty.
///
/// It computes and compares in OpenSSL, which takes the same time wherever two texts first differ,
/// so that the answer tells nothing about the secret but itself.
public struct SharedSecret: Sendable {
  private let bytes: [UInt8]

  /// A secret from the provider's dashboard.
  ///
  /// - Parameter text: The secret; nil is given for an empty one, with which anybody could sign.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    bytes = Array(text.utf8)
  }

  /// Whether a signature is the HMAC-SHA256 of a message under this secret.
  func signs(_ message: [UInt8], as signature: [UInt8]) -> Bool {
    Self.equal(hmac(of: message), signature)
  }

  /// Whether a text is the secret itself; not even the secret's length shows in the time it takes.
  func matches(_ text: String) -> Bool {
    Self.equal(hmac(of: bytes), hmac(of: Array(text.utf8)))
  }

  private func hmac(of message: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let done = unsafe bytes.withUnsafeBufferPointer { key in
      unsafe message.withUnsafeBufferPointer { message in
        unsafe digest.withUnsafeMutableBufferPointer { digest in
          unsafe HMAC(
            EVP_sha256(), key.baseAddress, Int32(key.count), message.baseAddress, message.count,
            digest.baseAddress, &count)
        }
      }
    }
    precondition(unsafe done != nil, "OpenSSL always has HMAC-SHA256")
    return Array(digest.prefix(Int(count)))
  }

  private static func equal(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return unsafe left.withUnsafeBytes { left in
      unsafe right.withUnsafeBytes { right in
        unsafe CRYPTO_memcmp(left.baseAddress, right.baseAddress, left.count) == 0
      }
    }
  }
}
