public import AutoLayout
public import DesignModel
import Matrix
public import Notation
public import Storage

/// An anchor on one profile with the reasons for its place.
public struct ReasonedAnchor: Recorded {
  let screen: Screen
  let anchor: AnchoredItem
  let profile: Profile
  let reasons: AnchorReasons
  let history: ScreenHistory

  /// An anchor's place, with the reasons for it and who added them.
  public init(
    screen: Screen, anchor: AnchoredItem, profile: Profile, reasons: AnchorReasons, history: ScreenHistory
  ) {
    (self.screen, self.anchor, self.profile) = (screen, anchor, profile)
    (self.reasons, self.history) = (reasons, history)
  }

  /// The version that added the constraint that a share belongs to; nil for rules that views bring with them.
  private func origin(of share: RuleShare) -> String? {
    guard case .constraint(let id)? = share.rule else { return nil }
    return history[.constraint, id]?.added
  }

  /// A title, then a line for each share.
  public var text: String {
    let shares = reasons.shares.map { share in
      (
        points: (share.points < 0 ? "- " : "+ ") + abs(share.points).shown,
        rule: screen.spelled(share) + (origin(of: share).map { "   \($0)" } ?? "")
      )
    }
    let width = shares.map(\.points.count).max() ?? 0
    let lines = shares.map {
      "  \($0.points)\(String(repeating: " ", count: width - $0.points.count))   \($0.rule)"
    }
    let title = "\(screen.spelled(anchor)) is \(reasons.value.shown) on \(profile.name)"
    return ([title] + lines).joined(separator: "\n")
  }

  private var shares: [ExplainedShare] {
    reasons.shares.map {
      ExplainedShare(rule: screen.spelled($0), points: $0.points, revision: origin(of: $0))
    }
  }

  public static let recordShape = RecordShape<Self>("reasons", "Why an anchor lies where it does.") {
    Column("screen", "The screen.", from: \.screen.name)
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", from: \.profile.name)
    Column("anchor", "The anchor.", from: { $0.screen.spelled($0.anchor) })
    Column(
      "value", "Its place in points of the root's coordinate space, or a size in points.",
      from: \.reasons.value,
      as: .exact)
    Column("shares", "What adds up to it.", from: \.shares)
  }
}

/// A rule and the points that it adds.
private struct ExplainedShare: Shaped {
  let rule: String
  let points: Double
  let revision: String?

  static let shape = ValueShape<Self>.record("A rule and the points that it adds.") {
    Column("rule", "The constraint or built-in rule in words.", from: \.rule)
    Column("points", "What it adds, in points; negative where it takes away.", from: \.points, as: .exact)
    Column.optional("revision", "The revision that added the constraint.", from: \.revision)
  }
}
