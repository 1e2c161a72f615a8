import DesignLanguage
import DesignModel
import Notation

extension FuzzTarget {
  /// What `add-constraint` takes: `title.top == safeArea.top + 24 @750`.
  static let constraint = FuzzTarget("constraint") { bytes, _ in
    var screen = Screen.sample
    let parsed = try readNotation(bytes) { text throws(SyntaxError) in
      try ConstraintText(parsing: text, in: screen)
    }
    let constraint = try screen.addConstraint({ parsed.constraint(id: $0) })
    screen.checkSpelling(of: constraint)
  }

  /// What `add-vfl` takes: `H:|-20-[form]-20-|`.
  static let visualFormat = FuzzTarget("visual-format") { bytes, _ in
    var screen = Screen.sample
    let format = try readNotation(bytes) { text throws(SyntaxError) in
      try VisualFormat(
        WrittenFormat(
          line: text, metrics: [FormatMetric("margin", 20), FormatMetric("half", 0.5)],
          options: FormatOption.sample(for: text)),
        in: screen)
    }
    for text in format.constraints {
      screen.checkSpelling(of: try screen.addConstraint({ text.constraint(id: $0) }))
    }
  }
}

extension FormatOption {
  /// None for every other text, else such as suit its direction.
  fileprivate static func sample(for text: String) -> [FormatOption] {
    if text.utf8.count.isMultiple(of: 2) { return [] }
    return text.hasPrefix("V")
      ? [.alignAllLeading, .spacingBaselineToBaseline] : [.alignAllCenterY, .directionRightToLeft]
  }
}

extension Screen {
  /// What is printed of a constraint reads back as the same.
  fileprivate func checkSpelling(of constraint: LayoutConstraint) {
    var again = try? ConstraintText(parsing: spelled(constraint), in: self).constraint(id: constraint.id)
    again?.format = constraint.format
    precondition(again == constraint, "A constraint is what its spelling says: \(spelled(constraint))")
  }
}
