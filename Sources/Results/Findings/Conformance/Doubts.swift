import Auditing
import Conditions
import DesignModel
import Notation

/// Why a criterion isn't judged on a screen.
struct Doubts {
  private let screen: Screen
  private let criterion: Criterion
  private let subjects: CriterionSubjects
  private(set) var reasons: [String] = []
  private static let shown = 3

  /// What the screen itself leaves open; `shown` are the views that some profile shows, `measured` the contrasts that the
  /// criterion asks for.
  init(
    on screen: Screen, for criterion: Criterion, shown: ShownViews, measuring measured: ContrastTally? = nil
  ) {
    (self.screen, self.criterion) = (screen, criterion)
    subjects = CriterionSubjects(
      of: criterion.subject, on: screen, measured: Set((measured?.measured ?? []).map(\.view.id)))
    if isLaunchScreen {
      reasons = [Self.unused]
      return
    }
    if screen.isFilledByCode {
      reasons = ["the file shows nothing of the screen, so that code or another screen fills it"]
      return
    }
    reasons = SketchDoubts(screen: screen, criterion: criterion, subjects: subjects).reasons
    addLack(shown)
    // Wherever nothing lies that the criterion speaks of, it asks for nothing.
    if asksNothing { return }
    if criterion.isAboutWindows, screen.rootTraits.kind != .window {
      reasons.append("the view is a part of other screens, in whose windows it has its place")
    }
    addAllowedOverlaps()
    addCells()
  }

  /// True where there is nothing that the criterion speaks of, and no other reason, and on a launch screen.
  var asksNothing: Bool { isLaunchScreen || reasons == [lack] }

  private var isLaunchScreen: Bool { screen.rootTraits.isLaunchScreen }
  private static let unused = "a launch screen is shown while the app starts, and nobody uses it"

  private var lack: String {
    "there is no \(subjects.word) on the screen, so that the criterion asks for nothing"
  }

  /// What the criterion speaks of and no profile shows, and what of it no rule asks.
  private mutating func addLack(_ shown: ShownViews) {
    let before = reasons.count
    addTextsOfCode()
    addUnknown()
    let isOpen = reasons.count > before || !subjects.textsOfCode.isEmpty
    let places = subjects.places
    if places.isEmpty {
      if isOpen { return }
      addElsewhere()
      if reasons.count == before { reasons.append(lack) }
      return
    }
    let unseen = screen.transparentViews
    let hidden = places.filter { !shown.places.contains($0) || unseen.contains($0) }.map { screen.views[$0] }
    if hidden.count == places.count {
      reasons.append("no profile shows a \(subjects.word): code shows what is hidden")
    } else if !hidden.isEmpty {
      add(hidden, one: "is hidden until code shows it", many: "are hidden until code shows them")
    }
  }

  /// Texts that are others in the app.
  private mutating func addTextsOfCode() {
    let samples = subjects.textsOfCode
    // A font is that of the file, whatever the text, unless a class of the app's own sets another one.
    let open = criterion.dependsOnLayout ? samples : samples.filter { !$0.hasFontOfFile }
    let fillers = open.filter(\.showsFiller)
    let late = open.filter { !$0.showsFiller }
    if !late.isEmpty { add(late, one: "gets its text at run time", many: "get their texts at run time") }
    if !fillers.isEmpty {
      add(fillers, one: "has a filler in place of its text", many: "have fillers in place of their texts")
    }
  }

  /// What may be of the kind that the criterion speaks of.
  private mutating func addUnknown() {
    let unasked = subjects.unasked
    if !unasked.isEmpty {
      add(
        unasked, one: "acts as a control by its traits, and no rule asks it",
        many: "act as controls by their traits, and no rule asks them")
    }
    let unknown = subjects.unknown
    if !unknown.isEmpty, criterion.subject == .controls {
      add(
        unknown, one: "may be a control, as a picker or a map is, and no rule asks it",
        many: "may be controls, as pickers and maps are, and no rule asks them")
    } else if !unknown.isEmpty {
      add(
        unknown, one: "may show texts, as a picker or a web view does, and no rule asks them",
        many: "may show texts, as pickers and web views do, and no rule asks them")
    }
    let own = subjects.ownControls
    if !own.isEmpty {
      add(
        own, one: "may be a control of the app's own, and no rule asks what is in it",
        many: "may be controls of the app's own, and no rule asks what is in them")
    }
    let lists = subjects.listsOfCode
    if !lists.isEmpty {
      add(
        lists, one: "gets its content from code, so that it isn't known",
        many: "get their content from code, so that it isn't known")
    }
  }

