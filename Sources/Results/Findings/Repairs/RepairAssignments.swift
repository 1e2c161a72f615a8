public import DesignModel
import Notation

extension Attributes {
  /// As people set them: `axis=vertical`.
  public var assignments: [String] { entries.map { "\($0.attribute.rawValue)=\($0.value.spelled)" } }
}

extension LayoutConstraint {
  /// What makes this one of that of the same identity on the screen: `constant=8`, `priority=750`.
  public func assignments(on screen: Screen) -> [String] {
    guard let before = screen.constraint(id) else { return [] }
    var bare = self
    bare.priority = before.priority
    var changes: [String] = []
    if bare != before {
      bare.constant = before.constant
      bare.priority = .required
      changes = [
        bare == before.unweakened ? "constant=\(constant.spelled)" : "relation=\(screen.spelled(unweakened))"
      ]
    }
    return priority == before.priority ? changes : changes + ["priority=\(priority.value.spelled)"]
  }

  /// The same as a required one.
  private var unweakened: LayoutConstraint {
    var result = self
    result.priority = .required
    return result
  }
}
