import DesignModel
import Notation

/// Constraints that don't turn round with the writing direction.
enum LeftRightPins: DesignRule {
  static let card = RuleCard(
    "left-right-pins", .warning,
    summary: "A constraint speaks of left or right where leading or trailing is meant.",
    why: """
      In Arabic, Hebrew and Persian the screen is mirrored, but this view stays where it is. A note on a screen of a file \
      that has no texts in such a language.
      """,
    fix: "Use leading for left and trailing for right, unless the place means the glass and not the text.",
    bad: """
      add-view demo icon --kind image --size 44x44
      pin demo icon top --to safeArea
      add-constraint demo 'icon.left == root.left + 16'
      """,
    good: """
      add-view demo icon --kind image --size 44x44
      pin demo icon top --to safeArea
      add-constraint demo 'icon.leading == root.leading + 16'
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    let screen = tree.screen
    let isDecided = screen.isImported && !screen.isReadFromTheRight
    return screen.constraints.filter {
      $0.isOfAuthorAtRunTime && $0.speaksOfSides && !hasMirror($0, screen) && isWritten($0, screen)
    }.map { constraint in
      Finding(
        Self.self, severity: isDecided ? .note : nil, view: screen.view(constraint.first.item.owner)?.id,
        constraint: constraint.id,
        message:
          "\(constraint.id): \(screen.spelled(constraint)) stays at its side when the screen is mirrored")
    }
  }

  /// False for what an import of code makes of frames, which no line says.
  private static func isWritten(_ constraint: LayoutConstraint, _ screen: Screen) -> Bool {
    guard screen.isOfCode, let source = screen.source else { return true }
    return source.places.contains { $0.kind == .constraint && $0.object == constraint.id.text }
  }

  /// A view that is bound to both sides of another by the same distance is its own mirror image.
  private static func hasMirror(_ constraint: LayoutConstraint, _ screen: Screen) -> Bool {
    guard let mirror = constraint.mirrored else { return false }
    return screen.constraints.contains {
      $0.first == mirror.first && $0.second == mirror.second && $0.constant == mirror.constant
        && $0.relation == mirror.relation && $0.multiplier == 1 && $0.priority == mirror.priority
        && $0.condition == mirror.condition && $0.isInstalled == mirror.isInstalled
    }
  }
}
