import DesignModel
public import Notation

extension LayoutReport {
  /// One object a change, in order, none left out.
  public var json: [JSON] { changes.map(\.json) }
}

extension LayoutChange {
  /// The change as an object: `{"type":"layoutChange","screen":…,"change":"movement","views":[…],"profiles":{…},…}`.
  public var json: JSON {
    var members = effect.members
    members["type"] = "layoutChange"
    members["screen"] = .string(screen.name)
    members["screenID"] = .string(screen.id.text)
    members["views"] = .array(views.map { ["id": .string($0.id.text), "name": .string($0.name)] })
    members["profiles"] = profiles.json
    members["sentence"] = .string(sentence)
    if let carried {
      members["carried"] = [
        "least": .integer(carried.least), "greatest": .integer(carried.greatest),
        "of": .integer(carried.total),
      ]
    }
    return .object(members)
  }
}

extension AffectedProfiles {
  /// The numbers, the condition where there is one, and every name.
  public var json: JSON {
    [
      "count": .integer(count), "of": .integer(total), "names": .array(names.map { .string($0) }),
      "condition": condition.map { ["words": .string($0.words), "alternatives": $0.json] } ?? .null,
    ]
  }
}

extension LayoutEffect {
  fileprivate var members: [String: JSON] {
    switch self {
    case .conflict(let onset, let members):
      record("conflict", onset, ["members": .array(members.map { .string($0) })])
    case .ambiguity(let onset, let aspect):
      record("ambiguity", onset, ["aspect": .string(aspect.rawValue)])
    case .truncation(let onset, let shown, let total):
      record("truncation", onset, ["shown": shown.json, "total": total.json])
    case .clipping(let onset): record("clipping", onset)
    case .lines(let from, let to, let by):
      ["change": "lines", "from": from.json, "to": to.json, "by": by.json]
    case .underKeyboard(let onset): record("underKeyboard", onset)
    case .outsideWindow(let onset): record("outsideWindow", onset)
    case .visibility(let onset): record("visibility", onset)
    case .movement(let movement):
      [
        "change": "movement", "toTrailing": movement.toTrailing.json, "down": movement.down.json,
        "wider": movement.wider.json, "taller": movement.taller.json,
      ]
    }
  }

  private func record(_ change: String, _ onset: Onset, _ more: [String: JSON] = [:]) -> [String: JSON] {
    more.merging(
      ["change": .string(change), "onset": .string(onset.rawValue)], uniquingKeysWith: { $1 })
  }
}

extension Ambiguity.Aspect {
  /// The aspect in a sentence.
  var words: String {
    switch self {
    case .x: "x position"
    case .y: "y position"
    case .width: "width"
    case .height: "height"
    case .contentWidth: "content width"
    case .contentHeight: "content height"
    }
  }
}
