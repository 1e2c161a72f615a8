import Auditing
import DesignModel
import Notation

/// Why a criterion isn't judged on a screen.
struct Doubts {
  private let screen: Screen
  private let criterion: Criterion
  private(set) var reasons: [String] = []
  private static let shown = 3

  /// What the screen itself leaves open.
  init(on screen: Screen, for criterion: Criterion) {
    (self.screen, self.criterion) = (screen, criterion)
    if screen.rootTraits.isLaunchScreen { reasons.append("nobody uses a launch screen") }
    if let sketch = screen.sketch { reasons.append("the screen is a sketch: \(sketch)") }
    if !hasSubject { reasons.append(lack) }
    if criterion.setting == .inNarrowWindow || criterion.subject == .controls,
      screen.rootTraits.kind != .window
    {
      reasons.append("the view is a part of other screens, in whose windows it has its place")
    }
    addTextsOfCode()
  }

  private var hasSubject: Bool {
    switch criterion.subject {
    case .texts: screen.views.contains { $0.kind.showsText }
    case .controls: screen.views.contains { $0.attributes.isInteractive(on: $0.kind) }
    case .graphics: screen.views.contains { $0.kind == .image || $0.attributes.imageName != nil }
    case .anything: !screen.showsNothing
    }
  }

  private var lack: String {
    switch criterion.subject {
    case .texts: "the screen has no text"
    case .controls: "the screen has no control"
    case .graphics: "the screen has no picture and no symbol"
    case .anything: "the screen has no text and no control"
    }
  }

  /// Texts that are given at run time, or that samples stand in for.
  private mutating func addTextsOfCode() {
    guard [.texts, .anything].contains(criterion.subject) else { return }
    let open = screen.views.filter { view in
      guard [.label, .button, .textView].contains(view.kind) else { return false }
      return view.attributes.isSample
        || TextTraits(view.kind, view.attributes).text.isEmpty && view.attributes.imageName == nil
          && !view.attributes.isSystemSymbol && view.kind != .textView
    }
    if !open.isEmpty { add(open, one: "gets its text at run time", many: "get their texts at run time") }
  }

  /// That no profile of the kind was asked for.
  mutating func add(noProfile setting: Criterion.Setting) {
    switch setting {
    case .asAsked: reasons.append("no profile was asked for")
    case .atTwiceTheSize: reasons.append("no profile at AX3 was asked for")
    case .inNarrowWindow: reasons.append("no upright profile at L was asked for")
    }
  }

  /// Findings that rest on what no file says, or that a person has to look at.
  mutating func add(open groups: [FindingGroup]) {
    for group in groups.prefix(Self.shown) { reasons.append(screen.seenMessage(of: group.finding)) }
    if groups.count > Self.shown { reasons.append("\(groups.count - Self.shown) more findings are open") }
  }

  /// What leaves the layout open.
  mutating func add(causes groups: [FindingGroup]) {
    let causes = groups.filter { group in
      Criterion.causes.contains(group.finding.rule) && group.finding.severity > .note
        || !group.finding.consequences.isEmpty && !criterion.speaks(of: group.finding)
    }
    guard let first = causes.first else { return }
    let more = causes.count > 1 ? ", and \(causes.count - 1) more like it" : ""
    reasons.append("the layout is not settled: \(screen.seenMessage(of: first.finding))\(more)")
  }

  /// Texts and symbols whose contrast isn't known.
  mutating func add(contrasts tally: ContrastTally) {
    let unknown = Dictionary(grouping: tally.unknown) { $0.doubt.reason }
    for (reason, views) in unknown.sorted(by: { $0.key < $1.key }) {
      add(views.map(\.view), one: reason.one, many: reason.many)
    }
    let accented = tally.known.filter { $0.contrast.isAccent && !$0.contrast.isEnough }
    if criterion.contrast == .graphics, !accented.isEmpty {
      add(accented.map(\.view), one: "is in the app's accent colour", many: "are in the app's accent colour")
    }
  }

  private mutating func add(_ views: [View], one: String, many: String) {
    let names = views.prefix(Self.shown).map { screen.seen($0.id) }
    let rest = views.count - names.count
    let list = rest > 0 ? "\(names.joined(separator: ", ")) and \(rest) more" : enumerated(names)
    reasons.append("\(list) \(views.count == 1 ? one : many)")
  }
}

/// Why contrasts aren't known, for one view and for several.
struct DoubtReason: Hashable, Comparable {
  let one, many: String
  static func < (a: Self, b: Self) -> Bool { a.one < b.one }
}

extension GroundDoubt {
  /// What is said of views for which it holds.
  var reason: DoubtReason {
    switch self {
    case .nothing:
      DoubtReason(one: "lies on no background that is named", many: "lie on no background that is named")
    case .drawn:
      DoubtReason(
        one: "is, or lies on, a picture or what the app draws",
        many: "are, or lie on, pictures or what the app draws")
    case .partly: DoubtReason(one: "lies on several colours", many: "lie on several colours")
    case .ofApp: DoubtReason(one: "lies on a colour of the app's", many: "lie on colours of the app's")
    case .translucent:
      DoubtReason(one: "is translucent with its background", many: "are translucent with their backgrounds")
    case .words:
      DoubtReason(
        one: "is in a colour that only the app knows", many: "are in colours that only the app knows")
    }
  }
}

extension ContrastTally {
  /// Findings on symbols that stand out too little.
  var faintSymbols: [FindingGroup] {
    known.compactMap { view, contrast in
      guard !contrast.isEnough, !contrast.isAccent else { return nil }
      let finding = Finding(
        RuleList.rule(named: "low-contrast")!, view: view.id,
        message: "\(view.name)'s symbol, \(contrast.text) on \(contrast.ground), has a contrast of "
          + "\(contrast.shownRatio) to 1, and \(contrast.required.shown) is asked for",
        measured: contrast.ratio, required: contrast.required)
      return FindingGroup(finding, on: screen)
    }
  }
}
