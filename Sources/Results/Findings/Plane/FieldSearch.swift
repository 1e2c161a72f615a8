import AutoLayout
import DesignModel
import Machine

/// Parts regions of a plane along the lines at which verdicts change.
///
/// Within a region all frames are affine in the window's width and height, so what rules compare changes sides at lines.
/// A region is taken to have one verdict all over if it has it in its middle, beside its corners and at those of a number
/// of places all over the plane that are in it, and if no border that was found beside it leads into it.
struct FieldSearch {
  /// What was found: convex, each with the place of its verdict.
  private(set) var fields: [Field] = []
  /// Each once.
  private(set) var verdicts: [WindowVerdict] = []
  private let judge: WindowJudge
  private var places: [WindowVerdict: Int] = [:]
  /// The lines that parted something last, of which the next border may be a part.
  private var lines: [HalfPlane] = []
  /// What each line is a border of.
  private var borders: [(line: HalfPlane, from: Size, to: Size)] = []
  private let spread: [Size]
  /// The places of the verdicts on these; -1 where they are not judged yet.
  private var spreadVerdicts: [Int]
  /// What was judged before it was asked for.
  private var judged: [Size: WindowVerdict] = [:]
  /// How many more windows may be judged to find lines.
  private var patience = 60_000

  /// A convex part of the plane.
  struct Field {
    let polygon: ConvexPolygon
    let verdict: Int
    let isSampled: Bool
  }

  /// What is less than so many points wide and high is not parted any more.
  private static let least = 0.1
  private static let mostLines = 24
  /// What is less than so many points thick is between two findings of one border.
  private static let thinnest = 2e-6
  /// So many windows are judged all over the plane.
  private static let spreadCount = 1500

  /// A search that knows nothing yet.
  init(_ judge: WindowJudge) {
    self.judge = judge
    spread = judge.plane.spread(count: Self.spreadCount)
    spreadVerdicts = spread.map { _ in -1 }
  }

  /// Judges what each region will be asked for, on several threads; on one it is judged when it is asked for.
  mutating func judgeAhead(_ regions: [PlaneRegion], jobs: Int) {
    guard jobs > 1 else { return }
    let windows = spread + regions.flatMap(\.pieces).flatMap { [$0.center] + $0.samples }
    let found = parallelMap(count: windows.count, jobs: jobs) { [judge] in judge.verdict(on: windows[$0]) }
    judged = Dictionary(zip(windows, found), uniquingKeysWith: { first, _ in first })
  }

  /// Finds the fields of a region.
  mutating func search(_ region: PlaneRegion) {
    for piece in region.pieces { search(piece, isSampled: region.isSampled) }
  }

  /// Follows the borders into the fields that they lead to: a border has no end inside of one.
  mutating func followBorders() {
    var next = 0
    while next < borders.count, patience > 0 {
      let border = borders[next]
      next += 1
      for (end, other) in [(border.from, border.to), (border.to, border.from)] {
        let beyond = end.moved(awayFrom: other, by: 0.01)
        for side in [0.05, -0.05] { follow(to: beyond.moved(along: border.line, by: side)) }
      }
    }
  }

  private mutating func follow(to window: Size) {
    guard let place = fields.firstIndex(where: { $0.polygon.contains(window, tolerance: -1e-4) }),
      !fields[place].isSampled
    else { return }
    patience -= 1
    if verdict(on: window) == fields[place].verdict { return }
    let polygon = fields.remove(at: place).polygon
    search(polygon, isSampled: false, knowing: window)
  }

  private mutating func search(_ region: ConvexPolygon, isSampled: Bool, knowing known: Size? = nil) {
    var open = [region]
    while let polygon = open.popLast() {
      let middle = polygon.center
      let own = verdict(on: middle)
      guard let other = sample(of: polygon, otherThan: own, knowing: known) else {
        fields.append(Field(polygon: polygon, verdict: own, isSampled: isSampled))
        continue
      }
      guard polygon.extent > Self.least, polygon.area > Self.thinnest * polygon.extent, patience > 0,
        !isSampled
      else {
        fields.append(Field(polygon: polygon, verdict: own, isSampled: true))
        continue
      }
      open += parts(of: polygon, from: (middle, own), to: other)
    }
  }

  /// The first place of a polygon that has another verdict, of those that are tried; nil if none has.
  private mutating func sample(
    of polygon: ConvexPolygon, otherThan own: Int, knowing known: Size?
  ) -> (window: Size, verdict: Int)? {
    for window in polygon.samples {
      let found = verdict(on: window)
      if found != own { return (window, found) }
    }
    let (widths, heights) = (polygon.widths, polygon.heights)
    for (place, window) in spread.enumerated()
    where widths.contains(window.width) && heights.contains(window.height)
      && polygon.contains(window, tolerance: -1e-6)
    {
      if spreadVerdicts[place] < 0 { spreadVerdicts[place] = verdict(on: window) }
      if spreadVerdicts[place] != own { return (window, spreadVerdicts[place]) }
    }
    guard let known, polygon.contains(known, tolerance: -1e-6) else { return nil }
    let found = verdict(on: known)
    return found == own ? nil : (known, found)
  }

  /// The place of the verdict on a window.
  mutating func verdict(on window: Size) -> Int {
    let found = judged[window] ?? judge.verdict(on: window)
    if let place = places[found] { return place }
    places[found] = verdicts.count
    verdicts.append(found)
    return verdicts.count - 1
  }

