import DesignModel

/// The views of a scene that some size classes install, and Any does not; a design hides them elsewhere.
struct ClassParts {
  /// For each such view, by its place in the tree, the conditions that install it; none for what lies in one.
  private(set) var conditions: [Int: [Condition]] = [:]
  /// Which views a design has, by their places: those that are installed somewhere.
  private(set) var isKept: [Bool] = []
  private let tree: SceneTree

  /// The views of a tree that is read for Any.
  init(_ tree: SceneTree) {
    self.tree = tree
    for (index, object) in tree.objects.enumerated() {
      isKept.append(object.isInstalled)
      guard !object.isInstalled, let parent = object.parent, isKept[parent] else { continue }
      let holder = tree.objects[parent].element
      let id = object.element["id"] ?? ""
      guard SizeClasses.any.excluded("subviews", from: holder).contains(id) else {
        isKept[index] = true
        continue
      }
      let own = holder.children.filter { $0.includes(id) }.compactMap { Condition(sizeClassesOf: $0) }
      if own.isEmpty { continue }
      isKept[index] = true
      conditions[index] = own
    }
  }

  /// The conditions under which a constraint that its file leaves on is installed; nil for always.
  ///
  /// With a view goes what binds it to others.
  func conditions(of constraint: SceneConstraint) -> [Condition]? {
    if conditions.isEmpty { return nil }
    let ends = [constraint.first.item, constraint.second?.item].compactMap(\.self)
    let holders = Set(ends.compactMap { tree.view(of: $0) }.map { part(around: $0) })
    guard holders.count > 1 else { return nil }
    let all = holders.compactMap(\.self).compactMap { conditions[$0] }
    guard let first = all.first else { return nil }
    return first.filter { condition in all.allSatisfy { $0.contains(condition) } }
  }

  /// The nearest such view that a view is or lies in.
  private func part(around index: Int) -> Int? {
    var next: Int? = index
    while let place = next, conditions[place] == nil { next = tree.objects[place].parent }
    return next
  }
}

extension Condition {
  /// What the key of a variation asks of size classes, as `heightClass=regular-widthClass=compact`; nil for the default one,
  /// and for keys that speak of anything else.
  init?(sizeClassesOf variation: XMLElement) {
    let key = variation["key"] ?? "default"
    if key == "default" { return nil }
    var terms: [Term] = []
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=")
      let axis: ProfileAxis? =
        sides.first == "widthClass" ? .hclass : sides.first == "heightClass" ? .vclass : nil
      guard sides.count == 2, let axis, SizeClass.words.contains(String(sides[1])) else { return nil }
      terms.append(Term(axis, .equal, value: .word(String(sides[1]))))
    }
    if terms.isEmpty { return nil }
    self.init(terms)
  }
}

extension XMLElement {
  /// True for a variation that installs the subview of that identifier.
  fileprivate func includes(_ id: String) -> Bool {
    name == "variation"
      && children.contains { mask in
        mask.name == "mask" && mask["key"] == "subviews"
          && mask.children.contains { $0.name == "include" && $0["reference"] == id }
      }
  }
}
