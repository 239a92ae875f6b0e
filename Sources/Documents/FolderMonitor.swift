internal import CGLib

/// Tells when files in folders change, through GIO: inotify on Linux, kqueue on macOS.
///
/// Use it in one thread: it is told of changes only while it waits, and loses none meanwhile.
@safe public struct FolderMonitor: ~Copyable {
  private let context: OpaquePointer
  private let changes = FolderChanges()
  private var watches: [FolderWatch] = []
  /// The folders that are watched.
  public private(set) var folders: Set<Path> = []

  /// A monitor of no folder.
  public init() { unsafe context = g_main_context_new() }

  deinit { unsafe g_main_context_unref(context) }

  /// Watches these folders from now on, and no others; one that is not there is left out.
  public mutating func watch(_ wanted: Set<Path>) {
    guard wanted != folders else { return }
    unsafe g_main_context_push_thread_default(context)
    defer { unsafe g_main_context_pop_thread_default(context) }
    watches = wanted.sorted().compactMap { FolderWatch($0, changes) }
    folders = wanted
  }

  /// Waits for a change, then until there was none for a while: a program that saves a file may do so
  /// in several steps.
  ///
  /// - Parameters:
  ///   - quiet: How long nothing may have changed, ms.
  ///   - limit: How long to wait for the first change, ms; nil for as long as it takes.
  /// - Returns: The names of what changed, sorted; empty where the limit came first.
  public mutating func wait(quiet: Int = 60, limit: Int? = nil) -> [String] {
    changes.clear()
    if let limit {
      iterate(atMost: limit)
    } else {
      while changes.count == 0 { unsafe g_main_context_iteration(context, 1) }
    }
    var known = 0
    while changes.count != known {
      known = changes.count
      iterate(atMost: quiet)
    }
    return changes.names.sorted()
  }

  /// Takes in changes until a new one has come or time is up.
  private func iterate(atMost milliseconds: Int) {
    let source = unsafe g_timeout_source_new(guint(max(0, milliseconds)))
    var isUp = false
    let known = changes.count
    unsafe withUnsafeMutablePointer(to: &isUp) { flag in
      unsafe g_source_set_callback(
        source,
        { flag in
          unsafe flag?.assumingMemoryBound(to: Bool.self).pointee = true
          return 0
        }, flag, nil)
      unsafe g_source_attach(source, context)
      while unsafe !flag.pointee, changes.count == known {
        unsafe g_main_context_iteration(context, 1)
      }
    }
    unsafe g_source_destroy(source)
    unsafe g_source_unref(source)
  }
}

/// What a monitor was told of since it began to wait.
private final class FolderChanges {
  private(set) var names: Set<String> = []
  /// How often anything has changed.
  private(set) var count = 0

  func clear() { (names, count) = ([], 0) }

  func add(_ name: String) {
    names.insert(name)
    count += 1
  }
}

/// A folder that is watched as long as this is there.
@safe private final class FolderWatch {
  private let monitor: UnsafeMutablePointer<GFileMonitor>
  /// Kept for as long as the monitor may tell of changes.
  private let changes: FolderChanges

  init?(_ folder: Path, _ changes: FolderChanges) {
    self.changes = changes
    let file = unsafe g_file_new_for_path(folder.string)
    defer { unsafe glib_shim_unref(UnsafeMutableRawPointer(file)) }
    guard
      let monitor = unsafe g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
    else { return nil }
    unsafe self.monitor = monitor
    unsafe g_file_monitor_set_rate_limit(monitor, 20)
    typealias Changed =
      @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, OpaquePointer?, GFileMonitorEvent,
        UnsafeMutableRawPointer?
      ) -> Void
    let changed: Changed = { _, file, other, event, changes in
      // Where a file takes another's name, the other name is the one that changed.
      guard event != G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED, let changes = unsafe changes,
        let name = unsafe g_file_get_basename(event == G_FILE_MONITOR_EVENT_RENAMED ? other : file)
      else { return }
      defer { unsafe g_free(name) }
      unsafe Unmanaged<FolderChanges>.fromOpaque(changes).takeUnretainedValue()
        .add(String(cString: name))
    }
    unsafe g_signal_connect_data(
      monitor, "changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passUnretained(changes).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  deinit {
    unsafe g_file_monitor_cancel(monitor)
    unsafe glib_shim_unref(UnsafeMutableRawPointer(monitor))
  }
}
