import AutoLayout
import DesignModel
import Notation
import Studies

/// A screen's intervals on one profile, as results print them.
struct SweptScreen {
  let screen: Screen
  let profile: Profile
  /// What is swept.
  let parameter: String
  /// The names of steps; nil for lengths in points.
  let steps: [String]?
  let intervals: [SweepInterval]
}

extension SweptScreen {
  /// A title, then a line for each interval.
  var text: String {
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
  var records: [JSON] {
    intervals.map { interval in
      [
        "type": "interval", "screen": .string(screen.name), "profile": .string(profile.name),
        "parameter": .string(parameter), "from": end(interval.from), "to": end(interval.to),
        "includesFrom": .bool(interval.includesFrom), "includesTo": .bool(interval.includesTo),
        "status": .string(interval.status.rawValue),
        "changes": .array(
          interval.changes.map { ["kind": .string($0.kind), "text": .string($0.words(in: screen))] }),
        "views": .array(screen.views.indices.map { view(at: $0, interval) }),
      ]
    }
  }

  private func end(_ value: Double) -> JSON {
    guard let steps else { return JSON(value) }
    return parameter == "length" ? .integer(Int(steps[Int(value)])!) : .string(steps[Int(value)])
  }

  private func view(at place: Int, _ interval: SweepInterval) -> JSON {
    var members: [String: JSON] = [
      "view": .string(screen.views[place].name), "first": interval.first[place].json,
      "last": interval.last[place].json,
    ]
    if let text = interval.texts[place] {
      members["text"] = [
        "lines": .integer(text.lines), "truncated": .bool(text.isTruncated), "clipped": .bool(text.isClipped),
        "shrunk": .bool(text.isShrunk),
      ]
    }
    return .object(members)
  }
}

extension SweepChange {
  /// The change's name for programs.
  fileprivate var kind: String {
    switch self {
    case .sizeClass: "sizeClass"
    case .sideMargins: "sideMargins"
    case .safeArea: "safeArea"
    case .readableWidth: "readableWidth"
    case .condition: "condition"
    case .conflict, .resolved: "conflict"
    case .ambiguity: "ambiguity"
    case .rule: "rule"
    case .content: "content"
    case .lines: "lines"
    case .truncation: "truncation"
    case .clipping: "clipping"
    case .shrinking: "shrinking"
    case .overlap: "overlap"
    case .motion: "motion"
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