  // MARK: Lines

  /// A polygon parted by the border between a window inside that has a verdict and one that has another; by its halves
  /// where that is no line.
  private mutating func parts(
    of polygon: ConvexPolygon, from inside: (window: Size, verdict: Int),
    to outside: (window: Size, verdict: Int)
  ) -> [ConvexPolygon] {
    let own = Sought(verdicts[inside.verdict], besides: verdicts[outside.verdict])
    var border = Border(polygon: polygon, inside: inside.window, outside: outside.window)
    if let line = knownLine(border, own) ?? newLine(&border, own) {
      let parts = polygon.parted(by: line)
      if let one = parts.inside, let other = parts.outside {
        note(line)
        if let chord = polygon.chord(of: line) { borders.append((line, chord.from, chord.to)) }
        return [one, other]
      }
    }
    return polygon.halves
  }

  /// A verdict whose border is looked for, as much of it as sets it apart from the other one.
  private struct Sought {
    let verdict: WindowVerdict
    let isQuick: Bool

    init(_ verdict: WindowVerdict, besides other: WindowVerdict) {
      isQuick = verdict.withoutOtherTexts != other.withoutOtherTexts
      self.verdict = isQuick ? verdict.withoutOtherTexts : verdict
    }
  }

  private mutating func note(_ line: HalfPlane) {
    lines.append(line)
    if lines.count > Self.mostLines { lines.removeFirst() }
  }

  /// One of the lines found before that is the border here, too.
  private mutating func knownLine(_ border: Border, _ sought: Sought) -> HalfPlane? {
    for line in lines.reversed()
    where line.distance(of: border.inside) * line.distance(of: border.outside) < 0
      && isBorder(line, sought, in: border.polygon, reach: 1e-6)
    {
      return line
    }
    return nil
  }

  /// Whether windows at both sides of a line have the verdict and not, near both ends of it and in its middle.
  private mutating func isBorder(
    _ line: HalfPlane, _ sought: Sought, in polygon: ConvexPolygon, reach: Double
  ) -> Bool {
    guard let chord = polygon.chord(of: line) else { return false }
    for share in [0.02, 0.98, 0.5] {
      let middle = chord.from.mixed(with: chord.to, share: share)
      if has(sought, middle.moved(along: line, by: reach))
        == has(sought, middle.moved(along: line, by: -reach))
      {
        return false
      }
    }
    return true
  }

  private mutating func newLine(_ border: inout Border, _ sought: Sought) -> HalfPlane? {
    border.narrow(to: 1e-3) { has(sought, $0) }
    if let line = straightLine(border, sought) { return line }
    border.narrow(to: 1e-4) { has(sought, $0) }
    guard let rough = border.direction(where: { has(sought, $0) }) else { return nil }
    guard let ends = border.ends(along: rough, where: { has(sought, $0) }) else { return rough }
    return HalfPlane(leftOfWayFrom: ends.from, to: ends.to) ?? rough
  }

  /// A width or a height, as most borders are.
  private mutating func straightLine(_ border: Border, _ sought: Sought) -> HalfPlane? {
    for isWidth in [true, false] {
      guard isBorder(border.line(ofWidth: isWidth), sought, in: border.polygon, reach: 2e-3) else { continue }
      var narrow = border
      narrow.narrow(to: 2e-8) { has(sought, $0) }
      let line = narrow.line(ofWidth: isWidth)
      if isBorder(line, sought, in: border.polygon, reach: 1e-6) { return line }
    }
    return nil
  }

  private mutating func has(_ sought: Sought, _ window: Size) -> Bool {
    patience -= 1
    return (sought.isQuick ? judge.quickVerdict(on: window) : judge.verdict(on: window)) == sought.verdict
  }
}

extension ConvexPolygon {
  /// Places just inside of the corners, and of the edges' middles where they are far from one another.
  fileprivate var samples: [Size] {
    let center = center
    func inside(_ place: Size) -> Size {
      let distance = place.distance(to: center)
      return distance < 1e-12 ? place : place.mixed(with: center, share: min(0.25, 1e-5 / distance))
    }
    let isThick = area > 4 * extent
    return corners.map(inside)
      + (isThick ? edges.map { inside($0.from.mixed(with: $0.to, share: 0.5)) } : [])
  }
}

extension WindowPlane {
  /// So many windows, as even all over the plane as a sequence of two irrational steps is (Roberts 2018): their widths are even,
  /// and so are their heights, so that no broad strip is missed.
  fileprivate func spread(count: Int) -> [Size] {
    (1...count).map { number in
      func share(_ step: Double) -> Double {
        let place = 0.5 + Double(number) * step
        return place - place.rounded(.down)
      }
      return Size(
        width: widths.lowerBound + share(0.754877666246693) * (widths.upperBound - widths.lowerBound),
        height: heights.lowerBound + share(0.569840290998053) * (heights.upperBound - heights.lowerBound))
    }
  }
}

extension Size {
  /// The window so many points further away from another one.
  fileprivate func moved(awayFrom other: Size, by points: Double) -> Size {
    let distance = distance(to: other)
    return distance < 1e-9 ? self : other.mixed(with: self, share: 1 + points / distance)
  }
}
