import AutoLayout
import DesignModel
import Notation

/// The windows in which a finding is accepted, at each text size: `L 320x320,350x320,350x1376,320x1376; AX3 …`.
struct AcceptedWindows: Hashable {
  /// No two pieces of one size overlap.
  private(set) var pieces: [TextSize: [ConvexPolygon]]

  /// Those that have a finding.
  init(of findings: [PlaneFinding]) {
    pieces = [:]
    for part in findings.flatMap(\.parts) { pieces[part.textSize, default: []] += part.pieces }
  }

  /// The windows that a cell spells; nil if it spells none.
  init?(_ cell: String) {
    pieces = [:]
    for part in cell.split(separator: ";") {
      let words = part.split(separator: " ")
      guard let size = words.first.flatMap({ word in TextSize.allCases.first { $0.alias == word } }) else {
        return nil
      }
      for word in words.dropFirst() {
        let corners = word.split(separator: ",").map { Size(corner: $0) }
        guard corners.count > 2, !corners.contains(nil) else { return nil }
        pieces[size, default: []].append(ConvexPolygon(corners: corners.compactMap(\.self)))
      }
    }
    if pieces.isEmpty { return nil }
  }

  /// The cell that spells them, the smallest text size first, corners in hundredths of a point.
  var cell: String {
    TextSize.allCases.filter { pieces[$0] != nil }.map { size in
      ([size.alias] + pieces[size]!.map(\.word)).joined(separator: " ")
    }.joined(separator: "; ")
  }

  /// True if no window has the finding that isn't among these.
  func cover(_ finding: PlaneFinding) -> Bool {
    finding.parts.allSatisfy { part in
      part.pieces.subtracting(pieces[part.textSize] ?? [], thinnest: PlaneChange.thinnest).isEmpty
    }
  }

  /// The same without text sizes; nil if none is left.
  func without(_ sizes: Set<TextSize>) -> AcceptedWindows? {
    var result = self
    result.pieces = pieces.filter { !sizes.contains($0.key) }
    return result.pieces.isEmpty ? nil : result
  }

  /// Both.
  func joined(with other: AcceptedWindows) -> AcceptedWindows {
    var result = self
    result.pieces.merge(other.pieces) { _, later in later }
    return result
  }
}

extension ConvexPolygon {
  fileprivate var word: String {
    corners.map { "\($0.width.rounded(places: 2).spelled)x\($0.height.rounded(places: 2).spelled)" }
      .joined(separator: ",")
  }
}

extension Size {
  /// `350x1376`.
  fileprivate init?(corner: some StringProtocol) {
    let parts = corner.split(separator: "x").map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width.isFinite, height.isFinite
    else { return nil }
    self.init(width: width, height: height)
  }
}
