import DesignModel

/// Gives a text of Interface Builder the text style of its size: a file can't say that a font of its own scales.
enum UseTextStyle: Remedy {
  static let rules = ["fixed-font"]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    guard let view = complaint.view, complaint.screen.isOfInterfaceBuilder,
      let style = style(of: view)
    else { return [] }
    let title = "set \(view.name) in the text style \(style.rawValue)"
    let change = FontTraits.following(style, on: view)
    return [
      Repair(title, of: complaint.screen) { draft in
        try draft.set(view.id, change.set, without: change.unset)
      },
      view.kind == .label
        ? Repair("\(title), on any number of lines", of: complaint.screen) { draft in
          let attributes = change.set.overridden(by: TextTraits.anyNumberOfLines)
          try draft.set(view.id, attributes, without: change.unset)
        } : nil,
    ]
  }

  /// The style nearest in size, the larger of two; nil for fonts that no style matches.
  static func style(of view: View) -> TextStyle? {
    let font = FontTraits(view.kind, view.attributes)
    guard font.family == nil, let size = font.size else { return nil }
    switch font.weight ?? .regular {
    case .regular: break
    case .semibold, .bold: return (16...18).contains(size) ? .headline : nil
    default: return nil
    }
    let nearest = sizes.min { (abs($0.1 - size), -$0.1) < (abs($1.1 - size), -$1.1) }
    return nearest.flatMap { abs($0.1 - size) <= 2 ? $0.0 : nil }
  }

  /// The points of the regular styles at the text size L.
  private static let sizes: [(TextStyle, Double)] = [
    (.caption2, 11), (.caption1, 12), (.footnote, 13), (.subheadline, 15), (.callout, 16), (.body, 17),
    (.title3, 20), (.title2, 22), (.title1, 28), (.largeTitle, 34),
  ]
}
