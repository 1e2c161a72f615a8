import DesignModel
import Testing

@testable import Auditing

@Suite("squashed-picture") struct SquashedPictureTests {
  /// What is found of a picture of 70 by 44 points.
  private func found(_ lines: String..., mode: String = "", image: String = "badge") throws -> [String] {
    let screen = try Screen.built {
      var settings = [("image", image), ("size", "70x44")]
      if !mode.isEmpty { settings.append(("contentMode", mode)) }
      try $0.add(.image, "badge", settings: settings)
      for line in lines { try $0.constrain(line) }
    }
    return screen.findings(of: SquashedPicture.self).map(\.message)
  }

  private static let wide = "badge.width == 70"

  @Test("reports a picture whose sides required numbers give another ratio") func squashed() throws {
    let words = "badge draws a picture of 70 x 44 points on 70 x "
    #expect(try found(Self.wide, "badge.height == 36") == [words + "36"])
    #expect(try found(Self.wide, "badge.height <= 36") == [words + "36"])
    #expect(try found(Self.wide, "badge.height == 60") == [words + "60"])
  }

  @Test("says nothing of another size in the same ratio, of a side that is open, and of other content modes")
  func others() throws {
    #expect(try found("badge.width == 35", "badge.height == 22").isEmpty)
    #expect(try found(Self.wide, "badge.height == 43").isEmpty)
    #expect(try found(Self.wide, "badge.height <= 60").isEmpty)
    #expect(try found(Self.wide, "badge.height >= 60").isEmpty)
    #expect(try found(Self.wide, "badge.height == 36 @999").isEmpty)
    #expect(try found("badge.height == 36").isEmpty)
    #expect(try found(Self.wide, "badge.height == 36", mode: "scaleAspectFit").isEmpty)
    #expect(try found(Self.wide, "badge.height == 36", image: "").isEmpty)
  }

  @Test("reports a button that is lower than its picture, and none that is higher") func buttons() throws {
    func count(_ height: Double, title: String = "", scope: RecordedSize.Scope = .everywhere) throws -> Int {
      let screen = try Screen.built {
        var attributes = Attributes(.image, .text("badge"))
        if !title.isEmpty { attributes[.text] = .text(title) }
        attributes.recordedSize = RecordedSize(
          width: 70, height: 44, scope: scope, reason: attributes.sizeReason(of: .button))
        try $0.addView(named: "badge", kind: .button, attributes: attributes, in: .root)
        try $0.constrain(Self.wide, "badge.height == \(height)")
      }
      return screen.findings(of: SquashedPicture.self).count
    }
    #expect(try count(40) == 1 && count(60) == 0)
    #expect(try count(40, title: "PRO") == 0 && count(40, scope: .canvas) == 0)
  }
}
