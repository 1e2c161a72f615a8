import Comparison
import DesignModel
import Notation

/// Applies changes to a design: what a difference tells must be enough for that.
struct Patch {
  private(set) var design: Design

  init(_ changes: [DesignChange], to design: Design) {
    self.design = design
    for change in changes { applyToDesign(change) }
    for place in self.design.screens.indices {
      let id = self.design.screens[place].id
      self.design.screens[place] =
        ScreenPatch(self.design.screens[place], changes.filter { $0.screen == id })
        .result
    }
  }

  private mutating func applyToDesign(_ change: DesignChange) {
    switch change {
    case .screen(let screen, .added): design.screens.append(Screen(id: screen.id, name: screen.name))
    case .screen(let screen, .removed): design.screens.removeAll { $0.id == screen.id }
    case .screen(let screen, .renamed(_, let name)):
      design.screens[design.screens.firstIndex { $0.id == screen.id }!].name = name
    case .device(_, .added(let device)): design.devices.append(device)
    case .device(let name, .removed): design.devices.removeAll { $0.name == name }
    case .device(let name, .part(.size, _, let size)):
      let place = design.devices.firstIndex { $0.name == name }!
      design.devices[place].size.width = size.elements![0].double!
    case .profile(let profile, .added): design.profiles.append(profile)
    case .profile(let profile, .removed): design.profiles.removeAll { $0 == profile }
    default: break
    }
  }
}

extension DesignChange {
  /// The screen whose contents the change is about.
  fileprivate var screen: ObjectID? {
    switch self {
    case .view(_, let screen, _), .guide(_, let screen, _), .constraint(_, let screen, _),
      .variation(_, let screen, _), .state(_, let screen, _), .assertion(_, let screen, _),
      .suppression(_, let screen, _), .text(_, let screen, _, _):
      screen.id
    case .screen, .device, .profile: nil
    }
  }
}

private struct ScreenPatch {
  private let screen: Screen
  private let changes: [DesignChange]
  private var views: [ObjectID: View] = [:]
  private var children: [ObjectID: [ObjectID]] = [:]
  private var guides: [LayoutGuide]
  private var constraints: [LayoutConstraint]
  private var variations: [Variation]
  private var states: [String]
  private var assertions: [Assertion]
  private var translations: [LocalizedText]
  private var suppressions: [Suppression]
  /// Constraints with other sides, by their whole texts: those can be read once every view has its name.
  private var texts: [ObjectID: String] = [:]

  init(_ screen: Screen, _ changes: [DesignChange]) {
    (self.screen, self.changes) = (screen, changes)
    (guides, constraints) = (screen.guides, screen.constraints)
    (variations, states, assertions) = (screen.variations, screen.states, screen.assertions)
    (translations, suppressions) = (screen.texts, screen.suppressions)
    for view in screen.views {
      views[view.id] = view
      if let parent = view.parent { children[parent, default: []].append(view.id) }
    }
    for change in changes { takeOut(change) }
    for change in changes { putIn(change) }
  }

  var result: Screen {
    var lists = ScreenLists {
      $0.views = preorder(.root)
      $0.guides = guides
      $0.constraints = constraints
      $0.variations = variations
      $0.states = states.map { ScreenState($0) }
      $0.assertions = assertions
      $0.texts = translations
      $0.suppressions = suppressions
    }
    let patched = Screen(id: screen.id, name: screen.name, lists: lists)
    lists.constraints = constraints.map { constraint in
      guard let text = texts[constraint.id] else { return constraint }
      var result = constraint
      let read = try! ConstraintText(parsing: text, in: patched)
      (result.first, result.second) = (read.first, read.second)
      return result
    }
    return Screen(id: screen.id, name: screen.name, lists: lists)
  }

  private func preorder(_ id: ObjectID) -> [View] {
    [views[id]!] + (children[id] ?? []).flatMap(preorder)
  }

