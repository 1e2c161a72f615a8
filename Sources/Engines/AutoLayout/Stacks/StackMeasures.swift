import DesignModel

/// What a stack's rules are made of.
struct StackMeasures {
  /// The stack's index.
  let stack: Int
  /// Its attributes.
  let traits: ViewTraits
  /// Those of its views that are not hidden.
  let arranged: [Int]
  /// Zero unless the stack arranges within explicit margins.
  let margins: DirectedInsets
  private let settled: SettledScreen
  private let inputs: LayoutInputs

  /// The measures of a stack in one round of a layout.
  init(_ stack: Int, in settled: SettledScreen, with inputs: LayoutInputs) {
    (self.stack, self.settled, self.inputs) = (stack, settled, inputs)
    traits = settled.traits[stack]
    arranged = settled.tree.children[stack].filter { !settled.isDropped[$0] }
    margins = traits.layoutMargins == nil ? .zero : inputs.regions.margins[stack]
  }

  /// Points between an arranged view and the next.
  func spacing(after view: Int) -> Double { settled.traits[view].customSpacing ?? traits.spacing }

  /// The part of the stack that each view's intrinsic size comes to, spacing included; nil where any has none.
  func shares() -> [Double]? {
    let weights = arranged.map { naturalSize(of: $0, traits.axis) }
    let total = weights.reduce(allSpacing) { $0 + ($1 ?? 0) }
    guard weights.allSatisfy({ $0 != nil && $0! > 0 }), total > 0 else { return nil }
    return weights.map { $0! / total }
  }

  /// Those of its views that show texts of several lines as UIKit sees it: labels that may wrap, text views that don't
  /// scroll and buttons with a configuration.
  var wrappingTexts: [Int] {
    arranged.filter { view in
      let traits = settled.traits[view]
      switch settled.tree.kinds[view] {
      case .label: return traits.lines != 1
      case .textView: return !traits.scrolls
      case .button: return traits.configuration != .none && traits.lines != 1
      default: return false
      }
    }
  }

  /// The priority against shrinking horizontally.
  func compression(of view: Int) -> Double { settled.traits[view].compression.horizontal }

  /// Points that the views' gaps take.
  var allSpacing: Double { arranged.dropLast().reduce(0) { $0 + spacing(after: $1) } }

  /// The intrinsic size of a view along an axis; a stack's is that of its views with their gaps.
  private func naturalSize(of view: Int, _ axis: Axis) -> Double? {
    settled.tree.kinds[view] == .stack
      ? StackMeasures(view, in: settled, with: inputs).naturalSize(along: axis)
      : inputs.intrinsic[view].along(axis)
  }

  private func naturalSize(along axis: Axis) -> Double? {
    let sizes = arranged.compactMap { naturalSize(of: $0, axis) }
    if sizes.count < arranged.count { return nil }
    let margins = margins.before(axis) + margins.after(axis)
    if axis != traits.axis { return margins + (sizes.max() ?? 0) }
    return margins + sizes.reduce(0, +) + allSpacing
  }
}
