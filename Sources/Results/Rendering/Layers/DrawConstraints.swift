import DesignModel
import Notation

extension Picture {
  /// Each constraint that applies: a line between what it ties together, with its constant; dashed if it may give way.
  func constraintShapes(_ places: inout LabelPlaces) -> [Shape] {
    shapes(of: appearance.constraints, spacing: Palette.constraint, sizing: Palette.size, &places)
  }

  /// Constraints in the colours of spacings and of sizes; all words lie over all lines.
  func shapes(
    of constraints: [AppliedConstraint], spacing: Color, sizing: Color, _ places: inout LabelPlaces
  ) -> [Shape] {
    var (lines, words): ([Shape], [Shape]) = ([], [])
    for applied in constraints {
      guard let constraint = screen.constraint(applied.id), let rect = frame(of: constraint.first.item) else {
        continue
      }
      let drawn = DrawnConstraint(
        constraint, applied, first: rect, second: constraint.second.flatMap { frame(of: $0.item) })
      drawn.draw(in: constraint.isOfSizes ? sizing : spacing, lines: &lines, words: &words, places: &places)
    }
    return lines + words
  }
}

extension LayoutConstraint {
  /// Whether widths or heights are compared, and not places.
  fileprivate var isOfSizes: Bool { first.anchor.dimension == .size }
}

/// A constraint between places in points of the window.
private struct DrawnConstraint {
  private let axis: Axis
  private let isSize: Bool
  private let dash: [Double]
  private let label: String
  /// Along the axis: where the line begins and ends.
  private let start: Double
  private let end: Double
  /// Across the axis: where both sides reach.
  private let across: ClosedRange<Double>

  init(_ constraint: LayoutConstraint, _ applied: AppliedConstraint, first: Rect, second: Rect?) {
    axis = constraint.first.anchor.axis
    isSize = constraint.isOfSizes
    dash = applied.priority.isRequired ? [] : [3, 2]
    label = Self.label(constraint, applied)
    let isHorizontal = axis == .horizontal
    let own = isHorizontal ? first.y...first.maxY : first.x...first.maxX
    let other = second.map { isHorizontal ? $0.y...$0.maxY : $0.x...$0.maxX }
    across = isSize ? own : other.flatMap { $0.overlaps(own) ? $0.clamped(to: own) : nil } ?? own
    if isSize {
      (start, end) = isHorizontal ? (first.x, first.maxX) : (first.y, first.maxY)
    } else {
      let ends = [applied.first, applied.second ?? applied.first - applied.constant]
      (start, end) = (ends.min()!, ends.max()!)
    }
  }

  /// `24`, `≥ 44`, `0.5×`, `≤ 8 @700`: what the line's length alone does not show.
  private static func label(_ constraint: LayoutConstraint, _ applied: AppliedConstraint) -> String {
    var words: [String] = []
    switch constraint.relation {
    case .equal: break
    case .atMost: words.append("≤")
    case .atLeast: words.append("≥")
    }
    if constraint.multiplier != 1, constraint.second != nil {
      words.append("\(constraint.multiplier.rounded(places: 3).spelled)×")
    }
    let isPlain = constraint.second != nil && applied.constant == 0
    if !isPlain {
      let constant = constraint.second == nil ? applied.constant : abs(applied.constant)
      words.append(constant.shown)
    } else if constraint.second != nil, constraint.isOfSizes, words.isEmpty {
      words.append("=")
    }
    if !applied.priority.isRequired { words.append("@\(applied.priority.value.spelled)") }
    return words.joined(separator: " ")
  }

  func draw(
    in color: Color, lines: inout [Shape], words: inout [Shape], places: inout LabelPlaces
  ) {
    let middle = (across.lowerBound + across.upperBound) / 2
    let caption = Caption(label, size: 8, Palette.background)
    let size = label.isEmpty ? Size(width: 6, height: 6) : caption.tagSize
    let extent = axis == .horizontal ? size.height : size.width
    let along = (start + end) / 2
    // Beside the middle, in turn to both sides, as far as the views reach and a little beyond.
    let tries = (0..<14).lazy.map { attempt -> Rect in
      let away = Double((attempt + 1) / 2) * (extent + 1) * (attempt.isMultiple(of: 2) ? 1 : -1)
      let center = point(along, middle + away)
      return Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    let place = places.take(tries)
    let cross = axis == .horizontal ? place.center.y : place.center.x
    lines += end - start < 0.5 ? tick(start, cross, reach: 5, in: color) : dimension(cross, color)
    if !label.isEmpty { words += caption.tag(at: Point(x: place.x, y: place.y), on: color) }
  }

  private func dimension(_ cross: Double, _ color: Color) -> [Shape] {
    [.line(from: point(start, cross), to: point(end, cross), in: color, width: 1, dash: dash)]
      + tick(start, cross, reach: 3, in: color) + tick(end, cross, reach: 3, in: color)
  }

  private func tick(_ along: Double, _ cross: Double, reach: Double, in color: Color) -> [Shape] {
    [.line(from: point(along, cross - reach), to: point(along, cross + reach), in: color, width: 1)]
  }

  private func point(_ along: Double, _ across: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
