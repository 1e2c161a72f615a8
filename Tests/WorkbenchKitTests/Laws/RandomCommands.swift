import TestSupport

/// Commands that make a screen as a person might who makes mistakes: windows with bars, sheets, cells and views, stacks,
/// scroll views without an end, states, and now and then too many constraints or too few.
struct RandomCommands {
  /// The command lines, of a screen called `s`.
  private(set) var lines = ["add-screen s"]
  private var random: SeededNumbers
  private var containers = ["root"]
  private var stacked: Set<String> = []
  private var views: [String] = []

  init(seed: Int) {
    random = SeededNumbers(seed: seed)
    addRoot()
    let count = Int.random(in: 2...7, using: &random)
    for place in 0..<count { addView("v\(place)") }
    for view in views where !stacked.contains(view) || chance(10) { constrain(view) }
    if chance(30) { addState() }
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func one(_ words: [String]) -> String { words.randomElement(using: &random)! }
  private mutating func points(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func addRoot() {
    switch points(0...9) {
    case 0, 1: lines.append("set-view s root root=cell")
    case 2: lines.append("set-view s root root=view rootSize=\(points(100...300))x\(points(40...200))")
    case 3: lines.append("set-view s root sheet=true")
    case 4, 5: lines.append("set-view s root bars=\(one(["navigation", "tab", "navigation,tab"]))")
    default: break
    }
  }

  private mutating func addView(_ name: String) {
    let parent = one(containers)
    let kind = one(["view", "label", "button", "image", "stack", "scroll", "textField", "label", "image"])
    var line = "add-view s \(name) --kind \(kind)"
    switch kind {
    case "label":
      line += " --style \(one(["body", "title1"])) --lines \(points(0...1)) --text '\(one(Self.texts))'"
    case "button": line += " --text '\(one(Self.texts))'"
    case "image": line += " --size \(points(10...200))x\(points(10...80))"
    case "stack":
      line += " --axis \(one(["horizontal", "vertical"])) --spacing \(points(0...16))"
      line += " --alignment \(one(["fill", "center", "leading", "trailing"]))"
      line += " --distribution \(one(["fill", "fillEqually", "equalSpacing", "fillProportionally"]))"
    case "view" where chance(50): line += " --size \(points(10...120))x\(points(10...80))"
    default: break
    }
    if chance(6) { line += " --hugging 1000,1000" }
    if chance(6) { line += " --compression 1000,1000" }
    if parent != "root" { line += " --in \(parent)" }
    lines.append(line)
    views.append(name)
    parents[name] = parent
    if stacks.contains(parent) { stacked.insert(name) }
    if ["view", "stack", "scroll"].contains(kind) { containers.append(name) }
    if kind == "stack" { stacks.insert(name) }
  }

  private static let texts = [
    "Go", "Sign in", "Only you can read what you write, wherever you are", "Donaudampfschiff",
  ]
  private var stacks: Set<String> = []
  private var parents: [String: String] = [:]

  private mutating func constrain(_ view: String) {
    let parent = parents[view]!
    let target = parent == "root" && chance(50) ? "safeArea" : parent
    for edge in ["top", "leading", "trailing", "bottom"] where chance(edge == "bottom" ? 40 : 75) {
      let relation = one(["==", "==", "==", "==", ">=", "<="])
      let sign = edge == "top" || edge == "leading" ? "+" : "-"
      let priority = chance(15) ? " @\(one(["high", "low", "500"]))" : ""
      lines.append(
        "add-constraint s '\(view).\(edge) \(relation) \(target).\(edge) \(sign) \(points(0...24))\(priority)'"
      )
    }
    if chance(25) {
      lines.append("add-constraint s '\(view).width \(one(["==", ">=", "<="])) \(points(20...420))'")
    }
    if chance(35) {
      lines.append("add-constraint s '\(view).height \(one(["==", ">=", "<="])) \(points(10...90))'")
    }
    if chance(15) { lines.append("add-constraint s '\(view).centerX == \(parent).centerX'") }
    let others = views.filter { $0 != view && parents[$0] == parent }
    guard let other = others.randomElement(using: &random) else { return }
    if chance(20) {
      lines.append(
        "add-constraint s '\(view).width == \(other).width * 0.5 @\(one(["high", "750", "required"]))'")
    }
    if chance(20) { lines.append("add-constraint s '\(view).top == \(other).bottom + 8'") }
  }

  private mutating func addState() {
    lines += ["add-state s one", "add-state s two"]
    lines.append("vary s \(one(views)) hidden=true --when 'state = two'")
    if chance(50) {
      lines.append("vary s \(one(views)) hidden=true --when 'textSize >= accessibilityMedium'")
    }
  }
}
