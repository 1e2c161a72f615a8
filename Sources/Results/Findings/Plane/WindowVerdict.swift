import Auditing
import AutoLayout
public import DesignModel

/// How a screen comes out in a window.
public struct WindowVerdict: Hashable, Sendable {
  /// How the layout comes out.
  public let status: ScreenLayout.Status
  /// What breaks, the most severe first.
  public let breaches: [Breach]

  /// The same without what the rules find that ask with other texts.
  var withoutOtherTexts: WindowVerdict {
    WindowVerdict(
      status: status, breaches: breaches.filter { !RuleList.withOtherTexts.contains($0.rule) })
  }
}

/// Judges a screen in windows of a plane.
///
/// It does so on exact frames. Rules judge those that are rounded to pixels, which move in steps as a window grows, so that
/// a verdict on them ends at stairs of a pixel along the line at which the one on exact frames does.
struct WindowJudge {
  let screen: Screen
  let plane: WindowPlane
  /// The screen as it is judged.
  let prepared: PreparedScreen
  private let audit: Audit
  /// The same but for the rules that ask with other texts, which take the most time.
  private let quickAudit: Audit

  /// A judge by an engine's exact frames.
  init(_ screen: Screen, in plane: WindowPlane, engine: LayoutEngine) {
    (self.screen, self.plane) = (screen, plane)
    prepared = engine.exact.prepare(screen)
    audit = Audit(screen, engine: engine.exact)
    quickAudit = Audit(
      screen, rules: RuleList.all.filter { !RuleList.withOtherTexts.contains($0.card.name) },
      engine: engine.exact)
  }

  /// What is found in a window, suppressed findings left out, the most severe first.
  func findings(in window: Size) -> [Finding] { judge(window, by: audit).findings }

  /// The verdict on a window.
  func verdict(on window: Size) -> WindowVerdict {
    let (status, findings) = judge(window, by: audit)
    return WindowVerdict(status: status, breaches: findings.map(Breach.init))
  }

  /// The verdict without what the rules find that ask with other texts.
  func quickVerdict(on window: Size) -> WindowVerdict {
    let (status, findings) = judge(window, by: quickAudit)
    return WindowVerdict(status: status, breaches: findings.map(Breach.init))
  }

  private func judge(
    _ window: Size, by audit: Audit
  ) -> (status: ScreenLayout.Status, findings: [Finding]) {
    let environment = plane.environment(window)
    let layout = prepared.layout(in: environment)
    return (layout.status, audit.unsuppressed(on: layout, in: environment, of: screen))
  }
}

extension Audit {
  /// What is found on one layout, gathered by cause, suppressed findings left out, the most severe first.
  func unsuppressed(
    on layout: ScreenLayout, in environment: LayoutEnvironment, of screen: Screen
  ) -> [Finding] {
    let found = findings(on: layout, in: environment).gathered(on: screen)
      .filter { screen.suppressions.accepting($0).isEmpty }
    // Rules come in their order already, each with its views in the screen's.
    return Severity.allCases.flatMap { severity in found.filter { $0.severity == severity } }
  }
}
