import DesignModel
import Notation

/// Pictures whose file says how large they are, and that constraints give sides of another ratio.
enum SquashedPicture: DesignRule {
  static let card = RuleCard(
    "squashed-picture", .warning,
    summary: "A picture is drawn in another ratio of its sides than its own.",
    why: """
      Required numbers give the view another shape than the picture has, and it fills its view (`scaleToFill`). A button \
      makes its picture smaller in each direction by itself, too.
      """,
    fix: "Give the view the picture's size, or an image view the content mode `scaleAspectFit`.",
    bad: """
      add-view demo badge --kind image --size 70x44
      set-view demo badge image=badge
      pin demo badge top,leading --to safeArea --inset 16
      add-constraint demo 'badge.width == 70'
      add-constraint demo 'badge.height == 36'
      """,
    good: """
      add-view demo badge --kind image --size 70x44
      set-view demo badge image=badge
      pin demo badge top,leading --to safeArea --inset 16
      add-constraint demo 'badge.width == 70'
      add-constraint demo 'badge.height == 44'
      """)

  /// By how much the ratio of the sides differs at least.
  private static let least = 1.08
  /// Points: smaller pictures are dots and lines, larger ones backgrounds, which may be stretched.
  private static let sides = 12.0...120

  static func findings(in tree: AuditedScreen) -> [Finding] {
    tree.screen.views.indices.compactMap { place in
      let view = tree.screen.views[place]
      guard let own = view.pictureSize, sides.contains(own.width), sides.contains(own.height),
        let width = tree.length(of: place, along: .width, own.width),
        let height = tree.length(of: place, along: .height, own.height), min(width, height) > 1
      else { return nil }
      let ratio = (width / height) / (own.width / own.height)
      guard max(ratio, 1 / ratio) > least else { return nil }
      return Finding(
        Self.self, view: view.id,
        message: """
          \(view.name) draws a picture of \(own.width.shown) x \(own.height.shown) points on \(width.shown) x \
          \(height.shown)
          """)
    }
  }
}

extension View {
  /// The size in points of a picture of the app's that fills the view, or that a button shows alone; nil for others, and
  /// where the file doesn't say it.
  fileprivate var pictureSize: Size? {
    guard attributes.imageName != nil else { return nil }
    switch kind {
    case .image:
      guard (attributes.word(.contentMode, as: ContentMode.self) ?? .scaleToFill) == .scaleToFill,
        let own = attributes.ownSize, let width = own.width, let height = own.height
      else { return nil }
      return Size(width: width, height: height)
    case .button:
      guard !hasWords, !attributes.hasContentPadding, !attributes.drawsItself,
        FontTraits(.button, attributes).configuration == .none,
        let recorded = attributes.recordedSize, recorded.scope == .everywhere, let width = recorded.width,
        let height = recorded.height, height >= Self.lineOfButtons
      else { return nil }
      return Size(width: width, height: height)
    default: return nil
    }
  }

  /// Points: a button without a title is as high as a line of its font, 18 points, at least, so that lower pictures' heights aren't
  /// known.
  private static let lineOfButtons = 23.0
}

extension AuditedScreen {
  /// The points on which a view draws a picture of its own length, by required numbers; nil where none speaks of it.
  fileprivate func length(of view: Int, along anchor: Anchor, _ own: Double) -> Double? {
    let id = screen.views[view].id
    let limits = screen.constraints.filter { constraint in
      constraint.first.item.owner == id && constraint.first.anchor == anchor && constraint.second == nil
        && constraint.isInstalled && constraint.priority == .required && constraint.relation != .atLeast
        && constraint.origin != .placeholder && !varies(constraint)
    }
    guard let exact = limits.first(where: { $0.relation == .equal })?.constant else {
      return limits.map(\.constant).min().map { min($0, own) }
    }
    return kinds[view] == .button ? min(exact, own) : exact
  }
}
