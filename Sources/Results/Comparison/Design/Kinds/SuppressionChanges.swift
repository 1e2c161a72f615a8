import DesignModel

extension Suppression: UnorderedObject {
  func arrival(in screen: ScreenIndex) -> String {
    "accepts \(screen.screen.spelled(self))\(end): \(reason.quotedShort)"
  }

  func departure(from screen: ScreenIndex) -> String { "no longer accepts \(screen.screen.spelled(self))" }

  func sentences(since old: Suppression, _ versions: ScreenComparison) -> [String] {
    let (before, after) = (versions.before.screen.spelled(old), versions.after.screen.spelled(self))
    return [
      "suppression \(id) changes from (\(before)\(old.end): \(old.reason.quotedShort)) to "
        + "(\(after)\(end): \(reason.quotedShort))"
    ]
  }

  private var end: String { until.map { " until \($0.text)" } ?? "" }
}
