import DesignLanguage
import DesignModel
import Notation

extension LayoutConstraint: UnorderedObject {
  func arrival(in screen: ScreenIndex) -> String {
    "adds constraint \(id) (\(screen.text(of: self))\(limits))"
  }

  func departure(from screen: ScreenIndex) -> String {
    "removes constraint \(id) (\(screen.text(of: self))\(limits))"
  }

  func sentences(since old: LayoutConstraint, _ versions: ScreenComparison) -> [String] {
    let (before, after) = (versions.before.text(of: old), versions.after.text(of: self))
    // Another anchor makes another constraint of it: its two texts say more than a list of parts.
    if old.first != first || old.second != second || old.relation != relation {
      let others = limitChanges(since: old).map { ", and \($0)" }.joined()
      return ["constraint \(id) changes from \(before) to \(after)\(others)"]
    }
    return [
      "constraint \(id) changes \(enumerated(numberChanges(since: old) + limitChanges(since: old))) (\(after))"
    ]
  }

  /// When the constraint applies, after its text.
  private var limits: String {
    (format.map { ", of \($0.spelled)" } ?? "") + (isInstalled ? "" : ", not installed")
      + (condition.map { " when \($0.spelled)" } ?? "")
  }

  private func numberChanges(since old: LayoutConstraint) -> [String] {
    [
      ("multiplier", old.multiplier, multiplier), ("constant", old.constant, constant),
      ("priority", old.priority.value, priority.value),
    ].filter { $0.1 != $0.2 }.map { "its \($0.0) from \($0.1.spelled) to \($0.2.spelled)" }
  }

  /// What the constraint's text doesn't show.
  private func limitChanges(since old: LayoutConstraint) -> [String] {
    func words(_ condition: Condition?) -> String { condition.map { "'\($0.spelled)'" } ?? "none" }
    return (old.isInstalled == isInstalled ? [] : [isInstalled ? "to installed" : "to not installed"])
      + (old.condition == condition
        ? [] : ["its condition from \(words(old.condition)) to \(words(condition))"])
      + (old.format == format
        ? []
        : ["its visual format from \(old.format?.spelled ?? "none") to \(format?.spelled ?? "none")"])
  }
}
