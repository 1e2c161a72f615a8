import AutoLayout
import DesignModel
import Foundation
import TestSupport
import Testing

/// Generated stacks against the frames of an independent reference engine; the header of `Fixtures/stack_oracle.py`
/// says what they are and what was left out.
@Suite("Stacks and a reference engine") struct StackOracleTests {
  @Test(
    "agree on every frame that is determined, in both writing directions",
    .statement(
      "stacks.ends", "stacks.fill", "stacks.fill-equally", "stacks.fill-proportionally",
      "stacks.equal-spacing", "stacks.equal-centering", "stacks.align-fill", "stacks.align-leading",
      "stacks.align-trailing", "stacks.align-center", "stacks.first-baseline", "stacks.last-baseline",
      "stacks.hidden", "stacks.margins"), arguments: Axis.allCases)
  func frames(axis: Axis) throws {
    let cases = try ReferenceStack.all().filter { $0.axis == axis && $0.frames != nil }
    #expect(cases.count > 700)
    for direction in [LayoutDirection.ltr, .rtl] {
      let isMirrored = direction == .rtl
      for stack in cases {
        let layout = try stack.screen(isMirrored: isMirrored).layout(
          .plain().with { $0.direction = direction })
        let found = stack.shown.map { layout.exact($0) }
        let wanted = stack.rects(isMirrored: isMirrored)
        #expect(
          zip(found, wanted).allSatisfy { $0.isNear($1) }, "\(direction) \(stack): \(found) for \(wanted)")
      }
    }
  }

  @Test("agree on which stacks are determined") func ambiguities() throws {
    let cases = try ReferenceStack.all()
    #expect(cases.contains { $0.frames == nil })
    for stack in cases {
      let layout = try stack.screen(isMirrored: false).layout()
      #expect(layout.status == (stack.frames == nil ? .ambiguous : .solved), "\(stack)")
    }
  }

  @Test("meet in every distribution, alignment, axis and choice of hidden views") func everyCell() throws {
    let cells = try Set(
      ReferenceStack.all().filter { $0.frames != nil && $0.views.count == 3 }.map {
        "\($0.axis) \($0.distribution) \($0.alignment) \($0.hidden)"
      })
    #expect(cells.count == 2 * 5 * 8 * 8)
  }
}

/// One stack of the fixture, in the columns that the generator names.
private struct ReferenceStack: Decodable, CustomStringConvertible {
  let axis: Axis
  let distribution: String
  let alignment: String
  let hidden: Int
  let spacing: Double
  /// Top, left, bottom, right.
  let margins: [Double]?
  /// Points from the window's edges inwards: left, top, right, bottom.
  let pins: [Double?]
  /// Width, height, hugging and compression in both axes; labels also have a font size.
  let views: [[Double?]]
  /// Left, top, width, height of the stack and its shown views.
  let frames: [[Double]]?

  init(from decoder: any Decoder) throws {
    var columns = try decoder.unkeyedContainer()
    axis = try columns.decode(String.self) == "vertical" ? .vertical : .horizontal
    distribution = try columns.decode(String.self)
    alignment = try columns.decode(String.self)
    hidden = try columns.decode(Int.self)
    spacing = try columns.decode(Double.self)
    margins = try columns.decodeIfPresent([Double].self)
    pins = try columns.decode([Double?].self)
    views = try columns.decode([[Double?]].self)
    frames = try columns.decodeIfPresent([[Double]].self)
  }

  static func all() throws -> [ReferenceStack] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try JSONDecoder().decode(
      [ReferenceStack].self, from: Data(contentsOf: folder.appending(path: "Fixtures/stack_frames.json")))
  }

  /// The names of the stack and of its views that aren't hidden.
  var shown: [String] { ["stack"] + views.indices.filter { !isHidden($0) }.map { "v\($0)" } }

  private func isHidden(_ place: Int) -> Bool { hidden >> place & 1 == 1 }

  var description: String {
    func spelled(_ numbers: [Double?]) -> String {
      numbers.map { $0.map { "\($0)" } ?? "-" }.joined(separator: ",")
    }
    return
      "\(axis) \(distribution) \(alignment) hidden=\(hidden) spacing=\(spacing) margins=\(spelled(margins ?? []))"
      + " pins=\(spelled(pins)) views=\(views.map(spelled).joined(separator: " "))"
  }

  /// The expected frames, or their mirror: the stack's in the window, the others' in the stack.
  func rects(isMirrored: Bool) -> [Rect] {
    let rects = frames!.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    guard isMirrored else { return rects }
    return rects.enumerated().map { place, rect in
      var mirror = rect
      mirror.x = (place == 0 ? LayoutEnvironment.plain().size.width : rects[0].width) - rect.x - rect.width
      return mirror
    }
  }

  /// The screen with this stack in it; mirrored, its left and right margins are exchanged.
  func screen(isMirrored: Bool) throws -> Screen {
    try Screen.built { screen in
      var settings =
        "axis=\(axis.rawValue) distribution=\(distribution) alignment=\(alignment) spacing=\(spacing)"
        + " insetsMarginsFromSafeArea=false"
      if let margins {
        let order = isMirrored ? [0, 3, 2, 1] : [0, 1, 2, 3]
        settings += " layoutMargins=\(order.map { "\(margins[$0])" }.joined(separator: ","))"
      }
      try screen.add(.stack, "stack", with: settings)
      for place in views.indices { try addView(place, to: &screen) }
      for (edge, pin) in zip(["leading", "top", "trailing", "bottom"], pins) {
        guard let pin else { continue }
        try screen.constrain(
          "stack.\(edge) == root.\(edge) \(edge == "leading" || edge == "top" ? "+" : "-") \(pin)")
      }
    }
  }

  private func addView(_ place: Int, to screen: inout Screen) throws {
    let values = views[place]
    let numbers = values.map { $0.map { "\($0)" } ?? "-" }
    var settings =
      "hugging=\(numbers[2]),\(numbers[3]) compression=\(numbers[4]),\(numbers[5])"
      + (isHidden(place) ? " hidden=true" : "")
    guard values.count > 6 else {
      return try screen.add(
        .custom, "v\(place)", in: "stack", with: settings + " size=\(numbers[0])x\(numbers[1])")
    }
    // The fixed ruler makes characters 10 wide at 17 points.
    let characters = Int((values[0]! / values[6]! * 1.7).rounded())
    settings += " fontSize=\(numbers[6]) text=\(String(repeating: "m", count: characters))"
    try screen.add(.label, "v\(place)", in: "stack", with: settings)
  }
}

extension Rect {
  /// True if no number differs by more than a hundredth of a point.
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy {
      abs($0 - $1) <= 0.01
    }
  }
}
