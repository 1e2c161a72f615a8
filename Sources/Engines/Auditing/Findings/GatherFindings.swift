public import DesignModel
import Notation

extension [Finding] {
  /// The same with what has one cause as one finding: content that one view has no room for, and that nothing scrolls, is
  /// a finding of the outermost view that would have to scroll, with the views that it cuts off.
  public func gathered(on screen: Screen) -> [Finding] {
    var result: [Finding] = []
    var places: [ObjectID: Int] = [:]
    var cutOff: [ObjectID: [Finding]] = [:]
    for finding in self {
      guard let container = finding.viewWithoutRoom(on: screen) else {
        result.append(finding)
        continue
      }
      cutOff[container, default: []].append(finding)
      if let place = places[container] {
        result[place] = Finding(cutOff[container]!, in: container, on: screen)
      } else {
        places[container] = result.count
        result.append(Finding([finding], in: container, on: screen))
      }
    }
    return result
  }
}

extension Finding {
  /// The outermost view around content that nothing scrolls; nil for other findings and for content alone in the root.
  fileprivate func viewWithoutRoom(on screen: Screen) -> ObjectID? {
    guard rule == ContentUnreachable.card.name, let view else { return nil }
    let around = screen.ancestors(of: view)
    let scrolls = around.filter { $0.kind == .scroll }
    if scrolls.isEmpty { return around.dropLast().last?.id }
    if assumption == ContentUnreachable.unmoved { return nil }
    return scrolls.allSatisfy(\.attributes.holdsContentStill) ? scrolls.last?.id : nil
  }

  /// What is cut off in one view, one finding at least; as severe as what is surely cut off where that is something.
  fileprivate init(_ cutOff: [Finding], in container: ObjectID, on screen: Screen) {
    let sure = cutOff.filter { $0.assumption == nil }
    let views = cutOff.compactMap(\.view)
    let points = cutOff.compactMap(\.measured).max() ?? 0
    let reach = "\(points.rounded(places: 2).spelled) outside the safe area"
    let parts =
      views.count == 1
      ? "\(screen.name(of: views[0])) is \(reach)"
      : "\(views.count) views, first \(screen.name(of: views[0])), up to \(reach)"
    self.init(
      ContentUnreachable.self, severity: (sure.isEmpty ? cutOff : sure).map(\.severity).max(),
      view: container,
      message: "\(screen.name(of: container)) does not fit, and nothing scrolls it: \(parts)",
      measured: points, required: 0, parts: views, consequences: cutOff.flatMap(\.consequences))
    guard sure.isEmpty else { return }
    // One that another one begins or ends with is said by that.
    let assumptions = cutOff.compactMap(\.assumption)
    for (place, words) in assumptions.enumerated()
    where !assumptions[..<place].contains(words)
      && !assumptions.contains(where: { $0 != words && $0.contains(words) })
    {
      self = assuming(words)
    }
  }
}
