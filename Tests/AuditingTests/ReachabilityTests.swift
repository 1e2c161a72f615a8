import AutoLayout
import DesignModel
import TestSupport
import Testing

@testable import Auditing

/// The rules' answer beside that of a finger which tries every offset, point by point.
@Suite("Reach") struct ReachabilityTests {
  @Test("agrees with trying every offset", arguments: 0..<10) func agrees(part: Int) throws {
    var counts = (reached: 0, missed: 0)
    for index in 0..<40 {
      var numbers = SeededNumbers(seed: part * 1000 + index)
      let page = try ScrolledPage(&numbers)
      let engine = LayoutEngine(measuring: BlockRuler())
      let layout = engine.layout(page.screen, in: page.environment)
      #expect(layout.status == .solved)
      let audit = Audit(
        page.screen, rules: [ContentUnreachable.self, UnderBars.self], engine: engine)
      let found = audit.findings(on: layout, in: page.environment)
      #expect(Set(found.map(\.view)).count == found.count, "reported twice")
      let finger = Finger(page, layout)
      try finger.checkOffsets(by: engine, &numbers)
      for view in page.items {
        let isReached = finger.reaches(view)
        #expect(isReached == !found.contains { $0.view == view }, "\(view) of \(part * 1000 + index)")
        if isReached { counts.reached += 1 } else { counts.missed += 1 }
      }
    }
    #expect(counts.reached > 40 && counts.missed > 20, "\(counts)")
  }
}

/// A window of 300 by 600 with a scroll view, perhaps one in it, and views of any height; all lengths whole points.
private struct ScrolledPage {
  var screen = Screen(id: "demo", name: "demo")
  var environment = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 2)
  /// The views to bring into sight, and of these what stands beside the scroll view.
  var items: [ObjectID] = []
  var outer: [ObjectID] = []

  init(_ numbers: inout SeededNumbers) throws {
    environment.safeArea = EdgeInsets(
      top: [0, 20, 59].randomElement(using: &numbers)!, bottom: [0, 34].randomElement(using: &numbers)!)
    environment.keyboardHeight = [nil, 216, 336].randomElement(using: &numbers)!
    if Bool.random(using: &numbers) {
      try add(.button, "aside", in: .root)
      try screen.place(
        "aside", x: 0, y: Double(Int.random(in: -30...580, using: &numbers)), width: 60, height: 44)
      outer.append("aside")
    }
    try addScroll("page", in: .root, &numbers)
    try screen.place(
      "page", x: 0, y: Double(Int.random(in: 0...60, using: &numbers)), width: 300,
      height: Double(Int.random(in: 300...540, using: &numbers)))
    try fill("page", ["a", "inner", "name", "b"], numbers: &numbers)
  }

  private mutating func add(_ kind: ViewKind, _ name: String, in parent: ObjectID) throws {
    try screen.add(kind, name, in: parent, with: (kind == .textField ? "placeholder" : "text", "a"))
    items.append(ObjectID(name))
  }

  private mutating func addScroll(_ name: String, in parent: ObjectID, _ numbers: inout SeededNumbers) throws
  {
    func inset() -> Int { [0, 0, 12, -8].randomElement(using: &numbers)! }
    let adjustment = ContentInsetAdjustment.allCases.randomElement(using: &numbers)!.rawValue
    try screen.add(
      .scroll, name, in: parent, with: ("contentInsets", "\(inset()),0,\(inset()),0"),
      ("contentInsetAdjustment", adjustment), ("keyboardAvoidance", "\(Bool.random(using: &numbers))"))
    try screen.constrain("\(name).contentLayout.width == \(name).frameLayout.width")
  }

  /// One view below the other, with gaps that may let the first and the last stick out of the content.
  private mutating func fill(_ scroll: String, _ names: [String], numbers: inout SeededNumbers) throws {
    var edge = "\(scroll).top"
    for name in names where name == "name" || Int.random(in: 0..<4, using: &numbers) > 0 {
      var height = Int.random(in: 20...220, using: &numbers)
      if name == "inner" {
        height = Int.random(in: 80...200, using: &numbers)
        try addScroll(name, in: ObjectID(scroll), &numbers)
      } else {
        if Int.random(in: 0..<8, using: &numbers) == 0 { height += scroll == "page" ? 420 : 160 }
        try add(name == "name" ? .textField : .button, name, in: ObjectID(scroll))
      }
      try screen.constrain(
        "\(name).top == \(edge) + \(Int.random(in: -20...60, using: &numbers))",
        "\(name).leading == \(scroll).leading",
        "\(name).width == \(scroll == "page" ? 250 : 200)", "\(name).height == \(height)")
      if name == "inner" { try fill(name, ["c", "name2", "d"], numbers: &numbers) }
      edge = "\(name).bottom"
    }
    if edge == "\(scroll).top" {
      try screen.constrain("\(scroll).contentLayout.height == 10")
    } else {
      try screen.constrain("\(scroll).bottom == \(edge) + \(Int.random(in: -40...40, using: &numbers))")
    }
  }
}

