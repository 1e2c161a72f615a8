import DesignLanguage
import DesignModel

extension SceneEdits {
  /// Constraints that go, come, or say something else; which come where is kept until the views are known.
  mutating func planConstraints() {
    for change in before.constraints.changes(to: after.constraints) where change.before != change.after {
      switch (change.before, change.after) {
      case (let old?, let new?): edit(old, new)
      case (let old?, nil): remove(old)
      case (nil, let new?): add(new)
      case (nil, nil): break
      }
    }
    for constraint in after.constraints where before.constraint(constraint.id) != nil { settle(constraint) }
  }

  private mutating func remove(_ constraint: LayoutConstraint) {
    guard let element = map.element(ofConstraint: constraint.id) else {
      removeFrame(constraint)
      return
    }
    edits.remove(element)
    if let list = map.parent(of: element) { thinned.append(list) }
  }

  private mutating func edit(_ old: LayoutConstraint, _ new: LayoutConstraint) {
    guard let element = map.element(ofConstraint: new.id), let owner = map.owner(of: new.id) else {
      refuse(.constraint, new.key, reason: Self.ofFrame)
      return
    }
    guard let sides = sides(of: new, owner: owner) else { return }
    if old.condition != new.condition { refuseCondition(new) }
    func set(_ name: String, _ value: String?) {
      edits.set(name, of: map.holder(of: name, in: element), to: value, before: Self.order(after: name))
    }
    if old.first != new.first {
      set("firstItem", sides.first.item)
      set("firstAttribute", sides.first.attribute)
    }
    if old.second != new.second {
      set("secondItem", sides.second.map { $0.item ?? identifiers.view(owner) })
      set("secondAttribute", sides.second?.attribute)
    }
    if old.relation != new.relation { set("relation", new.relation.fileWord) }
    if old.multiplier != new.multiplier {
      set("multiplier", new.multiplier == 1 ? nil : new.multiplier.spelledForXML)
    }
    if old.constant != new.constant {
      // What is the standard distance no longer must not be called so.
      set("symbolic", nil)
      set("constant", new.constant == 0 ? nil : new.constant.spelledForXML)
    }
    if old.priority != new.priority {
      set("priority", new.priority.isRequired ? nil : new.priority.value.spelledForXML)
    }
  }

  /// The order in which Xcode writes a constraint's attributes.
  private static let order = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
    "priority", "placeholder", "symbolic", "identifier", "id",
  ]

  private static func order(after name: String) -> [String] {
    Array(order[(order.firstIndex(of: name)! + 1)...])
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    let owner = owners.owner(of: constraint)
    guard let sides = sides(of: constraint, owner: owner) else { return }
    if constraint.condition != nil { return refuseCondition(constraint) }
    let node = XMLNode(
      constraint: constraint, first: sides.first, second: sides.second, owner: identifiers.view(owner),
      name: constraint.id.isNumbered ? nil : constraint.id.text,
      id: identifiers.free(for: .constraint, constraint.id))
    arriving[owner, default: []].append(.element(node))
  }

  /// Moves a constraint of the file whose sides have left the view that holds it.
  private mutating func settle(_ constraint: LayoutConstraint) {
    guard let element = map.element(ofConstraint: constraint.id), let holder = map.owner(of: constraint.id)
    else { return }
    let items = [constraint.first.item.owner, constraint.second?.item.owner].compactMap(\.self)
    if after.view(holder) != nil, items.allSatisfy({ after.contains($0, under: holder) }) { return }
    let owner = owners.owner(of: constraint)
    guard let sides = sides(of: constraint, owner: owner) else { return }
    edits.set("firstItem", of: element, to: sides.first.item ?? identifiers.view(owner), before: Self.order)
    edits.remove(element)
    if let list = map.parent(of: element) { thinned.append(list) }
    arriving[owner, default: []].append(.copy(element))
  }

  /// Constraints that come into lists of the file.
  mutating func insertConstraints() {
    for view in after.views {
      guard let arriving = arriving[view.id], let element = map.element(view.id) else { continue }
      if let list = element.child("constraints") {
        for content in arriving { edits.insert(content, into: list, after: list.children.last) }
      } else {
        var list = XMLNode("constraints")
        list.children = arriving
        insert(list, into: element)
      }
    }
  }

  private mutating func refuseCondition(_ constraint: LayoutConstraint) {
    guard let condition = constraint.condition else { return }
    refuse(
      .constraint, constraint.key,
      reason: "Interface Builder can't say that it applies when \(condition.spelled)")
  }
}

extension SceneEdits {
  /// How a file spells the sides of a constraint in the list of `owner`; nil, and refused, where it can't.
  private mutating func sides(
    of constraint: LayoutConstraint, owner: ObjectID
  ) -> (first: FileSide, second: FileSide?)? {
    guard let first = side(constraint.first, of: constraint, owner) else { return nil }
    guard let second = constraint.second else { return (first, nil) }
    guard let second = side(second, of: constraint, owner) else { return nil }
    return (first, second)
  }

  private mutating func side(
    _ side: AnchoredItem, of constraint: LayoutConstraint, _ owner: ObjectID
  ) -> FileSide? {
    let item = side.item
    if after.guide(item.owner) != nil {
      refuse(
        .constraint, constraint.key, reason: "Interface Builder has no guide '\(after.name(of: item.owner))'")
      return nil
    }
    if item.region == .bounds {
      return FileSide(
        item: item.owner == owner ? nil : identifiers.view(item.owner), attribute: side.anchor.fileWord)
    }
    if let known = map.guideSide(side) { return FileSide(item: known.item, attribute: known.attribute) }
    if item.region == .safeArea, !map.header.usesSafeAreas {
      refuse(.constraint, constraint.key, reason: "the file's views have no safe areas")
      return nil
    }
    if let new = newGuides.first(where: { $0.item == item }) {
      return FileSide(item: new.identifier, attribute: side.anchor.fileWord)
    }
    let id = identifiers.free(
      for: .guide, ObjectID("\(item.owner.text).\(item.region.rawValue)"))
    newGuides.append((item, id))
    return FileSide(item: id, attribute: side.anchor.fileWord)
  }

  private static let ofFrame = "it is a frame that the file gives, not a constraint"

  /// A view all of whose frame's constraints go is laid out by its own from now on.
  private mutating func removeFrame(_ constraint: LayoutConstraint) {
    let view = constraint.first.item.owner
    guard after.view(view) != nil, let object = map.object(view) else { return }
    let rest = after.constraints.contains {
      $0.first.item.owner == view && map.element(ofConstraint: $0.id) == nil
        && before.constraint($0.id) != nil
    }
    if rest || object.isCell || object.className.hasSuffix("ContentView") {
      refuse(.constraint, constraint.key, reason: Self.ofFrame)
      return
    }
    edits.set("translatesAutoresizingMaskIntoConstraints", of: object.element, to: "NO")
    edits.set("fixedFrame", of: object.element, to: nil)
    if let mask = object.element.child(key: "autoresizingMask") { edits.remove(mask) }
  }
}

extension ObjectID {
  /// True for an identity that a store gave: `c12`.
  fileprivate var isNumbered: Bool {
    text.first == "c" && text.count > 1 && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }
}
