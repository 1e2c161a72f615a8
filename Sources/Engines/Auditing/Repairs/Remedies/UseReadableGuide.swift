import DesignModel

/// Makes a text, or what holds it, no wider than is readable.
enum UseReadableGuide: Remedy {
  static let rules = ["wide-text"]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    complaint.lineage.map { view in
      Repair("bind \(view.name) to the readable content guide", of: complaint.screen) { draft in
        let sides = complaint.screen.constraints.compactMap { readable($0, of: view.id, complaint.screen) }
        // With one side alone the text would be as wide as before, only elsewhere.
        guard Set(sides.map(\.first.anchor)) == [.leading, .trailing] else { return }
        for side in sides { try draft.set(side) }
      }
    }
  }

  /// The constraint with the readable content guide in place of the view around, or of its other guides; nil unless it
  /// binds a side to one.
  ///
  /// The guide brings its own margins, so the distance goes.
  private static func readable(
    _ constraint: LayoutConstraint, of view: ObjectID, _ screen: Screen
  ) -> LayoutConstraint? {
    guard var second = constraint.second else { return nil }
    var result = constraint
    if second.item == Item(view) { (result.first, second) = (second, constraint.first) }
    let around = second.item.owner
    guard result.first.item == Item(view), [.leading, .trailing].contains(result.first.anchor),
      second.anchor.withinMargins ?? second.anchor == result.first.anchor, constraint.relation == .equal,
      constraint.multiplier == 1, screen.view(around).map({ $0.kind != .scroll }) ?? false,
      screen.lies(view, in: around)
    else { return nil }
    result.second = AnchoredItem(Item(around, .readableContent), result.first.anchor)
    result.constant = 0
    return result
  }
}
