import AutoLayout
import DesignModel
import TestSupport
import Testing

@Suite("Room that is taken") struct TakenRoomTests {
  @Test("moves and shortens the root, and what hangs on it", .statement("roots.opaque")) func taken() throws {
    let environment = LayoutEnvironment.plain(100).with {
      $0.taken = EdgeInsets(top: 30, bottom: 20)
      $0.safeArea = EdgeInsets(bottom: 10)
    }
    let layout = try Screen.built {
      try $0.add(.view, "bar", with: "")
      try $0.constrain(
        "bar.leading == root.leading", "bar.trailing == root.trailing", "bar.height == 40",
        "bar.bottom == safeArea.bottom")
      try $0.add(.view, "top", with: "")
      try $0.constrain(
        "top.leading == root.leading", "top.width == 10", "top.height == 10", "top.top == safeArea.top + 5")
    }.layout(environment)
    let height = environment.size.height
    #expect(layout.views[0].screenFrame == Rect(x: 0, y: 30, width: 100, height: height - 50))
    #expect(layout.view("bar")?.screenFrame.maxY == height - 30)
    #expect(layout.view("top")?.screenFrame.y == 35 && layout.view("top")?.frame.y == 5)
  }

  /// A text view of a recorded cell has a mask, and a size that its own content would contradict.
  @Test("by a mask leaves nothing to the view's own size") func mask() throws {
    let screen = try Screen.built { try $0.add(.label, "it", with: "text=aaaa hugging=1000,1000") }
    var lists = screen.lists
    let root = Item(screen.views[0].id)
    for (anchor, constant) in [(Anchor.left, 5.0), (.top, 5), (.width, 90), (.height, 60)] {
      lists.constraints.append(
        LayoutConstraint(
          id: ObjectID("it.\(anchor.rawValue)"), AnchoredItem(Item(screen.views[1].id), anchor), .equal,
          to: constant == 5 ? AnchoredItem(root, anchor) : nil, constant: constant, origin: .autoresizing))
    }
    let layout = Screen(id: screen.id, name: screen.name, lists: lists).layout()
    #expect(layout.conflicts.isEmpty && layout.exact("it").size == Size(width: 90, height: 60))
  }
}
