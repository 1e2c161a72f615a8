import DesignModel
public import Notation

extension DesignDifference {
  /// One object a change, in order, with all that applying it takes.
  public var json: [JSON] { changes.map(\.json) }
}

extension DesignChange {
  /// The change as an object: `{"type":"change","object":"view","screen":…,"id":…,"name":…,"change":…}`.
  public var json: JSON {
    switch self {
    case .screen(let screen, let change):
      record("screen", screen.id.text, name: screen.name, nil, change.members)
    case .view(let view, let screen, let change):
      record("view", view.id.text, name: view.name, screen, change.members)
    case .guide(let guide, let screen, let change):
      record("guide", guide.id.text, name: guide.name, screen, change.members)
    case .constraint(let id, let screen, let change): record("constraint", id.text, screen, change.members)
    case .variation(let id, let screen, let change): record("variation", id.text, screen, change.members)
    case .state(let state, let screen, let change): record("state", state, screen, change.members)
    case .assertion(let id, let screen, let change): record("assertion", id.text, screen, change.members)
    case .suppression(let id, let screen, let change): record("suppression", id.text, screen, change.members)
    case .text(let place, let screen, let from, let to):
      record("text", place.key, screen, place.members(from, to))
    case .device(let device, let change): record("device", device, nil, change.members)
    case .profile(let profile, let change):
      record("profile", profile.name, nil, ["change": change == .added ? "added" : "removed"])
    }
  }

  private func record(
    _ object: String, _ id: String, name: String? = nil, _ screen: NamedObject?, _ members: [String: JSON]
  ) -> JSON {
    var record = members
    record["type"] = "change"
    record["object"] = .string(object)
    record["id"] = .string(id)
    record["name"] = .string(name ?? id)
    if let screen {
      record["screen"] = .string(screen.name)
      record["screenID"] = .string(screen.id.text)
    }
    return .object(record)
  }
}

/// `change`, `from` and `to` of a record.
private func step(_ change: String, _ from: JSON, _ to: JSON) -> [String: JSON] {
  ["change": .string(change), "from": from, "to": to]
}

extension ScreenChange {
  fileprivate var members: [String: JSON] {
    switch self {
    case .added: ["change": "added"]
    case .removed(let views, let constraints):
      ["change": "removed", "views": .integer(views), "constraints": .integer(constraints)]
    case .renamed(let from, let to): step("renamed", .string(from), .string(to))
    }
  }
}

extension ViewChange {
  fileprivate var members: [String: JSON] {
    switch self {
    case .added(let view, let place): content("added", view, place)
    case .removed(let view, let place): content("removed", view, place)
    case .renamed(let from, let to): step("renamed", .string(from), .string(to))
    case .moved(let from, let to): step("moved", from.json, to.json)
    case .kind(let from, let to): step("kind", .string(from.rawValue), .string(to.rawValue))
    case .attribute(let attribute, let from, let to):
      step("attribute", from?.json ?? .null, to?.json ?? .null)
        .merging(["attribute": .string(attribute.rawValue)], uniquingKeysWith: { $1 })
    }
  }

  private func content(_ change: String, _ view: View, _ place: ViewPlace) -> [String: JSON] {
    [
      "change": .string(change), "kind": .string(view.kind.rawValue), "place": place.json,
      "attributes": .object(
        Dictionary(
          uniqueKeysWithValues: view.attributes.entries.map { ($0.attribute.rawValue, $0.value.json) })),
    ]
  }
}

extension ViewPlace {
  fileprivate var json: JSON {
    [
      "parent": .string(parent.name), "parentID": .string(parent.id.text), "position": .integer(position),
    ]
  }
}

extension AttributeValue {
  /// Numbers and flags as such, everything else as it is spelled.
  var json: JSON {
    switch self {
    case .number(let number): JSON(number)
    case .flag(let flag): .bool(flag)
    default: .string(spelled)
    }
  }
}

extension GuideChange {
  fileprivate var members: [String: JSON] {
    switch self {
    case .added(let owner):
      ["change": "added", "owner": .string(owner.name), "ownerID": .string(owner.id.text)]
    case .removed(let owner):
      ["change": "removed", "owner": .string(owner.name), "ownerID": .string(owner.id.text)]
    case .renamed(let from, let to): step("renamed", .string(from), .string(to))
    case .owner(let from, let to): step("owner", .string(from.name), .string(to.name))
    }
  }
}

