import Foundation

/// The two ways between the recorder and the workbench: lines of JSON.
enum Pipe {
  /// Standard output as it was: what the user's code prints goes to standard error.
  nonisolated(unsafe) private static var output: Int32 = 1

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
    guard let line = readLine(strippingNewline: true),
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    else { exit(0) }
    return object
  }

  /// Says something and waits for the answer.
  static func ask(_ line: String) -> [String: Any] {
    write(line)
    return read()
  }
}
