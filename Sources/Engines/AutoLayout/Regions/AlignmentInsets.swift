import DesignModel

extension DirectedInsets {
  /// How far a control's frame reaches beyond the alignment rectangle that constraints act on, in points.
  ///
  /// Recorded frames show slider 2 at both sides and 1 below, switch 2 at its trailing side, segmented control 1
  /// below, nothing elsewhere (156 views); from iOS 26 none for sliders.
  static func alignment(of kind: ViewKind, os: Double) -> DirectedInsets {
    switch kind {
    case .slider where os < SystemVersions.newControls: DirectedInsets(leading: 2, bottom: 1, trailing: 2)
    case .switch: DirectedInsets(trailing: 2)
    case .segmentedControl: DirectedInsets(bottom: 1)
    default: .zero
    }
  }
}
