public import DesignModel
import DesignText
import Notation

extension Screen {
  /// The tree by indentation, once for each layout, then guides, constraints, variations, assertions, texts and suppressions.
  public func sketch(_ layouts: [LaidOutScreen]) -> String {
    let title = states.isEmpty ? name : "\(name)  states \(states.joined(separator: ", "))"
    var lines: [String]
    if layouts.isEmpty {
      lines = [title] + zip(views, depths).map { line(of: $0, $1, at: nil) }
    } else {
      lines = layouts.flatMap { solved in
        ["\(title)  on \(solved.profile.name)"]
          + zip(zip(views, depths), solved.layout.views).map { line(of: $0.0, $0.1, at: $1) }
          + solved.findings
      }
    }
    func add<Object: PrintedObject>(_: Object.Type) {
      lines += lists[keyPath: Object.list].compactMap { $0.line(in: self) }
    }
    for kind in ScreenLists.printed { add(kind) }
    return lines.joined(separator: "\n")
  }

  /// How many views lie above each view, in the views' order.
  private var depths: [Int] {
    var depths: [ObjectID: Int] = [:]
    return views.map { view in
      let depth = view.parent.map { depths[$0]! + 1 } ?? 0
      depths[view.id] = depth
      return depth
    }
  }

  private func line(of view: View, _ depth: Int, at place: ViewLayout?) -> String {
    let words = [String(repeating: "  ", count: depth + 1) + view.name, view.kind.rawValue]
    return (words + (place.map { [$0.inWords] } ?? []) + view.assignments).joined(separator: " ")
  }
}

extension ViewLayout {
  /// The frame on the screen, or that the view is hidden.
  public var inWords: String { isHidden ? "hidden" : screenFrame.inWords }
}

extension Rect {
  /// `20,59 353x33.67`.
  public var inWords: String { "\(x.shown),\(y.shown) \(width.shown)x\(height.shown)" }
}
