import DesignModel
import Machine
import Notation

/// The user's code as it runs: it is sent a device, asks for frames while it builds its views, and reports what it
/// built.
final class RecorderProcess {
  /// Why a run gave no screen.
  enum Failure: Error, Hashable, CustomStringConvertible {
    case crashed(String)
    case tooLate
    /// All of the code's runs together took too long, in seconds.
    case outOfTime(Double)
    case tooMuch
    case askedTooOften
    case notUnderstood(String)
    case madeNothing(String)

    var description: String {
      switch self {
      case .crashed(let words): "the code was stopped\(words.isEmpty ? "" : ": \(words)")"
      case .tooLate: "the code was stopped: it ran for longer than \(Int(RecorderProcess.longest)) seconds"
      case .outOfTime(let seconds):
        "the code was stopped: all that it ran took longer than \(Int(seconds)) seconds"
      case .tooMuch: "the code was stopped: it printed more than it may"
      case .askedTooOften: "the code was stopped: it asked for \(RecorderProcess.mostQuestions) layouts"
      case .notUnderstood(let reason): "the recorder's words were not understood: \(reason)"
      case .madeNothing(let reason): "the code \(reason)"
      }
    }
  }

  static let longest = 20.0
  static let mostQuestions = 2000
  /// The bytes of a line, and of all lines for one screen, which are kept until its runs are merged.
  private static let (longestLine, mostOfScreen) = (1 << 24, 1 << 28)

  private let words: [String]
  private let answers: LayoutAnswers
  private let clock: RunClock
  private var process: ChildProcess?
  private var heard = 0

  init(_ program: ScreenProgram, with tools: Toolbox, _ answers: LayoutAnswers, until clock: RunClock) {
    let room = SandboxRoom(readable: [program.made] + program.libraries + [tools.toolchain.runtime])
    words = tools.sandbox.words(for: [program.path], in: room, within: .code)
    (self.answers, self.clock) = (answers, clock)
  }

  /// Lets the code say as much of one more screen.
  func beginScreen() { heard = 0 }

  /// Runs the code of a screen in an environment, on a screen of that size in points where the window doesn't fill it, with
  /// those taps; `asksSizes` lets lists say how large they would have the cells that they don't show, at which code may stop.
  func record(
    _ name: String, in environment: LayoutEnvironment, on screen: Size? = nil, as part: PartRoot? = nil,
    taps: [String] = [], withSamples: Bool = false, asksSizes: Bool = false, adding length: Double = 0
  ) throws(Failure) -> Recording {
    do {
      let process = try running()
      let wish = Self.wish(
        name, environment, on: screen, as: part, taps: taps, withSamples: withSamples, asksSizes: asksSizes,
        adding: length)
      process.tell(wish.line)
      for _ in 0..<Self.mostQuestions {
        // Also what it asks takes its time.
        guard clock.left > 0 else { throw ChildProcess.Failure.tooLate }
        let seconds = min(Self.longest, clock.left)
        guard let line = try process.nextLine(within: seconds, most: Self.longestLine) else {
          throw Failure.crashed("it ended by itself")
        }
        heard += line.count
        guard heard <= Self.mostOfScreen else { throw Failure.tooMuch }
        let json = try Self.json(line)
        if let reason = json["failure"]?.text { throw Failure.madeNothing(oneLine(reason.prefix(300))) }
        if json["ask"] == nil { return try Self.recording(json) }
        do {
          process.tell(try answers.answer(json, in: environment))
        } catch {
          throw Failure.notUnderstood(error.description)
        }
      }
      throw Failure.askedTooOften
    } catch let failure as Failure {
      if case .madeNothing = failure {} else { process = nil }
      throw failure
    } catch let failure as ChildProcess.Failure {
      defer { process = nil }
      throw translated(failure)
    } catch {
      throw .notUnderstood("\(error)")
    }
  }

