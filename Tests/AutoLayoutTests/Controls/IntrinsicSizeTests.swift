import AutoLayout
import DesignModel
import TestSupport
import Testing

/// By UIKit's documentation of `setContentHuggingPriority(_:for:)` and its sibling; the defaults lose 131 of 5,139
/// recorded views where they are taken for all that a file says.
@Suite("Intrinsic sizes") struct IntrinsicSizeTests {
  /// Kinds that have an own size in an axis, and what of them it takes.
  static let sized: [(ViewKind, Axis, String)] =
    ([
      (.label, "text=Hello"), (.button, "text=Hello"), (.textField, "text=Hello"), (.textView, "text=Hello"),
      (.switch, ""), (.stepper, ""), (.segmentedControl, "segments=A|B"), (.activityIndicator, ""),
      (.datePicker, ""), (.pageControl, ""), (.image, "size=60x50"), (.custom, "size=60x50"),
    ] as [(ViewKind, String)]).flatMap { [($0.0, .horizontal, $0.1), ($0.0, .vertical, $0.1)] }
    + [(.slider, .vertical, ""), (.progress, .vertical, ""), (.searchBar, .vertical, "")]

  /// The length of a view that a constraint wants to be so much longer than the view itself does.
  private func stretch(
    _ kind: ViewKind, along axis: Axis, with settings: String, by points: Double, priority: Int
  ) throws -> Double {
    func length(_ lines: [String]) throws -> Double {
      let size = try Screen.built {
        try $0.add(kind, "it", with: settings)
        try $0.constrain("it.leading == root.leading", "it.top == root.top")
        for line in lines { try $0.constrain(line) }
      }.layout().exact("it").size
      return axis == .horizontal ? size.width : size.height
    }
    let own = try length([])
    let name = axis == .horizontal ? "width" : "height"
    return try length(["it.\(name) == \(alignmentLength(own, of: kind, along: axis) + points) @\(priority)"])
      - own
  }

  /// Constraints speak of alignment rectangles, frames reach further.
  private func alignmentLength(_ length: Double, of kind: ViewKind, along axis: Axis) -> Double {
    switch (kind, axis) {
    case (.switch, .horizontal): length - 2
    case (.slider, .vertical), (.segmentedControl, .vertical): length - 1
    default: length
    }
  }

  @Test(
    "resist growth at 250 and shrinkage at 750 in every kind", .statement("intrinsic.defaults"),
    arguments: sized)
  func defaults(kind: ViewKind, axis: Axis, settings: String) throws {
    #expect(try stretch(kind, along: axis, with: settings, by: 50, priority: 249) == 0)
    #expect(abs(try stretch(kind, along: axis, with: settings, by: 50, priority: 251) - 50) < 1e-6)
    #expect(try stretch(kind, along: axis, with: settings, by: -3, priority: 749) == 0)
    #expect(abs(try stretch(kind, along: axis, with: settings, by: -3, priority: 751) + 3) < 1e-6)
  }

  @Test("are two bounds, each at a priority of its own", .statement("intrinsic.bounds")) func bounds() throws
  {
    let settings = "size=60x50 hugging=100,300 compression=900,200"
    func found(_ axis: Axis, _ points: Double, priority: Int) throws -> Double {
      try stretch(.custom, along: axis, with: settings, by: points, priority: priority)
    }
    #expect(try [found(.horizontal, 9, priority: 99), found(.horizontal, 9, priority: 101)] == [0, 9])
    #expect(try [found(.horizontal, -9, priority: 899), found(.horizontal, -9, priority: 901)] == [0, -9])
    #expect(try [found(.vertical, 9, priority: 299), found(.vertical, 9, priority: 301)] == [0, 9])
    #expect(try [found(.vertical, -9, priority: 199), found(.vertical, -9, priority: 201)] == [0, -9])
  }

  @Test(
    "are missing in both axes of plain views", .statement("kinds.plain", "kinds.stack"),
    arguments: [ViewKind.view, .image, .custom, .spacer, .tableCell, .scroll, .stack])
  func none(kind: ViewKind) throws {
    let layout = try Screen.built {
      try $0.add(kind, "it")
      try $0.constrain("it.leading == root.leading", "it.top == root.top")
    }.layout()
    #expect(layout.open.filter { !$0.contains("content") } == ["it.width", "it.height"])
    #expect(layout.exact("it").size == .zero)
  }

  @Test(
    "are missing across sliders, progress views and search bars",
    .statement("kinds.slider", "kinds.progress", "kinds.search-bar"),
    arguments: [ViewKind.slider, .progress, .searchBar])
  func heightOnly(kind: ViewKind) throws {
    let layout = try Screen.built {
      try $0.add(kind, "it")
      try $0.constrain("it.leading == root.leading", "it.top == root.top")
    }.layout()
    #expect(layout.open == ["it.width"])
  }

  // Without one alignment rectangle 156 recorded views are lost. Top, left, bottom, right; sliders from iOS 26: none.
  @Test(
    "belong to rectangles that frames reach beyond", .statement("kinds.alignment"),
    arguments: ViewKind.allCases, [18.0, 26])
  func alignment(kind: ViewKind, os: Double) throws {
    let beyond =
      switch kind {
      case .slider where os < 26: EdgeInsets(left: 2, bottom: 1, right: 2)
      case .switch: EdgeInsets(right: 2)
      case .segmentedControl: EdgeInsets(bottom: 1)
      default: EdgeInsets.zero
      }
    let screen = try Screen.built {
      try $0.add(kind, "it")
      try $0.constrain(
        "it.left == root.left + 50", "it.top == root.top + 60", "it.width == 100", "it.height == 40")
    }
    let ltr = screen.layout(.plain().with { $0.os = os }).exact("it")
    #expect(
      ltr
        == Rect(
          x: 50 - beyond.left, y: 60 - beyond.top, width: 100 + beyond.left + beyond.right,
          height: 40 + beyond.top + beyond.bottom))
    let rtl = screen.layout(.plain().with { ($0.os, $0.direction) = (os, .rtl) }).exact("it")
    #expect(rtl.x == 50 - beyond.right && rtl.size == ltr.size)
  }
}
