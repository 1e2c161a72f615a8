import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points with 34 points below the safe area, or 44 beside it.
@Suite("stops-at-safe-area") struct StopsAtSafeAreaTests {
  private func bar(
    _ kind: ViewKind = .view, _ settings: (String, String)..., at region: String = "safeArea",
    to last: String = "",
    more: (inout Screen) throws -> Void = { _ in }
  ) throws -> Screen {
    try Screen.built {
      try $0.setView(.root, kind: .view, attributes: Attributes(.background, .text("#FFFFFF")))
      try $0.add(kind, "bar", settings: settings)
      for side in ["leading", "trailing", "bottom"] {
        try $0.constrain("bar.\(side) == \(region).\(side)\(side == "bottom" ? last : "")")
      }
      try $0.constrain("bar.height == 80")
      try more(&$0)
    }
  }

  private func found(_ screen: Screen, bottom: Double = 34, side: Double = 0) -> [Double?] {
    screen.findings(of: StopsAtSafeArea.self) {
      $0.safeArea = EdgeInsets(top: 0, left: side, bottom: bottom, right: side)
    }.map(\.measured)
  }

  @Test("reports a strip of another colour, as high as the safe area leaves it") func strips() throws {
    let screen = try bar(.view, ("background", "#96588A"))
    #expect(found(screen) == [34] && found(screen, bottom: 0).isEmpty)
    #expect(found(screen, bottom: 0, side: 44) == [44])
    #expect(found(try bar(.view, ("background", "#96588A"), at: "root")).isEmpty)
    #expect(found(try bar(.view, ("background", "#96588A"), to: " - 8")).isEmpty)
  }

  @Test("says nothing where the strip has the view's colour, or another view fills it") func filled() throws {
    #expect(found(try bar(.view, ("background", "#FFFFFF"))).isEmpty)
    #expect(found(try bar(.view, ("background", "systemBackgroundColor"))).isEmpty)
    #expect(found(try bar()).isEmpty)
    let screen = try bar(.view, ("background", "#96588A")) {
      try $0.add(.view, "floor", with: ("background", "#96588A"))
      try $0.constrain(
        "floor.leading == root.leading", "floor.trailing == root.trailing", "floor.top == bar.bottom",
        "floor.bottom == root.bottom")
    }
    #expect(found(screen).isEmpty)
  }

  @Test("reports lists beside a notch whatever their colour, and no other scroll view") func lists() throws {
    var screen = try bar(.scroll) { try $0.constrain("bar.contentLayout.width == bar.width") }
    #expect(found(screen, bottom: 0, side: 44).isEmpty)
    for var constraint in screen.constraints where constraint.first.item.region == .contentLayout {
      constraint.origin = .autoresizing
      try screen.setConstraint(constraint)
    }
    #expect(found(screen, bottom: 0, side: 44) == [44] && found(screen).isEmpty)
  }

  @Test("says nothing of what is shown at launch") func launch() throws {
    var screen = try bar(.view, ("background", "#96588A"))
    var attributes = screen.root.attributes
    attributes[.launch] = .flag(true)
    try screen.setView(.root, kind: .view, attributes: attributes)
    #expect(found(screen).isEmpty)
  }
}
