import Conditions
public import DesignModel
public import Notation

extension LayoutReport {
  /// One object a change, in order, none left out.
  public var records: [JSON] { changes.map(\.record) }
}

extension LayoutChange: Recorded {
  public static let recordShape = RecordShape<Self>(
    "layoutChange", "A difference between layouts.", isRehearsed: true
  ) {
    Column("screen", "The screen.", from: \.screen.name)
    Column("screenID", "The screen's identity.", from: \.screen.id.text)
    Column("change", "What is different.", from: \.effect.kind)
    Column("views", "The views that it is about.", from: \.views, as: .list(NamedObject.shape))
    Column("profiles", "The profiles that it is true of.", from: \.profiles)
    Column("sentence", "All of it in words.", from: \.sentence)
    Column.optional("onset", "Whether it is new or gone.", from: \.effect.onset)
    Column.optional("members", "The rules of a conflict, in words.", from: \.effect.members)
    Column.optional("aspect", "What is open.", from: \.effect.aspect)
    Column.optional("shown", "Characters shown.", from: \.effect.shown)
    Column.optional("total", "Characters of the whole text.", from: \.effect.total)
    Column.optional("from", "Lines before.", from: { $0.effect.lines?.from })
    Column.optional("to", "Lines after.", from: { $0.effect.lines?.to })
    Column.optional("by", "Lines more; negative for fewer.", from: { $0.effect.lines?.by })
    Column.optional(
      "toTrailing", "Points that the leading edge moves; negative towards leading.",
      from: \.effect.movement?.toTrailing)
    Column.optional(
      "down", "Points that the top edge moves; negative upwards.", from: \.effect.movement?.down)
    Column.optional("wider", "Points of width gained.", from: \.effect.movement?.wider)
    Column.optional("taller", "Points of height gained.", from: \.effect.movement?.taller)
    Column.optional("carried", "How many views move along with these.", from: \.carried)
  }
}

extension NamedObject {
  fileprivate static let shape = ValueShape<Self>.record("A view, by both its names.") {
    Column("id", "Its identity.", from: \.id.text)
    Column("name", "Its name.", from: \.name)
  }
}

extension CarriedViews: Shaped {
  public static let shape = ValueShape<Self>.record("How many views move along with others.") {
    Column("least", "The fewest on a profile.", from: \.least)
    Column("greatest", "The most on a profile.", from: \.greatest)
    Column("of", "How many views lie in them.", from: \.total)
  }
}

extension Onset: Shaped {}

extension Ambiguity.Aspect: Shaped {
  public static let shape = ValueShape<Self>.word.described("What of a view is left open.").shared(
    as: "aspect")
}

extension LayoutEffect {
  /// What is different, in a word.
  enum Kind: String, CaseIterable, Shaped {
    case unrest, conflict, ambiguity, truncation, clipping, lines, underKeyboard, outsideWindow, outOfReach
    case noArea, visibility, movement
  }

  var kind: Kind {
    switch self {
    case .unrest: .unrest
    case .conflict: .conflict
    case .ambiguity: .ambiguity
    case .truncation: .truncation
    case .clipping: .clipping
    case .lines: .lines
    case .underKeyboard: .underKeyboard
    case .outsideWindow: .outsideWindow
    case .outOfReach: .outOfReach
    case .noArea: .noArea
    case .visibility: .visibility
    case .movement: .movement
    }
  }

  /// Whether it is there that was not, or the reverse; nil for what only changes.
  public var onset: Onset? {
    switch self {
    case .unrest(let onset), .conflict(let onset, _), .ambiguity(let onset, _),
      .truncation(let onset, _, _), .clipping(let onset), .underKeyboard(let onset),
      .outsideWindow(let onset), .outOfReach(let onset), .noArea(let onset), .visibility(let onset):
      onset
    case .lines, .movement: nil
    }
  }

  fileprivate var members: [String]? { if case .conflict(_, let members) = self { members } else { nil } }
  fileprivate var aspect: Ambiguity.Aspect? {
    if case .ambiguity(_, let aspect) = self { aspect } else { nil }
  }
  fileprivate var shown: Span? { if case .truncation(_, let shown, _) = self { shown } else { nil } }
  fileprivate var total: Span? { if case .truncation(_, _, let total) = self { total } else { nil } }
  fileprivate var movement: Movement? { if case .movement(let movement) = self { movement } else { nil } }
  fileprivate var lines: (from: Span, to: Span, by: Span)? {
    if case .lines(let from, let to, let by) = self { (from, to, by) } else { nil }
  }
}

extension Ambiguity.Aspect {
  /// The aspect in a sentence.
  var words: String {
    switch self {
    case .x: "x position"
    case .y: "y position"
    case .width: "width"
    case .height: "height"
    case .contentWidth: "content width"
    case .contentHeight: "content height"
    }
  }
}
