import DesignModel
import Notation

/// A screen that choices make up: the commands that build it, and some of everything that a design has.
///
/// Its views are bound to one another at will, so that rules compete, contradict and leave open; all of its commands are
/// sound.
struct StrangeScreen {
  /// Its name.
  let name: String
  /// The commands, in order.
  private(set) var edits: [String] = []
  /// The views beside the root, and what each is.
  private(set) var views: [(name: String, kind: ViewKind)] = []
  private(set) var states: [String] = []
  private var guides: [String] = []
  private(set) var constraints = 0
  private var choices: Choices

  /// A screen of that name.
  init(_ name: String, _ choices: Choices) {
    (self.name, self.choices) = (name, choices)
    edits.append("add-screen \(name)")
    states = ["calm", "busy"].filter { _ in self.choices.isOne(of: 3) }
    for state in states { edits.append("add-state \(name) \(state)") }
    setRoot()
    for _ in 0...self.choices.below(9) { addView() }
    if self.choices.isOne(of: 4) { addGuide() }
    for item in views.map(\.name) + guides { bind(item) }
    for _ in 0..<self.choices.pick([0, 0, 1, 2]) { compete() }
    for _ in 0..<self.choices.pick([0, 0, 1, 3]) { vary() }
    for _ in 0..<self.choices.pick([0, 1, 2]) { claim() }
  }

  /// The same screen with some more changes, which other choices make.
  func changed(by choices: Choices) -> [String] {
    var copy = self
    (copy.choices, copy.edits) = (choices, [])
    for _ in 0...copy.choices.below(3) {
      switch copy.choices.below(4) {
      case 0: copy.setRoot()
      case 1: copy.compete()
      case 2: copy.vary()
      default: copy.setView(copy.choices.pick(copy.views))
      }
    }
    return copy.edits
  }

  // MARK: Views

  private mutating func setRoot() {
    // What an import lost, and what its project is for, say nothing of a screen that is made up.
    for attribute in ViewAttribute.allCases
    where attribute.row.isOfRoot && ![.lost, .supports].contains(attribute) && choices.isOne(of: 6) {
      let devices = ["ipad-mini-7", "iphone-se-3", "gone"]
      let value =
        attribute == .device ? choices.pick(devices) : choices.value(of: attribute.form(for: .view))
      edits.append("set-view \(name) root '\(attribute.rawValue)=\(value)'")
    }
  }

  private mutating func addView() {
    let containers = views.filter { [.view, .stack, .scroll, .tableCell].contains($0.kind) }.map(\.name)
    let usual: [ViewKind] = [.view, .label, .stack, .scroll, .label, .button, .textField, .custom]
    let kind = choices.isOne(of: 4) ? choices.pick(ViewKind.allCases) : choices.pick(usual)
    let view = (name: "v\(views.count + 1)", kind: kind)
    edits.append(
      "add-view \(name) \(view.name) --kind \(kind.rawValue) --in \(choices.pick(["root"] + containers))")
    views.append(view)
    set(view, among: [.text, .size, .axis, .lines], oneOf: 1)
    for _ in 0..<choices.below(4) { setView(view) }
  }

  private mutating func setView(_ view: (name: String, kind: ViewKind)) {
    let free = ViewAttribute.allCases.filter { !$0.row.isOfRoot && !$0.row.isRecorded }
    set(view, among: [choices.pick(free.filter { $0.row.use(on: view.kind) != nil })], oneOf: 1)
  }

  private mutating func set(
    _ view: (name: String, kind: ViewKind), among attributes: [ViewAttribute], oneOf count: Int
  ) {
    for attribute in attributes where attribute.row.use(on: view.kind) != nil && choices.isOne(of: count) {
      let value = choices.value(of: attribute.form(for: view.kind))
      edits.append("set-view \(name) \(view.name) '\(attribute.rawValue)=\(value)'")
    }
  }

  private mutating func addGuide() {
    guides.append("gap")
    edits.append("add-guide \(name) gap --in \(choices.pick(["root"] + views.map(\.name)))")
  }

  // MARK: Constraints

