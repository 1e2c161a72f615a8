import DesignModel
import Notation

/// Reads what the recorder says; whatever is no tree of views is refused.
struct ReadRecording {
  /// Most of what a recording may hold.
  static let (mostViews, mostConstraints, longestText) = (20_000, 100_000, 100_000)

  /// What was wrong with it.
  struct Fault: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  /// The recording of a line.
  static func recording(_ json: JSON) throws(Fault) -> Recording {
    var result = Recording()
    let views = json["views"]?.elements ?? []
    guard !views.isEmpty, views.count <= mostViews else { throw Fault(description: "\(views.count) views") }
    for (place, view) in views.enumerated() { result.views.append(try Self.view(view, place)) }
    let guides = (json["guides"]?.elements ?? []).prefix(mostViews)
    for guide in guides { result.guides.append(try Self.guide(guide, result)) }
    let constraints = json["constraints"]?.elements ?? []
    guard constraints.count <= mostConstraints else {
      throw Fault(description: "\(constraints.count) constraints")
    }
    for constraint in constraints { result.constraints.append(try Self.constraint(constraint, result)) }
    result.touched = Set(
      (json["touched"]?.elements ?? []).compactMap { $0.text.flatMap(Recording.Trait.init) })
    result.actions = (json["actions"]?.elements ?? []).compactMap { action in
      guard let view = action["view"]?.whole, views.indices.contains(view) else { return nil }
      return RecordedAction(view: view, method: text(action["method"]) ?? "")
    }
    for cells in (json["unshown"]?.elements ?? []).prefix(1000) {
      guard let name = text(cells["class"]), result.unshown[name] == nil else { continue }
      result.unshown[name] = ContainerSize(width: number(cells["width"]), height: number(cells["height"]))
    }
    result.notes = (json["notes"]?.elements ?? []).prefix(1000).compactMap { note in
      text(note["text"]).map {
        RecordedNote(text: oneLine($0), place: line(note, file: "file", line: "line"))
      }
    }
    return result
  }

  private static func view(_ json: JSON, _ place: Int) throws(Fault) -> RecordedView {
    let parent = json["in"]?.whole
    guard (parent == nil) == (place == 0), (parent ?? 0) < max(1, place), (parent ?? 0) >= 0 else {
      throw Fault(description: "view \(place) lies in none before it")
    }
    let kind = json["kind"]?.text.flatMap(ViewKind.init) ?? .view
    var (attributes, colors) = (Attributes(), RecordedColors())
    for (name, value) in (json["attributes"]?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let value = text(value) else { continue }
      // What a kind doesn't have, the code may have set on a class of its own.
      guard let use = ViewAttribute(rawValue: name)?.row.use(on: kind) else { continue }
      if use.form == .color {
        try? colors.attributes.set(name, to: value, kind: kind)
      } else {
        try? attributes.set(name, to: value, kind: kind)
      }
    }
    return RecordedView(
      name: text(json["name"]), className: text(json["class"]) ?? "", kind: kind, parent: parent,
      attributes: attributes, place: line(json, file: "file", line: "line"), given: given(json["frame"]),
      isMadeUp: json["madeUp"]?.claim ?? false, colors: colors)
  }

  private static func given(_ json: JSON?) -> GivenFrame? {
    let numbers = (json?.elements ?? []).compactMap { number($0) }
    guard numbers.count == 7 else { return nil }
    return GivenFrame(
      frame: Rect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3])),
      right: numbers[4], bottom: numbers[5], mask: Int(numbers[6]) & 0x3f)
  }

  private static func guide(_ json: JSON, _ recording: Recording) throws(Fault) -> RecordedGuide {
    guard let owner = json["in"]?.whole, recording.views.indices.contains(owner) else {
      throw Fault(description: "a guide that no view owns")
    }
    return RecordedGuide(name: text(json["name"]), owner: owner)
  }

  private static func constraint(_ json: JSON, _ recording: Recording) throws(Fault) -> RecordedConstraint {
    let relations: [Int: Relation] = [-1: .atMost, 0: .equal, 1: .atLeast]
    guard let first = side(json["first"], recording),
      let relation = json["relation"]?.whole.flatMap({ relations[$0] }),
      let constant = number(json["constant"]),
      let priority = number(json["priority"]).flatMap({ Priority($0) })
    else { throw Fault(description: "a constraint that says nothing") }
    var second: RecordedSide?
    if let json = json["second"] {
      guard let side = side(json, recording) else { throw Fault(description: "a constraint to nothing") }
      second = side
    }
    return RecordedConstraint(
      first: first, relation: relation, second: second, multiplier: number(json["multiplier"]) ?? 1,
      constant: constant, priority: priority, name: text(json["name"]),
      place: line(json, file: "file", line: "line"),
      changed: line(json, file: "changedFile", line: "changedLine"))
  }

  /// `["12.safeArea", "top"]`, `["g3", "leading"]`.
  private static func side(_ json: JSON?, _ recording: Recording) -> RecordedSide? {
    guard let parts = json?.elements, parts.count == 2, let owner = parts[0].text,
      let anchor = parts[1].text.flatMap(Anchor.init(rawValue:))
    else { return nil }
    if owner.hasPrefix("g") {
      guard let place = Int(owner.dropFirst()), recording.guides.indices.contains(place) else { return nil }
      return RecordedSide(owner: .guide(place), region: .bounds, anchor: anchor)
    }
    let words = owner.split(separator: ".", maxSplits: 1)
    guard let place = words.first.flatMap({ Int($0) }), recording.views.indices.contains(place) else {
      return nil
    }
    let region = words.count < 2 ? Region.bounds : Region(rawValue: String(words[1]))
    return region.map { RecordedSide(owner: .view(place), region: $0, anchor: anchor) }
  }

  /// A number of points within the bounds of what a design may speak of.
  static func number(_ json: JSON?) -> Double? {
    guard let number = json?.double, abs(number) <= ViewAttribute.longest else { return nil }
    return number
  }

  private static func text(_ json: JSON?) -> String? {
    json?.text.flatMap { $0.utf8.count <= longestText ? $0 : String($0.prefix(1000)) }
  }

  /// A line of a file; nil for what has no file's name: where a line begins it could look like the workbench's word.
  private static func line(_ json: JSON, file: String, line: String) -> SourceLine? {
    guard let name = text(json[file]), name.hasSuffix(".swift"), !name.contains(":"),
      let number = json[line]?.whole, number > 0
    else {
      return nil
    }
    return SourceLine(file: oneLine(name.suffix(200)), line: number)
  }
}

/// What the code says, as one line: a second one would look like the workbench's own.
///
/// Lines that are too wide are broken at blanks alone. Without other white space no sentence is a word so long that it
/// begins a line.
func oneLine(_ words: some StringProtocol) -> String {
  // Nearly all words are names, which hold nothing of that: to look at their bytes takes a tenth of the time.
  if words.utf8.allSatisfy({ $0 < 0x80 && $0 >= 0x20 }) { return String(words) }
  let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
  return String(line.map { $0.isWhitespace ? " " : $0 })
}
