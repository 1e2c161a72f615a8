public import AutoLayout
import DesignLanguage
public import DesignModel
public import Notation

/// A screen's intervals on one profile, as results print them.
public struct SweptScreen {
  let screen: Screen
  let profile: Profile
  /// What is swept.
  let parameter: String
  /// The names of steps; nil for lengths in points.
  let steps: [String]?
  let intervals: [SweepInterval]

  /// Intervals of what is swept, whose steps have those names; none for lengths in points.
  public init(
    screen: Screen, profile: Profile, parameter: String, steps: [String]?, intervals: [SweepInterval]
  ) {
    (self.screen, self.profile, self.parameter) = (screen, profile, parameter)
    (self.steps, self.intervals) = (steps, intervals)
  }
}

extension SweptScreen {
  /// A title, then a line for each interval.
  public var text: String {
    let what = parameter == "textSize" ? "text size" : parameter
    let title = "\(screen.name) on \(profile.name), \(what): \(counted(intervals.count, "interval"))"
    var table = TextTable([("range", .left), ("status", .left), ("what changes", .left)])
    for interval in intervals {
      table.add([
        range(interval), interval.status.rawValue,
        interval.changes.map { $0.words(in: screen) }.joined(separator: "; "),
      ])
    }
    return title + "\n" + table.text
  }

  private func range(_ interval: SweepInterval) -> String {
    let (from, to) = (place(interval.from), place(interval.to))
    if from == to { return from }
    return "\(interval.includesFrom ? "[" : "(")\(from), \(to)\(interval.includesTo ? "]" : ")")"
  }

  private func place(_ value: Double) -> String { steps.map { $0[Int(value)] } ?? value.spelled }

  /// One object for each interval.
  public var records: [JSON] { intervals.map { SweptInterval(all: self, interval: $0).record } }
}

/// An interval of a sweep.
public struct SweptInterval: Recorded {
  let all: SweptScreen
  let interval: SweepInterval

  public static let recordShape = RecordShape<Self>(
    "interval", "A range in which a layout keeps its behavior."
  ) {
    Column("screen", "The screen.", from: \.all.screen.name)
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", from: \.all.profile.name)
    Column("parameter", "What is swept: width, height, offset, textSize, length.", from: \.all.parameter)
    Column(
      "from", "The start: points, characters, or the name of a text size.",
      from: { $0.end($0.interval.from) }, as: end)
    Column("to", "The end.", from: { $0.end($0.interval.to) }, as: end)
    Column("includesFrom", "Whether the start belongs to it.", from: \.interval.includesFrom)
    Column("includesTo", "Whether the end belongs to it.", from: \.interval.includesTo)
    Column("status", "How the layout comes out.", from: \.interval.status)
    Column(
      "changes", "What sets it apart from the interval before.",
      from: { told in told.interval.changes.map { SweptChange(screen: told.all.screen, change: $0) } })
    Column("views", "Every view.", from: \.views)
  }

  private static let end = ValueShape<JSON>.json(Schema(types: ["number", "string"]))

  private func end(_ value: Double) -> JSON {
    guard let steps = all.steps else { return JSON(value) }
    let step = steps[Int(value)]
    return all.parameter == "length" ? .integer(Int(step)!) : .string(step)
  }

  private var views: [SweptView] {
    let isAtRest = interval.status != .noRest
    return all.screen.views.enumerated().map { place, view in
      SweptView(
        name: view.name, first: isAtRest ? interval.first[place] : nil,
        last: isAtRest ? interval.last[place] : nil, text: interval.texts[place])
    }
  }
}

/// What sets an interval apart from the one before.
private struct SweptChange: Shaped {
  let screen: Screen
  let change: SweepChange

  static let shape = ValueShape<Self>.record("A change of behavior.") {
    Column("kind", "What kind of change.", from: \.change.kind)
    Column("text", "The change in words.", from: { $0.change.words(in: $0.screen) })
  }
}

/// A view at both ends of an interval.
private struct SweptView: Shaped {
  let name: String
  let first, last: Rect?
  let text: SweptText?

  static let shape = ValueShape<Self>.record("A view at both ends of an interval.") {
    Column("view", "The view.", from: \.name)
    Column(
      "first",
      "The exact frame at the start, in points of the root's coordinate space; null where the layout finds no rest.",
      from: \.first)
    Column("last", "The exact frame at the end.", from: \.last)
    Column.optional("text", "What becomes of its text.", from: \.text, as: SweptText.shape)
  }
}

