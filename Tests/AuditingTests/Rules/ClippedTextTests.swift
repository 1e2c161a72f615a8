import DesignModel
import Testing

@testable import Auditing

/// In lines of 20 points, of which letters leave 3 free above them and half a point below those that hang.
@Suite("clipped-text") struct ClippedTextTests {
  private func severities(
    _ text: String, height: Double = 17, connected: Bool = false,
    _ fill: (inout Screen) throws -> Void = { _ in }
  ) throws -> [Severity] {
    try Screen.built {
      try $0.add(.label, "v", with: ("text", text), ("connected", "\(connected)"))
      try $0.place("v", x: 10, y: 100, width: 200, height: height)
      try fill(&$0)
    }.findings(of: ClippedText.self).map(\.severity)
  }

  @Test("asks which letters there are, and of a text that code sets for any") func letters() throws {
    #expect(try severities("pay") == [.error])
    #expect(try severities("Name") == [.note] && severities("Name", connected: true) == [.warning])
    #expect(try severities("+", height: 10) == [.note] && severities("Name", height: 10) == [.error])
    #expect(try severities("😀") == [.note] && severities("😀", height: 14) == [.error])
  }

  @Test("passes over what an opaque view in front covers, and what its author folds up") func unseen() throws
  {
    func cover(_ color: String) throws -> [Severity] {
      try severities("pay") {
        try $0.add(.view, "bar", with: ("background", color))
        try $0.place("bar", x: 0, y: 90, width: 300, height: 50)
      }
    }
    #expect(try cover("#FFFFFF").isEmpty && cover("#FFFFFF80") == [.error])
    #expect(try severities("pay", height: 0).isEmpty)
    let folded = try Screen.built {
      try $0.add(.label, "v", with: ("text", "a text that is cut"))
      try $0.place("v", x: 10, y: 100, width: 50, height: 0)
    }
    #expect(folded.findings(of: TruncatedText.self).isEmpty)
  }
}
