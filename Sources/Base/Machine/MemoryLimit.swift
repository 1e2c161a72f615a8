import Platform

/// How much memory the program may have.
public enum MemoryLimit {
  /// The bytes of address space that `ulimit -v` leaves to the program; nil for no limit.
  static var bytes: Int? {
    #if canImport(Glibc)
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return nil }
      return limit.rlim_cur < 1 << 46 ? Int(limit.rlim_cur) : nil
    #else
      return nil
    #endif
  }

  /// Where memory is limited, ends the program with a sentence and exit code 2 when it gets no more.
  ///
  /// A program that gets no memory is ended by a signal, in whatever instruction it is, since nothing that it could do
  /// then is sure to need none. Without a limit a signal of that kind is a fault of the program, and stays one.
  public static func endInWords() {
    guard bytes != nil else { return }
    standOnOwnStack()
    for number in [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in MemoryLimit.end() }
      action.sa_flags = SA_ONSTACK
      sigaction(number, &action, nil)
    }
  }

  // Nothing distinguishes want of memory from a fault of the program here, so that neither is said to be certain.
  private static let words: StaticString =
    "workbench: out of memory, as it seems: 'ulimit -v' is set; a larger limit shows whether it was that\n"

  private static func end() {
    write(2, words.utf8Start, words.utf8CodeUnitCount)
    _exit(2)
  }

  /// Signals have a stack of their own on this thread, since its stack may be what is full.
  private static func standOnOwnStack() {
    let size = 65536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}
