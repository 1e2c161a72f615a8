import Foundation
import Testing

@testable import WorkbenchKit

@Suite("The reader of an agent's messages") struct MessageReaderTests {
  /// The lines of a text that comes in pieces of that size.
  private static func lines(_ text: [UInt8], piece: Int) throws -> [MessageReader.Line] {
    var rest = text[...]
    var reader = MessageReader {
      defer { rest = rest.dropFirst(piece) }
      return Array(rest.prefix(piece))
    }
    var lines: [MessageReader.Line] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  @Test("gives whole lines however they come", arguments: [1, 2, 3, 100]) func pieces(size: Int) throws {
    let lines = try Self.lines(Array("one\n\ntwo\nthree".utf8), piece: size)
    #expect(lines == ["one", "", "two", "three"].map { .whole(Array($0.utf8)) })
    #expect(try Self.lines([], piece: size) == [])
    #expect(try Self.lines(Array("one\n".utf8), piece: size) == [.whole(Array("one".utf8))])
  }

  @Test(
    "passes over a line that is longer than any message, and goes on after it", arguments: [4096, 1 << 22])
  func long(piece: Int) throws {
    let most = [UInt8](repeating: UInt8(ascii: "x"), count: MessageReader.longest)
    let end = Array("\nnext".utf8)
    #expect(try Self.lines(most + end, piece: piece) == [.whole(most), .whole(Array("next".utf8))])
    #expect(try Self.lines(most + most + end, piece: piece) == [.tooLong, .whole(Array("next".utf8))])
    #expect(try Self.lines(most + [0], piece: piece) == [.tooLong])
  }
}
