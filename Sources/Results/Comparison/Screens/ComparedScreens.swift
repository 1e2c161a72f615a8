public import DesignModel
public import Notation

/// What a comparison of two screens comes to: whether people see the same, and if not, where.
public struct ComparedScreens {
  /// The names of the screens.
  public let screen, other: String
  /// Which views both have.
  public let match: ViewMatch
  /// What is different about those, as of the second screen.
  public let layout: LayoutReport
  private let shown: (earlier: [View], later: [View])

  /// The layouts of both on the same profiles, compared.
  public init(of screen: Screen, and other: Screen, by match: ViewMatch, _ layout: LayoutReport) {
    (self.screen, self.other, self.match, self.layout) = (screen.name, other.name, match, layout)
    shown = (
      match.unmatched.earlier.filter(\.isSeen), match.unmatched.later.filter(\.isSeen)
    )
  }

  /// True if every view that people see is in both, with the same frames on every profile that was compared.
  public var isSame: Bool { layout.isEmpty && shown.earlier.isEmpty && shown.later.isEmpty }

  /// `the same on all 3456 profiles`, or on how many they differ.
  public var verdict: DiffSection {
    let all = layout.compared == 1 ? "the only profile" : "all \(layout.compared) profiles"
    let affected = layout.affected
    let said =
      isSame
      ? "the same on \(all)"
      : layout.isEmpty
        ? "the views that both have are the same on \(all)"
        : affected == layout.compared
          ? "different on \(all)" : "different on \(affected) of \(counted(layout.compared, "profile"))"
    return DiffSection(title: "\(screen) and \(other): \(said)", items: [])
  }

  /// How many views were matched by what, and which weren't.
  public var views: DiffSection {
    let signs = ViewMatch.Sign.allCases.compactMap { sign in
      match.counts[sign].map { "\($0) by \(sign.rawValue)" }
    }
    let title = "\(counted(match.count, "view")) matched" + (signs.isEmpty ? "" : ": \(enumerated(signs))")
    let only = [(screen, match.unmatched.earlier), (other, match.unmatched.later)].flatMap { name, views in
      views.map { view in
        let kind = view.name == view.kind.rawValue ? "" : "\(view.kind.rawValue) "
        return DiffSection.Item(
          "only in \(name): \(kind)\(view.name)\(view.isSeen ? "" : ", which shows nothing itself")")
      }
    }
    return DiffSection(title: title, items: only)
  }
}

extension View {
  /// True for what people see or touch, and not only what it holds.
  fileprivate var isSeen: Bool {
    !kind.row.marks.isDisjoint(with: [.control, .text, .picture]) || attributes.isInteractive(on: kind)
      || attributes.hasBackground
  }
}

extension ComparedScreens: Recorded {
  public static let recordShape = RecordShape<Self>(
    "screenComparison", "Whether two screens look the same, of diff."
  ) {
    Column("screen", "The screen.", from: \.screen)
    Column("other", "The one that is compared with it.", from: \.other)
    Column("same", "Whether people see the same on every profile.", from: \.isSame)
    Column("compared", "On how many profiles.", from: \.layout.compared)
    Column("affected", "On how many the views that both have differ.", from: \.layout.affected)
    Column("matched", "How many views both have.", from: \.match.count)
    Column("onlyInScreen", "Views that only the first has.", from: { $0.match.unmatched.earlier.map(\.name) })
    Column("onlyInOther", "Views that only the second has.", from: { $0.match.unmatched.later.map(\.name) })
  }
}
