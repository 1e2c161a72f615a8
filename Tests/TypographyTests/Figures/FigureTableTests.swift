import Testing

@testable import Typography

@Suite("Built-in tables") struct FigureTableTests {
  @Test("are read without their heads, row by row") func rows() {
    let table = FigureTable(Array("# a source\n# another\n20 -163 729.5 12/14.5\nspace 0 1 2/3\n".utf8))
    let rows = table.map { "\($0.text(0)) \($0.number(1)) \($0.number(2)) \($0.pair(3))" }
    #expect(rows == ["20 -163.0 729.5 (12.0, 14.5)", "space 0.0 1.0 (2.0, 3.0)"])
  }

  @Test("spell code points in hexadecimal digits") func codePoints() {
    #expect(FigureTable(Array("20AC 1\n".utf8)).map { $0.codePoint(0) } == [0x20AC])
    #expect(FigureTable(Array("É 1\n".utf8)).map { $0.byte(0) } == [0xC3])
  }
}
