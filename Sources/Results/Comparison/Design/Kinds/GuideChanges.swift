import DesignModel

extension LayoutGuide: UnorderedObject {
  func arrival(in screen: ScreenIndex) -> String { "adds guide \(name) of \(screen.named(owner).name)" }

  func departure(from screen: ScreenIndex) -> String {
    "removes guide \(name) of \(screen.named(owner).name)"
  }

  func sentences(since old: LayoutGuide, _ versions: ScreenComparison) -> [String] {
    let (from, to) = (versions.before.named(old.owner).name, versions.after.named(owner).name)
    return (old.name == name ? [] : ["renames guide \(old.name) to \(name)"])
      + (old.owner == owner ? [] : ["guide \(name) changes its owner from \(from) to \(to)"])
  }
}