extension ConstraintEdit {
  fileprivate var members: [String: JSON] {
    switch self {
    case .added(let constraint, let text): content("added", constraint, text)
    case .removed(let constraint, let text): content("removed", constraint, text)
    case .part(let part, let from, let to, let before, let after):
      step(part.rawValue, from, to)
        .merging(["before": .string(before), "after": .string(after)], uniquingKeysWith: { $1 })
    }
  }

  private func content(_ change: String, _ constraint: LayoutConstraint, _ text: String) -> [String: JSON] {
    [
      "change": .string(change), "text": .string(text), "installed": .bool(constraint.isInstalled),
      "condition": constraint.condition.map { .string($0.spelled) } ?? .null,
    ]
  }
}

extension VariationChange {
  fileprivate var members: [String: JSON] {
    switch self {
    case .added(let variation, let text, let neighbour):
      [
        "change": "added", "to": variation.json, "after": .string(text),
        "behind": neighbour.map { .string($0.text) } ?? .null,
      ]
    case .removed(let variation, let text):
      ["change": "removed", "from": variation.json, "before": .string(text)]
    case .changed(let from, let to, let before, let after):
      step("changed", from.json, to.json)
        .merging(["before": .string(before), "after": .string(after)], uniquingKeysWith: { $1 })
    case .moved(let previous):
      ["change": "moved", "behind": previous.map { .string($0.text) } ?? .null]
    }
  }
}

extension Variation {
  fileprivate var json: JSON {
    let target =
      switch change {
      case .view: "view"
      case .constraint: "constraint"
      }
    return [
      target: .string(self.target.text), "when": .string(condition.spelled),
      "set": .object(Dictionary(uniqueKeysWithValues: settings.map { ($0.name, $0.value) })),
    ]
  }
}

extension StateChange {
  fileprivate var members: [String: JSON] {
    switch self {
    case .added(let position): ["change": "added", "position": .integer(position)]
    case .removed: ["change": "removed"]
    case .moved(let position): ["change": "moved", "position": .integer(position)]
    }
  }
}

extension AssertionChange {
  fileprivate var members: [String: JSON] {
    switch self {
    case .added(let assertion, let text):
      ["change": "added", "to": assertion.json, "after": .string(text)]
    case .removed(let assertion, let text):
      ["change": "removed", "from": assertion.json, "before": .string(text)]
    case .changed(let from, let to, let before, let after):
      step("changed", from.json, to.json)
        .merging(["before": .string(before), "after": .string(after)], uniquingKeysWith: { $1 })
    }
  }
}

extension Assertion {
  /// What the assertion's text leaves out; the claim itself stands in the text.
  fileprivate var json: JSON {
    [
      "when": condition.map { .string($0.spelled) } ?? .null, "message": message.map { .string($0) } ?? .null,
    ]
  }
}

extension SuppressionChange {
  fileprivate var members: [String: JSON] {
    switch self {
    case .added(let suppression, let text):
      ["change": "added", "to": suppression.json, "after": .string(text)]
    case .removed(let suppression, let text):
      ["change": "removed", "from": suppression.json, "before": .string(text)]
    case .changed(let from, let to, let before, let after):
      step("changed", from.json, to.json)
        .merging(["before": .string(before), "after": .string(after)], uniquingKeysWith: { $1 })
    }
  }
}

extension Suppression {
  fileprivate var json: JSON {
    [
      "rule": .string(rule), "reason": .string(reason), "until": until.map { .string($0.text) } ?? .null,
    ]
  }
}

extension TextPlace {
  fileprivate func members(_ from: String?, _ to: String?) -> [String: JSON] {
    [
      "change": from == nil ? "added" : to == nil ? "removed" : "changed", "view": .string(view.name),
      "viewID": .string(view.id.text), "attribute": .string(attribute.rawValue), "locale": .string(locale),
      "from": from.map { .string($0) } ?? .null, "to": to.map { .string($0) } ?? .null,
    ]
  }
}

extension DeviceChange {
  fileprivate var members: [String: JSON] {
    switch self {
    case .added(let device): content("added", device)
    case .removed(let device): content("removed", device)
    case .part(let part, let from, let to): step(part.rawValue, from, to)
    }
  }

  private func content(_ change: String, _ device: Device) -> [String: JSON] {
    var members = Dictionary(
      uniqueKeysWithValues: DevicePart.allCases.map { ($0.rawValue, $0.json(of: device)) })
    members["change"] = .string(change)
    return members
  }
}
