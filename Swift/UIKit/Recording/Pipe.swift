import Foundation

/// The two ways between the recorder and the workbench: lines of JSON.
enum Pipe {
  /// Standard output as it was: what the user's code prints goes to standard error.
  nonisolated(unsafe) private static var output: Int32 = 1

  /// Who answers where tests record screens in their own process; nil where the workbench is another.
  nonisolated(unsafe) static var host: ((String) -> String)?

  static func open() {
    output = dup(1)
    dup2(2, 1)
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  static func write(_ line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count <= 0 { exit(1) }
      rest = rest.dropFirst(count)
    }
  }

  /// The next line as an object; the end of the lines ends the program.
  static func read() -> [String: Any] {
    guard let line = readLine(strippingNewline: true), let object = parsed(line) else { exit(0) }
    return object
  }

  /// A line as an object; an empty one where it is none.
  static func object(_ line: String) -> [String: Any] { parsed(line) ?? [:] }

  private static func parsed(_ line: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  }

  /// What was answered since the run began: in the same surroundings the same question has the same answer.
  nonisolated(unsafe) private static var known: [String: [String: Any]] = [:]
  /// How often an answer was known.
  ///
  /// Code that asks without an end is to be noticed by the workbench, which counts questions.
  nonisolated(unsafe) private static var timesKnown = 0
  private static let mostTimesKnown = 2000

  /// Forgets all answers, for the next run.
  static func forget() { (known, timesKnown) = ([:], 0) }

  /// Says something and waits for the answer.
  static func ask(_ line: String) -> [String: Any] {
    if timesKnown < mostTimesKnown, let answer = known[line] {
      timesKnown += 1
      return answer
    }
    let answer: [String: Any]
    if let host {
      answer = object(host(line))
    } else {
      write(line)
      answer = read()
    }
    known[line] = answer
    return answer
  }
}
