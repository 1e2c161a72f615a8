import AutoLayout
import DesignModel
import Notation

/// Layouts that depend on what was shown before.
///
/// Where one layout alone serves the constraints best, no history leads to another one. So there are three ways: rules
/// of one priority that can't all hold, of which UIKit lets the one or the other give way; texts and safe areas that
/// come to rest in more than one layout; and those that come to rest in none. What nothing speaks of is reported by
/// `ambiguous-layout`.
enum LayoutDependsOnHistory: LayoutRule {
  static let card = RuleCard(
    "layout-depends-on-history", .error, summary: "The layout depends on what was shown before.",
    why: """
      After turning the device there and back, or hiding a view and showing it again, the screen looks different. \
      Constraints of one priority that can't all hold give way in the order in which they came into force; a text that \
      leads to its own width keeps the one that it had.
      """,
    fix: """
      Give the constraints that compete different priorities; bind the width of a text to something that doesn't depend \
      on its height.
      """,
    bad: """
      add-view demo card --kind image
      pin demo card top,leading --to safeArea
      add-constraint demo 'card.height == 44'
      add-constraint demo 'card.width == 120 @high'
      add-constraint demo 'card.width == safeArea.width * 0.25 @high'
      """,
    good: """
      add-view demo card --kind image
      pin demo card top,leading --to safeArea
      add-constraint demo 'card.height == 44'
      add-constraint demo 'card.width == 120 @high'
      add-constraint demo 'card.width == safeArea.width * 0.25 @low'
      """)

  static var measuresFrames: Bool { false }

  static func findings(on layout: AuditedLayout) -> [Finding] {
    if let unrest = layout.layout.unrest { return [finding(unrest, layout)] }
    let open = layout.openings.compactMap { finding($0, layout) }.firstOfEachSubject
    return open + (otherRest(of: layout).map { [$0] } ?? [])
  }

  private static func finding(_ unrest: Unrest, _ layout: AuditedLayout) -> Finding {
    Finding(
      Self.self, view: unrest.views.first?.view, message: "no rest: \(layout.screen.spelled(unrest))",
      measured: unrest.distance, required: 0)
  }

  private static func finding(_ opening: Opening, _ layout: AuditedLayout) -> Finding? {
    let (view, aspect) = (opening.ambiguity.view, opening.ambiguity.aspect.inWords)
    let name = layout.screen.name(of: view)
    switch opening.cause {
    case .conflict, .unsaid, .contentSize: return nil
    case .rivals(let rules):
      let constraints = rules.compactMap { rule in
        if case .constraint(let id) = rule { id } else { nil }
      }
      let members = rules.map { layout.screen.spelled($0) }
      let finding = Finding(
        Self.self, view: view, constraint: constraints.first, related: Array(constraints.dropFirst()),
        message:
          "\(name)'s \(aspect) follows from which of these gives way: \(members.joined(separator: "; "))",
        measured: opening.ambiguity.greatest - opening.ambiguity.least, required: 0)
      return layout.hasCanvasHeight && opening.ambiguity.aspect.isVertical ? finding.assumingSize() : finding
    }
  }

  // MARK: Several rests

  /// What is elsewhere after another environment was shown in between; nil where nothing is.
  private static func otherRest(of layout: AuditedLayout) -> Finding? {
    let (histories, reads) = (layout.solving.histories, layout.solving.reads)
    guard histories.mayDiffer, layout.layout.status == .solved else { return nil }
    // What the screen doesn't read changes nothing.
    let own = layout.environment.reduced(to: reads)
    for (words, between) in environments(before: layout) where between.reduced(to: reads) != own {
      let later = histories.other(
        than: layout.layout, in: layout.environment, after: between, tolerance: 2 * layout.halfPixel)
      guard let later, later.status == .solved, let view = moved(layout, later) else { continue }
      let (one, other) = (layout.layout.views[view].exact.size, later.views[view].exact.size)
      return Finding(
        Self.self, view: layout.id(view),
        message:
          "\(layout.name(view)) is \(one.inWords) when first shown, and \(other.inWords) after \(words)",
        measured: max(abs(one.width - other.width), abs(one.height - other.height)), required: 0)
    }
    return nil
  }

  /// What people may see in between, in words: the device turned, another text size, the keyboard, each other state.
  ///
  /// Each is settled for the screen anew: a sheet and bars take of a turned window what they take there.
  private static func environments(before layout: AuditedLayout) -> [(
    words: String, between: LayoutEnvironment
  )] {
    let now = layout.asked
    func changed(_ change: (inout LayoutEnvironment) -> Void) -> LayoutEnvironment {
      var result = now
      change(&result)
      return result
    }
    var histories = [("the device was turned there and back", now.turned)]
    histories.append(
      ("the text size was changed there and back", changed { $0.textSize = now.textSize.opposite }))
    if now.keyboardHeight != nil {
      histories.append(("the keyboard was put away and shown again", changed { $0.keyboardHeight = nil }))
    }
    for state in layout.screen.states where state != layout.environment.state {
      histories.append(("state '\(state)' was shown in between", changed { $0.state = state }))
    }
    return histories.map { ($0, $1.settled(for: layout.screen)) }
  }

  /// The view whose size differs most by more than a pixel; nil if none does.
  private static func moved(_ layout: AuditedLayout, _ later: ScreenLayout) -> Int? {
    func change(_ view: Int) -> Double {
      let (one, other) = (layout.layout.views[view].exact, later.views[view].exact)
      return max(abs(one.width - other.width), abs(one.height - other.height))
    }
    let shown = later.views.indices.filter {
      !layout.layout.views[$0].isHidden && change($0) > 2 * layout.halfPixel
    }
    return shown.first { later.views[$0].text != nil } ?? shown.first
  }
}

extension TextSize {
  /// The size furthest from this one.
  fileprivate var opposite: TextSize {
    isAccessibility ? .extraSmall : .accessibilityExtraExtraExtraLarge
  }
}

extension Size {
  fileprivate var inWords: String { "\(width.shown) x \(height.shown)" }
}

extension AuditedLayout {
  /// True for a cell or view as high as its file's canvas, which nothing in the app asks for.
  fileprivate var hasCanvasHeight: Bool {
    isHeld
      && !screen.constraints.contains { constraint in
        constraint.first == AnchoredItem(Item(.root), .height) && constraint.second == nil
      }
  }
}

extension Ambiguity.Aspect {
  fileprivate var isVertical: Bool { [.y, .height, .contentHeight].contains(self) }
}
