import AutoLayout
import DesignModel
import Notation

/// What is said of slabs: each term is a part that a person can picture, the plainest first.
struct PlaneTerms {
  private let slabs: [PlaneSlab]
  private let widths, heights: ClosedRange<Double>
  private static let tolerance = 2 * PlaneSlab.tolerance

  init(_ slabs: [PlaneSlab], in whole: ConvexPolygon) {
    (self.slabs, widths, heights) = (slabs, whole.widths, whole.heights)
  }

  /// The terms; one where the pieces are all of the plane.
  var terms: [String] {
    if slabs.allSatisfy(isFull) { return ["at every window"] }
    let (low, high) = (lowest, highest)
    let first = slabs.firstIndex { !isFull($0) } ?? slabs.count
    let last = slabs.lastIndex { !isFull($0) } ?? -1
    let parts = parts(between: first, last) { band in
      isAtBottom(band) && max(band.high.start, band.high.end) <= low + Self.tolerance
        || isAtTop(band) && min(band.low.start, band.low.end) >= high - Self.tolerance
    }
    // What goes from side to side says by itself from where to where its border goes.
    func goesAcross(_ kind: Kind) -> Bool {
      parts.contains { $0.kind == kind && isFirst($0) && isLast($0) }
    }
    var terms: [String] = []
    if low > heights.lowerBound + Self.tolerance, !goesAcross(.bottom) {
      terms.append("lower than \(low.inWords)")
    }
    if first > 0 { terms.append("narrower than \(slabs[first].from.inWords)") }
    if high < heights.upperBound - Self.tolerance, !goesAcross(.top) {
      terms.append("at least \(high.inWords) high")
    }
    if last < slabs.count - 1 { terms.append("at least \(slabs[last].to.inWords) wide") }
    return terms + parts.sorted { $0.area > $1.area }.map(words)
  }

  private func isAtBottom(_ band: PlaneSlab.Band) -> Bool {
    max(band.low.start, band.low.end) <= heights.lowerBound + Self.tolerance
  }

  private func isAtTop(_ band: PlaneSlab.Band) -> Bool {
    min(band.high.start, band.high.end) >= heights.upperBound - Self.tolerance
  }

  private func isFull(_ slab: PlaneSlab) -> Bool {
    slab.bands.count == 1 && isAtBottom(slab.bands[0]) && isAtTop(slab.bands[0])
  }

  /// The height up to which all widths are taken.
  private var lowest: Double {
    slabs.map { slab in
      slab.bands.first.flatMap { isAtBottom($0) ? min($0.high.start, $0.high.end) : nil }
        ?? heights.lowerBound
    }.min() ?? heights.lowerBound
  }

  /// The height from which on all widths are taken.
  private var highest: Double {
    slabs.map { slab in
      slab.bands.last.flatMap { isAtTop($0) ? max($0.low.start, $0.low.end) : nil } ?? heights.upperBound
    }.max() ?? heights.upperBound
  }

  /// Bands of neighbouring slabs that are alike.
  fileprivate struct Part {
    var from, to: Double
    var kind: Kind
    var low, high: ClosedRange<Double>
    var area: Double
    /// The band that it ends with.
    var last: ClosedRange<Double>
  }

  fileprivate enum Kind { case bottom, top, middle, full }

  private func kind(_ band: PlaneSlab.Band) -> Kind {
    switch (isAtBottom(band), isAtTop(band)) {
    case (true, true): .full
    case (true, false): .bottom
    case (false, true): .top
    case (false, false): .middle
    }
  }

  private func parts(
    between first: Int, _ last: Int, without isSaid: (PlaneSlab.Band) -> Bool
  ) -> [Part] {
    var (done, open): ([Part], [Part]) = ([], [])
    for slab in slabs[first..<max(first, last + 1)] {
      var next: [Part] = []
      for band in slab.bands where !isSaid(band) {
        let own = Part(band, kind(band), in: slab)
        let before = open.firstIndex { part in
          part.kind == own.kind && part.last.lowerBound <= band.low.start + Self.tolerance + part.height
            && part.last.overlaps(min(band.low.start, band.high.start)...max(band.low.start, band.high.start))
        }
        next.append(before.map { open.remove(at: $0).joined(with: own) } ?? own)
      }
      done += open
      open = next
    }
    return done + open
  }

  private func isFirst(_ part: Part) -> Bool { part.from <= widths.lowerBound + Self.tolerance }
  private func isLast(_ part: Part) -> Bool { part.to >= widths.upperBound - Self.tolerance }

  private func words(_ part: Part) -> String {
    let across: String? =
      switch (isFirst(part), isLast(part)) {
      case (true, true): nil
      case (true, false): "narrower than \(part.to.inWords)"
      case (false, true): "at least \(part.from.inWords) wide"
      case (false, false): "\(part.from.inWords) to \(part.to.inWords) wide"
      }
    let up: String? =
      switch part.kind {
      case .full: nil
      case .bottom: "lower than \(part.high.inWords)"
      case .top: "at least \(part.low.inWords) high"
      case .middle:
        "\(part.low.lowerBound.inWords) to \(part.high.upperBound.inWords) high"
      }
    return [across, up].compactMap(\.self).joined(separator: " where ")
  }
}

extension PlaneTerms.Part {
  fileprivate init(_ band: PlaneSlab.Band, _ kind: PlaneTerms.Kind, in slab: PlaneSlab) {
    (from, to, self.kind) = (slab.from, slab.to, kind)
    low = min(band.low.start, band.low.end)...max(band.low.start, band.low.end)
    high = min(band.high.start, band.high.end)...max(band.high.start, band.high.end)
    let heights = (band.high.start - band.low.start + band.high.end - band.low.end) / 2
    area = heights * (slab.to - slab.from)
    last = min(band.low.end, band.high.end)...max(band.low.end, band.high.end)
  }

  fileprivate var height: Double { last.upperBound - last.lowerBound }

  fileprivate func joined(with next: Self) -> Self {
    var result = next
    result.from = from
    result.low = min(low.lowerBound, next.low.lowerBound)...max(low.upperBound, next.low.upperBound)
    result.high = min(high.lowerBound, next.high.lowerBound)...max(high.upperBound, next.high.upperBound)
    result.area += area
    return result
  }
}

extension Double {
  /// Hundredths of a point are enough to picture a window.
  fileprivate var inWords: String { rounded(places: 2).spelled }
}

extension ClosedRange<Double> {
  fileprivate var inWords: String {
    lowerBound.inWords == upperBound.inWords
      ? lowerBound.inWords : "\(lowerBound.inWords) to \(upperBound.inWords)"
  }
}
