public import DesignModel

/// One kind of thing that a plot shows, distinguished from others by colour and by hatching.
public struct PlotLayer: Hashable, Sendable {
  /// Its name, as `truncated-text`.
  public var title: String
  /// How severe it is.
  public var severity: Severity
  /// Of what it is said, as `title, email`; empty for nothing.
  public var detail: String

  /// A kind of thing.
  public init(_ title: String, _ severity: Severity, detail: String = "") {
    (self.title, self.severity, self.detail) = (title, severity, detail)
  }
}

/// How areas of a layer look.
struct PlotLook {
  /// Light enough for dark words on it.
  let fill: Color
  /// Lines on the fill.
  let ink: Color
  let hatching: Hatching

  /// Areas of the look; they don't overlap.
  func shapes(filling areas: [Rect], called title: String) -> [Shape] {
    guard let first = areas.first else { return [] }
    let whole = areas.dropFirst().reduce(first) { $0.union($1) }
    let shapes = [.rectangle(whole, .fill(fill))] + hatching.lines(over: whole, ink)
    return [.group(Group("layer plot", title: title, clip: Group.Clip(areas), shapes))]
  }

  /// Convex parts of the look; they don't overlap.
  func shapes(over parts: [ConvexShape], called title: String) -> [Shape] {
    if parts.isEmpty { return [] }
    // An outline closes the hair between two parts that have an edge in common.
    let areas = parts.map { Shape.path($0.corners, closed: true, .both(fill, fill, width: 0.5)) }
    let lines = parts.flatMap { hatching.lines(over: $0, ink) }
    return [.group(Group("layer plot", title: title, areas + lines))]
  }
}

extension [PlotLayer] {
  /// A look for each layer: errors are red to violet, warnings yellow to orange, notes blue; layers with like colours
  /// have other hatchings.
  var looks: [PlotLook] {
    var counts: [Severity: Int] = [:]
    return enumerated().map { place, layer in
      let family = layer.severity.family
      let count = counts[layer.severity, default: 0]
      counts[layer.severity] = count + 1
      let (fill, ink) = family[count % family.count]
      return PlotLook(
        fill: Color(fill), ink: Color(ink), hatching: Hatching.allCases[place % Hatching.allCases.count])
    }
  }

  /// A letter for each layer in sketches: capitals first.
  var letters: [Character] {
    let letters = Array<Character>("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    return indices.map { letters[Swift.min($0, letters.count - 1)] }
  }
}

extension Severity {
  /// Fills, each with an ink that has a contrast of at least 4.5 to it (WCAG 2.2, 1.4.3).
  fileprivate var family: [(UInt32, UInt32)] {
    switch self {
    case .error: [(0xFFC7C2, 0xA3160F), (0xE3D3FF, 0x5B259F), (0xF9CBE8, 0x951468), (0xEBCFC2, 0x6E3510)]
    case .warning: [(0xFFE2A8, 0x7C4A00), (0xFFF3AE, 0x675A00), (0xE6EFB8, 0x4C5B0C), (0xFFD9BF, 0x8A3D07)]
    case .note: [(0xD2E4FF, 0x164E9E), (0xCFEFF3, 0x0B5C69), (0xDDE0E6, 0x454A53)]
    }
  }
}
