import AutoLayout
import DesignModel
import TestSupport
import Testing

@Suite("Conflicts") struct ConflictTests {
  @Test("name the constraints that can't hold together, and no other", .statement("conflicts.irreducible"))
  func constraints() throws {
    let layout = try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain(
        "box.leading == root.leading", "box.width == 100", "box.top == root.top", "box.height == 10",
        "box.width >= 120", "box.width <= 300")
    }.layout()
    #expect(layout.status == .conflict)
    #expect(layout.conflicts == [Conflict(members: [.constraint("c2"), .constraint("c5")])])
    #expect(layout.exact("box").width >= 100)
    #expect(layout.exact("box").width <= 120)
  }

  @Test("name the window, once", .statement("conflicts.irreducible")) func window() throws {
    let layout = try Screen.built {
      try $0.add(.custom, "box", with: "size=-x10")
      try $0.constrain(
        "box.leading == root.leading + 20", "box.trailing == root.trailing - 20", "box.width == 280",
        "box.top == root.top")
    }.layout()
    #expect(
      layout.conflicts == [
        Conflict(members: [
          .constraint("c1"), .constraint("c2"), .constraint("c3"), .builtIn("root", what: "window width 300"),
        ])
      ])
  }

  @Test("name each equation of a stack's rule apart", .statement("conflicts.irreducible")) func edges() throws
  {
    let layout = try Screen.built {
      try $0.add(.stack, "row", with: "alignment=center")
      try $0.add(.custom, "icon", in: "row", with: "size=10x-")
      try $0.constrain(
        "row.leading == root.leading", "row.top == root.top", "row.height == 20", "icon.height == 30")
    }.layout()
    let row = layout.views[1].view
    #expect(
      layout.conflicts == [
        Conflict(members: [
          .constraint("c3"), .constraint("c4"), .builtIn(row, what: "stack holds 'icon' at its top"),
          .builtIn(row, what: "stack holds 'icon' at its bottom"),
        ])
      ])
    let names = Set(layout.conflicts[0].members.suffix(2).map(\.ofBothEdges))
    #expect(names == [.builtIn(row, what: "stack holds 'icon'")])
  }

  @Test("name a stack's rules", .statement("stacks.named", "conflicts.irreducible")) func stack() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "form", with: "spacing=8.5")
      try $0.add(.custom, "name", in: "form", with: "size=10x10")
      try $0.add(.custom, "email", in: "form", with: "size=10x10")
      try $0.constrain(
        "form.leading == root.leading", "form.top == root.top", "email.leading == name.trailing")
    }.layout()
    #expect(
      layout.conflicts == [
        Conflict(members: [
          .constraint("c3"), .builtIn("form", what: "stack spacing 8.5 before 'email'"),
        ])
      ])
  }

  @Test("name the bound that no size falls below", .statement("views.not-negative", "conflicts.irreducible"))
  func bound() throws {
    let layout = try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain(
        "box.leading == root.leading", "box.top == root.top", "box.height == 1")
      // Constraint text refuses it; a variation or a store may say it.
      try $0.addConstraint {
        LayoutConstraint(id: $0, AnchoredItem(Item("box"), .width), .atMost, constant: -10)
      }
    }.layout()
    #expect(
      layout.conflicts == [
        Conflict(members: [.constraint("c4"), .builtIn("box", what: "width at least 0")])
      ])
  }

  @Test("name required intrinsic sizes") func intrinsic() throws {
    let layout = try Screen.built {
      try $0.add(.custom, "box", with: "size=50x10 compression=1000")
      try $0.constrain("box.leading == root.leading", "box.top == root.top", "box.width <= 40")
    }.layout()
    #expect(
      layout.conflicts == [
        Conflict(members: [
          .constraint("c3"), .builtIn("box", what: "width at least that of its content, 50"),
        ])
      ])
  }

  // Two that want 100 outweigh one that wants 120: 20 points of violation rather than 40.
  @Test("are laid out with the least sum of violations", .statement("conflicts.least-violation"))
  func leastViolation() throws {
    for majority in [100.0, 120] {
      let layout = try Screen.built {
        try $0.add(.view, "box")
        try $0.constrain(
          "box.leading == root.leading", "box.top == root.top", "box.height == 10", "box.width == 100",
          "box.width == 120", "box.width == \(majority)")
      }.layout()
      #expect(layout.status == .conflict)
      #expect(layout.exact("box").width == majority)
    }
  }
}