  /// First everything goes that leaves its place, so that the places of what comes are final.
  private mutating func takeOut(_ change: DesignChange) {
    switch change {
    case .view(let view, _, .removed(_, let place)), .view(let view, _, .moved(let place, _)):
      children[place.parent.id]!.removeAll { $0 == view.id }
      if case .view(_, _, .removed) = change { translations.removeAll { $0.view == view.id } }
    case .guide(let guide, _, .removed): guides.removeAll { $0.id == guide.id }
    case .constraint(let id, _, .removed): constraints.removeAll { $0.id == id }
    case .state(let state, _, .removed), .state(let state, _, .moved): states.removeAll { $0 == state }
    case .assertion(let id, _, .removed), .assertion(let id, _, .changed):
      assertions.removeAll { $0.id == id }
    case .suppression(let id, _, .removed), .suppression(let id, _, .changed):
      suppressions.removeAll { $0.id == id }
    case .text(let place, _, _, _):
      translations.removeAll {
        $0.view == place.view.id && $0.attribute == place.attribute && $0.locale == place.locale
      }
    case .variation(let id, _, .removed): variations.removeAll { $0.id == id }
    default: break
    }
  }

  private mutating func putIn(_ change: DesignChange) {
    switch change {
    case .view(let view, _, let step): apply(step, to: view.id)
    case .guide(let guide, _, .added(let owner)):
      guides.append(LayoutGuide(id: guide.id, name: guide.name, owner: owner.id))
    case .constraint(_, _, .added(let constraint, _)): constraints.append(constraint)
    case .constraint(let id, _, .part(.first, _, _, _, let text)),
      .constraint(let id, _, .part(.second, _, _, _, let text)):
      texts[id] = text
    case .constraint(let id, _, .part(let part, _, let to, _, _)):
      let place = constraints.firstIndex { $0.id == id }!
      part.apply(to, to: &constraints[place])
    case .variation(let id, _, let step): apply(step, to: id)
    case .assertion(_, _, .added(let assertion, _)), .assertion(_, _, .changed(_, let assertion, _, _)):
      assertions.append(assertion)
    case .suppression(_, _, .added(let suppression, _)),
      .suppression(_, _, .changed(_, let suppression, _, _)):
      suppressions.append(suppression)
    case .text(let place, _, _, let value?):
      translations.append(
        LocalizedText(
          view: place.view.id, attribute: place.attribute, locale: place.locale, value: value))
    case .state(let state, _, .added(let position)), .state(let state, _, .moved(let position)):
      states.insert(state, at: position)
    default: break
    }
  }

  private mutating func apply(_ change: ViewChange, to id: ObjectID) {
    switch change {
    case .added(let view, let place):
      views[id] = view
      children[place.parent.id, default: []].insert(id, at: place.position)
    case .removed: break
    case .renamed(_, let name): views[id]!.name = name
    case .moved(_, let place):
      views[id]!.parent = place.parent.id
      children[place.parent.id, default: []].insert(id, at: place.position)
    case .kind(_, let kind): views[id]!.kind = kind
    case .attribute(let attribute, _, let value): views[id]!.attributes[attribute] = value
    }
  }

  private mutating func apply(_ change: VariationChange, to id: ObjectID) {
    let place = variations.firstIndex { $0.id == id }
    switch change {
    case .added(let variation, _, let previous): insert(variation, behind: previous)
    case .removed: break
    case .changed(_, let variation, _, _): variations[place!] = variation
    case .moved(let previous): insert(variations.remove(at: place!), behind: previous)
    }
  }

  private mutating func insert(_ variation: Variation, behind previous: ObjectID?) {
    let place = previous.map { id in variations.firstIndex { $0.id == id }! + 1 } ?? 0
    variations.insert(variation, at: place)
  }
}

extension ConstraintPart {
  fileprivate func apply(_ value: JSON, to constraint: inout LayoutConstraint) {
    switch self {
    case .constant: constraint.constant = value.double!
    case .multiplier: constraint.multiplier = value.double!
    case .priority: constraint.priority = Priority(value.double!)!
    case .relation: constraint.relation = Relation(rawValue: value.text!)!
    case .installed: constraint.isInstalled = value.claim!
    case .condition: constraint.condition = value.text.map { try! Condition(parsing: $0) }
    case .first, .second: preconditionFailure("Sides are read from the whole text")
    }
  }
}
