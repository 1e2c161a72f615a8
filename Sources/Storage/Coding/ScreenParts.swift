import Notation
import DesignModel

/// What a screen is made of, before it is known to fit together.
struct ScreenParts {
  var views: [View] = []
  var guides: [LayoutGuide] = []
  var constraints: [LayoutConstraint] = []
  var variations: [Variation] = []
  var states: [String] = []
  var assertions: [Assertion] = []
  var texts: [LocalizedText] = []
  var suppressions: [Suppression] = []
}

extension ScreenParts {
  /// True if there is nothing at all, not even a root.
  var isEmpty: Bool {
    views.isEmpty && guides.isEmpty && constraints.isEmpty && variations.isEmpty && states.isEmpty
      && assertions.isEmpty && texts.isEmpty && suppressions.isEmpty
  }

  /// The parts of a screen; no parts for no screen.
  init(of screen: Screen?) {
    guard let screen else {
      self.init()
      return
    }
    self.init(
      views: screen.views, guides: screen.guides, constraints: screen.constraints,
      variations: screen.variations, states: screen.states, assertions: screen.assertions,
      texts: screen.texts, suppressions: screen.suppressions)
  }

  /// The screen of these parts; throws unless they keep its invariants.
  func screen(id: ObjectID, name: String, at place: String = "") throws(CodingError) -> Screen {
    let place = place.isEmpty ? "" : place + "."
    try checkTree(place)
    let viewIDs = Set(views.map(\.id))
    try checkUnique(views.map(\.id.text) + guides.map(\.id.text), "id", place)
    try checkUnique(views.map(\.name) + guides.map(\.name), "name", place)
    try checkUnique(constraints.map(\.id.text), "constraint", place)
    try checkUnique(variations.map(\.id.text), "variation", place)
    try checkUnique(states, "state", place)
    try checkUnique(assertions.map(\.id.text), "assertion", place)
    try checkUnique(suppressions.map(\.id.text), "suppression", place)
    for guide in guides where !viewIDs.contains(guide.owner) {
      throw CodingError(
        "there is no view '\(guide.owner)' to own guide '\(guide.name)'", at: place + "guides")
    }
    try checkConstraints(viewIDs, place)
    try checkVariations(viewIDs, place)
    try checkAssertions(viewIDs, place)
    try checkTexts(viewIDs, place)
    try checkSuppressions(viewIDs, place)
    return uncheckedScreen(id: id, name: name)!
  }

  /// The screen of these parts, whether they fit together or not; nil unless the first view is the root.
  func uncheckedScreen(id: ObjectID, name: String) -> Screen? {
    guard let root = views.first, root.id == .root, root.parent == nil else { return nil }
    return Screen(
      id: id, name: name, views: views, guides: guides, constraints: constraints, variations: variations,
      states: states, assertions: assertions, texts: texts, suppressions: suppressions)
  }

  /// Throws unless the views stand in preorder with the root first.
  private func checkTree(_ place: String) throws(CodingError) {
    guard let root = views.first, root.id == .root, root.parent == nil else {
      throw CodingError("the first view must be 'root', without a parent", at: place + "views")
    }
    var open = [root.id]
    for (index, view) in views.enumerated().dropFirst() {
      while let last = open.last, last != view.parent { open.removeLast() }
      guard !open.isEmpty else {
        throw CodingError(
          "view '\(view.id)' must stand behind its parent, among that one's children",
          at: "\(place)views[\(index)]")
      }
      open.append(view.id)
    }
  }

  private func checkUnique(_ words: [String], _ what: String, _ place: String) throws(CodingError) {
    var seen: Set<String> = []
    for word in words where !seen.insert(word).inserted {
      throw CodingError("the \(what) '\(word)' stands twice", at: String(place.dropLast()))
    }
  }

  private func checkConstraints(_ views: Set<ObjectID>, _ place: String) throws(CodingError) {
    for (index, constraint) in constraints.enumerated() {
      let items = [constraint.first.item, constraint.second?.item].compactMap(\.self)
      try checkItems(items, views, "\(place)constraints[\(index)]")
    }
  }

  private func checkAssertions(_ views: Set<ObjectID>, _ place: String) throws(CodingError) {
    for (index, assertion) in assertions.enumerated() {
      let items =
        switch assertion.claim {
        case .relation(let relation): relation.anchors.map(\.item)
        // Only a view can be visible, scroll or overlap: the region that no guide has tells them apart.
        case .view: assertion.claim.items.map { Item($0, .safeArea) }
        }
      try checkItems(items, views, "\(place)assertions[\(index)]")
    }
  }

  private func checkTexts(_ views: Set<ObjectID>, _ place: String) throws(CodingError) {
    try checkUnique(texts.map(\.key), "text", place)
    for (index, text) in texts.enumerated() {
      guard views.contains(text.view) else {
        throw CodingError("there is no view '\(text.view)'", at: "\(place)texts[\(index)]")
      }
    }
  }

  private func checkSuppressions(_ views: Set<ObjectID>, _ place: String) throws(CodingError) {
    let constraintIDs = Set(constraints.map(\.id))
    for (index, suppression) in suppressions.enumerated() {
      let place = "\(place)suppressions[\(index)]"
      try checkItems(suppression.items.map { Item($0) }, views, place)
      for id in suppression.constraints where !constraintIDs.contains(id) {
        throw CodingError("there is no constraint '\(id)'", at: place)
      }
    }
  }

  /// Throws unless each item is a view, a view's built-in guide or a guide itself.
  private func checkItems(
    _ items: [Item], _ views: Set<ObjectID>, _ place: String
  ) throws(CodingError) {
    for item in items where !views.contains(item.owner) {
      guard item.region == .bounds, guides.contains(where: { $0.id == item.owner }) else {
        throw CodingError("there is no item '\(item.owner)'", at: place)
      }
    }
  }

  private func checkVariations(_ views: Set<ObjectID>, _ place: String) throws(CodingError) {
    let constraintIDs = Set(constraints.map(\.id))
    for (index, variation) in variations.enumerated() {
      let isThere =
        switch variation.change {
        case .view(let id, _): views.contains(id)
        case .constraint(let id, _): constraintIDs.contains(id)
        }
      guard isThere else {
        throw CodingError(
          "there is no \(variation.change.targetKind) '\(variation.target)'",
          at: "\(place)variations[\(index)]")
      }
    }
  }
}
