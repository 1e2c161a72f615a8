import DesignLanguage
import DesignModel

extension SceneEdits {
  /// Whether constraints that stay apply without any variation.
  mutating func editInstallations() {
    for constraint in after.constraints {
      guard let old = before.constraint(constraint.id), old.isInstalled != constraint.isInstalled else {
        continue
      }
      setMask(of: constraint.id, isOn: constraint.isInstalled, "default")
    }
    for constraint in after.constraints
    where before.constraint(constraint.id) == nil && !constraint.isInstalled {
      refuse(
        .constraint, constraint.key,
        reason: "a new constraint is written as one that applies; uninstall it afterwards")
    }
  }

  /// Says in the view that holds a constraint whether a variation has it.
  private mutating func setMask(of constraint: ObjectID, isOn: Bool, _ key: String) {
    guard let own = map.constraints[constraint],
      let element = map.owner(of: constraint).flatMap({ map.element($0) })
    else { return refuse(.constraint, constraint.text, reason: "it is a frame that the file gives") }
    let variations = element.children.filter { $0.name == "variation" && $0["key"] == key }
    let masks = variations.flatMap { $0.children }.filter { $0.name == "mask" && $0["key"] == "constraints" }
    for mask in masks {
      for change in mask.children where change["reference"] == own.id {
        edits.remove(change)
        thinned += [mask] + variations
      }
    }
    // The file means an installed constraint where it says nothing.
    if isOn == (key == "default") { return }
    let change = XMLNode(isOn ? "include" : "exclude", [("reference", own.id)])
    if let mask = masks.first {
      edits.insert(.element(change), into: mask, after: mask.children.last)
    } else if let variation = variations.first {
      edits.insert(
        .element(XMLNode("mask", [("key", "constraints")], children: [change])), into: variation,
        after: variation.children.last)
    } else {
      insert(
        XMLNode(
          "variation", [("key", key)],
          children: [XMLNode("mask", [("key", "constraints")], children: [change])]),
        into: element)
    }
  }

  /// What single size classes change: constants and priorities of constraints that stay.
  mutating func editVariations() {
    let old = Dictionary(grouping: before.variations, by: \.target)
    let new = Dictionary(grouping: after.variations, by: \.target)
    let targets = (before.variations + after.variations).map(\.target)
    for (place, target) in targets.enumerated() where targets.firstIndex(of: target) == place {
      let (was, becomes) = (old[target] ?? [], new[target] ?? [])
      // Their identities are numbers in the order of the file.
      if was.map(\.said) == becomes.map(\.said) { continue }
      if after.view(target) == nil, after.constraint(target) == nil { continue }
      vary(target, from: was, to: becomes)
    }
  }

  private mutating func vary(_ target: ObjectID, from old: [Variation], to new: [Variation]) {
    for variation in new where !old.contains(where: { $0.said == variation.said }) {
      guard let key = variation.condition.sizeClassKey,
        case .constraint(let id, let change) = variation.change, change.isInstalled == nil,
        let element = map.element(ofConstraint: id)
      else {
        refuse(.variation, variation.key, reason: Self.reason(variation))
        continue
      }
      let values = [
        ("constant", change.constant?.spelledForXML), ("priority", change.priority?.value.spelledForXML),
      ]
      if let own = element.children.first(where: { $0.name == "variation" && $0["key"] == key }) {
        for (name, value) in values { edits.set(name, of: own, to: value, before: []) }
      } else {
        edits.insert(
          .element(XMLNode("variation", [("key", key)] + values)), into: element, after: element.children.last
        )
      }
    }
    for variation in old where !new.contains(where: { $0.condition == variation.condition }) {
      guard let key = variation.condition.sizeClassKey,
        case .constraint(let id, let change) = variation.change, change.isInstalled == nil,
        let own = map.element(ofConstraint: id)?.children.first(where: {
          $0.name == "variation" && $0["key"] == key
        })
      else {
        refuse(
          .variation, variation.key, reason: "variations of views and installations are taken away in Xcode")
        continue
      }
      edits.remove(own)
    }
  }

  private static func reason(_ variation: Variation) -> String {
    if variation.condition.sizeClassKey == nil {
      return "Interface Builder varies by size class, not when \(variation.condition.spelled)"
    }
    return "only constants and priorities of constraints are varied in the file"
  }
}

extension Variation {
  /// What it says, whatever its number.
  fileprivate var said: [AnyHashable] { [AnyHashable(change), AnyHashable(condition)] }
}
