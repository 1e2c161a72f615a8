import Platform

/// A thread whose stack is deep enough for what follows a tree of views downwards, however deep people nest them.
///
/// The stack is address space only; memory is taken as far as it is used.
public struct DeepThread {
  /// Bytes; ten thousand nested views take a quarter of them where nothing is optimized.
  ///
  /// Where the program's address space is limited, as by `ulimit -v`, each of its few threads has an eighth at most.
  static let stackSize: Int = {
    let most = 512 << 20
    guard let limit = MemoryLimit.bytes else { return most }
    return max(1 << 20, min(most, limit / 8)) / 65536 * 65536
  }()

  private let thread: pthread_t

  /// Starts `body` on a new thread; nil, and nothing is run, where the system has no room for its stack.
  public init?(_ body: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Glibc)
      var started = pthread_t()
      let code = pthread_create(&started, &attributes, { Work.run($0!) }, work.toOpaque())
      let thread: pthread_t? = started
    #else
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque())
    #endif
    guard code == 0, let thread else {
      work.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for the end of the thread.
  public func join() { pthread_join(thread, nil) }

  /// Runs `body` on a deep stack and waits for it; on this one where there is no room for another.
  public static func run<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    lend({ result = body() }) { work in
      guard let thread = DeepThread({ work(()) }) else { return }
      thread.join()
    }
    return result ?? body()
  }
}

/// What a thread does.
private final class Work {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  static func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    HeldMemory.begin()
    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
    return nil
  }
}
