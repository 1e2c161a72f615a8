import CSpawn
import Platform

/// Another program that runs beside this one: it is sent lines, and says lines.
///
/// What it says beside them, its standard error, is kept up to a bound. It is ended, with all that it started, when
/// nobody holds it any more, and on Linux when this program ends, however it does. It has no descriptor but those of
/// its standard streams.
public final class ChildProcess {
  /// What ended a conversation.
  public enum Failure: Error, Hashable {
    /// It could not be started, for the reason given.
    case notStarted(String)
    /// It said nothing for longer than it may.
    case tooLate
    /// It said more than it may.
    case tooMuch
    /// It ended, with that exit code, or 128 and the number of the signal that ended it.
    case ended(Int32)
  }

  private let process: pid_t
  private let input, output, errors: Int32
  private var line: [UInt8] = []
  /// How much of it has no end of a line: a long one is not looked through again with every piece.
  private var sought = 0
  /// What it was sent and has not taken in yet.
  private var untaken: ArraySlice<UInt8> = []
  private var isOutputOpen = true
  private var isErrorOpen = true
  /// What it said on standard error, up to the bound.
  public private(set) var messages: [UInt8] = []
  /// How much it said on standard error.
  public private(set) var messageCount = 0
  private var status: Int32?

  private static let mostMessages = 1 << 18

  /// Starts a program by its path or name, with nothing in its environment but those variables.
  public init(_ words: [String], variables: [(name: String, value: String)]) throws(Failure) {
    var toChild: [Int32] = [0, 0]
    var fromChild: [Int32] = [0, 0]
    var asides: [Int32] = [0, 0]
    guard pipe(&toChild) == 0, pipe(&fromChild) == 0, pipe(&asides) == 0 else {
      throw .notStarted(Self.lastReason)
    }
    for end in toChild + fromChild + asides { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Who doesn't listen keeps nobody waiting, nor who reads again what was said before it is read here.
    for end in [toChild[1], fromChild[0], asides[0]] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    (input, output, errors) = (toChild[1], fromChild[0], asides[0])
    let inner = [toChild[0], fromChild[1], asides[1]]
    defer { for end in inner { close(end) } }
    let started = Self.spawn(words, variables, ends: inner)
    process = started.process
    guard started.code == 0 else {
      status = 127
      throw .notStarted(String(cString: strerror(started.code)).lowercased())
    }
  }

  deinit {
    if status == nil { end() }
    for end in [input, output, errors] { close(end) }
  }

  private static func spawn(
    _ words: [String], _ variables: [(name: String, value: String)], ends: [Int32]
  ) -> (code: Int32, process: pid_t) {
    let arguments = words.map { strdup($0) } + [nil]
    let environment = variables.map { strdup("\($0.name)=\($0.value)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    let code = workbench_spawn(arguments, environment, ends, &process)
    return (code, process)
  }

  private static var lastReason: String { String(cString: strerror(errno)).lowercased() }

  /// Sends it a line, which it takes in when it will; an ended program hears nothing.
  public func tell(_ text: String) {
    untaken += Array((text + "\n").utf8)
    give()
  }

  /// Lets it know that no line follows what it has been sent and takes in within so many seconds.
  public func hangUp(within seconds: Double = 10) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !untaken.isEmpty, ContinuousClock.now < deadline { listen(until: deadline) }
    _ = shutdownInput
  }

  private lazy var shutdownInput: Void = { _ = dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), input) }()

  /// The next line that it says, waited for at most so many seconds; nil once it has ended well.
  ///
  /// It has to have taken in what it was sent before it is heard.
  public func nextLine(within seconds: Double, most: Int) throws(Failure) -> [UInt8]? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if untaken.isEmpty || !isOutputOpen, let result = takeLine() { return result }
      guard line.count <= most else { throw fail(.tooMuch) }
      guard isOutputOpen else {
        // Its last words may still be on their way.
        let end = min(deadline, .now + .seconds(1))
        while isErrorOpen, ContinuousClock.now < end { listen(until: end) }
        let code = try wait(until: deadline)
        if code == 0 { return nil }
        throw .ended(code)
      }
      guard ContinuousClock.now < deadline, messageCount <= 1 << 24 else {
        throw fail(messageCount > 1 << 24 ? .tooMuch : .tooLate)
      }
      listen(until: deadline)
    }
  }

  /// Takes the next line out of what it said; nil where that has no end yet.
  private func takeLine() -> [UInt8]? {
    guard let end = line[sought...].firstIndex(of: 10) else {
      sought = line.count
      return nil
    }
    defer {
      line.removeSubrange(...end)
      sought = 0
    }
    return Array(line[..<end])
  }

  /// Waits for its end, at most so many seconds, and gives its exit code and all that it said on standard output.
  public func finish(within seconds: Double, most: Int = 1 << 26) throws(Failure) -> (
    code: Int32, output: [UInt8]
  ) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while isOutputOpen || isErrorOpen {
      guard ContinuousClock.now < deadline else { throw fail(.tooLate) }
      guard line.count <= most else { throw fail(.tooMuch) }
      listen(until: deadline)
    }
    return (try wait(until: deadline), line)
  }

  private func fail(_ failure: Failure) -> Failure {
    end()
    return failure
  }

  /// Takes in what has come, or waits until something does.
  private func listen(until deadline: ContinuousClock.Instant) {
    var ends = [
      pollfd(fd: isOutputOpen ? output : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isErrorOpen ? errors : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: untaken.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
    ]
    let left = deadline - ContinuousClock.now
    let milliseconds = max(1, min(1000, left.components.seconds * 1000 + 1))
    guard poll(&ends, 3, Int32(milliseconds)) > 0 else { return }
    if ends[0].revents != 0 { isOutputOpen = take(output) { line += $0 } }
    if ends[1].revents != 0 {
      isErrorOpen = take(errors) { piece in
        messageCount += piece.count
        messages += piece.prefix(max(0, Self.mostMessages - messages.count))
      }
    }
    if ends[2].revents != 0 { give() }
  }

  /// Gives it as much of what it was sent as it takes in at once.
  private func give() {
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    while !untaken.isEmpty {
      let count = untaken.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count > 0 {
        untaken = untaken.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        // Nobody is there to hear it.
        if count == 0 || errno != EAGAIN { untaken = [] }
        return
      }
    }
  }

  /// Reads once; false at the end.
  private func take(_ end: Int32, _ use: (ArraySlice<UInt8>) -> Void) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(end, &buffer, buffer.count)
    if count > 0 { use(buffer[..<count]) }
    return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
  }

  /// Ends it and what it started.
  public func end() {
    guard status == nil else { return }
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    wait()
  }

  /// Waits for its end; it may have closed its streams and go on.
  private func wait(until deadline: ContinuousClock.Instant) throws(Failure) -> Int32 {
    var raw: Int32 = 0
    while status == nil {
      let ended = waitpid(process, &raw, WNOHANG)
      if ended == process || ended < 0 && errno != EINTR {
        settle(raw)
      } else if ContinuousClock.now < deadline {
        usleep(2000)
      } else {
        throw fail(.tooLate)
      }
    }
    return status ?? 0
  }

  private func wait() {
    var raw: Int32 = 0
    while waitpid(process, &raw, 0) < 0, errno == EINTR {}
    settle(raw)
  }

  private func settle(_ raw: Int32) {
    let signal = raw & 0x7f
    status = signal == 0 ? (raw >> 8) & 0xff : 128 + signal
    // What it left in its group ends with it.
    kill(-process, SIGKILL)
  }
}
