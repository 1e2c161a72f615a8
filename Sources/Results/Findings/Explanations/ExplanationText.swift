import AutoLayout
import DesignModel
import Notation

extension ExplainedScreen {
  /// The screen and the profile.
  private var title: String { "\(screen.name) on \(profile.name)" }

  /// True where nothing is wrong, open or tied.
  private var isSilent: Bool { isSound && ties.isEmpty }

  private var silence: String { "\(title): every rule holds, and every view has one place" }

  /// A paragraph for each conflict, then a line for each ambiguity, then a paragraph for each tie.
  public var text: String {
    if isSilent { return silence }
    let conflicts = conflicts.map { conflict, repairs in
      ([Self.title(of: conflict)] + members(of: conflict) + remedies(repairs)).joined(separator: "\n  ")
    }
    let ties = ties.map { ([title(of: $0)] + rivals(of: $0) + [Self.end(of: $0)]).joined(separator: "\n  ") }
    return ([title] + unrest + conflicts + ambiguities.map(sentence) + others + ties).joined(separator: "\n")
  }

  /// The same facts, one a line, each after the screen and the profile: a line for each conflict and one for each change
  /// that removes it, then one for each ambiguity and each tie.
  public var plainLines: [String] {
    if isSilent { return [silence] }
    let conflicts = conflicts.enumerated().flatMap { place, explained in
      plainLines(of: explained.conflict, explained.repairs, number: place + 1)
    }
    let ties = ties.map {
      "\(title(of: $0)), \(Self.end(of: $0)): \(rivals(of: $0).joined(separator: ", "))"
    }
    return (unrest + conflicts + ambiguities.map(sentence) + others + ties).map { "\(title): \($0)" }
  }

  private func plainLines(
    of conflict: ExplainedConflict, _ repairs: RepairTrial.Results, number: Int
  ) -> [String] {
    let name = conflicts.count == 1 ? "conflict" : "conflict \(number)"
    let members = members(of: conflict, gap: " ").joined(separator: "; ")
    let removing = repairs.helpful.map {
      "\(name) ends with: workbench \(command($0))   # \(effect(of: $0))"
    }
    return ["\(name): \(Self.arithmetic(of: conflict)): \(members)"] + removing
      + summary(of: repairs).map { "\(name): \($0)" }
  }

  private var unrest: [String] { layout.unrest.map { ["no rest: \(screen.spelled($0))"] } ?? [] }

  // MARK: Conflicts

  private static func title(of conflict: ExplainedConflict) -> String {
    "conflict: \(arithmetic(of: conflict))"
  }

  private static func arithmetic(of conflict: ExplainedConflict) -> String {
    "needs \(conflict.sum(of: 1)), gets \(conflict.sum(of: -1))"
  }

  private func members(of conflict: ExplainedConflict, gap: String = "   ") -> [String] {
    conflict.shares.map { share in
      let points = share.points
      let role = points == 0 ? "" : "\(gap)(\(points > 0 ? "needs" : "gives") \(abs(points).shown))"
      return "\(screen.spelled(share))\(role)"
    }
  }

  /// What removes a conflict, and what was tried in vain.
  private func remedies(_ repairs: RepairTrial.Results) -> [String] {
    if repairs.helpful.isEmpty { return summary(of: repairs) }
    return ["any one of these removes it:"]
      + repairs.helpful.flatMap { ["  workbench \(command($0))", "    \(effect(of: $0))"] }
      + summary(of: repairs)
  }

  /// How many changes don't help, and why; nothing where all that were tried do.
  private func summary(of repairs: RepairTrial.Results) -> [String] {
    let rejected = repairs.rejected
    let words = RepairTrial.Rejection.inWords(rejected)
    if !repairs.helpful.isEmpty {
      return rejected.isEmpty ? [] : ["rejected: of \(counted(rejected.count, "other change")), \(words)"]
    }
    let tried = rejected.isEmpty ? "" : ": of \(rejected.count) tried, \(words)"
    return ["no change to one constraint helps\(tried)"]
  }

