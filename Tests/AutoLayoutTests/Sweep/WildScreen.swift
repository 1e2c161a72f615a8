import AutoLayout
import DesignLanguage
import DesignModel
import TestSupport

/// A random screen of what sweeps find hard: stacks of every distribution, labels that wrap, scroll views without an end,
/// margins and guides, states and conditions.
struct WildScreen {
  private var random: SeededNumbers
  private var screen = Screen(id: "screen", name: "screen")
  private var boxes = ["root"]

  /// The screen of a seed.
  static func build(_ seed: Int) throws -> Screen {
    var wild = WildScreen(random: SeededNumbers(seed: seed))
    for index in 0..<Int.random(in: 2...11, using: &wild.random) { try wild.addView(index) }
    try wild.vary()
    return wild.screen
  }

  private init(random: SeededNumbers) { self.random = random }

  private mutating func pick<T>(_ values: T...) -> T { values.randomElement(using: &random)! }
  private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  private mutating func addView(_ index: Int) throws {
    let parent = chance(0.6) ? boxes.last! : boxes.randomElement(using: &random)!
    let name = "v\(index)"
    let isArranged = try screen.view(named: parent).kind == .stack
    let (kind, settings) = kind()
    let spacing = isArranged && chance(0.25) ? " customSpacing=\(pick("0", "3", "12.5"))" : ""
    try screen.add(kind, name, in: parent, with: settings + spacing)
    if !isArranged { try constrain(name, in: parent) }
    if [.view, .stack, .scroll].contains(kind) { boxes.append(name) }
  }

  private mutating func kind() -> (kind: ViewKind, settings: String) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: (.view, chance(0.3) ? "layoutMargins=\(pick("4", "12")) preservesMargins=true" : "")
    case 1, 2, 3: (.stack, stack())
    case 4: (.scroll, pick("", "contentInsets=5", "contentInsetAdjustment=always"))
    case 5: (.switch, pick("", "hugging=750,750", "compression=749,749"))
    case 6: (.image, "size=\(pick("70x100", "186x35", "20x20"))")
    case 7: (.button, "text=Go_on")
    default: (.label, label())
    }
  }

  private mutating func stack() -> String {
    let axis = pick("horizontal", "horizontal", "vertical")
    let alignment = pick("fill", "leading", "center", "trailing", "firstBaseline")
    let distribution = pick(
      "fill", "fillProportionally", "fillProportionally", "fillEqually", "equalSpacing", "equalCentering")
    return
      "axis=\(axis) alignment=\(alignment) distribution=\(distribution) spacing=\(pick("0", "8", "10.5"))"
      + (chance(0.2) ? " layoutMargins=6" : "")
  }

  private mutating func label() -> String {
    let words = (0...Int.random(in: 0...9, using: &random)).map { _ in
      pick("a", "of", "word", "longer", "supercalifragilistic")
    }
    var settings = "text=\(words.joined(separator: "_")) lines=\(pick("0", "0", "1", "2", "3"))"
    if chance(0.4) { settings += " fontSize=\(pick("11", "20", "28"))" }
    if chance(0.3) { settings += " compression=\(pick("749", "751", "250", "1000")),750" }
    if chance(0.3) { settings += " hugging=\(pick("249", "252", "750")),250" }
    if chance(0.15) { settings += " minimumScale=0.5" }
    if chance(0.1) { settings += " preferredWidth=120" }
    return settings
  }

  private mutating func constrain(_ name: String, in parent: String) throws {
    let before = screen.children(of: try screen.view(named: parent).id).dropLast().last?.name
    let side = guide(parent)
    let x = Double(Int.random(in: 0...90, using: &random)) / pick(1, 2, 7)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: try screen.constrain("\(name).leading == \(side).leading + \(x)")
    case 1: try screen.constrain("\(name).leading >= \(before ?? parent).leading + \(x)")
    case 2: try screen.constrain("\(name).centerX == \(parent).centerX")
    default: break
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: try screen.constrain("\(name).trailing == \(side).trailing - \(x / 3)")
    case 1: try screen.constrain("\(name).trailing <= \(side).trailing - \(x / 3) @\(pick(1000, 500))")
    case 2: try screen.constrain("\(name).width == root.width * \(pick("0.5", "0.3")) + \(x)")
    case 3: try screen.constrain("\(name).width >= \(x * 3)", "\(name).width <= root.width - 32 @750")
    default: break
    }
    if chance(0.8) {
      try screen.constrain(
        before.map { "\(name).top == \($0).bottom + \(x / 5)" } ?? "\(name).top == \(side).top + \(x)")
    }
    if chance(0.2) { try screen.constrain("\(name).bottom <= \(side).bottom - 4") }
  }

  private mutating func guide(_ parent: String) -> String {
    if parent != "root", chance(0.6) { return parent }
    return parent + pick("", ".safeArea", ".layoutMargins", ".readableContent")
  }

  /// Gives the screen a second state, and a constraint that holds in some widths only.
  private mutating func vary() throws {
    guard chance(0.5), let view = screen.views.dropFirst().randomElement(using: &random) else { return }
    try screen.addState("first")
    try screen.addState("second")
    try screen.setHidden(true, view.name, in: "second")
    if chance(0.5) {
      try screen.addVariation(
        .view(view.id, .spelled("hidden=true", for: view.kind)), when: Condition(parsing: "width <= 500"))
    }
  }
}

extension SweepLaw {
  /// What fails of a seed's screen, on a profile and over ranges that follow from the seed too.
  static func faults(ofSeed seed: Int) throws -> [String] {
    let screen = try WildScreen.build(seed)
    var random = SeededNumbers(seed: seed + 1_000_000)
    let scroll = screen.views.first { $0.kind == .scroll }.map(\.name)
    var length = SweptLength.width
    var range = 300.0...700.0
    if seed % 5 == 0 { (length, range) = (.height, 200...900) }
    if seed % 5 == 1, let scroll { (length, range) = (.scroll(scroll), -50...300) }
    let device = seed % 2 == 0 ? Device.board : try Device.catalogue.device(named: "iphone-16")
    let profile = Profile(
      device: device.name, window: Size(width: 390, height: 700),
      direction: seed % 3 == 0 ? .rtl : .ltr, keyboard: seed % 7 == 0 ? .shown : .hidden,
      state: screen.states.isEmpty || seed % 4 > 1 ? nil : "second")
    var law = SweepLaw(
      screen, length, profile: profile, on: device, by: seed % 4 == 0 ? HangingRuler() : FixedRuler())
    let middle = Double.random(in: range.lowerBound + 20...range.upperBound - 20, using: &random)
    let cut = ((range.lowerBound + range.upperBound) / 2).rounded()
    let halves = [range.lowerBound...cut, cut...range.upperBound]
    let (near, wide) = (middle - 1...middle + 1, middle - 20...middle + 15)
    law.check(range, parts: halves + [near, wide])
    return law.faults
  }
}
