import Platform

/// What of its memory the program keeps for what comes next; elsewhere than with glibc that is left to the system.
public enum HeldMemory {
  /// Freed memory that isn't given back, the smallest allocation that gets pages of its own, and what a thread starts with,
  /// in bytes.
  private static let (kept, alone, start) = (16 << 20, 8 << 20, 4 << 20)

  /// Makes the C library keep some of what is freed.
  ///
  /// By default it gives every piece of 128 KiB back at once, and gets it again by faults, a page each. Solving an app of
  /// 266 screens on all profiles makes 28,000 of them, and 7,700 with this.
  public static func keepFreed() {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      // As malloc.h numbers them, which the Swift module leaves out.
      let (trimThreshold, mapThreshold): (Int32, Int32) = (-1, -3)
      _ = set(trimThreshold, Int32(kept))
      _ = set(mapThreshold, Int32(alone))
    #endif
  }

  /// Gets this thread its first memory in one piece: a thread but the first otherwise gets a page at a time, each by a call
  /// of the kernel for which all threads wait.
  static func begin() {
    #if canImport(Glibc)
      // A plain `malloc` that is freed at once is optimized away.
      var block: UnsafeMutableRawPointer?
      if posix_memalign(&block, 16, start) == 0 { free(block) }
    #endif
  }
}
