import Platform

/// Settles what signals do to this process; called once, before anything else, on the thread that runs commands and
/// lives as long as the process.
///
/// A reader that went away (`| head`) ends the program quietly, by the result of writing. SIGINT, SIGTERM and SIGHUP
/// end it at once: what is half-written is removed, what no transaction committed never was.
public func watchSignals() {
  signal(SIGPIPE, SIG_IGN)
  Interruption.watch()
}
