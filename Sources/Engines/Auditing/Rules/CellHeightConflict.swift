import AutoLayout
import DesignModel
import Notation

/// Rows whose content insists on a height that the table doesn't give them.
enum CellHeightConflict: LayoutRule {
  static let card = RuleCard(
    "cell-height-conflict", .warning,
    summary: "What is required in a row can't hold while the table gives the row another height.",
    why: """
      A table lays a row out in its estimated height, 44 points, before it asks the content how high it is, and less the \
      separator after that; both are required (`UIView-Encapsulated-Layout-Height`). A chain of required heights and \
      distances from top to bottom contradicts them: UIKit logs that, and breaks one of them.
      """,
    fix: "Give one height or distance of the chain a priority of 999.",
    bad: """
      set-view demo root root=cell rootSize=-x80
      add-view demo content --kind tableCell
      pin demo content top,leading,trailing,bottom
      add-view demo picture --kind image --in content
      pin demo picture top,leading,bottom --inset 10
      add-constraint demo 'picture.height == 60'
      add-constraint demo 'picture.width == 60'
      """,
    good: """
      set-view demo root root=cell rootSize=-x80
      add-view demo content --kind tableCell
      pin demo content top,leading,trailing,bottom
      add-view demo picture --kind image --in content
      pin demo picture top,leading,bottom --inset 10
      add-constraint demo 'picture.height == 60 @999'
      add-constraint demo 'picture.width == 60'
      """)

  static var measuresFrames: Bool { false }

  static func findings(on layout: AuditedLayout) -> [Finding] {
    guard let row = layout.solving.estimatedRow else { return [] }
    let known = Set(layout.layout.conflicts)
    let conflicts = row.layout(in: layout.environment).conflicts.filter { !known.contains($0) }
    return conflicts.compactMap { finding(of: $0, on: layout.screen) }.firstOfEachSubject
  }

  private static func finding(of conflict: Conflict, on screen: Screen) -> Finding? {
    let constraints = conflict.members.compactMap { rule -> LayoutConstraint? in
      guard case .constraint(let id) = rule else { return nil }
      return screen.constraint(id).flatMap { $0.isOfAuthorAtRunTime ? $0 : nil }
    }
    guard let first = constraints.first,
      !constraints.contains(where: \.isLeastHeight) || constraints.contains(where: \.isHeight)
    else { return nil }
    let views = Set(constraints.flatMap { [$0.first.item.owner, $0.second?.item.owner] }.compactMap(\.self))
    let members = constraints.map { screen.spelled(.constraint($0.id)) }.joined(separator: "; ")
    // A table's code may say how high its rows are at first.
    return Finding(
      Self.self, severity: screen.isOfCode ? .note : nil, constraint: first.id,
      related: constraints.dropFirst().map(\.id),
      message:
        "in a row of \(Screen.estimatedRowHeight.shown) points, as it is at first, these can't hold together: "
        + members,
      parts: screen.views.map(\.id).filter(views.contains))
  }
}

extension LayoutConstraint {
  /// True for one height and no other.
  fileprivate var isHeight: Bool {
    first.anchor == .height && second == nil && relation == .equal && constant > 0
  }

  /// True for a height that is at least so much: where no other takes part, nothing contradicts it once the row has grown.
  fileprivate var isLeastHeight: Bool { first.anchor == .height && second == nil && relation == .atLeast }
}

extension Screen {
  /// Points: the height of a row before its content is asked.
  static let estimatedRowHeight = 44.0

  /// The screen of a table's row in that height; nil for other screens.
  var inEstimatedRow: Screen? {
    guard rootTraits.kind == .cell, views.contains(where: { $0.kind == .tableCell }) else { return nil }
    var result = self
    let attributes = root.attributes.ofView(width: rootTraits.width, height: Self.estimatedRowHeight)
    return (try? result.setView(.root, kind: root.kind, attributes: attributes)).map { result }
  }
}
