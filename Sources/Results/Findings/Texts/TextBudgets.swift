import Auditing
public import AutoLayout
public import Conditions
public import DesignModel
import Machine
public import Matrix
import Storage

/// How long the texts of a screen may be on some profiles.
public struct TextBudgets: Sendable {
  /// Characters beyond which a text is taken to have no limit.
  public static let most = 500

  /// What a text that is too long brings about.
  private static let rules = [
    "unsatisfiable-constraints", "content-unreachable", "outside-parent", "overlapping-views",
    "truncated-text", "clipped-text",
  ].map { RuleList.rule(named: $0)! }

  private let screen: Screen
  private let engine: LayoutEngine
  private let places: [Place]

  /// Profiles with equal environments, of which one is solved for all.
  private struct Place {
    let profile: Profile
    let environment: LayoutEnvironment
    /// The less, the less room there probably is.
    var tightness: Double { environment.size.width - 1e5 * Double(environment.textSize.rank) }
  }

  /// The budgets of a screen on these profiles; their languages have no part in them.
  public init(_ screen: Screen, on profiles: [ResolvedProfile], engine: LayoutEngine) {
    (self.screen, self.engine) = (screen, engine)
    var seen: Set<LayoutEnvironment> = []
    let distinct: [Place] = profiles.compactMap { profile in
      var environment = profile.key.environment
      environment.locale = nil
      guard seen.insert(environment).inserted else { return nil }
      return Place(profile: profile.profile, environment: environment)
    }
    // The largest texts and the narrowest windows come first, so that most others only have to fit what is found there.
    places = distinct.enumerated().sorted {
      ($0.element.tightness, $0.offset) < ($1.element.tightness, $1.offset)
    }
    .map(\.element)
  }

  /// A budget for each text: the least of all profiles, or of each class of profiles.
  public func budgets(byClass: Bool, jobs: Int) -> [TextBudget] {
    let texts = screen.budgetedTexts
    let classes = byClass ? Self.classes : [nil]
    return parallelMap(count: texts.count, jobs: jobs) { text in
      var trials = LengthTrials(texts[text], rules: Self.rules, engine: engine)
      return classes.compactMap { budget(of: texts[text], in: $0, &trials) }
    }.flatMap(\.self)
  }

  /// Phones and pads, at sizes for everybody and at accessibility sizes.
  private static let classes: [ProfileConjunction?] = Idiom.allCases.flatMap { idiom in
    [
      ProfileConjunction.Test.atMost(.word(TextSize.extraExtraExtraLarge.rawValue)),
      .atLeast(.word(TextSize.accessibilityMedium.rawValue)),
    ].map { sizes in
      ProfileConjunction([.init(.textSize, sizes), .init(.idiom, .oneOf([.word(idiom.rawValue)]))])
    }
  }

  /// Nil if no profile is of the class.
  private func budget(
    of text: TextOfLength, in class: ProfileConjunction?, _ trials: inout LengthTrials
  ) -> TextBudget? {
    let own = places.filter { `class`?.holds(for: $0.profile, in: $0.environment) ?? true }
    guard let first = own.first else { return nil }
    var least = (length: Self.most, place: first)
    for place in own where !trials.fits(least.length, place.environment) {
      least = (trials.longest(below: least.length, in: place.environment), place)
    }
    let isLimited = least.length < Self.most
    return TextBudget(
      text: text, class: `class`, characters: isLimited ? least.length : nil,
      lines: isLimited ? trials.lines(of: least.length, least.place.environment) : nil,
      tightest: isLimited ? least.place.profile.name : nil)
  }
}

/// The longest text that fits.
public struct TextBudget: Sendable {
  /// The text.
  public let text: TextOfLength
  /// The profiles that it is the least of; nil for all.
  public let `class`: ProfileConjunction?
  /// Characters; nil where none of `TextBudgets.most` is too many.
  public let characters: Int?
  /// How many lines these take on the tightest profile.
  public let lines: Int?
  /// The profile that has no more room.
  public let tightest: String?
}

/// Solves a screen with texts of several lengths.
struct LengthTrials {
  private let text: TextOfLength
  private let rules: [any AuditRule.Type]
  private let engine: LayoutEngine
  private var screens: [Int: (prepared: PreparedScreen, audit: Audit)] = [:]
  private var known: [LayoutEnvironment: Set<Finding.Subject>] = [:]

  init(_ text: TextOfLength, rules: [any AuditRule.Type], engine: LayoutEngine) {
    (self.text, self.rules, self.engine) = (text, rules, engine)
  }

  /// True if the rules find nothing that they don't find in the design as it is, and the text neither truncated nor
  /// clipped.
  mutating func fits(_ length: Int, _ environment: LayoutEnvironment) -> Bool {
    if length == 0 { return true }
    let (prepared, audit) = trial(length)
    let layout = prepared.layout(in: environment)
    if isCut(on: layout) { return false }
    let found = audit.findings(on: layout, in: environment)
    return found.isEmpty || Set(found.map(\.subject)).isSubset(of: knownSubjects(environment))
  }

  /// True if the text itself doesn't fit, whatever else is the cause.
  private func isCut(on layout: ScreenLayout) -> Bool {
    let own = layout.views.first { $0.view == text.view.id }?.text
    return own?.isTruncated ?? false || own?.isClipped ?? false
  }

  /// The length that fits while one more does not; `length` does not.
  mutating func longest(below length: Int, in environment: LayoutEnvironment) -> Int {
    var (fitting, failing) = (0, length)
    while failing - fitting > 1 {
      let middle = (fitting + failing) / 2
      if fits(middle, environment) { fitting = middle } else { failing = middle }
    }
    return fitting
  }

  /// The lines that so many characters take.
  mutating func lines(of length: Int, _ environment: LayoutEnvironment) -> Int {
    let layout = trial(length).prepared.layout(in: environment)
    return layout.views.first { $0.view == text.view.id }?.text?.lines ?? 0
  }

  private mutating func knownSubjects(_ environment: LayoutEnvironment) -> Set<Finding.Subject> {
    if let subjects = known[environment] { return subjects }
    let own = text.view.attributes.text(text.attribute)?.count ?? 0
    let subjects = Set(findings(own, environment).map(\.subject))
    known[environment] = subjects
    return subjects
  }

  private mutating func findings(_ length: Int, _ environment: LayoutEnvironment) -> [Finding] {
    let (prepared, audit) = trial(length)
    return audit.findings(on: prepared.layout(in: environment), in: environment)
  }

  private mutating func trial(_ length: Int) -> (prepared: PreparedScreen, audit: Audit) {
    if let trial = screens[length] { return trial }
    let screen = text.screen(ofLength: length)
    let trial = (engine.prepare(screen), Audit(screen, rules: rules, engine: engine))
    screens[length] = trial
    return trial
  }
}

extension Screen {
  /// What views say, in their order; a placeholder where nothing stands in its place.
  fileprivate var budgetedTexts: [TextOfLength] {
    views.flatMap { view -> [TextOfLength] in
      guard view.kind.showsText else { return [] }
      let shown = TextTraits.read(view.attributes)
      return shown.map { [TextOfLength(screen: self, view: view, attribute: $0)] } ?? []
    }
  }
}
