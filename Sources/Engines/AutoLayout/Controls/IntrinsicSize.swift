import DesignModel

/// The size in points that a view takes by itself, of its alignment rectangle; nil in an axis without one.
struct IntrinsicSize: Equatable, Sendable {
  var width: Double?
  var height: Double?

  /// The size along an axis.
  func along(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

extension SettledScreen {
  /// The intrinsic size of a view; `text` as it breaks at the width last tried.
  ///
  /// The attribute `size` replaces the kind's own size, and a recorded size that still holds both; they speak of the
  /// frame.
  func intrinsicSize(of view: Int, _ text: TextBox?) -> IntrinsicSize {
    let kind = tree.kinds[view]
    let traits = traits[view]
    let alignment = alignment(of: view)
    var frame: IntrinsicSize
    switch kind {
    case .label: frame = labelSize(text!)
    case .button: frame = buttonSize(text!, traits)
    case .textField: frame = textFieldSize(text!, traits)
    case .textView: frame = textViewSize(text!, traits)
    case .segmentedControl: frame = segmentedControlSize(traits)
    default: frame = .ofControl(kind, traits, os: environment.os)
    }
    if let canvas = environment.canvas {
      frame = .onCanvas(canvas.controls, kind, traits: traits, text: text, own: frame)
    }
    let recorded = traits.recorded.flatMap { $0.counts(in: environment) ? $0 : nil }
    frame.width = recorded?.width ?? traits.width ?? frame.width
    frame.height = recorded?.height ?? traits.height ?? frame.height
    return IntrinsicSize(
      width: frame.width.map { max(0, $0 - alignment.leading - alignment.trailing) },
      height: frame.height.map { max(0, $0 - alignment.top - alignment.bottom) })
  }
}

extension EdgeInsets {
  /// Points between a view's edges and its text; nil for kinds that show none of their own.
  static func padding(ofTextIn kind: ViewKind, _ traits: ViewTraits) -> EdgeInsets? {
    switch kind {
    case .label: .zero
    case .button: buttonPadding(traits)
    case .textField: textFieldPadding(traits)
    case .textView: textViewPadding(traits)
    default: nil
    }
  }
}
