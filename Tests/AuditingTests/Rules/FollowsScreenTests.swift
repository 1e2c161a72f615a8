import DesignModel
import Testing

@testable import Auditing

@Suite("follows-screen") struct FollowsScreenTests {
  /// What is found of views with those marks.
  private func found(_ marks: String?..., isStandIn: Bool = false) throws -> Finding? {
    let screen = try Screen.built { screen in
      for (place, mark) in marks.enumerated() {
        var settings = mark.map { [("followsScreen", $0)] } ?? []
        if isStandIn { settings.append(("madeUp", "true")) }
        try screen.add(.view, "v\(place)", settings: settings)
      }
    }
    let findings = screen.findings(of: FollowsScreen.self)
    #expect(findings.count < 2)
    return findings.first
  }

  @Test("is a warning of a view that reaches out of the window, with its line and numbers") func leaving()
    throws
  {
    let finding = try found("width 361 288 out Feed.swift:141")
    #expect(finding?.severity == .warning && finding?.view == "v0" && finding?.parts == [])
    #expect(finding?.measured == 361 && finding?.required == 288)
    #expect(
      finding?.message
        == "v0 follows the screen in Feed.swift:141: in a window of 320 x 568 it is 361 wide and "
        + "reaches out, and on a screen of that size 288")
  }

  @Test("is a note of one that stays in the window, wherever it is") func staying() throws {
    let words = "v0 follows the screen: in a window of 320 x 568 it"
    for (mark, ending) in [
      ("height 426 284", "is 426 high, and on a screen of that size 284"),
      ("left 12.5 4", "begins at x 12.5, and on a screen of that size at 4"),
      ("top 85.2 56.8", "begins at y 85.2, and on a screen of that size at 56.8"),
    ] {
      let finding = try found(mark)
      #expect(finding?.severity == .note && finding?.message == "\(words) \(ending)")
    }
  }

  @Test("is one finding of a screen, of what leaves the window first, and of no stand-in") func several()
    throws
  {
    let finding = try found("top 85 57 A.swift:1", nil, "width 393 320 out A.swift:2", "width 400 326 out")
    #expect(finding?.severity == .warning && finding?.view == "v2" && finding?.parts == ["v0", "v2", "v3"])
    #expect(finding?.message.hasSuffix("a screen of that size 320, and 2 other views alike") == true)
    #expect(try found(nil) == nil && found("width 393 320 out", isStandIn: true) == nil)
    #expect(try found("wide") == nil && found("width wide 3") == nil)
  }
}
