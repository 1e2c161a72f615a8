import DesignModel

/// Screens that seeds make up, changes that two branches make to them, and what is asked of them.
struct StrangeDesign {
  private let screens: [(screen: StrangeScreen, seed: Int)]

  /// The screens of those seeds, named after them.
  init(_ seeds: Range<Int>) {
    screens = seeds.map { (StrangeScreen("s\($0)", Choices(seed: $0)), $0) }
  }

  /// The commands that build the screens.
  var edits: [String] { screens.flatMap(\.screen.edits) }

  /// What a branch does to each of them; two of another number do something else.
  func changes(onBranch number: Int) -> [String] {
    screens.flatMap { $0.screen.changed(by: Choices(seed: -1 - 2 * $0.seed - number)) }
  }

  /// The commands that ask something of a screen, without blanks in their words.
  var questions: [String] {
    screens.flatMap { screen, seed in screen.questions(Choices(seed: seed + 1 << 32)) }
  }
}

extension StrangeScreen {
  /// Why it is as it is, and where that changes.
  func questions(_ choices: Choices) -> [String] {
    var choices = choices
    let view = choices.pick(views).name
    let anchors: [Anchor] = [.leading, .top, .width, .height, .centerX, .lastBaseline]
    return [
      "explain \(name) --profile \(choices.pick(Self.profiles))",
      "why \(name) \(view).\(choices.pick(anchors).rawValue) --profile \(choices.pick(Self.profiles))",
      "sweep \(name) \(range(&choices)) --profile \(choices.pick(Self.profiles))",
    ]
  }

  /// A range of what can be swept.
  private func range(_ choices: inout Choices) -> String {
    let scrolls = views.filter { $0.kind == .scroll }.map { "--scroll \($0.name)=0..300" }
    let texts = views.filter { [.label, .button, .textField, .textView].contains($0.kind) }.map {
      "--length \($0.name)=0..30"
    }
    return choices.pick(["--width 280..520", "--height 300..900", "--text-size XS..AX5"] + scrolls + texts)
  }

  /// Devices, sizes and directions that differ in most of what a screen can read.
  static let profiles = [
    "iphone-16/portrait", "iphone-se-1/landscape/AX3", "iphone-16/portrait/rtl",
    "iphone-16-plus/landscape/rtl",
    "ipad-mini-7/portrait/AX5", "iphone-se-3/portrait/none-bar", "iphone-16/portrait/keyboard",
  ]
}