  /// Says mostly where an item lies, and now and then how large it is.
  private mutating func bind(_ item: String) {
    for axis in [[Anchor.leading, .trailing, .width], [.top, .bottom, .height]] {
      for anchor in axis where !choices.isOne(of: 3) { constrain(item, anchor) }
    }
  }

  /// A rule about any anchor, which may leave others no room.
  private mutating func compete() {
    let item = choices.pick(views.map(\.name) + guides)
    let isView = item != "gap"
    constrain(item, choices.pick(Anchor.allCases.filter { isView || $0.withinMargins == nil }))
  }

  private mutating func constrain(_ item: String, _ anchor: Anchor) {
    var text = "\(item).\(anchor.rawValue) \(choices.pick(["==", "==", ">=", "<="])) "
    let isNumber = anchor.dimension == .size && choices.isOne(of: 2)
    text += isNumber ? abs(choices.constant).spelled : side(anchor, besides: item)
    if choices.isOne(of: 2) { text += " @\(choices.priority)" }
    constraints += 1
    let condition = choices.isOne(of: 8) ? " --when '\(choices.condition(states, views.map(\.name)))'" : ""
    edits.append("add-constraint \(name) '\(text)' --id r\(constraints)\(condition)")
  }

  /// The right side of a constraint: an anchor that compares with the left one, a factor now and then, and points.
  private mutating func side(_ anchor: Anchor, besides first: String) -> String {
    let others = Anchor.allCases.filter { anchor.isComparable(with: $0) && $0.withinMargins == nil }
    let other = choices.isOne(of: 2) ? choices.pick(others) : anchor.withinMargins ?? anchor
    let factor = choices.isOne(of: 8) ? " * \(choices.pick(["0.5", "2", "-1", "1000000"]))" : ""
    let constant = choices.constant
    let points = "\(constant < 0 ? "-" : "+") \(abs(constant).spelled)"
    return "\(item(besides: first)).\(other.rawValue)\(factor) \(points)"
  }

  /// What a constraint compares an item with: anything else.
  private mutating func item(besides first: String) -> String {
    if first != "gap", !guides.isEmpty, choices.isOne(of: 8) { return guides[0] }
    let view = choices.pick(
      [("root", ViewKind.view)] + views.filter { $0.name != first }.map { ($0.name, $0.kind) })
    if !choices.isOne(of: 3) { return view.0 }
    let regions = Region.named.filter { view.1 == .scroll || ![.contentLayout, .frameLayout].contains($0) }
    return "\(view.0).\(choices.pick(regions).rawValue)"
  }

  // MARK: What else there is

  private mutating func vary() {
    let condition = choices.condition(states, views.map(\.name))
    if constraints > 0, choices.isOne(of: 3) {
      let change = choices.pick(["installed=false", "constant=\(choices.constant.spelled)", "priority=250"])
      edits.append(
        "vary \(name) --constraint r\(choices.number(in: 1...min(constraints, 200))) \(change) --when '\(condition)'"
      )
      return
    }
    let view = choices.pick(views)
    let free = ViewAttribute.allCases.filter {
      !$0.row.isOfRoot && !$0.row.isFixed && $0.row.use(on: view.kind) != nil
    }
    let attribute = choices.isOne(of: 2) ? .hidden : choices.pick(free)
    let value = choices.value(of: attribute.form(for: view.kind))
    // A variation can't unset.
    if value.isEmpty { return }
    edits.append("vary \(name) \(view.name) '\(attribute.rawValue)=\(value)' --when '\(condition)'")
  }

  private mutating func claim() {
    let view = choices.pick(views).name
    let claims = [
      "is visible", "is reachable", "is not truncated", "is not hidden", "does not scroll horizontally",
      "scrolls vertically",
    ]
    let isRelation = choices.isOne(of: 2)
    let claim =
      isRelation ? "\(view).top >= \(choices.pick(views).name).bottom" : "\(view) \(choices.pick(claims))"
    let isOfScroll = claim.contains("scroll")
    if isOfScroll, views.first(where: { $0.name == view })?.kind != .scroll { return }
    edits.append("add-assertion \(name) '\(claim)'")
  }
}
