public import AutoLayout
public import DesignModel

/// The rules, held against one screen and its layouts.
public struct Audit: Sendable {
  private let design: DesignAudit
  private let solving: Solving
  private let grades: Grades
  private let layoutRules: [any LayoutRule.Type]
  /// The same, and those that find the causes of what they find.
  private let askedRules: [any LayoutRule.Type]
  private let wanted: Set<String>
  private let isOfCriteria: Bool

  /// An audit of a screen by some rules, or by all.
  ///
  /// `engine` made its layouts, and makes those that rules compare with them. `day` says which suppressions are
  /// expired, none without one. `isOfCriteria` says that what may be otherwise in the app is a note with what it rests on
  /// (`LayoutDoubts`).
  public init(
    _ screen: Screen, rules: [any AuditRule.Type] = RuleList.all, engine: LayoutEngine,
    on day: CalendarDate? = nil, isOfCriteria: Bool = false
  ) {
    self.init(
      DesignAudit(screen, rules: rules, on: day), rules: rules, engine: engine, isOfCriteria: isOfCriteria)
  }

  /// The same of a screen whose design is audited by the same rules.
  public init(
    _ design: DesignAudit, rules: [any AuditRule.Type], engine: LayoutEngine, isOfCriteria: Bool = false
  ) {
    (self.design, self.isOfCriteria) = (design, isOfCriteria)
    solving = Solving(
      design.screen, by: engine,
      readingContrasts: rules.contains { $0.card.name == LowContrast.card.name })
    grades = Grades(design.screen, by: solving, engine)
    layoutRules = rules.compactMap { $0 as? any LayoutRule.Type }
    wanted = Set(layoutRules.map { $0.card.name })
    askedRules =
      layoutRules
      + (wanted.isDisjoint(with: Consequences.rules) ? [] : Consequences.causes).filter { [wanted] in
        !wanted.contains($0.card.name)
      }
  }

  /// Names all that findings on layouts rest on, but for the screen and the environment.
  ///
  /// That is the engine with what the screen's texts take from the machine's fonts, and the rules. Findings of one
  /// fingerprint may be remembered together.
  public static func fingerprint(
    of screen: Screen, rules: [any AuditRule.Type] = RuleList.all, engine: LayoutEngine
  ) -> String {
    "\(engine.fingerprint(of: screen))/\(RuleList.fingerprint(of: rules))"
  }

  /// What rules read of environments beside what the layouts read.
  public var reads: EnvironmentReads { layoutRules.isEmpty ? [] : solving.readsOfRules }

  /// The screen as the rules solve it where they compare.
  public var prepared: PreparedScreen { solving.screen }

  /// Lets go of what was solved, once all layouts were judged.
  public func forget() { solving.screen.forget() }

  /// What is wrong with the screen on every profile, rule by rule.
  public func findings() -> [Finding] { design.findings() }

  /// What is wrong with one of its layouts, rule by rule.
  public func findings(on layout: ScreenLayout, in environment: LayoutEnvironment) -> [Finding] {
    if layoutRules.isEmpty { return [] }
    let layout = AuditedLayout(design.screen, layout, in: environment, by: solving)
    // The frames of a last round without rest are nobody's answer, so that only causes are reported.
    let rules = askedRules.filter { layout.layout.unrest == nil || !$0.measuresFrames }
    let found = grades.graded(rules.flatMap { $0.findings(on: layout) }, on: layout)
    let own = askedRules.count == layoutRules.count ? found : found.filter { wanted.contains($0.rule) }
    guard isOfCriteria, !own.isEmpty else { return own }
    let doubts = LayoutDoubts(on: layout)
    return own.compactMap(doubts.doubted)
  }
}