extension SweptText {
  fileprivate static let shape = ValueShape<Self>.record(
    "What stays the same of a text throughout an interval."
  ) {
    Column("lines", "Lines shown.", from: \.lines)
    Column("truncated", "Whether characters are missing.", from: \.isTruncated)
    Column("clipped", "Whether lines reach beyond the view's height.", from: \.isClipped)
    Column("shrunk", "Whether the font is shrunk to fit.", from: \.isShrunk)
  }
}

extension SweepChange {
  /// The change's name for programs.
  fileprivate enum Kind: String, CaseIterable, Shaped {
    case sizeClass, sideMargins, safeArea, readableWidth, condition, conflict, ambiguity, rule, content, lines
    case truncation, clipping, shrinking, overlap, motion, unrest
  }

  fileprivate var kind: Kind {
    switch self {
    case .sizeClass: .sizeClass
    case .sideMargins: .sideMargins
    case .safeArea: .safeArea
    case .readableWidth: .readableWidth
    case .condition: .condition
    case .unrest: .unrest
    case .conflict, .resolved: .conflict
    case .ambiguity: .ambiguity
    case .rule: .rule
    case .content: .content
    case .lines: .lines
    case .truncation: .truncation
    case .clipping: .clipping
    case .shrinking: .shrinking
    case .overlap: .overlap
    case .motion: .motion
    }
  }

  /// The change as a clause.
  func words(in screen: Screen) -> String {
    func name(_ id: ObjectID) -> String { screen.name(of: id) }
    func members(_ conflict: Conflict) -> String { enumerated(conflict.members.map(screen.spelled)) }
    switch self {
    case .sizeClass(let axis, let value): return "\(axis.rawValue) size class becomes \(value.rawValue)"
    case .sideMargins(let points): return "side margins become \(points.shown)"
    case .safeArea(let insets): return "safe area becomes \(AttributeValue.insets(insets).spelled)"
    case .readableWidth(let isLimited):
      return isLimited ? "readable content stops growing" : "readable content reaches the margins"
    case .condition(let condition, let holds):
      return "'\(condition.spelled)' \(holds ? "begins" : "ceases") to hold"
    case .unrest(let begins): return begins ? "the layout finds no rest" : "the layout finds rest again"
    case .conflict(let conflict): return "conflict begins: \(members(conflict))"
    case .resolved(let conflict): return "conflict ends: \(members(conflict))"
    case .ambiguity(let view, let aspect, let begins):
      return "\(name(view))'s \(aspect.inWords) \(begins ? "becomes open" : "is no longer open")"
    case .rule(let rule, let from, let to): return "\(screen.spelled(rule)) \(Self.words(from, to))"
    case .content(let view, let axis, let fit): return "\(name(view)) becomes \(fit.words(axis)) its content"
    case .lines(let view, let lines):
      return lines == 1 ? "\(name(view)) fits on 1 line" : "\(name(view)) wraps to \(lines) lines"
    case .truncation(let view, true, let shown, let total):
      return "\(name(view)) truncates: shows \(shown) of \(total)"
    case .truncation(let view, false, _, let total): return "\(name(view)) shows all of its \(total)"
    case .clipping(let view, let begins):
      return begins ? "\(name(view)) clips its lines" : "\(name(view)) no longer clips its lines"
    case .shrinking(let view, let begins):
      return begins ? "\(name(view)) shrinks its font" : "\(name(view)) no longer shrinks its font"
    case .overlap(let one, let other, let begins):
      return "\(name(one)) and \(name(other)) \(begins ? "overlap" : "no longer overlap")"
    case .motion(let views):
      return views.isEmpty ? "rules change" : "\(enumerated(views.map(name))) begin to move differently"
    }
  }

  private static func words(_ from: RuleStand, _ to: RuleStand) -> String {
    switch (from, to) {
    case (_, .broken): "stops holding"
    case (.broken, _): "holds again"
    case (_, .decisive): "becomes active"
    default: "is no longer active"
    }
  }
}

extension ContentFit {
  fileprivate func words(_ axis: Axis) -> String {
    let isWidth = axis == .horizontal
    return switch self {
    case .smaller: isWidth ? "narrower than" : "lower than"
    case .equal: isWidth ? "as wide as" : "as high as"
    case .larger: isWidth ? "wider than" : "higher than"
    }
  }
}
