import Foundation

/// What holds a cell's content and its accessory view at the sides: the cell, or the safe area of what shows it.
///
/// A table keeps the content views of cells, headers and footers within the safe area (Apple's reference of
/// `insetsContentViewsToSafeArea`), while the cells reach from edge to edge.
final class ContentSides {
  private var constraints: [NSLayoutConstraint] = []
  private var safeArea: UILayoutGuide?

  /// Takes a constraint to an edge of the cell.
  func take(_ constraint: NSLayoutConstraint) {
    if let safeArea { constraint.s = safeArea }
    constraints.append(constraint)
  }

  /// Keeps all of it within the safe area of a view that the cell fills from edge to edge.
  func keep(withinSafeAreaOf view: UIView) {
    safeArea = view.safeAreaLayoutGuide
    for constraint in constraints { constraint.s = safeArea }
  }
}
