import TestSupport

import DesignModel

/// Edits a design at random, as people and importers do, and now and then shuffles what has no order.
struct RandomEditor {
  var random: SeededNumbers
  private var number = 0

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  mutating func edit(_ design: inout Design, times: Int) {
    for _ in 0..<times { edit(&design) }
  }

  private mutating func edit(_ design: inout Design) {
    number += 1
    switch Int.random(in: 0..<12, using: &random) {
    case 0: design.screens.append(Screen(id: ObjectID("s\(number)"), name: "screen\(number)"))
    case 1 where design.screens.count > 2:
      design.screens.remove(at: Int.random(in: 0..<design.screens.count, using: &random))
    case 2: editProfiles(&design)
    case 3: editDevices(&design)
    default:
      guard !design.screens.isEmpty else { return }
      let place = Int.random(in: 0..<design.screens.count, using: &random)
      // A refused edit, such as a view into itself, leaves the screen as it was: that is fine here.
      try? edit(&design.screens[place])
    }
  }

  private mutating func editProfiles(_ design: inout Design) {
    let profile = Profile(
      device: "phone-\(Int.random(in: 1...3, using: &random))",
      textSize: TextSize.allCases.randomElement(using: &random)!)
    if let place = design.profiles.firstIndex(of: profile) {
      design.profiles.remove(at: place)
    } else {
      design.profiles.append(profile)
    }
    design.profiles.shuffle(using: &random)
  }

  private mutating func editDevices(_ design: inout Design) {
    let name = "phone-\(Int.random(in: 1...3, using: &random))"
    if let place = design.devices.firstIndex(where: { $0.name == name }) {
      if Bool.random(using: &random) {
        design.devices[place].size.width += 1
      } else {
        design.devices.remove(at: place)
      }
    } else {
      design.devices.append(.phone(name))
    }
  }

  private mutating func edit(_ screen: inout Screen) throws {
    let view = screen.views.randomElement(using: &random)!.id
    let other = screen.views.randomElement(using: &random)!.id
    switch Int.random(in: 0..<22, using: &random) {
    case 0...2:
      let position = Int.random(in: 0...screen.children(of: view).count, using: &random)
      try screen.addView(named: "v\(number)", kind: .label, in: view, at: position)
    case 3, 4: try screen.moveView(view, to: other)
    case 5: try screen.moveView(view, to: other, at: 0)
    case 6: try screen.renameView(view, to: "v\(number)")
    case 7: try screen.removeView(view, cascade: true)
    case 8: try setAttribute(of: view, &screen)
    case 9: try screen.addGuide(named: "g\(number)", owner: view)
    case 10: try addConstraint(view, other, to: &screen)
    case 11: try setConstraint(&screen)
    case 12:
      if let constraint = screen.constraints.randomElement(using: &random) {
        try screen.removeConstraint(constraint.id, cascade: true)
      }
    case 13: try addVariation(of: view, &screen)
    case 14:
      if let variation = screen.variations.randomElement(using: &random) {
        try screen.removeVariation(named: variation.id.text)
      }
    case 15: try addAssertion(view, other, to: &screen)
    case 16:
      if let assertion = screen.assertions.randomElement(using: &random) {
        try screen.removeAssertion(named: assertion.id.text)
      }
    case 17:
      try screen.setText(
        Bool.random(using: &random) ? "text \(number)" : nil, of: view,
        LocalizedText.attributes.randomElement(using: &random)!,
        in: ["de", "fr"].randomElement(using: &random)!)
    case 18:
      try screen.suppress(
        "small-target", of: [screen.name(of: view)], reason: "reason \(number)",
        until: Bool.random(using: &random) ? CalendarDate(parsing: "2031-12-31") : nil)
    case 19:
      if let suppression = screen.suppressions.randomElement(using: &random) {
        try screen.removeSuppression(named: suppression.id.text)
      }
    default: shuffle(&screen)
    }
  }

  private mutating func setAttribute(of id: ObjectID, _ screen: inout Screen) throws {
    var attributes = screen.view(id)!.attributes
    attributes[.spacing] = Bool.random(using: &random) ? .number(Double(number)) : nil
    try screen.setView(
      id, kind: id == .root ? .view : [.label, .stack].randomElement(using: &random)!, attributes: attributes)
  }

