import TestSupport
import Testing

import Machine

@Suite("Lines that are read one by one") struct LineReaderTests {
  /// The lines of a text that comes in pieces.
  func lines(_ pieces: [String]) throws -> [String] {
    var rest = pieces[...]
    var reader = LineReader { rest.popFirst().map { Array($0.utf8) } ?? [] }
    var lines: [String] = []
    while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    #expect(reader.count == lines.count)
    #expect(try reader.next() == nil)
    return lines
  }

  @Test(
    "end at a line feed, and the last one without",
    arguments: [
      ([], []), (["a"], ["a"]), (["a\n"], ["a"]), (["\n"], [""]), (["a\n\nb"], ["a", "", "b"]),
      (["a", "b\nc", "\n", "d"], ["ab", "c", "d"]),
    ] as [([String], [String])])
  func ends(pieces: [String], expected: [String]) throws { #expect(try lines(pieces) == expected) }

  @Test("are the same however the text is cut into pieces")
  func cuts() throws {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<300 {
      let text = (0..<40).map { _ in Int.random(in: 0..<4, using: &numbers) == 0 ? "\n" : "x" }.joined()
      var pieces: [String] = []
      var rest = text[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...9, using: &numbers)
        pieces.append(String(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      #expect(try lines(pieces) == lines([text]))
    }
  }

  @Test("come in groups without the blank ones, and keep their numbers")
  func groups() throws {
    var rest = ["a\n \t\n", "b\n\r\nc", "\n\n"][...]
    var reader = LineReader { rest.popFirst().map { Array($0.utf8) } ?? [] }
    let groups = [try reader.nextFilled(atMost: 2), try reader.nextFilled(atMost: 2)]
    #expect(groups.map { $0?.map(\.number) } == [[1, 3], [5]])
    #expect(groups.map { $0?.map { String(decoding: $0.bytes, as: UTF8.self) } } == [["a", "b"], ["c"]])
    #expect(try reader.nextFilled(atMost: 2) == nil)
  }
}
