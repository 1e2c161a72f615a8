import DesignModel

extension Picture {
  /// The safe area's edge, and a tint where views had better not lie.
  var safeAreaShapes: [Shape] {
    let safe = window.inset(environment.covered)
    guard safe != window else { return [] }
    let unsafe = window.around(safe).map { Shape.rectangle($0, .fill(Palette.unsafe)) }
    return [.layer(.safeArea, unsafe + [.rectangle(safe, .stroke(Palette.safeArea, 0.75, dash: [5, 3]))])]
  }
}
