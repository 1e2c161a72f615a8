public import DesignModel

extension PreparedScreen {
  /// The intervals of a path in which the screen behaves in one way, in order, without gaps.
  ///
  /// Where they end is found along the solver's stretches, to a millionth of a point.
  public func sweep(along path: SweepPath) throws(SweepError) -> [SweepInterval] {
    var sweep = Sweep(self, path)
    return try sweep.intervals()
  }

  /// The intervals of lists of screens and environments that follow one another in steps, counted from 0.
  public static func sweep(
    overSteps steps: [(prepared: PreparedScreen, environment: LayoutEnvironment)]
  ) -> [SweepInterval] {
    var spans: [SweepSpan] = []
    for (place, step) in steps.enumerated() {
      let own = SweepSpan(sampling: step.prepared, step.environment, at: Double(place))
      if let last = spans.last, last.behavior.isSame(as: own.behavior) {
        spans[spans.count - 1].extend(with: own)
      } else {
        spans.append(own)
      }
    }
    return SweepInterval.list(spans, steps.first?.prepared)
  }
}

/// Follows one screen along a path.
struct Sweep {
  private let prepared: PreparedScreen
  private let path: SweepPath
  private var widths = WrapWidths()
  /// Stretches of the path that no piece was found for, each too short to be parted.
  private var lost: [(from: Double, to: Double)] = []
  /// Between two steps so many stretches are looked at on their own where nothing is found.
  private static let mostParts = 64.0
  /// What lies nearer to one another than this, in points, is one place.
  private static let tolerance = 5e-7

  /// A sweep of a screen.
  init(_ prepared: PreparedScreen, _ path: SweepPath) { (self.prepared, self.path) = (prepared, path) }

  /// The intervals in order.
  mutating func intervals() throws(SweepError) -> [SweepInterval] {
    let edges = Self.distinct([path.range.lowerBound] + path.steps + [path.range.upperBound])
    var spans: [SweepSpan] = []
    for (from, to) in zip(edges, edges.dropFirst()) {
      var start = from
      for piece in pieces(from, to) {
        // Neighbours share an end, whatever rounding lies between what both know of it.
        spans += Self.spans(of: piece, from: start)
        start = spans.last?.to ?? start
      }
    }
    if let from = lost.map(\.from).min(), let to = lost.map(\.to).max() {
      throw .lost(from: from, to: to, in: path.range)
    }
    // What a step parts is joined only once it is known that the layout just there is no other.
    let parted = joined(spans) { _, next in !path.steps.contains(next.from) }
    let settled = joined(settleEnds(parted)) { last, next in last.includesTo || next.includesFrom }
    return SweepInterval.list(settled, prepared)
  }

  /// The linear pieces between two steps, in order.
  ///
  /// Each is as long as it can be, so what is left is gaps on both sides of it. A gap in which none is found is halved: it
  /// may begin or end with what can be followed.
  private mutating func pieces(_ from: Double, _ to: Double) -> [LinearPiece] {
    var gaps = [(from: from, to: to)]
    var found: [LinearPiece] = []
    while let gap = gaps.popLast() {
      if gap.to - gap.from < Self.tolerance { continue }
      if let piece = piece(in: gap) {
        found.append(piece)
        gaps += [(gap.from, piece.from), (piece.to, gap.to)]
      } else if gap.to - gap.from > (to - from) / Self.mostParts {
        let middle = (gap.from + gap.to) / 2
        gaps += [(gap.from, middle), (middle, gap.to)]
      } else {
        lost.append(gap)
      }
    }
    return found.sorted { $0.from < $1.from }
  }

  /// The piece around some length in a gap; not just its middle, since something may change there.
  private mutating func piece(in gap: (from: Double, to: Double)) -> LinearPiece? {
    for share in [0.5, 0.381966, 0.618034, 0.236068, 0.763932, 0.145898, 0.854102, 0.090170] {
      let origin = gap.from + share * (gap.to - gap.from)
      if let piece = LinearPiece(prepared, path, at: origin, in: gap, widths: &widths),
        piece.to - piece.from > Self.tolerance / 10
      {
        return piece
      }
    }
    return nil
  }

  /// A piece, parted where texts, overlaps or rules that decide nothing change.
  private static func spans(of piece: LinearPiece, from start: Double) -> [SweepSpan] {
    let edges = [start] + distinct(piece.inner + [piece.to]).filter { $0 > start + tolerance }
    return zip(edges, edges.dropFirst()).map { SweepSpan(piece, from: $0, to: $1) }
  }

  /// The places in order, each once, as whole millionths: the first one not below the place, which noise of a hundredth
  /// of that doesn't raise, so that what begins there has begun.
  private static func distinct(_ places: [Double]) -> [Double] {
    var result: [Double] = []
    for place in places.sorted() {
      let rounded = (place * 1e6 - 0.01).rounded(.up) / 1e6
      if let last = result.last, rounded - last < tolerance { continue }
      result.append(rounded)
    }
    return result
  }

  /// Gives each end to the span that looks like the layout just there, the later one if both do; where none does, the
  /// length is a span of its own.
  private func settleEnds(_ spans: [SweepSpan]) -> [SweepSpan] {
    var result: [SweepSpan] = []
    var left: SweepSpan?
    for span in spans {
      var right = span
      if let last = left { append(&result, left: last, right: &right) } else { open(&result, &right) }
      left = right
    }
    guard var last = left else { return [sample(at: path.range.lowerBound)] }
    let end = sample(at: last.to)
    last.includesTo = end.looksLike(last, at: last.last)
    result.append(last)
    if !last.includesTo { result.append(end) }
    return result
  }

  private func open(_ result: inout [SweepSpan], _ first: inout SweepSpan) {
    let start = sample(at: first.from)
    first.includesFrom = start.looksLike(first, at: first.first)
    if !first.includesFrom { result.append(start) }
  }

  private func append(_ result: inout [SweepSpan], left: SweepSpan, right: inout SweepSpan) {
    var left = left
    let point = sample(at: right.from)
    right.includesFrom = point.looksLike(right, at: right.first)
    left.includesTo = !right.includesFrom && point.looksLike(left, at: left.last)
    result.append(left)
    if !right.includesFrom, !left.includesTo { result.append(point) }
  }

  /// Joins the spans that go on in the same way, where `mayJoin` lets them.
  private func joined(_ spans: [SweepSpan], where mayJoin: (SweepSpan, SweepSpan) -> Bool) -> [SweepSpan] {
    var result: [SweepSpan] = []
    for span in spans {
      if let last = result.last, last.isContinued(by: span), mayJoin(last, span) {
        result[result.count - 1].extend(with: span)
      } else {
        result.append(span)
      }
    }
    return result
  }

  private func sample(at value: Double) -> SweepSpan {
    SweepSpan(sampling: prepared, path.environment(value), at: value, roundsOffsets: false)
  }
}