/// Scrolls as far as the layout says that a finger can, and looks.
private struct Finger {
  let page: ScrolledPage
  let layout: ScreenLayout

  init(_ page: ScrolledPage, _ layout: ScreenLayout) { (self.page, self.layout) = (page, layout) }

  private struct Span {
    var start, end: Double
    func moved(_ points: Double) -> Span { Span(start: start + points, end: end + points) }
    func holds(_ other: Span) -> Bool { start <= other.start && other.end <= end }
    var length: Double { end - start }
  }

  private func span(_ view: ObjectID) -> Span {
    let frame = layout.view(view)!.screenFrame
    return Span(start: frame.y, end: frame.maxY)
  }

  private func isIn(_ view: ObjectID, _ scroll: ObjectID) -> Bool {
    view != scroll && page.screen.contains(view, under: scroll)
  }

  /// What can be seen between the bars and above the keyboard, which people put away unless they type here.
  private func room(of view: ObjectID) -> Span {
    let (safe, height) = (page.environment.safeArea, page.environment.size.height)
    let keyboard = page.outer.contains(view) ? 0 : page.environment.keyboardHeight ?? 0
    return Span(start: safe.top, end: height - max(safe.bottom, keyboard))
  }

  /// How far a scroll view's content moves down from where it is, for every offset at which a finger can leave it.
  private func moves(of scroll: ObjectID) -> [Double] {
    guard let place = layout.view(scroll)?.scroll else { return [0] }
    return stride(from: place.least.y, through: place.greatest.y, by: 1).map { place.offset.y - $0 }
  }

  func reaches(_ view: ObjectID) -> Bool {
    let whole = span(view)
    var windows = [room(of: view)]
    for scroll in ["page", "inner"].map({ ObjectID($0) }) where isIn(view, scroll) {
      windows.append(span(scroll))
    }
    // Nobody sees all at once of what is longer than its window; then both ends must come into sight.
    if windows.count > 1, whole.length > windows.map(\.length).min()! {
      return sees(Span(start: whole.start, end: whole.start), view)
        && sees(Span(start: whole.end, end: whole.end), view)
    }
    return sees(whole, view)
  }

  private func sees(_ part: Span, _ view: ObjectID) -> Bool {
    let room = room(of: view)
    guard isIn(view, "page") else { return room.holds(part) }
    let isInner = isIn(view, "inner")
    let (pageSpan, innerSpan) = (span("page"), isInner ? span("inner") : Span(start: 0, end: 0))
    let innerMoves = isInner ? moves(of: "inner") : [0]
    for move in moves(of: "page") {
      for inner in innerMoves {
        let seen = part.moved(move + inner)
        if room.holds(seen), pageSpan.holds(seen), !isInner || innerSpan.moved(move).holds(seen) {
          return true
        }
      }
    }
    return false
  }

  /// Asks the engine whether views move as they are taken to do here.
  func checkOffsets(by engine: LayoutEngine, _ numbers: inout SeededNumbers) throws {
    let scrolls = ["page", "inner"].map { ObjectID($0) }.filter { layout.view($0) != nil }
    let chosen = scrolls.map { ($0, moves(of: $0).randomElement(using: &numbers)!) }
    var environment = page.environment
    environment.offsets = chosen.map { scroll, move in
      let offset = layout.view(scroll)!.scroll!.offset
      return ScrollOffset(view: scroll.text, offset: Point(x: offset.x, y: offset.y - move))
    }
    let moved = engine.layout(page.screen, in: environment)
    for view in page.items {
      let points = chosen.filter { isIn(view, $0.0) }.map(\.1).reduce(0, +)
      #expect(moved.view(view)!.screenFrame.y == span(view).start + points)
    }
  }
}
