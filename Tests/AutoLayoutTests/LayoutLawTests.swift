import AutoLayout
import DesignModel
import TestSupport
import Testing

@Suite("Laws of layouts") struct LayoutLawTests {
  @Test(
    "a screen of leading and trailing anchors is its own mirror, exactly and in pixels",
    .statement("direction.mirror"), arguments: 0..<60)
  func mirror(seed: Int) throws {
    let screen = try RandomScreen(seed).build()
    let environment = LayoutEnvironment.plain(320 + Double(seed % 7) * 11)
    let ltr = screen.layout(environment)
    let rtl = screen.layout(environment.with { $0.direction = .rtl })
    #expect(ltr.status == rtl.status)
    for (view, other) in zip(ltr.views, rtl.views) {
      guard let parent = screen.view(view.view)!.parent else { continue }
      let outer = ltr.view(parent)!
      let extent = outer.scroll?.contentSize.width ?? outer.exact.width
      #expect(abs(extent - view.exact.maxX - other.exact.x) < 1e-9)
      #expect(view.exact.y == other.exact.y)
      #expect(view.exact.size == other.exact.size)
      #expect(environment.size.width - view.screenFrame.maxX == other.screenFrame.x)
      if outer.scroll == nil {
        #expect(abs(outer.frame.width - view.frame.maxX - other.frame.x) < 1e-9)
      }
      #expect(view.text == other.text)
      #expect(view.scroll?.contentSize == other.scroll?.contentSize)
    }
  }

  @Test("the order of the constraints doesn't matter", arguments: 0..<40)
  func order(seed: Int) throws {
    let screen = try RandomScreen(seed).build()
    var random = SeededNumbers(seed: UInt64(seed) + 1000)
    var lists = screen.lists
    lists.constraints.shuffle(using: &random)
    let shuffled = Screen(id: screen.id, name: screen.name, lists: lists)
    #expect(screen.layout().views == shuffled.layout().views)
    #expect(screen.layout().ambiguities == shuffled.layout().ambiguities)
  }

  @Test("a prepared screen lays out like the plain call, whatever came before", arguments: 0..<10)
  func prepared(seed: Int) async throws {
    let screen = try RandomScreen(seed).build()
    let engine = LayoutEngine(measuring: FixedRuler())
    let prepared = engine.prepare(screen)
    let environments = (0..<8).map { place in
      LayoutEnvironment.plain(300 + Double(place * 7)).with {
        $0.textSize = TextSize.allCases[place]
        $0.direction = place % 2 == 0 ? .ltr : .rtl
      }
    }
    await withTaskGroup(of: (Int, ScreenLayout).self) { group in
      for (place, environment) in (environments + environments).enumerated() {
        group.addTask { (place % environments.count, prepared.layout(in: environment)) }
      }
      for await (place, layout) in group {
        #expect(layout == engine.layout(screen, in: environments[place]))
      }
    }
  }

