public import DesignModel

/// One step of a repair: what a single editing command does to a screen.
public enum RepairEdit: Hashable, Sendable {
  /// A new view, which then stands at that place among the children of `parent`, counted from 0.
  case addView(View, at: Int)
  /// These attributes on top of those that the view has, and others no longer.
  case setView(ObjectID, Attributes, without: [ViewAttribute])
  /// A view with everything in it becomes the last child of another.
  case moveView(ObjectID, to: ObjectID)
  /// A new constraint; its identity is the author's choice if it is named, and the next number if not.
  case addConstraint(LayoutConstraint, isNamed: Bool)
  /// The constraint of the same identity as it is to be.
  case setConstraint(LayoutConstraint)
  /// A constraint that goes.
  case removeConstraint(ObjectID)
  /// Attributes of a view where a condition holds.
  case vary(ObjectID, Attributes, Condition)

  /// The constraint that it changes or removes; nil for none.
  var changed: ObjectID? {
    switch self {
    case .setConstraint(let constraint): constraint.id
    case .removeConstraint(let id): id
    case .addView, .setView, .moveView, .addConstraint, .vary: nil
    }
  }

  /// Makes the change; throws where the screen can't take it.
  public func apply(to screen: inout Screen) throws(DesignError) {
    switch self {
    case .addView(let view, let position):
      try screen.addView(
        named: view.name, kind: view.kind, attributes: view.attributes, in: view.parent ?? .root, at: position
      )
    case .setView(let id, let attributes, let unset):
      guard let view = screen.view(id) else { return }
      var all = view.attributes.overridden(by: attributes)
      for attribute in unset { all[attribute] = nil }
      try screen.setView(id, kind: view.kind, attributes: all)
    case .moveView(let id, let parent): try screen.moveView(id, to: parent)
    case .addConstraint(let constraint, let isNamed):
      try screen.addConstraint(
        { id in
          LayoutConstraint(
            id: id, constraint.first, constraint.relation, to: constraint.second,
            multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
            condition: constraint.condition)
        }, id: isNamed ? constraint.id.text : nil)
    case .setConstraint(let constraint): try screen.setConstraint(constraint)
    case .removeConstraint(let id): try screen.removeConstraint(id)
    case .vary(let id, let attributes, let condition):
      try screen.addVariation(.view(id, attributes), when: condition)
    }
  }
}
