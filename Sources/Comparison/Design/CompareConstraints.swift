import DesignModel
import Notation

extension ScreenComparison {
  func constraintChanges() -> [DesignChange] {
    let (old, new) = (before.screen.constraints, after.screen.constraints)
    let earlier = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.id))
    let changed = new.flatMap { constraint in
      edits(from: earlier[constraint.id], to: constraint).map { (constraint.id, $0) }
    }
    let removed = old.filter { !kept.contains($0.id) }.map { constraint in
      (constraint.id, ConstraintEdit.removed(constraint, text: before.text(of: constraint)))
    }
    return (changed + removed).map { .constraint($0, screen: label, $1) }
  }

  private func edits(from old: LayoutConstraint?, to new: LayoutConstraint) -> [ConstraintEdit] {
    guard let old else { return [.added(new, text: after.text(of: new))] }
    if old == new { return [] }
    let texts = (before.text(of: old), after.text(of: new))
    return ConstraintPart.allCases.filter { $0.differs(old, new) }.map { part in
      .part(
        part, from: part.json(of: old, in: before), to: part.json(of: new, in: after), before: texts.0,
        after: texts.1)
    }
  }

  func variationChanges() -> [DesignChange] {
    let (old, new) = (before.screen.variations, after.screen.variations)
    let earlier = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let moved = reordered(from: old.map(\.id), to: new.map(\.id))
    let kept = Set(new.map(\.id))
    var changes: [(ObjectID, VariationChange)] = []
    for (place, variation) in new.enumerated() {
      let text = after.text(of: variation)
      let neighbour = place > 0 ? new[place - 1].id : nil
      guard let previous = earlier[variation.id] else {
        changes.append((variation.id, .added(variation, text: text, behind: neighbour)))
        continue
      }
      if previous != variation {
        let before = before.text(of: previous)
        changes.append((variation.id, .changed(from: previous, to: variation, before: before, after: text)))
      }
      if moved.contains(variation.id) {
        changes.append((variation.id, .moved(behind: neighbour)))
      }
    }
    for variation in old where !kept.contains(variation.id) {
      changes.append((variation.id, .removed(variation, text: before.text(of: variation))))
    }
    return changes.map { .variation($0, screen: label, $1) }
  }
}

extension ConstraintPart {
  /// By the sides' identities, not their names: a renamed view changes no constraint.
  func differs(_ a: LayoutConstraint, _ b: LayoutConstraint) -> Bool {
    switch self {
    case .first: a.first != b.first
    case .relation: a.relation != b.relation
    case .second: a.second != b.second
    case .multiplier: a.multiplier != b.multiplier
    case .constant: a.constant != b.constant
    case .priority: a.priority != b.priority
    case .installed: a.isInstalled != b.isInstalled
    case .condition: a.condition != b.condition
    }
  }

  func json(of constraint: LayoutConstraint, in screen: ScreenIndex) -> JSON {
    switch self {
    case .first: .string(screen.text(of: constraint.first))
    case .relation: .string(constraint.relation.rawValue)
    case .second: constraint.second.map { .string(screen.text(of: $0)) } ?? .null
    case .multiplier: JSON(constraint.multiplier)
    case .constant: JSON(constraint.constant)
    case .priority: JSON(constraint.priority.value)
    case .installed: .bool(constraint.isInstalled)
    case .condition: constraint.condition.map { .string($0.spelled) } ?? .null
    }
  }
}

extension ScreenIndex {
  /// What a variation does, as the command line spells it: `form axis=horizontal when vclass = compact`.
  func text(of variation: Variation) -> String {
    let target =
      switch variation.change {
      case .view(let id, _): named(id).name
      case .constraint(let id, _): "constraint \(id)"
      }
    let settings = variation.settings.map { "\($0.name)=\($0.words)" }
    return ([target] + settings + ["when", variation.condition.spelled]).joined(separator: " ")
  }
}

extension Variation {
  /// What the variation sets, in the vocabulary's order.
  var settings: [(name: String, value: JSON, words: String)] {
    switch change {
    case .view(_, let attributes):
      attributes.entries.map { entry in
        let words =
          if case .text(let text) = entry.value, entry.attribute.isFreeText { text.quotedShort } else {
            entry.value.spelled
          }
        return (entry.attribute.rawValue, entry.value.json, words)
      }
    case .constraint(_, let change):
      [
        change.isInstalled.map { ("installed", .bool($0), $0 ? "true" : "false") },
        change.constant.map { ("constant", JSON($0), $0.spelled) },
        change.priority.map { ("priority", JSON($0.value), $0.value.spelled) },
      ].compactMap(\.self)
    }
  }
}
