import DesignLanguage
import DesignModel
import Notation

extension FuzzTarget {
  /// What `--when` takes: `textSize >= accessibilityMedium and width < 414`.
  static let condition = FuzzTarget("condition") { bytes, _ in
    let condition = try readNotation(bytes) { text throws(SyntaxError) in try Condition(parsing: text) }
    precondition(
      (try? Condition(parsing: condition.spelled)) == condition,
      "A condition is what its spelling says: \(condition.spelled)")
  }

  /// What `add-assertion` takes: `title is visible`.
  static let claim = FuzzTarget("claim") { bytes, _ in
    let screen = Screen.sample
    let claim = try readNotation(bytes) { text throws(SyntaxError) in
      try Claim(parsing: text, in: screen)
    }
    precondition(
      (try? Claim(parsing: screen.spelled(claim), in: screen)) == claim,
      "A claim is what its spelling says: \(screen.spelled(claim))")
  }
}
