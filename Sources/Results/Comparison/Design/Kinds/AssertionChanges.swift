import DesignModel

extension Assertion: UnorderedObject {
  func arrival(in screen: ScreenIndex) -> String { "adds assertion \(id) (\(screen.text(of: self)))" }

  func departure(from screen: ScreenIndex) -> String { "removes assertion \(id) (\(screen.text(of: self)))" }

  func sentences(since old: Assertion, _ versions: ScreenComparison) -> [String] {
    let (before, after) = (versions.before.text(of: old), versions.after.text(of: self))
    func words(_ message: String?) -> String { message.map(\.quotedShort) ?? "none" }
    return [
      before == after
        ? "assertion \(id) changes its message from \(words(old.message)) to \(words(message)) (\(after))"
        : "assertion \(id) changes from (\(before)) to (\(after))"
    ]
  }
}
