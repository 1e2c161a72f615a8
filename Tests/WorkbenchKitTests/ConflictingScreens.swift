import TestSupport

/// Screens in which something can't hold, as the command lines that make them: a row of views in a box or a stack that
/// is too narrow for it, with much beside it that holds.
struct ConflictingScreens {
  private var numbers: SeededNumbers
  private(set) var lines: [String] = []
  private let screen: String

  /// The commands that make the screen of that name and seed.
  static func lines(_ screen: String, seed: Int) -> String {
    var making = ConflictingScreens(numbers: SeededNumbers(seed: seed), screen: screen)
    making.make()
    return making.lines.joined(separator: "\n")
  }

  private init(numbers: SeededNumbers, screen: String) { (self.numbers, self.screen) = (numbers, screen) }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  private mutating func chance(_ percent: Int) -> Bool { pick(1...100) <= percent }

  private mutating func constrain(_ text: String) { lines.append("add-constraint \(screen) '\(text)'") }

  private mutating func make() {
    lines = ["add-screen \(screen)"]
    let count = pick(2...4)
    let isStack = chance(30)
    let box = isStack ? "--kind stack --axis horizontal --spacing \(pick(0...12))" : ""
    lines.append("add-view \(screen) box \(box) --in root")
    for place in 0..<count {
      let kind = chance(30) ? "--kind label --text Word --compression 1000,750" : ""
      lines.append("add-view \(screen) v\(place) \(kind) --in box")
    }
    placeBox()
    if !isStack { chain(count) }
    size(count)
    decorate(count)
  }

  /// 40 to 120 points of width in one of several ways.
  private mutating func placeBox() {
    let outer = ["root", "safeArea", "layoutMargins", "readableContent"][pick(0...3)]
    switch pick(0...2) {
    case 0:
      constrain("box.leading == \(outer).leading + \(pick(0...20))")
      constrain("box.width \(chance(50) ? "==" : "<=") \(pick(40...120))")
    case 1:
      constrain("box.leading == \(outer).leading + \(pick(0...20))")
      constrain("box.trailing == \(outer).trailing - \(pick(280...300))")
    default:
      constrain("box.centerX == \(outer).centerX")
      constrain("box.width == root.width * 0.2")
    }
    constrain("box.top == safeArea.top + \(pick(0...20))")
    constrain("box.height == \(pick(40...80))")
  }

  private mutating func chain(_ count: Int) {
    constrain("v0.leading \(chance(70) ? "==" : ">=") box.leading + \(pick(0...8))")
    for place in 1..<count {
      if chance(50) {
        constrain("v\(place).leading == v\(place - 1).trailing + \(pick(0...8))")
      } else {
        constrain("v\(place - 1).trailing <= v\(place).leading - \(pick(0...8))")
      }
    }
    constrain("v\(count - 1).trailing \(chance(70) ? "==" : "<=") box.trailing - \(pick(0...8))")
    for place in 0..<count {
      constrain("v\(place).top == box.top + \(pick(0...8))")
      constrain("v\(place).bottom \(chance(30) ? "==" : "<=") box.bottom - \(pick(0...8))")
    }
  }

  /// The first view alone is wider than the box.
  private mutating func size(_ count: Int) {
    constrain("v0.width \(chance(60) ? "==" : ">=") \(pick(130...200))")
    for place in 1..<count {
      switch pick(0...3) {
      case 0: constrain("v\(place).width == v0.width * 0.5 + \(pick(0...10))")
      case 1: constrain("v\(place).width >= \(pick(10...40))")
      case 2: constrain("v\(place).width == \(pick(10...40)) @\(pick(200...999))")
      default: break
      }
    }
  }

  /// What may or may not hold beside it.
  private mutating func decorate(_ count: Int) {
    if chance(40) { constrain("v1.height == \(pick(10...100))") }
    if chance(30) { constrain("box.bottom <= keyboard.top - \(pick(0...900))") }
    if chance(30) { constrain("v0.height == v1.height * 2 + 1 @\(pick(1...1000))") }
  }
}
