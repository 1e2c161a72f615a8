import AutoLayout
import DesignModel
import Notation

/// Answers what the code asks while it runs: where its views lie, and how large one would be.
struct LayoutAnswers: Sendable {
  let engine: LayoutEngine

  /// The answer to a line, as a line.
  func answer(_ request: JSON, in environment: LayoutEnvironment) throws(ReadRecording.Fault) -> String {
    let recording = try ReadRecording.recording(request)
    let answer =
      request["ask"]?.text == "fit"
      ? fit(recording, request, in: environment) : frames(recording, request, in: environment)
    return answer.line
  }

  private func frames(_ recording: Recording, _ request: JSON, in environment: LayoutEnvironment) -> JSON {
    var surroundings = environment
    if request["isWindow"]?.claim == false {
      surroundings.safeArea = .zero
      let width = ReadRecording.number(request["width"]) ?? 0,
        height = ReadRecording.number(request["height"]) ?? 0
      surroundings.size = Size(width: max(0, width), height: max(0, height))
    }
    let design = RecordedDesign(recording)
    let asked = Self.guides(request, of: design)
    var lists = design.screen(id: "screen", name: "screen").lists
    lists.assertions = Self.measuring(asked.map(\.item))
    let screen = Screen(id: "screen", name: "screen", lists: lists)
    let layout = engine.layout(screen, in: surroundings)
    let safeArea = surroundings.settled(for: screen).safeArea
    let frames = layout.views.flatMap { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
    var contents: [String: JSON] = [:]
    for (place, view) in layout.views.enumerated() {
      guard let content = view.scroll?.contentSize else { continue }
      contents["\(place)"] = [Self.json(content.width), Self.json(content.height)]
    }
    let guides = Self.frames(of: asked, in: layout).flatMap { [$0.x, $0.y, $0.width, $0.height] }
    return .object([
      "frames": .array(frames.map(Self.json)), "contents": .object(contents),
      "guides": .array(guides.map(Self.json)),
      "safeArea": .array(
        [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].map(Self.json)),
    ])
  }

  /// The guides whose frames the code may ask for, each with the place of its owner: those that it made, then the
  /// readable content of the views that the request names.
  private static func guides(_ request: JSON, of design: RecordedDesign) -> [(item: Item, owner: Int)] {
    let places = Dictionary(
      design.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let readable = (request["readable"]?.elements ?? []).compactMap(\.whole).filter {
      design.views.indices.contains($0)
    }
    return design.guides.map { (Item($0.id), places[$0.owner] ?? 0) }
      + readable.map { (Item(design.views[$0].id, .readableContent), $0) }
  }

  private static let sides: [Anchor] = [.left, .top, .width, .height]

  /// Claims that have a layout measure items.
  private static func measuring(_ items: [Item]) -> [Assertion] {
    items.flatMap { item in sides.map { AnchoredItem(item, $0) } }.enumerated().map { place, side in
      Assertion(id: ObjectID("a\(place)"), .relation(AnchorRelation(side, .equal, constant: 0)))
    }
  }

  /// Where the guides lie, in points of their owners' coordinate spaces.
  private static func frames(of asked: [(item: Item, owner: Int)], in layout: ScreenLayout) -> [Rect] {
    let values = Dictionary(
      layout.anchors.map { ($0.anchor, $0.value) }, uniquingKeysWith: { first, _ in first })
    return asked.map { item, owner in
      let four = sides.map { values[AnchoredItem(item, $0)] ?? 0 }
      let origin = layout.views[owner].screenFrame
      return Rect(x: four[0] - origin.x, y: four[1] - origin.y, width: four[2], height: four[3])
    }
  }

  private func fit(_ recording: Recording, _ request: JSON, in environment: LayoutEnvironment) -> JSON {
    var surroundings = environment
    surroundings.safeArea = .zero
    let design = RecordedDesign(recording, isPart: true)
    var lists = design.screen(id: "screen", name: "screen").lists
    let part = design.views[1].id
    func add(_ anchor: Anchor, _ relation: Relation, constant: Double, priority: Priority) {
      let isSize = anchor.dimension == .size
      lists.constraints.append(
        LayoutConstraint(
          id: ObjectID("fit.\(anchor.rawValue)"), AnchoredItem(Item(part), anchor), relation,
          to: isSize ? nil : AnchoredItem(Item(.root), anchor), constant: constant, priority: priority))
    }
    func wish(_ name: String) -> (Double, Priority) {
      let priority = ReadRecording.number(request["\(name)Priority"]).flatMap { Priority($0) } ?? .fittingSize
      return (max(0, ReadRecording.number(request[name]) ?? 0), priority)
    }
    add(.left, .equal, constant: 0, priority: .required)
    add(.top, .equal, constant: 0, priority: .required)
    let (width, height) = (wish("width"), wish("height"))
    add(.width, request["atMost"]?.claim == true ? .atMost : .equal, constant: width.0, priority: width.1)
    add(.height, .equal, constant: height.0, priority: height.1)
    let layout = engine.layout(Screen(id: "screen", name: "screen", lists: lists), in: surroundings)
    let frame = layout.views[1].frame
    return .object(["size": [Self.json(frame.width), Self.json(frame.height)]])
  }

  private static func json(_ value: Double) -> JSON { JSON(value.isFinite ? value : 0) }
}