  private mutating func addConstraint(_ one: ObjectID, _ other: ObjectID, to screen: inout Screen) throws {
    let constant = Double(number)
    try screen.addConstraint { id in
      LayoutConstraint(
        id: id, AnchoredItem(Item(one), .top), .equal, to: AnchoredItem(Item(other), .bottom),
        constant: constant)
    }
  }

  /// Now and then under the name of another one, which so becomes a changed one.
  private mutating func addAssertion(_ one: ObjectID, _ other: ObjectID, to screen: inout Screen) throws {
    let relation = AnchorRelation(
      AnchoredItem(Item(one), .top), .atLeast, to: AnchoredItem(Item(other), .bottom),
      constant: Double(number))
    let claims: [Claim] = [
      .relation(relation), .view(ViewClaim(one, .visible)),
      .view(ViewClaim(one, .overlaps, other: other, isWanted: false)),
    ]
    let claim = claims.randomElement(using: &random)!
    guard let old = screen.assertions.randomElement(using: &random), Bool.random(using: &random) else {
      try screen.addAssertion(claim)
      return
    }
    try screen.removeAssertion(named: old.id.text)
    let text = Bool.random(using: &random) ? "message \(number)" : nil
    try screen.addAssertion(claim, message: text, id: old.id.text)
  }

  private mutating func setConstraint(_ screen: inout Screen) throws {
    guard var constraint = screen.constraints.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: constraint.constant += 1
    case 1: constraint.priority = constraint.priority == 1000 ? 750 : 1000
    case 2: constraint.relation = constraint.relation == .equal ? .atMost : .equal
    case 3: constraint.isInstalled.toggle()
    default:
      constraint.condition = Condition([Condition.Term(.width, .below, value: .number(Double(number)))])
    }
    try screen.setConstraint(constraint)
  }

  private mutating func addVariation(of view: ObjectID, _ screen: inout Screen) throws {
    var attributes = Attributes()
    attributes[.hidden] = .flag(true)
    try screen.addVariation(
      .view(view, attributes), when: Condition([Condition.Term(.vclass, .equal, value: .word("compact"))]))
    if Bool.random(using: &random) { try screen.addState("state\(number)") }
  }

  /// The order of guides and constraints means nothing; that of variations and states does.
  private mutating func shuffle(_ screen: inout Screen) {
    let name = Bool.random(using: &random) ? screen.name : "screen\(number)"
    var lists = screen.lists
    lists.guides.shuffle(using: &random)
    lists.constraints.shuffle(using: &random)
    lists.variations.shuffle(using: &random)
    lists.states.shuffle(using: &random)
    lists.assertions.shuffle(using: &random)
    lists.texts.shuffle(using: &random)
    lists.suppressions.shuffle(using: &random)
    screen = Screen(id: screen.id, name: name, lists: lists)
  }
}

extension Device {
  static func phone(_ name: String, width: Double = 390, height: Double = 844) -> Device {
    Device(
      name: name, title: name, size: Size(width: width, height: height), scale: 2, idiom: .phone,
      portraitInsets: .zero, landscapeInsets: .zero,
      portraitKeyboard: KeyboardHeight(keys: 200, prediction: 0, dock: 0),
      landscapeKeyboard: KeyboardHeight(keys: 150, prediction: 0, dock: 0), os: 18, source: "made up")
  }
}

extension Design {
  /// The design with everything whose order means nothing in one order.
  var unordered: Design {
    Design(
      screens: screens.map(\.unordered).sorted { $0.id < $1.id },
      devices: devices.sorted { $0.name < $1.name }, profiles: profiles.sorted { $0.name < $1.name })
  }
}

extension Screen {
  fileprivate var unordered: Screen {
    var lists = lists
    lists.guides.sort { $0.id < $1.id }
    lists.constraints.sort { $0.id < $1.id }
    lists.assertions.sort { $0.id < $1.id }
    lists.texts.sort { ($0.view, $0.attribute, $0.locale) < ($1.view, $1.attribute, $1.locale) }
    lists.suppressions.sort { $0.id < $1.id }
    return Screen(id: id, name: name, lists: lists)
  }
}
