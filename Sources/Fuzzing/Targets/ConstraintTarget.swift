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
      try VisualFormat(parsing: text, in: screen)
    }
    for text in format.constraints {
      screen.checkSpelling(of: try screen.addConstraint({ text.constraint(id: $0) }))
    }
  }
}

extension Screen {
  /// What is printed of a constraint reads back as the same.
  fileprivate func checkSpelling(of constraint: LayoutConstraint) {
    let again = try? ConstraintText(parsing: spelled(constraint), in: self).constraint(id: constraint.id)
    precondition(again == constraint, "A constraint is what its spelling says: \(spelled(constraint))")
  }
}
