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
    let screen = RecordedDesign(recording).screen(id: "screen", name: "screen")
    let layout = engine.layout(screen, in: surroundings)
    let frames = layout.views.flatMap { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
    var contents: [String: JSON] = [:]
    for (place, view) in layout.views.enumerated() {
      guard let content = view.scroll?.contentSize else { continue }
      contents["\(place)"] = [Self.json(content.width), Self.json(content.height)]
    }
    return .object(["frames": .array(frames.map(Self.json)), "contents": .object(contents)])
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
