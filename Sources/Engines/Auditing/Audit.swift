public import AutoLayout
public import DesignModel

/// The rules, held against one screen and its layouts.
public struct Audit: Sendable {
  private let screen: AuditedScreen
  private let solving: Solving
  private let designRules: [any DesignRule.Type]
  private let layoutRules: [any LayoutRule.Type]
  /// Names all that findings on layouts rest on, but for the screen and the environment.
  ///
  /// That is the engine with what its texts take from the machine's fonts, and the rules. Findings of one fingerprint
  /// may be remembered together.
  public let fingerprint: String

  /// An audit of a screen by some rules, or by all.
  ///
  /// `engine` made its layouts, and makes those that rules compare with them. `day` says which suppressions are
  /// expired, none without one.
  public init(
    _ screen: Screen, rules: [any AuditRule.Type] = RuleList.all, engine: LayoutEngine,
    on day: CalendarDate? = nil
  ) {
    self.screen = AuditedScreen(screen, on: day)
    solving = Solving(self.screen, by: engine)
    designRules = rules.compactMap { $0 as? any DesignRule.Type }
    layoutRules = rules.compactMap { $0 as? any LayoutRule.Type }
    fingerprint = "\(solving.screen.fingerprint)/\(RuleList.fingerprint(of: rules))"
  }

  /// What rules read of environments beside what the layouts read: the keyboard for what it may cover of a window, the
  /// window when the device is turned, and for lines of text the readable width, which the system may change.
  public var reads: EnvironmentReads {
    if layoutRules.isEmpty { return [] }
    let mayWrap = screen.screen.views.contains { view in
      [.label, .textView].contains(view.kind) && TextTraits(view.kind, view.attributes).lines != 1
    }
    var reads: EnvironmentReads = screen.screen.rootTraits.kind == .window ? .keyboard : []
    if mayWrap || TextTraits.linesVary(in: screen.screen) {
      reads.formUnion([.readableWidth, .systemOfControls])
    }
    if solving.histories.mayDiffer { reads.insert(.surroundings) }
    return reads
  }

  /// The screen as the rules solve it where they compare.
  public var prepared: PreparedScreen { solving.screen }

  /// Lets go of what was solved, once all layouts were judged.
  public func forget() { solving.screen.forget() }

  /// What is wrong with the screen on every profile, rule by rule.
  public func findings() -> [Finding] { designRules.flatMap { $0.findings(in: screen) } }

  /// What is wrong with one of its layouts, rule by rule.
  public func findings(on layout: ScreenLayout, in environment: LayoutEnvironment) -> [Finding] {
    if layoutRules.isEmpty { return [] }
    let layout = AuditedLayout(screen, layout, in: environment, by: solving)
    // The frames of a last round without rest are nobody's answer, so that only causes are reported.
    let rules = layout.layout.unrest == nil ? layoutRules : layoutRules.filter { !$0.measuresFrames }
    return rules.flatMap { $0.findings(on: layout) }
  }
}
