import DesignModel
import Testing

@testable import Auditing

@Suite("A scroll view as a remedy") struct ScrollWrapTests {
  private func wrapped(_ view: String?, _ screen: Screen) throws -> Screen {
    var draft = RepairDraft(screen)
    if let view {
      try ScrollWrap.wrap(try screen.view(named: view), &draft)
    } else {
      try ScrollWrap.wrapContent(&draft)
    }
    return draft.screen
  }

  private func relations(_ screen: Screen) -> [String] { screen.constraints.map { screen.spelled($0) } }

  private static let scrolls = [
    "box.top == scroll.contentLayout.top", "box.leading == scroll.contentLayout.leading",
    "box.bottom == scroll.contentLayout.bottom", "box.trailing == scroll.contentLayout.trailing",
    "box.width == scroll.frameLayout.width", "box.height >= scroll.frameLayout.height",
    "box.height == scroll.frameLayout.height @50",
  ]

  @Test("takes a container's place, and its content gets paddings that grow") func container() throws {
    let screen = try Screen.built { screen in
      try screen.add(.view, "box")
      try screen.add(.stack, "form", in: "box")
      try screen.add(.textField, "name", in: "form")
      try screen.constrain(
        "box.top == safeArea.top", "box.bottom == keyboard.top", "box.leading == root.leading",
        "form.centerY == box.centerY", "form.top >= safeArea.top + 4 @750")
    }
    let after = try wrapped("box", screen)
    #expect(after.view("scroll")?.parent == .root && after.view("box")?.parent == "scroll")
    #expect(after.view("scroll")?.attributes.isEmpty == true, "the keyboard is minded by a constraint")
    #expect(
      relations(after) == [
        "scroll.top == safeArea.top", "scroll.bottom == keyboard.top", "scroll.leading == root.leading",
        "form.centerY == box.centerY", "form.top >= box.top + 4",
      ] + Self.scrolls + ["form.bottom <= box.bottom - 8"])
    #expect(after.constraints.last?.id == "padding-below-form")
  }

  @Test("minds the keyboard itself where no constraint does") func keyboard() throws {
    let screen = try Screen.built { screen in
      try screen.add(.view, "box")
      try screen.add(.textField, "name", in: "box")
      try screen.constrain("box.top == safeArea.top", "box.bottom == safeArea.bottom", "name.top == box.top")
    }
    #expect(try wrapped("box", screen).view("scroll")?.attributes.flag(.keyboardAvoidance) == true)
  }

  @Test("takes in all texts and controls and what stands above or below them, but no backdrop") func content()
    throws
  {
    let screen = try Screen.built { screen in
      try screen.add(.image, "backdrop")
      try screen.add(.image, "logo")
      try screen.add(.label, "title", with: ("text", "Terms"))
      try screen.add(.button, "scroll", with: ("text", "Down"))
      try screen.constrain(
        "backdrop.top == root.top", "backdrop.bottom == root.bottom", "logo.top == safeArea.top + 16",
        "title.top == logo.bottom + 8", "title.leading == safeArea.leading", "scroll.centerX == root.centerX",
        "scroll.bottom == safeArea.bottom - 16", "scroll.top >= title.bottom")
    }
    let after = try wrapped(nil, screen)
    #expect(after.children(of: .root).map(\.name) == ["backdrop", "scroll2"])
    #expect(after.children(of: "content").map(\.name) == ["logo", "title", "scroll"])
    #expect(
      relations(after).prefix(8) == [
        "backdrop.top == root.top", "backdrop.bottom == root.bottom", "logo.top == content.top + 16",
        "title.top == logo.bottom + 8", "title.leading == safeArea.leading",
        "scroll.centerX == content.centerX",
        "scroll.bottom == content.bottom - 16", "scroll.top >= title.bottom",
      ])
    // From the logo down to the button everything is bound, so there is nothing to pad.
    #expect(
      !relations(after).contains { $0.hasPrefix("title.bottom <=") || $0.hasPrefix("scroll.top >= content") })
    #expect(relations(after).contains("scroll2.bottom == safeArea.bottom"))
  }

  @Test(
    "is no remedy for what is not held at both ends, scrolls already or leans on a neighbour",
    arguments: [
      "box.bottom <= safeArea.bottom", "box.bottom == safeArea.bottom @750", "go.top == beside.bottom",
      "box.bottom == safeArea.bottom",
    ])
  func refused(relation: String) throws {
    let screen = try Screen.built { screen in
      try screen.add(.view, "beside")
      try screen.add(.view, "box")
      try screen.add(relation == "box.bottom == safeArea.bottom" ? .scroll : .view, "list", in: "box")
      try screen.add(.button, "go", in: "box", with: ("text", "Go"))
      try screen.constrain("box.top == safeArea.top", relation)
      if relation.hasPrefix("go") { try screen.constrain("box.bottom == safeArea.bottom") }
    }
    #expect(try wrapped("box", screen) == screen)
  }
}
