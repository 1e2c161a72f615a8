import DesignModel

/// A part of a sweep before it is put in words.
struct SweepSpan {
  var from, to: Double
  var includesFrom, includesTo: Bool
  var behavior: Behavior
  var first: [Rect]
  var last: [Rect]
  /// The piece that the span begins and the one that it ends with; nil for a single length.
  var pieces: (first: LinearPiece, last: LinearPiece)?

  /// The layout at a single length or step.
  init(
    sampling prepared: PreparedScreen, _ environment: LayoutEnvironment, at value: Double,
    roundsOffsets: Bool = true
  ) {
    let settled = SettledScreen(
      prepared, environment.settled(for: prepared.screen), roundsOffsets: roundsOffsets)
    let report = Fixpoint(settled).report()
    let layout = report.layout()
    (from, to, includesFrom, includesTo) = (value, value, true, true)
    behavior = Behavior(report, layout)
    first = layout.views.map(\.exact)
    last = first
  }

  /// A part of a piece.
  init(_ piece: LinearPiece, from: Double, to: Double) {
    (self.from, self.to, includesFrom, includesTo) = (from, to, false, false)
    behavior = piece.behavior(at: (from + to) / 2)
    (first, last) = (piece.frames(at: from), piece.frames(at: to))
    pieces = (piece, piece)
  }

  /// What becomes of a text where the span begins.
  func text(of view: Int) -> TextLayout? {
    guard let piece = pieces?.first else { return behavior.texts[view] }
    return piece.text(of: view, at: from + min(1e-7, (to - from) / 4))
  }

  mutating func extend(with other: SweepSpan) {
    (to, includesTo, last) = (other.to, other.includesTo, other.last)
    if let own = pieces, let others = other.pieces { pieces = (own.first, others.last) }
  }

  /// True if `other` begins where the span ends and goes on in the same way.
  func isContinued(by other: SweepSpan) -> Bool {
    guard let pieces, let others = other.pieces else { return false }
    return behavior.isSame(as: other.behavior) && pieces.last.continues(others.first, at: to)
  }
}

extension SweepSpan {
  /// True if a single length looks like the end of `span` whose frames are given.
  func looksLike(_ span: SweepSpan, at frames: [Rect]) -> Bool {
    behavior.looksLike(span.behavior) && zip(first, frames).allSatisfy { $0.isNear($1) }
  }
}
