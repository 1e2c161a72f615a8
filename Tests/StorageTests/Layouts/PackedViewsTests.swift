import DesignModel
import SQLite
import TestSupport
import Testing

@testable import Storage

@Suite("The text of a layout's views") struct PackedViewsTests {
  /// Numbers that rounding, scaling and strangers' bytes make.
  private static func number(_ random: inout SeededNumbers) -> Double {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: Double(Int.random(in: -3...400, using: &random))
    case 1: Double(Int.random(in: 0...3000, using: &random)) / 3
    case 2: Double(Int.random(in: -90_000...90_000, using: &random)) / 512
    case 3: Double.random(in: -1e4...1e4, using: &random)
    case 4:
      [-0.0, 1e-9, -1e-9, .leastNonzeroMagnitude, 1e300, 9_007_199_254_740_992, 4_294_967_296.5, 0.1]
        .randomElement(
          using: &random)!
    default: 0
    }
  }

  private static func rect(_ random: inout SeededNumbers) -> Rect {
    Rect(x: number(&random), y: number(&random), width: number(&random), height: number(&random))
  }

  private static func view(_ random: inout SeededNumbers) -> ViewLayout {
    let exact = rect(&random)
    let frame = Bool.random(using: &random) ? exact : rect(&random)
    var place = rect(&random)
    if Bool.random(using: &random) { (place.width, place.height) = (frame.width, frame.height) }
    var view = ViewLayout(
      view: ObjectID("v\(Int.random(in: 0..<9, using: &random))"), exact: exact, frame: frame,
      screenFrame: place,
      isHidden: Bool.random(using: &random))
    if Bool.random(using: &random) {
      view.text = TextLayout(
        lines: 2, wanted: Int.random(in: 0..<99, using: &random), shown: 3, total: 70_000,
        isTruncated: Bool.random(using: &random), isClipped: Bool.random(using: &random),
        scale: number(&random),
        isApproximate: Bool.random(using: &random))
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      view.scroll = ScrollLayout(
        contentSize: Size(width: number(&random), height: number(&random)),
        insets: EdgeInsets(top: number(&random), left: number(&random), bottom: 1, right: number(&random)),
        offset: Point(x: number(&random), y: number(&random)), least: Point(x: 1, y: number(&random)),
        greatest: Point(x: number(&random), y: 0))
    }
    return view
  }

  @Test("is read as it was written, to the last bit") func roundTrip() throws {
    var random = SeededNumbers(seed: 21)
    for count in 0..<400 {
      let scale = [1, 2, 3, 0.5, 2.625][count % 5]
      let views = (0..<count % 7).map { _ in Self.view(&random) }
      let text = String(decoding: try #require(PackedViews(views, scale: scale)).bytes, as: UTF8.self)
      var reader = PackedViewsReader(text, scale: scale)
      #expect(reader.views(views.map(\.view)) == views, "\(text)")
    }
  }

  @Test("says no more than it needs") func short() throws {
    let frame = Rect(x: 16, y: 203, width: 343, height: 20.5)
    var view = ViewLayout(
      view: "a", exact: frame, frame: frame, screenFrame: Rect(x: 16, y: 303, width: 343, height: 20.5))
    func text() throws -> String {
      String(decoding: try #require(PackedViews([view], scale: 2)).bytes, as: UTF8.self)
    }
    #expect(try text() == "[[16,203,343,20.5,16,303]]")
    view.isHidden = true
    #expect(try text() == "[[16,203,343,20.5,16,303,1]]")
    view.text = TextLayout(lines: 1, wanted: 1, shown: 5, total: 5)
    #expect(try text() == "[[16,203,343,20.5,16,303,1,null,[1,1,5,5,0,0,1,0]]]")
    view.frame.height = 21
    #expect(try text() == "[[16,203,343,20.5,16,303,1,[16,203,343,21,343,20.5],[1,1,5,5,0,0,1,0]]]")
    view.screenFrame.y = 303.1
    #expect(
      try text() == "[[16,203,343,20.5,16,303.1,1,[16,203,343,21,343,20.5,16,303.1],[1,1,5,5,0,0,1,0]]]")
    view.exact = Rect(x: 0, y: 20.333333333, width: 61.0 / 3, height: 20.2)
    view.frame = Rect(x: 0, y: 61.0 / 3, width: 61.0 / 3, height: 61.0 / 3)
    (view.screenFrame, view.text, view.isHidden) = (view.frame, nil, false)
    view.screenFrame.x = 1000.0 / 3
    let packed = try #require(PackedViews([view], scale: 3))
    #expect(
      String(decoding: packed.bytes, as: UTF8.self)
        == "[[0,20.333333333,20.333333333333332,20.2,333.33,20.33]]")
  }

  @Test("is nothing where it was cut or changed, and never a crash") func damaged() throws {
    var random = SeededNumbers(seed: 22)
    for _ in 0..<60 {
      let views = (0..<3).map { _ in Self.view(&random) }
      let bytes = try #require(PackedViews(views, scale: 2)).bytes
      for end in 0..<bytes.count {
        var reader = PackedViewsReader(String(decoding: bytes[..<end], as: UTF8.self), scale: 2)
        #expect(reader.views(views.map(\.view)) == nil)
      }
      for _ in 0..<200 {
        var changed = bytes
        changed[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 32..<127, using: &random)
        var reader = PackedViewsReader(String(decoding: changed, as: UTF8.self), scale: 2)
        #expect(reader.views(views.map(\.view))?.allSatisfy(\.isFinite) ?? true)
      }
    }
  }

  @Test("is none where a number is not finite") func infinite() {
    var random = SeededNumbers(seed: 23)
    var view = Self.view(&random)
    view.screenFrame.y = .infinity
    #expect(PackedViews([view], scale: 2) == nil)
  }

  @Test("has in the store's tables the numbers that it was made of") func tables() throws {
    let folder = TemporaryFolder()
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    let environment = EnvironmentKey(Sample.profiles[1].environment(on: Sample.phone))
    var random = SeededNumbers(seed: 24)
    let views = (0..<80).map { _ in Self.view(&random) }
    store.remember([
      SolvedLayout(screenHash: "s", environment: environment, engine: "e", layout: ScreenLayout(views: views))
    ])
    let columns =
      "view, exact_x, exact_y, exact_width, exact_height, x, y, width, height, screen_x, screen_y, screen_width, "
      + "screen_height, hidden, lines, wanted, shown, total, truncated, clipped, font_scale, approximate, "
      + "content_width, content_height, inset_top, inset_left, inset_bottom, inset_right, offset_x, offset_y, "
      + "least_x, least_y, greatest_x, greatest_y"
    let rows = try store.database.rows("SELECT \(columns) FROM layout_view ORDER BY position") { row in
      (id: row.text(0), numbers: (1..<34).map { row.optionalDouble($0) })
    }
    #expect(rows.map(\.id) == views.map(\.view.text))
    for (row, view) in zip(rows, views) {
      let frames = [view.exact, view.frame, view.screenFrame].flatMap { [$0.x, $0.y, $0.width, $0.height] }
      let text = view.text, scroll = view.scroll
      let truths = [text?.isTruncated, text?.isClipped, text?.isApproximate].map { $0.map { $0 ? 1.0 : 0 } }
      let lines = [text?.lines, text?.wanted, text?.shown, text?.total].map { $0.map { Double($0) } }
      let (size, insets) = (scroll?.contentSize, scroll?.insets)
      let wanted: [Double?] =
        frames + [view.isHidden ? 1 : 0] + lines + [truths[0], truths[1], text?.scale, truths[2]]
        + [size?.width, size?.height, insets?.top, insets?.left, insets?.bottom, insets?.right]
        + [scroll?.offset, scroll?.least, scroll?.greatest].flatMap { [$0?.x, $0?.y] }
      #expect(row.numbers == wanted)
    }
  }
}
