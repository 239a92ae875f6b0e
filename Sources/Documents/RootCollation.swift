internal import CICU

/// The order of the Unicode root collation, from ICU: what ECMAScript's `localeCompare` has where no
/// language asks for another.
@safe package final class RootCollation {
  private let collator: OpaquePointer

  /// The root collation.
  package init() {
    var status = U_ZERO_ERROR
    guard let collator = unsafe vitrine_ucol_open("", &status) else {
      preconditionFailure("ICU always has the root collation")
    }
    unsafe self.collator = collator
  }

  deinit { unsafe vitrine_ucol_close(collator) }

  /// Texts in order; those that the collation holds equal, by their bytes.
  package func sorted(_ texts: [String]) -> [String] {
    texts.sorted { precedes($0, $1) }
  }

  /// Whether a text stands before another.
  package func precedes(_ left: String, _ right: String) -> Bool {
    var (first, second) = (left, right)
    var status = U_ZERO_ERROR
    let result = first.withUTF8 { first in
      second.withUTF8 { second in
        unsafe first.withMemoryRebound(to: CChar.self) { first in
          unsafe second.withMemoryRebound(to: CChar.self) { second in
            unsafe vitrine_ucol_compare(
              collator, first.baseAddress, Int32(first.count), second.baseAddress,
              Int32(second.count), &status)
          }
        }
      }
    }
    switch result {
    case UCOL_LESS: return true
    case UCOL_GREATER: return false
    default: return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }
}
