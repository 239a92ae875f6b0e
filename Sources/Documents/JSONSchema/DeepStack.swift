internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Room for work that recurses deeply.
///
/// A worker thread has half a megabyte on macOS, and a crash is all that tells when it is used up.
/// (Foundation's threads would do, but its ICU and the system's can't be seen in one module.)
enum DeepStack {
  private static let bytes = 16 << 20

  /// Does the work on a thread with a large stack of its own, and waits for it.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let result = Slot<Value>()
    let errand = Errand { result.value.withLock { $0 = work() } }
    let context = unsafe Unmanaged.passRetained(errand).toOpaque()
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, bytes)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = unsafe pthread_create(
      &thread, &attributes,
      { context in
        #if canImport(Darwin)
          let errand = unsafe Unmanaged<Errand>.fromOpaque(context).takeRetainedValue()
        #else
          guard let context = unsafe context else { return nil }
          let errand = unsafe Unmanaged<Errand>.fromOpaque(context).takeRetainedValue()
        #endif
        errand.work()
        return nil
      }, context)
    precondition(status == 0, "the system has no thread left")
    #if canImport(Darwin)
      if let thread = unsafe thread { unsafe pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    guard let value = result.value.withLock({ $0 }) else {
      preconditionFailure("a joined thread has done its work")
    }
    return value
  }

  private final class Slot<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private final class Errand: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) {
      self.work = work
    }
  }
}
