import DesignModel
import DesignText
import Notation
import Storage

// One object for each thing: its noun as key beside its attributes.

extension Screen {
  /// What lists and edits say of the screen itself.
  var record: JSON {
    [
      "type": "screen", "screen": .string(name), "id": .string(id.text), "views": .integer(views.count),
      "constraints": .integer(constraints.count), "variations": .integer(variations.count),
      "states": .array(states.map { .string($0) }),
    ]
  }

  /// What lists say of every view, in the views' order.
  var viewRecords: [JSON] { zip(views, paths).map { record(of: $0, path: $1) } }

  /// What lists and edits say of a view.
  func record(of view: View) -> JSON { record(of: view, path: path(of: view)) }

  private func record(of view: View, path: String) -> JSON {
    var members: [String: JSON] = [
      "type": "view", "screen": .string(name), "view": .string(view.name), "id": .string(view.id.text),
      "path": .string(path), "kind": .string(view.kind.rawValue),
      "parent": view.parent.map { .string(self.name(of: $0)) } ?? .null,
    ]
    for entry in view.attributes.entries { members[entry.attribute.rawValue] = entry.value.json }
    return .object(members)
  }

  /// What lists and edits say of a guide.
  func record(of guide: LayoutGuide) -> JSON {
    [
      "type": "guide", "screen": .string(name), "guide": .string(guide.name), "id": .string(guide.id.text),
      "owner": .string(self.name(of: guide.owner)),
    ]
  }

  /// What lists and edits say of a state.
  func record(ofState state: String) -> JSON {
    ["type": "state", "screen": .string(name), "state": .string(state)]
  }

  /// What lists and edits say of a constraint.
  func record(of constraint: LayoutConstraint) -> JSON {
    [
      "type": "constraint", "screen": .string(name), "constraint": .string(constraint.id.text),
      "relation": .string(spelled(constraint)), "first": .string(spelled(constraint.first)),
      "second": constraint.second.map { .string(spelled($0)) } ?? .null,
      "multiplier": JSON(constraint.multiplier), "constant": JSON(constraint.constant),
      "priority": JSON(constraint.priority.value), "installed": .bool(constraint.isInstalled),
      "when": constraint.condition.map { .string($0.spelled) } ?? .null,
    ]
  }

  /// What lists and edits say of a variation.
  func record(of variation: Variation) -> JSON {
    var members: [String: JSON] = [
      "type": "variation", "screen": .string(name), "variation": .string(variation.id.text),
      "when": .string(variation.condition.spelled),
    ]
    switch variation.change {
    case .view(let id, let attributes):
      members["view"] = .string(self.name(of: id))
      var changes: [String: JSON] = [:]
      for entry in attributes.entries { changes[entry.attribute.rawValue] = entry.value.json }
      members["changes"] = .object(changes)
    case .constraint(let id, let change):
      members["constraint"] = .string(id.text)
      members["changes"] = change.record
    }
    return .object(members)
  }
}

extension ConstraintChange {
  /// The parts that change.
  fileprivate var record: JSON {
    var members: [String: JSON] = [:]
    if let isInstalled { members["installed"] = .bool(isInstalled) }
    if let constant { members["constant"] = JSON(constant) }
    if let priority { members["priority"] = JSON(priority.value) }
    return .object(members)
  }
}

extension Variation {
  /// The changes in words: `axis=horizontal spacing=4`.
  var changesInWords: String {
    switch change {
    case .view(_, let attributes):
      attributes.entries.map { "\($0.attribute.rawValue)=\($0.value.spelled)" }.joined(separator: " ")
    case .constraint(_, let change):
      [
        change.isInstalled.map { "installed=\($0)" }, change.constant.map { "constant=\($0.spelled)" },
        change.priority.map { "priority=\($0.value.spelled)" },
      ].compactMap(\.self).joined(separator: " ")
    }
  }
}

extension Device {
  /// What lists and edits say of a device.
  var record: JSON {
    [
      "type": "device", "device": .string(name), "title": .string(title), "width": JSON(size.width),
      "height": JSON(size.height), "scale": JSON(scale), "idiom": .string(idiom.rawValue),
      "portraitInsets": .string(portraitInsets.argument),
      "landscapeInsets": .string(landscapeInsets.argument),
      "portraitKeyboard": JSON(portraitKeyboard.total), "landscapeKeyboard": JSON(landscapeKeyboard.total),
      "os": JSON(os), "source": .string(source), "unverified": .array(unverified.map { .string($0) }),
    ]
  }
}

extension Profile {
  /// What lists and edits say of a profile.
  var record: JSON {
    [
      "type": "profile", "profile": .string(name), "device": .string(device),
      "orientation": .string(orientation.rawValue), "textSize": .string(textSize.rawValue),
      "direction": .string(direction.rawValue), "keyboard": .string(keyboard.rawValue),
      "window": window.map { .string($0.argument) } ?? .null, "boldText": .bool(boldText),
      "bars": .array(bars.map { .string($0.rawValue) }), "os": os.map { JSON($0) } ?? .null,
      "locale": locale.map { .string($0) } ?? .null, "state": state.map { .string($0) } ?? .null,
    ]
  }
}
