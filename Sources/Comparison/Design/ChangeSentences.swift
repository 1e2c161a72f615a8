import DesignModel
import Notation

extension ViewChange {
  /// The sentence for a change of a view that stays.
  func sentence(_ name: String) -> String? {
    switch self {
    case .added, .removed: nil
    case .renamed(let from, let to): "renames \(from) to \(to)"
    case .moved(let from, let to) where from.parent.id != to.parent.id:
      "moves \(name) from \(from.parent.name) to \(to.parent.name)"
    case .moved(_, let to):
      to.previous.map { "moves \(name) behind \($0.name) in \(to.parent.name)" }
        ?? "moves \(name) to the front of \(to.parent.name)"
    case .kind(let from, let to): "\(name) changes from \(from.rawValue) to \(to.rawValue)"
    case .attribute(let attribute, let from, let to):
      attribute.sentence(name, from?.words(attribute), to?.words(attribute))
    }
  }
}

extension AttributeValue {
  fileprivate func words(_ attribute: ViewAttribute) -> String {
    if case .text(let text) = self, attribute.isFreeText { text.quotedShort } else { spelled }
  }
}

extension ViewAttribute {
  /// True where any text is a value, so that sentences have to quote it.
  var isFreeText: Bool { form(for: .view) == .text }

  fileprivate func sentence(_ name: String, _ from: String?, _ to: String?) -> String {
    switch (from, to) {
    case (let from?, let to?): "\(name)'s \(rawValue) changes from \(from) to \(to)"
    case (nil, let to?): "\(name)'s \(rawValue) is set to \(to)"
    case (let from?, nil): "\(name)'s \(rawValue) is no longer set (it was \(from))"
    case (nil, nil): preconditionFailure("An attribute that was and is unset didn't change")
    }
  }
}

extension TextPlace {
  /// The sentence for a change of a text in a language.
  func sentence(_ from: String?, _ to: String?) -> String {
    let what = "\(view.name)'s \(attribute.rawValue) in \(locale)"
    return switch (from, to) {
    case (let from?, let to?): "\(what) changes from \(from.quotedShort) to \(to.quotedShort)"
    case (nil, let to?): "\(what) is set to \(to.quotedShort)"
    default: "\(what) is no longer set (it was \((from ?? "").quotedShort))"
    }
  }
}

extension GuideChange {
  func sentence(_ name: String) -> String {
    switch self {
    case .added(let owner): "adds guide \(name) of \(owner.name)"
    case .removed(let owner): "removes guide \(name) of \(owner.name)"
    case .renamed(let from, let to): "renames guide \(from) to \(to)"
    case .owner(let from, let to): "guide \(name) changes its owner from \(from.name) to \(to.name)"
    }
  }
}

extension DesignChange {
  var constraintEdit: ConstraintEdit? {
    if case .constraint(_, _, let edit) = self { edit } else { nil }
  }
}

/// What happened to one constraint; all edits but the first are of further parts.
func constraintSentence(_ id: ObjectID, _ edits: [ConstraintEdit]) -> String {
  switch edits[0] {
  case .added(let constraint, let text): "adds constraint \(id) (\(text)\(limits(constraint)))"
  case .removed(let constraint, let text): "removes constraint \(id) (\(text)\(limits(constraint)))"
  case .part(_, _, _, let before, let after):
    // Another anchor makes another constraint of it: its two texts say more than a list of parts.
    if edits.contains(where: \.isOfText) {
      "constraint \(id) changes from \(before) to \(after)"
        + edits.compactMap(\.besidesText).map { ", and \($0)" }.joined()
    } else {
      "constraint \(id) changes \(enumerated(edits.map(\.phrase))) (\(after))"
    }
  }
}

/// When a constraint applies, behind its text.
private func limits(_ constraint: LayoutConstraint) -> String {
  (constraint.isInstalled ? "" : ", not installed")
    + (constraint.condition.map { " when \($0.spelled)" } ?? "")
}

extension ConstraintEdit {
  fileprivate var isOfText: Bool {
    switch self {
    case .part(.first, _, _, _, _), .part(.second, _, _, _, _), .part(.relation, _, _, _, _): true
    default: false
    }
  }

  /// The change of a part that the constraint's text doesn't show.
  fileprivate var besidesText: String? {
    switch self {
    case .part(.installed, _, _, _, _), .part(.condition, _, _, _, _): phrase
    default: nil
    }
  }

  /// `its constant from -8 to -16`.
  fileprivate var phrase: String {
    guard case .part(let part, let from, let to, _, _) = self else { return "" }
    return switch part {
    case .installed: to == true ? "to installed" : "to not installed"
    default: "its \(part.rawValue) from \(words(from)) to \(words(to))"
    }
  }

  private func words(_ json: JSON) -> String {
    switch json {
    case .null: "none"
    case .string(let text): "'\(text)'"
    default: json.line
    }
  }
}

extension VariationChange {
  func sentence(_ id: ObjectID) -> String {
    switch self {
    case .added(_, let text, _): "adds variation \(id) (\(text))"
    case .removed(_, let text): "removes variation \(id) (\(text))"
    case .changed(_, _, let before, let after): "variation \(id) changes from (\(before)) to (\(after))"
    case .moved(let previous):
      previous.map { "moves variation \(id) behind \($0)" } ?? "moves variation \(id) to the front"
    }
  }
}

extension StateChange {
  func sentence(_ state: String) -> String {
    switch self {
    case .added(let position):
      position == 0 ? "adds state \(state) as the initial one" : "adds state \(state)"
    case .removed: "removes state \(state)"
    case .moved(let position):
      position == 0
        ? "makes state \(state) the initial one" : "moves state \(state) to position \(position)"
    }
  }
}

extension AssertionChange {
  func sentence(_ id: ObjectID) -> String {
    switch self {
    case .added(_, let text): "adds assertion \(id) (\(text))"
    case .removed(_, let text): "removes assertion \(id) (\(text))"
    case .changed(let from, let to, let before, let after):
      before == after
        ? "assertion \(id) changes its message from \(words(from)) to \(words(to)) (\(after))"
        : "assertion \(id) changes from (\(before)) to (\(after))"
    }
  }

  private func words(_ assertion: Assertion) -> String { assertion.message.map(\.quotedShort) ?? "none" }
}

extension SuppressionChange {
  func sentence(_ id: ObjectID) -> String {
    switch self {
    case .added(let suppression, let text):
      "accepts \(text)\(suppression.end): \(suppression.reason.quotedShort)"
    case .removed(_, let text): "no longer accepts \(text)"
    case .changed(let from, let to, let before, let after):
      "suppression \(id) changes from (\(before)\(from.end): \(from.reason.quotedShort)) to "
        + "(\(after)\(to.end): \(to.reason.quotedShort))"
    }
  }
}

extension Suppression {
  fileprivate var end: String { until.map { " until \($0.text)" } ?? "" }
}

extension DeviceChange {
  func sentence(_ name: String) -> String {
    switch self {
    case .added(let device):
      "adds device \(name) (\(device.size.width.inPoints)x\(device.size.height.inPoints))"
    case .removed: "removes device \(name)"
    case .part(let part, let from, let to):
      "device \(name) changes its \(part.rawValue) from \(part.words(from)) to \(part.words(to))"
    }
  }
}
