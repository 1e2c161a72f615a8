import Auditing
import DesignModel
import Notation

/// What an import of code lost or made up leaves open of a criterion on a screen: what hangs on it, or may be in it.
struct SketchDoubts {
  let screen: Screen
  let criterion: Criterion
  let subjects: CriterionSubjects

  /// A sentence for each kind of what is lost.
  var reasons: [String] {
    // Nobody knows of a lost statement whether it put a view there.
    if screen.root.attributes.loss != nil, let sketch = screen.sketch {
      return ["the screen is a sketch: \(sketch)"]
    }
    let (holders, known) = screen.sketchedViews.parted(where: mayHoldMore)
    let (standIns, following) = known.parted { $0.attributes.isStandIn }
    return [
      holders.isEmpty
        ? nil
        : sentence(on: holders, " is made up, and may hold more", " are made up, and may hold more"),
      hanging(on: standIns, by: .madeUp), hanging(on: following, by: .numbers),
      hanging(on: picturesOfUnknownSize, by: .size),
    ].compactMap(\.self)
  }

  /// What an import doesn't know of a view.
  private enum Lack {
    /// What it is: something stands in for it.
    case madeUp
    /// Its numbers on other profiles than one.
    case numbers
    /// How large it is: it is a picture that isn't there.
    case size
  }

  /// True for what something stands in for of which nobody knows what it holds.
  private func mayHoldMore(_ view: View) -> Bool {
    view.attributes.isStandIn && view.kind.row.marks.isDisjoint(with: [.control, .text, .picture])
  }

  /// Where views that the criterion speaks of are among some, or hang on them; nil for nowhere.
  private func hanging(on causes: [View], by lack: Lack) -> String? {
    guard criterion.dependsOnLayout else { return nil }
    let ids = Set(causes.map(\.id))
    // A picture that is larger than its sample may leave a target less room, whatever binds the two.
    let bySizesAlone = criterion.asksForSizesAlone && lack != .size
    let open = screen.hanging(on: ids, bySizesAlone: bySizesAlone)
    let touched = subjects.places.map { screen.views[$0] }.filter { view in
      open.contains(view.id) && !(criterion.asksForSizesAlone && isKept(view))
    }
    if touched.isEmpty { return nil }
    let others = touched.filter { !ids.contains($0.id) }
    guard let other = others.first else { return words(of: touched, lacking: lack) }
    let more = others.count == 1 ? "" : " and \(others.count - 1) more"
    return "\(screen.seen(other.id))\(more) may depend on \(clause(on: causes, lacking: lack))"
  }

  /// Some views, with what isn't known of them as a clause.
  private func clause(on causes: [View], lacking lack: Lack) -> String {
    switch lack {
    case .madeUp: sentence(on: causes, ", which the import made up", ", which the import made up")
    case .numbers:
      sentence(
        on: causes, ", whose numbers the import knows on one profile alone",
        ", whose numbers the import knows on one profile alone")
    case .size: sentence(on: causes, ", whose size isn't known", ", whose sizes aren't known")
    }
  }

  /// What isn't known of the views that the criterion speaks of.
  private func words(of views: [View], lacking lack: Lack) -> String {
    switch lack {
    case .madeUp: sentence(on: views, " is made up by the import", " are made up by the import")
    case .numbers:
      sentence(
        on: views, " has numbers that the import knows on one profile alone",
        " have numbers that the import knows on one profile alone")
    case .size: sentence(on: views, " has a size that isn't known", " have sizes that aren't known")
    }
  }

  private func sentence(on views: [View], _ one: String, _ many: String) -> String {
    let names = views.prefix(Self.shown).map { view in
      screen.seen(view.id) + (place(of: view).map { " (\($0))" } ?? "")
    }
    let rest = views.count - names.count
    let list = rest > 0 ? "\(names.joined(separator: ", ")) and \(rest) more" : enumerated(names)
    return list + (views.count == 1 ? one : many)
  }

  private static let shown = 3

  /// `Login.swift:111`: the line of a view's own number, or its own.
  private func place(of view: View) -> String? {
    let number = screen.constraints.first { $0.second == nil && $0.first.item.owner == view.id }
    guard let origin = screen.origin(of: view.attributes.followsWindow ? number?.id ?? view.id : view.id)
    else { return nil }
    let file = origin.file.split(separator: "/").last.map(String.init) ?? origin.file
    return origin.line.map { "\(file):\($0)" } ?? file
  }

  /// Pictures that are as large as a sample where nothing else says how large they are.
  private var picturesOfUnknownSize: [View] {
    screen.views.filter { view in
      view.kind == .image && view.attributes.isSample
        && !(isGiven(view, .horizontal) && isGiven(view, .vertical))
    }
  }

  /// True for a view whose required numbers say that it is no smaller, whatever lies around it.
  private func isKept(_ view: View) -> Bool {
    [Anchor.width, .height].allSatisfy { length in
      screen.constraints.contains { constraint in
        constraint.isInstalled && constraint.condition == nil && constraint.relation != .atMost
          && constraint.priority == .required && constraint.second == nil
          && constraint.first == AnchoredItem(Item(view.id), length)
      }
    } && !view.attributes.isMadeUp
  }

  /// True if a number says how long a view is along an axis, or constraints where both its ends lie.
  private func isGiven(_ view: View, _ axis: Axis) -> Bool {
    let size: Anchor = axis == .horizontal ? .width : .height
    let binding = screen.constraints.filter {
      $0.isInstalled && $0.relation == .equal && $0.priority == .required
    }
    let ends = binding.flatMap { [$0.first, $0.second].compactMap(\.self) }.filter { end in
      end.item.owner == view.id && end.anchor.axis == axis
    }
    return Set(ends.map(\.anchor)).count > 1
      || binding.contains { $0.second == nil && $0.first == AnchoredItem(Item(view.id), size) }
  }
}

extension Screen {
  /// True for an imported screen with nothing in it but what holds views or shows that something goes on.
  var isFilledByCode: Bool {
    let empty: Set<ViewKind> = [.view, .stack, .spacer, .activityIndicator, .progress]
    return isImported && rootTraits.kind != .cell
      && views.allSatisfy { view in
        empty.contains(view.kind) && !view.attributes.isInteractive(on: view.kind)
          && !view.attributes.isPrototype
      }
  }
}

extension [View] {
  /// Those for which something holds, and the others.
  fileprivate func parted(where holds: (View) -> Bool) -> (those: [View], others: [View]) {
    (filter(holds), filter { !holds($0) })
  }
}
