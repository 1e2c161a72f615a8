import AutoLayout
import DesignModel
import Notation

/// Where pieces of a plane of windows are, in words: `lower than 412; narrower than 350 where lower than 530`.
struct PlaneWords {
  /// The words, at most 120 characters.
  let text: String

  /// More characters are never said.
  private static let most = 120

  /// Where pieces are that don't overlap, in the plane of all windows.
  init(_ pieces: [ConvexPolygon], in whole: ConvexPolygon) {
    let slabs = PlaneSlab.slabs(of: pieces, in: whole)
    let terms = PlaneTerms(slabs, in: whole).terms
    var text = ""
    for (place, term) in terms.enumerated() {
      let longer = text.isEmpty ? term : text + "; " + term
      let rest = terms.count - place - 1
      let reserve = rest > 0 ? Self.andMore(rest).count : 0
      if longer.count + reserve > Self.most {
        text += text.isEmpty ? Self.andMore(rest + 1).dropFirst(6) : Self.andMore(rest + 1)[...]
        break
      }
      text = longer
    }
    self.text = text
  }

  private static func andMore(_ count: Int) -> String { "; and \(counted(count, "more part"))" }
}

/// What of pieces is between two widths, no corner between them.
struct PlaneSlab {
  /// Widths in points.
  let from, to: Double
  /// From the lowest up, no two touching.
  var bands: [Band] = []

  /// Heights at both widths of a slab.
  struct Band {
    var low: (start: Double, end: Double)
    var high: (start: Double, end: Double)
  }

  /// What is nearer to one another than so many points is not said apart.
  static let tolerance = 1e-3

  /// All slabs of pieces from the narrowest window to the widest, the empty ones too.
  static func slabs(of pieces: [ConvexPolygon], in whole: ConvexPolygon) -> [PlaneSlab] {
    var cuts: [Double] = []
    let ends = [whole.widths.lowerBound, whole.widths.upperBound]
    for width in (pieces.flatMap(\.corners).map(\.width) + ends).sorted()
    where cuts.isEmpty || width - cuts[cuts.count - 1] > tolerance {
      cuts.append(width)
    }
    var slabs = zip(cuts, cuts.dropFirst()).map { PlaneSlab(from: $0, to: $1) }
    for piece in pieces {
      var place = slabs.partitioningIndex { $0.to > piece.widths.lowerBound + tolerance }
      while place < slabs.count, slabs[place].from < piece.widths.upperBound - tolerance {
        slabs[place].add(piece)
        place += 1
      }
    }
    for place in slabs.indices { slabs[place].join() }
    return slabs
  }

  private mutating func add(_ piece: ConvexPolygon) {
    guard let start = piece.heights(at: from + 1e-6), let end = piece.heights(at: to - 1e-6) else { return }
    bands.append(
      Band(low: (start.lowerBound, end.lowerBound), high: (start.upperBound, end.upperBound)))
  }

  /// Joins bands that touch.
  private mutating func join() {
    var joined: [Band] = []
    for band in bands.sorted(by: { $0.low.start + $0.low.end < $1.low.start + $1.low.end }) {
      if let last = joined.last, band.low.start <= last.high.start + Self.tolerance,
        band.low.end <= last.high.end + Self.tolerance
      {
        joined[joined.count - 1].high = (
          max(last.high.start, band.high.start), max(last.high.end, band.high.end)
        )
      } else {
        joined.append(band)
      }
    }
    bands = joined
  }
}

extension [PlaneSlab] {
  /// The first place at which something holds that holds from there on.
  fileprivate func partitioningIndex(where holds: (PlaneSlab) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ConvexPolygon {
  /// The heights of it at a width; nil where it has none.
  func heights(at width: Double) -> ClosedRange<Double>? {
    var found: [Double] = []
    for (from, to) in edges {
      let (low, high) = (min(from.width, to.width), max(from.width, to.width))
      guard low <= width, width <= high else { continue }
      if high - low < 1e-12 {
        found += [from.height, to.height]
      } else {
        let share = (width - from.width) / (to.width - from.width)
        found.append(from.height + (to.height - from.height) * share)
      }
    }
    guard let least = found.min(), let most = found.max() else { return nil }
    return least...most
  }
}
