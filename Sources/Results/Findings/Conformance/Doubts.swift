import Auditing
import DesignModel
import Notation

/// Why a criterion isn't judged on a screen.
struct Doubts {
  private let screen: Screen
  private let criterion: Criterion
  private(set) var reasons: [String] = []
  private static let shown = 3

  /// What the screen itself leaves open; `shown` are the views that some profile shows.
  init(on screen: Screen, for criterion: Criterion, shown: ShownViews) {
    (self.screen, self.criterion) = (screen, criterion)
    if screen.rootTraits.isLaunchScreen { reasons.append("nobody uses a launch screen") }
    if let sketch = screen.sketch { reasons.append("the screen is a sketch: \(sketch)") }
    addLack(shown)
    if criterion.isAboutWindows, screen.rootTraits.kind != .window {
      reasons.append("the view is a part of other screens, in whose windows it has its place")
    }
    addTextsOfCode()
    addAllowedOverlaps()
  }

  /// What the criterion speaks of and no profile shows.
  private mutating func addLack(_ shown: ShownViews) {
    let subjects = screen.views.indices.filter { isSubject(screen.views[$0]) }
    if subjects.isEmpty {
      reasons.append("there is no \(word) on the screen, so that the criterion asks for nothing")
      return
    }
    let hidden = subjects.filter { !shown.places.contains($0) }.map { screen.views[$0] }
    if hidden.count == subjects.count {
      reasons.append("no profile shows a \(word): code shows what is hidden")
    } else if !hidden.isEmpty {
      add(hidden, one: "is hidden until code shows it", many: "are hidden until code shows them")
    }
  }

  private func isSubject(_ view: View) -> Bool {
    let isText = view.kind.showsText || view.kind == .segmentedControl
    let isControl = view.attributes.isInteractive(on: view.kind) || view.takesText
    return switch criterion.subject {
    case .texts: isText && (view.hasText || view.takesText)
    case .controls: isControl
    case .graphics: view.kind == .image || view.attributes.imageName != nil || view.attributes.isSystemSymbol
    case .anything: isText || isControl
    }
  }

  private var word: String {
    switch criterion.subject {
    case .texts: "text"
    case .controls: "control"
    case .graphics: "picture or symbol"
    case .anything: "text or control"
    }
  }

  /// Texts that are given at run time, or that samples stand in for.
  private mutating func addTextsOfCode() {
    guard [.texts, .anything].contains(criterion.subject) else { return }
    let open = screen.views.filter { view in
      guard [.label, .button].contains(view.kind) else { return view.attributes.isSample }
      return view.attributes.isSample
        || !view.hasText && view.attributes.imageName == nil && !view.attributes.isSystemSymbol
    }
    if !open.isEmpty { add(open, one: "gets its text at run time", many: "get their texts at run time") }
  }

  /// Views that may overlap others by their author's word, of which no rule speaks.
  private mutating func addAllowedOverlaps() {
    guard criterion.rules.contains(where: { $0.card.name == "overlapping-views" }) else { return }
    let views = screen.views.filter { $0.attributes.mayOverlapOthers }
    if !views.isEmpty {
      add(
        views, one: "may overlap others by the design's word", many: "may overlap others by the design's word"
      )
    }
  }

  /// That no profile of the kind was asked for.
  mutating func add(noProfile setting: Criterion.Setting) {
    switch setting {
    case .asAsked: reasons.append("no profile was asked for")
    case .atTwiceTheSize: reasons.append("no profile at AX3 was asked for")
    case .atLargestSize, .atStandardSize: break
    case .inNarrowWindow:
      reasons.append("no upright profile at L without the keyboard and a window was asked for")
    }
  }

  /// Findings that rest on what no file says, or that a person has to look at.
  mutating func add(open groups: [FindingGroup]) {
    for group in groups.prefix(Self.shown) { reasons.append(screen.seenMessage(of: group.finding)) }
    let rest = groups.count - Self.shown
    if rest > 0 { reasons.append("\(counted(rest, "more finding")) \(rest == 1 ? "is" : "are") as doubtful") }
  }

