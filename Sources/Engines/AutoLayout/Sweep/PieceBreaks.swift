import ConstraintSolver
import DesignModel

extension LinearPiece {
  /// Where in the piece something changes that moves no frame: texts, overlaps, rules that decide nothing.
  var inner: [Double] { overlapBreaks + ruleBreaks + textBreaks + restBreaks }

  /// The behaviour at a length inside the piece.
  func behavior(at value: Double) -> Behavior {
    var behavior = Behavior(report, report.isCutShort ? layoutInRounds(at: value) : layout)
    let frames = frames(at: value)
    behavior.overlaps = SiblingPair.overlapping(frames, report.settled)
    behavior.texts = frames.indices.map { text(of: $0, at: value) }
    let system = report.lowering.system
    behavior.rules = behavior.rules.enumerated().map { row, standing in
      RuleStanding(
        key: standing.key, rule: standing.rule, content: standing.content,
        stand: RuleStand(distance(ofRow: row, at: value), system.relation(of: ConstraintIndex(row))))
    }
    return behavior
  }

  /// What becomes of a text at a length inside the piece.
  func text(of view: Int, at value: Double) -> TextLayout? {
    report.texts[view]?.fitted(
      in: frame(of: view, at: value).size, report.settled.traits[view], report.settled)
  }

  /// The layout at a length inside the piece, round by round.
  private func layoutInRounds(at value: Double) -> ScreenLayout {
    let prepared = report.settled.prepared
    let environment = path.environment(value).settled(for: prepared.screen)
    return Fixpoint(SettledScreen(prepared, environment, roundsOffsets: false)).layout()
  }

  /// Where rounds that don't end begin or cease to move a view by half a pixel, by halving.
  private var restBreaks: [Double] {
    if !report.isCutShort { return [] }
    return halves(from: from, to: to) { layoutInRounds(at: $0).unrest.map { $0.views.map(\.view) } }
  }

  private var overlapBreaks: [Double] {
    let (start, end) = (frames(at: from), frames(at: to))
    return SiblingPair.pairs(report.settled).flatMap { pair in
      zip(pair.depths(start), pair.depths(end)).compactMap { zero($0, $1) }
    }
  }

  private var ruleBreaks: [Double] {
    let system = report.lowering.system
    return (0..<system.constraintCount).compactMap { row in
      // An equation that is broken on both sides of zero is broken.
      system.relation(of: ConstraintIndex(row)) == .equal
        ? nil : zero(distance(ofRow: row, at: from), distance(ofRow: row, at: to))
    }
  }

  private var textBreaks: [Double] {
    report.texts.indices.flatMap { view in
      report.texts[view] == nil ? [] : textBreaks(of: view)
    }
  }

  /// Where a text changes its fate: first parted where its view has room for another line, so that from there on only
  /// the width decides, which orders fates; then by halving.
  private func textBreaks(of view: Int) -> [Double] {
    let (start, end) = (frame(of: view, at: from), frame(of: view, at: to))
    if start.size == end.size { return [] }
    let rooms = lineRooms(of: view, start.height, end.height)
    let edges = ([from] + rooms + [to]).sorted()
    return rooms + zip(edges, edges.dropFirst()).flatMap { halves(of: view, $0, $1) }
  }

  /// Where the height has room for one line more or less.
  private func lineRooms(of view: Int, _ start: Double, _ end: Double) -> [Double] {
    guard let text = report.texts[view], abs(start - end) > 1e-7 else { return [] }
    let padding = text.padding.top + text.padding.bottom
    func further(_ height: Double) -> Double {
      (height - padding + report.settled.pixel - text.font.lineHeight) / max(text.font.linePitch, 0.01)
    }
    let (low, high) = (min(further(start), further(end)), max(further(start), further(end)))
    let most = Double(text.text.count + 1)
    guard high >= 1, low < most else { return [] }
    let lines = stride(from: max(1, low.rounded(.up)), through: min(high.rounded(.down), most), by: 1)
    return lines.compactMap { zero(further(start) - $0, further(end) - $0) }
  }

  private func halves(of view: Int, _ start: Double, _ end: Double) -> [Double] {
    halves(from: start, to: end) { text(of: view, at: $0).map(SweptText.init) }
  }

  /// Where something changes between two lengths that is one thing at either side, by halving.
  private func halves<Fate: Equatable>(
    from start: Double, to end: Double, _ fate: (Double) -> Fate
  ) -> [Double] {
    let inset = min(1e-9, (end - start) / 4)
    var found: [Double] = []
    func part(_ low: (place: Double, fate: Fate), _ high: (place: Double, fate: Fate)) {
      if low.fate == high.fate { return }
      let middle = (low.place + high.place) / 2
      if high.place - low.place < 1e-8 { return found.append(middle) }
      let between = (place: middle, fate: fate(middle))
      part(low, between)
      part(between, high)
    }
    part((start + inset, fate(start + inset)), (end - inset, fate(end - inset)))
    return found
  }
}