  private func running() throws(ChildProcess.Failure) -> ChildProcess {
    if let process { return process }
    let started = try ChildProcess(
      words,
      variables: [
        ("SWIFT_BACKTRACE", "enable=no"), ("MALLOC_ARENA_MAX", "1"), ("HOME", "/tmp"), ("TMPDIR", "/tmp"),
        ("PATH", "/usr/sbin:/usr/bin:/sbin:/bin"), ("TZ", "UTC"), ("SWIFT_DETERMINISTIC_HASHING", "1"),
      ])
    process = started
    return started
  }

  private static func json(_ line: [UInt8]) throws(Failure) -> JSON {
    do { return try JSON(parsing: line) } catch { throw .notUnderstood(error.reason) }
  }

  private static func recording(_ json: JSON) throws(Failure) -> Recording {
    do { return try ReadRecording.recording(json) } catch { throw .notUnderstood(error.description) }
  }

  private func translated(_ failure: ChildProcess.Failure) -> Failure {
    switch failure {
    case .tooLate: clock.left > 0 ? .tooLate : .outOfTime(clock.seconds)
    case .tooMuch: .tooMuch
    case .notStarted(let reason): .crashed(reason)
    case .ended(let code): .crashed(lastWords(code))
    }
  }

  /// What the code said before it was stopped: Swift names the line of a fatal error.
  private func lastWords(_ code: Int32) -> String {
    let lines = String(decoding: process?.messages ?? [], as: UTF8.self).lines.filter { !$0.isEmpty }
    let said = lines.last { $0.contains("Fatal error") && $0.hasPrefix("\(ScreenProgram.module)/") }
    let place = lines.last { $0.hasPrefix("stopped at ") }
    let word = lines.last { $0.contains("Fatal error") } ?? lines.last { !$0.hasPrefix("stopped at ") }
    if said == nil, let place { return Self.plain("\(place)\(word.map { ": \($0)" } ?? "")") }
    if let said = said ?? word { return Self.plain(said) }
    return code > 128 ? "by signal \(code - 128)" : "with code \(code)"
  }

  private static func plain(_ words: some StringProtocol) -> String {
    oneLine(words.prefix(300)).replacing("\(ScreenProgram.module)/", with: "")
  }

  /// What the recorder is sent of a screen, an environment and taps.
  static func wish(
    _ name: String, _ environment: LayoutEnvironment, on screen: Size? = nil, as part: PartRoot? = nil,
    taps: [String], withSamples: Bool = false, asksSizes: Bool = false, adding length: Double = 0
  ) -> JSON {
    var members: [String: JSON] = [
      "class": .string(name), "taps": .array(taps.map { .string($0) }), "width": JSON(environment.size.width),
      "height": JSON(environment.size.height), "top": JSON(environment.safeArea.top),
      "left": JSON(environment.safeArea.left), "bottom": JSON(environment.safeArea.bottom),
      "right": JSON(environment.safeArea.right), "scale": JSON(environment.scale),
      "textSize": .string(environment.textSize.alias),
      "isWide": .bool(environment.horizontalClass == .regular),
      "isTall": .bool(environment.verticalClass == .regular), "isPad": .bool(environment.idiom == .pad),
      "isRightToLeft": .bool(environment.direction == .rtl), "isBold": .bool(environment.boldText),
      "keyboard": JSON(environment.keyboardHeight ?? 0), "system": JSON(environment.os),
      "samples": .bool(withSamples),
    ]
    if asksSizes { members["sizes"] = .bool(true) }
    if length != 0 { members["addedLength"] = JSON(length) }
    if let screen {
      members["screenWidth"] = JSON(screen.width)
      members["screenHeight"] = JSON(screen.height)
    }
    if let part {
      let words = part.attributes.entries.map { ($0.attribute.rawValue, JSON.string($0.value.spelled)) }
      members["part"] = .object(Dictionary(uniqueKeysWithValues: words))
    }
    return .object(members)
  }
}
