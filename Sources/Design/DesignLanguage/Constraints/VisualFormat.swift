public import DesignModel
import FormatGrammar
public import Notation

/// A line of Apple's visual format language, read into constraints: `H:|-20-[form]-20-|`, `V:[email(<=44)]`.
///
/// A gap without a number is 8 points between views, and reaches to the layout margin at the superview's edge.
/// Horizontal formats run from leading to trailing unless an option says otherwise.
public struct VisualFormat: Hashable, Sendable {
  /// In the order in which the line names them, what the options align last; none for a view alone.
  public let constraints: [ConstraintText]

  /// The space in points that `-` means between two views.
  public static let standardSpacing = FormatRelation.standardSpacing

  /// Reads the line, its names taken from the screen.
  public init(parsing text: String, in screen: Screen) throws(SyntaxError) {
    try self.init(WrittenFormat(line: text), in: screen)
  }

  /// Reads a line with its metrics and options; each constraint remembers what it was written as.
  public init(_ format: WrittenFormat, in screen: Screen) throws(SyntaxError) {
    let names = FormatNames(
      metrics: Dictionary(format.metrics.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    ) { screen.formatItem(named: $0).map { $0.isOfText ? .text : .plain } }
    let relations: [FormatRelation]
    do {
      relations = try FormatRelation.all(
        in: format.line, options: FormatOptions(format.options), names: names)
    } catch {
      throw SyntaxError(error, in: format, of: screen)
    }
    var constraints: [ConstraintText] = []
    for relation in relations {
      if var text = try ConstraintText(relation, in: screen) {
        text.format = format
        constraints.append(text)
      }
    }
    self.constraints = constraints
  }
}

extension FormatOptions {
  fileprivate init(_ options: [FormatOption]) {
    self.init(
      direction: options.contains(.directionRightToLeft)
        ? .rightToLeft : options.contains(.directionLeftToRight) ? .leftToRight : .leadingToTrailing,
      isBetweenBaselines: options.contains(.spacingBaselineToBaseline),
      alignments: options.compactMap { option in
        FormatAnchor.allCases.first { $0.word == option.anchor?.rawValue }
      })
  }
}

extension ConstraintText {
  /// The constraint of a relation; nil for one that joins an anchor with itself, as guides of the screen may share an
  /// edge as it is.
  fileprivate init?(_ relation: FormatRelation, in screen: Screen) throws(SyntaxError) {
    let first = try screen.anchor(relation.first)
    var second: AnchoredItem?
    if let side = relation.second { second = try screen.anchor(side) }
    if first == second {
      if !relation.isOfSize, relation.constant == 0 { return nil }
      throw SyntaxError(
        relation.isOfSize
          ? "'\(relation.first.name)' can't be compared with itself; name another view"
          : "the guide lies at the edge, so there is no gap between them; leave it out", at: relation.offset)
    }
    self.init(
      first: first, relation: Relation(rawValue: relation.sign.rawValue)!, second: second,
      constant: relation.constant, priority: relation.priority.flatMap { Priority($0) })
    try checkSize(at: relation.offset)
  }
}

extension Screen {
  fileprivate func anchor(_ side: FormatSide) throws(SyntaxError) -> AnchoredItem {
    guard let item = formatItem(named: side.name) else { preconditionFailure("The line's names are known") }
    let anchor = Anchor(rawValue: side.anchor.word)!
    if side.isSuperview {
      guard let superview = item.superview else {
        throw SyntaxError("the root view has no superview; leave the '|' out", at: side.offset)
      }
      return AnchoredItem(Item(superview, side.isMargin ? .layoutMargins : .bounds), anchor)
    }
    guard let anchored = item.anchor(anchor) else {
      throw SyntaxError(
        "'\(side.name)' has no \(anchor.rawValue) that can be set; use safeArea", at: side.offset)
    }
    return anchored
  }
}
