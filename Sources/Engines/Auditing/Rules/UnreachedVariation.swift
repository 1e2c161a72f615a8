import DesignLanguage
import DesignModel
import Notation

/// Variations for size classes that no window has on the devices of the app.
///
/// Of 15 public files with variations for size classes whose app's project is known, one has such: its app is held
/// upright on phones, and the variation is for a compact height. Nobody sees it, so that it is a note, one a screen.
enum UnreachedVariation: DesignRule {
  static let card = RuleCard(
    "unreached-variation", .note,
    summary: "A variation is for size classes that no window has on the devices that the app is for.",
    why: """
      What it says is never seen. A phone's height is compact only where the phone is held across. Its width is regular only \
      on Plus and Max phones held across and on an open iPhone Duo, where its height is regular, too; a window that the \
      system resizes on a phone stays compact, however wide it is.
      """,
    fix: """
      Remove the variation, ask for the window's width in code, or let the app run where its size classes are: on pads, or \
      held across.
      """,
    bad: """
      add-view demo card --size 80x44
      pin demo card top,leading --to safeArea
      vary demo card hidden=true --when 'idiom = pad and vclass = compact'
      """,
    good: """
      add-view demo card --size 80x44
      pin demo card top,leading --to safeArea
      vary demo card hidden=true --when 'vclass = compact'
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    let screen = tree.screen
    // An import of code has the conditions of the runs that it chose, not those that the code asks for.
    let asked = screen.isOfCode ? [] : screen.conditions.filter { $0.condition.asksForSizeClasses }
    if asked.isEmpty { return [] }
    let traits = screen.rootTraits
    let devices = HeldDevice.all.filter { $0.isFor(traits) }
    let reaches = asked.map { WindowReach(of: $0.condition, on: devices) }
    let parts = zip(asked, reaches)
    let unreached = parts.filter { $0.1 == .nowhere }
    // Whoever designs for one device knows it; files of Interface Builder can't name one.
    let found =
      unreached.isEmpty && screen.isOfInterfaceBuilder ? parts.filter { $0.1.device != nil } : unreached
    guard let (first, reach) = found.first else { return [] }
    let views = Set(found.map(\.0.view))
    let place =
      reach.device.map { "on \($0) alone, of the app's devices" } ?? "in no window of the app's devices"
    let finding = Finding(
      Self.self, view: first.view,
      message: subject(found.count, first: screen.name(of: first.view), where: first.condition) + " \(place)",
      parts: views.count == 1 ? [] : screen.views.map(\.id).filter(views.contains))
    return [traits.supported == nil ? finding : finding.assuming("no code lets it turn otherwise")]
  }

  private static func subject(_ count: Int, first view: String, where condition: Condition) -> String {
    count == 1
      ? "\(view)'s variation where \(condition.spelled) holds"
      : "\(count) variations, the first of \(view) where \(condition.spelled), hold"
  }
}

extension Screen {
  /// The conditions of all variations, then of constraints, with the views that they change.
  fileprivate var conditions: [(view: ObjectID, condition: Condition)] {
    let varied = variations.map { variation in
      switch variation.change {
      case .view(let id, _): (view: id, condition: variation.condition)
      case .constraint(let id, _): (view: holder(of: constraint(id)), condition: variation.condition)
      }
    }
    return varied
      + constraints.compactMap { constraint in
        constraint.condition.map { (view: holder(of: constraint), condition: $0) }
      }
  }

  /// The view that a constraint holds, or that its guide lies in.
  private func holder(of constraint: LayoutConstraint?) -> ObjectID {
    guard let item = constraint?.first.item.owner else { return .root }
    return view(item)?.id ?? guide(item)?.owner ?? .root
  }
}