  private func effect(of repair: RepairTrial.Result) -> String {
    let views = repair.movedViews == 1 ? "1 view" : "\(repair.movedViews) views"
    let left =
      switch repair.conflictsLeft {
      case 0: ""
      case 1: "; 1 conflict is left"
      default: "; \(repair.conflictsLeft) conflicts are left"
      }
    let still = repair.brokenProfiles
    return "\(still) of \(counted(triedProfiles, "profile")) still \(still == 1 ? "conflicts" : "conflict"); "
      + "moves \(views) here, and something on \(repair.movedProfiles) of all\(left)"
  }

  // MARK: Ambiguities and ties

  private func sentence(_ ambiguity: ExplainedAmbiguity) -> String {
    let name = screen.name(of: ambiguity.view)
    if let one = ambiguity.contents.first, let other = ambiguity.contents.last {
      return "ambiguous: \(name)'s content can be \(one.shown) or \(other.shown), and nothing decides which"
    }
    return
      "ambiguous: \(name) can be at \(ambiguity.one.shown) or at \(ambiguity.other.shown), and nothing decides which"
  }

  /// A line on the views that are open and have none of their own.
  private var others: [String] {
    let shown = Set(ambiguities.map(\.view)).count
    if openViews == shown { return [] }
    let others = counted(openViews - shown, shown == 0 ? "view" : "other view")
    return ["ambiguous: \(others); 'workbench solve' prints the ranges of each"]
  }

  /// What is tied, and what serves all of it equally well.
  private func title(of tie: SettledTie) -> String {
    let length = "\(screen.name(of: tie.open.view))'s \(tie.open.aspect.inWords)"
    let range = "from \(tie.open.least.shown) to \(tie.open.greatest.shown)"
    return
      "tie: constraints of priority \(tie.priority.shown) can't all hold; \(length) may be \(range) as well"
  }

  private func rivals(of tie: SettledTie) -> [String] { tie.rivals.map(screen.spelled) }

  /// What settles a tie.
  private static func end(of tie: SettledTie) -> String {
    "only its content's wish, of priority \(tie.wish.shown), settles it; give the constraints different priorities"
  }
}

extension ExplainedConflict {
  /// The points of one sign, added up.
  func total(of sign: Double) -> Double { shares.reduce(0) { $0 + max(0, sign * $1.points) } }

  /// The points of one sign as a sum: `60 + 8 + 60 = 128`.
  fileprivate func sum(of sign: Double) -> String {
    let parts = shares.map { sign * $0.points }.filter { $0 > 0 }
    if parts.count < 2 { return total(of: sign).shown }
    return parts.map(\.shown).joined(separator: " + ") + " = " + total(of: sign).shown
  }
}

extension RepairTrial.Rejection {
  /// `1 leaves it and 2 remove it but bare another conflict`.
  fileprivate static func inWords(_ rejected: [Self]) -> String {
    enumerated(
      allCases.compactMap { reason in
        let count = rejected.count { $0 == reason }
        return count == 0 ? nil : "\(count) \(count == 1 ? reason.words.one : reason.words.several)"
      })
  }

  fileprivate var words: (one: String, several: String) {
    switch self {
    case .leaves: ("leaves it", "leave it")
    case .bares: ("removes it but bares another conflict", "remove it but bare another conflict")
    case .harms: ("adds a conflict on another profile", "add a conflict on another profile")
    }
  }
}

extension Size {
  /// `100 x 20`, for people.
  fileprivate var shown: String { "\(width.shown) x \(height.shown)" }
}

extension Rect {
  /// `(16, 24) 100 x 20`, for people.
  fileprivate var shown: String { "(\(x.shown), \(y.shown)) \(width.shown) x \(height.shown)" }
}