  @Test(
    "frames stand in pixels and neighbors share an edge", .statement("rounding.edges"),
    arguments: [1.0, 2, 3])
  func seams(scale: Double) throws {
    let screen = try Screen.built {
      try $0.add(.stack, "stack", with: "distribution=fillEqually")
      for place in 0..<7 { try $0.add(.view, "v\(place)", in: "stack") }
      try $0.constrain(
        "stack.leading == root.leading + 0.3", "stack.trailing == root.trailing - 0.4",
        "stack.top == root.top + 0.1", "stack.height == 10.3")
    }
    for direction in LayoutDirection.allCases {
      let layout = screen.layout(.plain().with { ($0.scale, $0.direction) = (scale, direction) })
      let frames = (0..<7).map { layout.frame("v\($0)") }.sorted { $0.x < $1.x }
      for (frame, next) in zip(frames, frames.dropFirst()) { #expect(abs(frame.maxX - next.x) < 1e-12) }
      for frame in frames {
        for length in [frame.x, frame.y, frame.width, frame.height] {
          #expect(abs(length * scale - (length * scale).rounded()) < 1e-9)
        }
      }
    }
  }
}

extension LayoutLawTests {
  @Test(
    "no seam opens between neighbors on any device, however it is held", .statement("rounding.edges"),
    arguments: Device.catalogue)
  func noSeams(device: Device) throws {
    let screen = try Screen.built {
      try $0.add(.stack, "columns", with: "distribution=fillEqually")
      for column in 0..<3 {
        try $0.add(.stack, "c\(column)", in: "columns", with: "axis=vertical distribution=fillEqually")
        for row in 0..<7 { try $0.add(.view, "v\(column)\(row)", in: "c\(column)") }
      }
      try $0.constrain(
        "columns.leading == safeArea.leading", "columns.trailing == safeArea.trailing",
        "columns.top == safeArea.top + 0.2", "columns.bottom == safeArea.bottom - 0.1")
    }
    for orientation in Orientation.allCases {
      for direction in LayoutDirection.allCases {
        let profile = Profile(device: device.name, orientation: orientation, direction: direction)
        let layout = screen.layout(profile.environment(on: device))
        func pixels(_ column: Int, _ row: Int) -> (left: Int, top: Int, right: Int, bottom: Int) {
          let place = direction == .ltr ? column : 2 - column
          let frame = layout.view(ObjectID("v\(place)\(row)"))!.screenFrame
          let edges = [frame.x, frame.y, frame.maxX, frame.maxY].map { $0 * device.scale }
          for edge in edges { #expect(abs(edge - edge.rounded()) < 1e-6) }
          return (
            Int(edges[0].rounded()), Int(edges[1].rounded()), Int(edges[2].rounded()), Int(edges[3].rounded())
          )
        }
        for column in 0..<3 {
          for row in 0..<7 {
            let own = pixels(column, row)
            if column < 2 { #expect(own.right == pixels(column + 1, row).left) }
            if row < 6 { #expect(own.bottom == pixels(column, row + 1).top) }
          }
        }
      }
    }
  }
}

/// A small random screen whose horizontal constraints name leading and trailing anchors only.
struct RandomScreen {
  private let seed: Int
  init(_ seed: Int) { self.seed = seed }

  func build() throws -> Screen {
    var random = SeededNumbers(seed: UInt64(seed))
    var screen = Screen(id: "screen", name: "screen")
    var boxes = ["root"]
    for index in 0..<Int.random(in: 3...12, using: &random) {
      let parent = boxes.randomElement(using: &random)!
      let isInStack = try screen.view(named: parent).kind == .stack
      let name = "v\(index)"
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        try screen.add(.view, name, in: parent)
        boxes.append(name)
      case 1:
        let axis = Axis.allCases.randomElement(using: &random)!
        let alignment = ["fill", "leading", "center", "trailing"].randomElement(using: &random)!
        let distribution = Distribution.words.randomElement(using: &random)!
        try screen.add(
          .stack, name, in: parent,
          with: "axis=\(axis.rawValue) alignment=\(alignment) distribution=\(distribution) spacing=\(index)")
        boxes.append(name)
      case 2:
        try screen.add(.scroll, name, in: parent)
        boxes.append(name)
      case 3: try screen.add(.switch, name, in: parent, with: index % 3 == 0 ? "hidden=true" : "")
      case 4: try screen.add(.slider, name, in: parent, with: "layoutMargins=3")
      default:
        let words = (0...Int.random(in: 0...8, using: &random)).map { _ in
          ["a", "word", "longer"].randomElement(using: &random)!
        }
        let text = words.joined(separator: "_")
        try screen.add(
          .label, name, in: parent, with: "text=\(text) lines=\(Int.random(in: 0...2, using: &random))")
      }
      if isInStack { continue }
      let before = screen.children(of: try screen.view(named: parent).id).dropLast().randomElement(
        using: &random)
      let x = Double(Int.random(in: 0...200, using: &random)) / 7
      try screen.constrain(
        Bool.random(using: &random)
          ? "\(name).leading == \(parent).leading + \(x)"
          : "\(name).leading >= \(before?.name ?? parent).leading + \(x)",
        "\(name).trailing \(["==", "<="].randomElement(using: &random)!) \(parent).trailing - \(x / 3) @\([1000, 500].randomElement(using: &random)!)",
        before.map { "\(name).top == \($0.name).bottom + \(x / 5)" } ?? "\(name).top == \(parent).top + \(x)")
    }
    return screen
  }
}
