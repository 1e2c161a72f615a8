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
    return [
      holders.isEmpty
        ? nil
        : sentence(on: holders, " is made up, and may hold more", " are made up, and may hold more"),
      hanging(on: known, because: "the import made up, or knows on one profile alone"),
      hanging(on: picturesOfUnknownSize, because: "whose size isn't known"),
    ].compactMap(\.self)
  }

  /// True for what something stands in for of which nobody knows what it holds.
  private func mayHoldMore(_ view: View) -> Bool {
    view.attributes.isStandIn && view.kind.row.marks.isDisjoint(with: [.control, .text, .picture])
  }

  /// Where views that the criterion speaks of hang on some; nil for nowhere.
  private func hanging(on causes: [View], because words: String) -> String? {
    guard criterion.dependsOnLayout else { return nil }
    let open = screen.hanging(
      on: Set(causes.map(\.id)), bySizesAlone: criterion.asksForSizesAlone)
    let touched = subjects.places.map { screen.views[$0] }.filter { open.contains($0.id) }
    guard let first = touched.first else { return nil }
    let more = touched.count == 1 ? "" : " and \(touched.count - 1) more"
    return sentence(
      on: causes, ", \(words), is what \(screen.seen(first.id))\(more) may hang on",
      ", \(words), are what \(screen.seen(first.id))\(more) may hang on")
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

  /// True if a number says how long a view is along an axis, or constraints where both its ends lie.
  private func isGiven(_ view: View, _ axis: Axis) -> Bool {
    let size: Anchor = axis == .horizontal ? .width : .height
    let binding = screen.constraints.filter { constraint in
      constraint.isInstalled && constraint.relation == .equal && constraint.priority == .required
        && [constraint.first, constraint.second].compactMap(\.self).contains { end in
          end.item.owner == view.id && end.anchor.axis == axis
        }
    }
    return binding.count > 1 || binding.contains { $0.second == nil && $0.first.anchor == size }
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
