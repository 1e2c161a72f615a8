import Machine

extension Session {
  /// How long other programs are waited for that write to the store: WORKBENCH_WAIT seconds, else 30.
  func longestWait() throws(WaitError) -> Duration {
    guard let text = surroundings.variable("WORKBENCH_WAIT") else { return .seconds(30) }
    guard let seconds = Double(text), (0...86_400).contains(seconds) else { throw WaitError(text: text) }
    return .seconds(seconds)
  }
}

/// A WORKBENCH_WAIT that is no time.
struct WaitError: Error, CustomStringConvertible {
  let text: String
  var description: String {
    "WORKBENCH_WAIT is '\(text)', which is no number of seconds from 0 to 86400; change or unset it"
  }
}
