#if FUZZING
  /// What libFuzzer tries inputs on.
  enum LibFuzzer {
    /// What its inputs are tried on; set before it runs.
    nonisolated(unsafe) private static var trial: Trial?

    /// Makes up inputs as the program's options say, until a time is up or one is a fault; gives the exit code.
    static func run(on trial: Trial) -> Int32 {
      self.trial = trial
      var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
      return runDriver(&count, &arguments) { bytes, count in
        _ = LibFuzzer.trial?.verdict(on: Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    }
  }

  /// libFuzzer's own loop, as its FuzzerInterface.h declares it.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
