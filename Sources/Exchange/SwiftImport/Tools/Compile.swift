import Machine
import Notation
import Platform

/// Runs of the compiler.
enum Compile {
  /// The longest that one may take, in seconds.
  static let longest = 600.0

  /// What the compiler finds in its environment: no more than it needs.
  static var variables: [(name: String, value: String)] {
    ["PATH", "TMPDIR", "HOME"].compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
  }

  /// Runs a program of the toolchain; nil if it did what it should, else its words.
  static func run(
    _ words: [String], variables: [(name: String, value: String)], within seconds: Double = longest
  ) -> (isDone: Bool, output: String, words: String) {
    do {
      let process = try ChildProcess(words, variables: variables)
      let (code, output) = try process.finish(within: seconds)
      return (
        code == 0, String(decoding: output, as: UTF8.self), String(decoding: process.messages, as: UTF8.self)
      )
    } catch ChildProcess.Failure.tooLate {
      return (false, "", "error: the compiler took longer than \(Int(max(1, seconds))) seconds")
    } catch {
      return (false, "", "\(words[0]): \(error)")
    }
  }

  /// The lines in which a compiler names errors, each once, in their order.
  static func errors(in words: String) -> [String] {
    var seen: Set<Substring> = []
    return words.lines.filter {
      $0.contains("error:") && $0.first != " " && seen.insert($0).inserted
    }.map(String.init)
  }

  /// A tool's lines as they are shown: what begins with a place in one of those files as it is, the rest set in, since
  /// code can have its compiler say any line, and only this program's words begin one.
  static func shown(_ lines: [String], of files: [String]) -> [String] {
    let files = Set(files)
    return lines.flatMap(\.lines).filter { !$0.isEmpty }.map { line in
      let file = CompilerError(line)?.file
      return file.map(files.contains) == true ? String(line) : "  \(oneLine(line))"
    }
  }

  /// What a tool says of why it failed: the first error that it names, else all its words, set in lines of their own.
  static func reason(in words: String) -> String {
    if let first = errors(in: words).first { return first }
    return (["it says"] + shown([words], of: [])).joined(separator: "\n")
  }
}