  /// Where what the criterion speaks of may be on a screen that has none of it.
  private mutating func addElsewhere() {
    guard criterion.subject == .controls else { return }
    let disabled = subjects.disabled
    if !disabled.isEmpty {
      add(
        disabled, one: "is the only control, and disabled until code enables it",
        many: "are the only controls, and disabled until code enables them")
    }
    let rows = subjects.rows
    if !rows.isEmpty {
      add(
        rows, one: "is a row or a cell, which may be tapped, and no rule asks it",
        many: "are rows or cells, which may be tapped, and no rule asks them")
    }
    if subjects.hasBarItems {
      reasons.append("the bars around the screen have buttons, and no rule asks them")
    }
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

  /// Cells that may be larger or smaller in the app, so that nothing is known to fit them.
  private mutating func addCells() {
    guard criterion.rules.contains(where: { $0.card.name == "truncated-text" }) else { return }
    let cells = screen.cellsSizedByCode
    if cells.isEmpty { return }
    add(
      screen.views.filter { cells.contains($0.id) },
      one: "is a cell, whose size its collection's layout says",
      many: "are cells, whose size their collection's layout says")
  }

  /// That no profile of the kind was asked for.
  mutating func add(noProfile setting: Criterion.Setting) {
    switch setting {
    case .asAsked: reasons.append("no profile was asked for")
    case .atTwiceTheSize: reasons.append("no profile at AX3 was asked for")
    case .atLargestSize: break
    case .inNarrowWindow:
      reasons.append("no upright profile at L without the keyboard and a window was asked for")
    }
  }

  /// Findings that rest on what no file says, or that a person has to look at.
  mutating func add(open groups: [FindingGroup]) {
    reasons += groups.map { said($0) }
  }

  /// What is lost at the standard size, too.
  mutating func add(known groups: [FindingGroup]) {
    reasons += groups.map { said($0, adding: ", at the standard text size, too") }
  }

  /// What is found, and on which profiles where it isn't on all, so that a person knows where to look; `words` follow what is
  /// found.
  private func said(_ group: FindingGroup, adding words: String = "") -> String {
    let message = screen.seenMessage(of: group.finding) + words
    let isEverywhere = group.profiles.map { $0.count == $0.total } ?? true
    return isEverywhere ? message : group.sentence(saying: message)
  }

  /// The texts that reach 200 % at AX5 alone, or never.
  private var slowTexts: [View] {
    screen.views.filter { view in
      view.hasText && [.title1, .largeTitle].contains(FontTraits(view.kind, view.attributes).style)
    }
  }

  /// True where a verdict on larger text rests on AX5, too.
  var restsOnLargestSize: Bool { criterion.setting == .atTwiceTheSize && !slowTexts.isEmpty }

  /// What is lost or left open at AX5 alone, where the screen has texts that grow to 200 % there or never; nil where no
  /// profile at AX5 was asked for.
  mutating func add(larger groups: (about: [FindingGroup], causes: [FindingGroup])?) {
    let slow = slowTexts
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
    reasons += groups.about.map { "at AX5, where titles reach their largest size: \(said($0))" }
    add(causes: groups.causes, where: " at AX5")
  }

  /// What leaves the layout open, and what takes in findings that the criterion asks for; `place` follows each.
  mutating func add(causes groups: [FindingGroup], where place: String = "") {
    guard criterion.dependsOnLayout else { return }
    var seen: Set<Finding.Subject> = []
    let causes = groups.filter { group in
      Criterion.causes.contains(group.finding.rule)
        && (group.finding.severity > .note || leavesOpen(group.finding))
        && seen.insert(group.finding.subject).inserted
    }
    for cause in causes {
      reasons.append("the layout is not settled\(place): \(said(cause))")
    }
    let taking = groups.filter { group in
      !group.finding.consequences.isEmpty && !causes.contains { $0.finding.subject == group.finding.subject }
        && !criterion.speaks(of: group.finding) && seen.insert(group.finding.subject).inserted
    }
    for other in criterion.contrast == nil ? taking : [] {
      reasons.append(
        "not known\(place) until this is mended, which may be its cause: \(said(other))")
    }
  }

  /// True for a note that leaves open where something lies that the criterion speaks of, or how large it is: people need not
  /// mend that, and nothing passes by it.
  private func leavesOpen(_ finding: Finding) -> Bool {
    guard Criterion.openings.contains(finding.rule) else { return false }
    let opensSizes = ["width", "height"].contains { finding.message.contains($0) }
    return (opensSizes || !criterion.asksForSizesAlone)
      && subjects.lie(in: Set([finding.view].compactMap(\.self) + finding.parts))
  }

  /// Texts and symbols whose contrast isn't known, or may be another.
  mutating func add(contrasts tally: ContrastTally) {
    let unknown = Dictionary(grouping: tally.unknown) { $0.doubt.reason(of: $0.view) }
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
        !$0.hasText && !TextTraits($0.kind, $0.attributes).placeholder.isEmpty && !$0.attributes.isDisabled
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
  /// True for a text whose font its file or its code says.
  fileprivate var hasFontOfFile: Bool {
    !attributes.isOfCustomClass && !attributes.hasMadeUpFont && (hasText || getsWords)
  }

  /// True for a text, of those in the place of another one, that no code is known to replace.
  fileprivate var showsFiller: Bool { hasText && !attributes.isConnected && !attributes.isSample }

  /// True for a view that shows words that it was given; of a field its own text.
  var hasText: Bool {
    let texts = TextTraits(kind, attributes)
    return !texts.text.isEmpty || texts.segments?.contains { $0 != "|" } == true
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
