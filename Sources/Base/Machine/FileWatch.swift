import Platform

/// Waits until files are saved: written in their place, or replaced by another file of their name, as most editors do.
///
/// It listens to the folders that hold them, since a file that was replaced is not listened to any more, and then looks
/// at the files themselves: what events say of them is not kept, so that no number of events takes memory.
public final class FileWatch {
  private let paths: [String]
  private let folders: [String]
  private var stamps: [FileStamp?]
  private let events = FolderEvents()

  /// Milliseconds after which it looks in any case: network file systems report nothing of other machines.
  private static let longestSilence: Int32 = 1000
  /// Milliseconds without an event, and without another look of a file, after which a save counts as done.
  private static let quiet: Int32 = 25
  /// How often a save that doesn't end is waited for.
  private static let mostWaits = 20

  /// A watch over files, which need not be there; what was saved until now is no news.
  public init(_ paths: [String]) {
    self.paths = paths
    // A link's folder, and the one of the file that it leads to.
    let places = paths.flatMap { [normalPath($0), fullPath($0)] }
    folders = Set(places.map(outerFolder)).sorted().map { $0.isEmpty ? "/" : $0 }
    stamps = paths.map { FileStamp($0) }
    for folder in folders { events.listen(to: folder) }
  }

  /// Waits until some of the files were saved and their writers are done, and gives their paths in the watch's order.
  ///
  /// Saves that follow one another at once are one; of what is saved later, the next call says so.
  public func nextSaves() -> [String] {
    while true {
      // A folder that was replaced is listened to anew; one that is still there is not listened to twice.
      for folder in folders { events.listen(to: folder) }
      if !hasNews { events.wait(Self.longestSilence) }
      let saved = settled()
      if !saved.isEmpty { return saved }
    }
  }

  private var hasNews: Bool {
    zip(paths, stamps).contains { path, old in FileStamp(path).map { $0 != old } ?? false }
  }

  private func settled() -> [String] {
    var now = paths.map { FileStamp($0) }
    for _ in 0..<Self.mostWaits where now != stamps {
      let isBusy = events.wait(Self.quiet)
      let next = paths.map { FileStamp($0) }
      if !isBusy, next == now { break }
      now = next
    }
    defer { stamps = now }
    return paths.indices.filter { now[$0] != nil && now[$0] != stamps[$0] }.map { paths[$0] }
  }
}

/// What is different of a file after each save.
private struct FileStamp: Equatable {
  let device: UInt64, number: UInt64, size: Int64
  let seconds: [Int], nanoseconds: [Int]

  /// Nil where there is no file.
  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    (device, number, size) = (UInt64(facts.st_dev), UInt64(facts.st_ino), Int64(facts.st_size))
    let times = [facts.modified, facts.changed]
    (seconds, nanoseconds) = (times.map { Int($0.tv_sec) }, times.map { Int($0.tv_nsec) })
  }
}

/// Wakes up at what happens in folders; only Linux says so at once, elsewhere it wakes up often.
private final class FolderEvents {
  #if os(Linux)
    private let queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))

    deinit { if queue >= 0 { close(queue) } }

    func listen(to folder: String) {
      let what = [IN_CLOSE_WRITE, IN_MOVED_TO, IN_DELETE_SELF, IN_MOVE_SELF, IN_ONLYDIR]
      inotify_add_watch(queue, folder, what.reduce(0) { $0 | UInt32($1) })
    }

    /// Waits at most so many milliseconds; true if something happened.
    @discardableResult
    func wait(_ milliseconds: Int32) -> Bool {
      var end = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      guard poll(&end, 1, milliseconds) > 0 else { return false }
      var room = [UInt8](repeating: 0, count: 1 << 16)
      while read(queue, &room, room.count) > 0 {}
      return true
    }
  #else
    func listen(to folder: String) {}

    @discardableResult
    func wait(_ milliseconds: Int32) -> Bool {
      usleep(UInt32(min(milliseconds, 100)) * 1000)
      return false
    }
  #endif
}