  /// What is lost at the standard size, too.
  mutating func add(known groups: [FindingGroup]) {
    for group in groups.prefix(Self.shown) {
      reasons.append("\(screen.seenMessage(of: group.finding)), at the standard text size, too")
    }
  }

  /// What is lost at AX5 alone, where the screen has texts that grow to 200 % there or never; nil where no profile at AX5 was
  /// asked for.
  mutating func add(larger groups: [FindingGroup]?) {
    let slow = screen.views.filter { view in
      guard view.hasText else { return false }
      return [.title1, .largeTitle].contains(FontTraits(view.kind, view.attributes).style)
    }
    guard !slow.isEmpty else { return }
    if criterion.standard == .wcag {
      let never = slow.filter { FontTraits($0.kind, $0.attributes).style == .largeTitle }
      if !never.isEmpty { add(never, one: "grows to 176 % at most", many: "grow to 176 % at most") }
    }
    guard let groups else {
      add(
        slow, one: "reaches 200 % at AX5 alone, and no profile there was asked for",
        many: "reach 200 % at AX5 alone, and no profile there was asked for")
      return
    }
    for group in groups.filter({ $0.finding.severity > .note }).prefix(Self.shown) {
      reasons.append("\(screen.seenMessage(of: group.finding)) at AX5, where titles reach their largest size")
    }
  }

  /// What leaves the layout open, and what takes in findings that the criterion asks for.
  mutating func add(causes groups: [FindingGroup]) {
    guard criterion.dependsOnLayout else { return }
    var seen: Set<Finding.Subject> = []
    let causes = groups.filter { group in
      Criterion.causes.contains(group.finding.rule) && group.finding.severity > .note
        && seen.insert(group.finding.subject).inserted
    }
    if let first = causes.first {
      let more = causes.count > 1 ? ", and \(causes.count - 1) more like it" : ""
      reasons.append("the layout is not settled: \(screen.seenMessage(of: first.finding))\(more)")
    }
    let taking = groups.filter { group in
      !group.finding.consequences.isEmpty && !causes.contains { $0.finding.subject == group.finding.subject }
        && !criterion.speaks(of: group.finding) && seen.insert(group.finding.subject).inserted
    }
    if criterion.contrast == nil, let first = taking.first {
      reasons.append("something else is wrong there: \(screen.seenMessage(of: first.finding))")
    }
  }

  /// Texts and symbols whose contrast isn't known, or may be another.
  mutating func add(contrasts tally: ContrastTally) {
    let unknown = Dictionary(grouping: tally.unknown) { $0.doubt.reason }
    for (reason, views) in unknown.sorted(by: { $0.key < $1.key }) {
      add(views.map(\.view), one: reason.one, many: reason.many)
    }
    let enough = tally.known.filter { $0.contrast.isEnough }
    let ofClass = enough.filter { $0.contrast.isOfOwnClass || $0.view.attributes.isOfCustomClass }
    if !ofClass.isEmpty {
      add(
        ofClass.map(\.view), one: "may get other colours from a class of the app's own",
        many: "may get other colours from classes of the app's own")
    }
    let inPrint = enough.filter { !$0.contrast.isEnoughInPixels }
    if !inPrint.isEmpty {
      add(
        inPrint.map(\.view),
        one: "has less than 4.5 to 1, and is large only if a point of iOS counts as one of print",
        many: "have less than 4.5 to 1, and are large only if a point of iOS counts as one of print")
    }
    if criterion.contrast == .texts {
      let empty = screen.views.filter {
        !$0.hasText && !TextTraits($0.kind, $0.attributes).placeholder.isEmpty
      }
      if !empty.isEmpty {
        add(
          empty,
          one: "has a placeholder in UIKit's gray, of some 1.7 to 1 on white, unless code sets another",
          many: "have placeholders in UIKit's gray, of some 1.7 to 1 on white, unless code sets others")
      }
      return
    }
    let accented = tally.known.filter { $0.contrast.isAccent && !$0.contrast.isEnough }
    if !accented.isEmpty {
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

extension View {
  /// True for a view that shows words that it was given; of a field its own text.
  fileprivate var hasText: Bool {
    let texts = TextTraits(kind, attributes)
    return !texts.text.isEmpty || texts.segments?.contains { $0 != "|" } == true
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
