import DesignModel

/// A scene's views, guides and constraints as the file has them.
struct SceneTree: Sendable {
  /// The views in preorder, the root first.
  private(set) var objects: [SceneObject] = []
  /// Where each identifier stands in `objects`.
  private(set) var indexes: [String: Int] = [:]
  /// What each guide's identifier means.
  private(set) var guides: [String: SceneGuide] = [:]
  /// In the file's order.
  private(set) var constraints: [SceneConstraint] = []
  /// What was not understood, in the file's order.
  private(set) var notes: [ImportNote] = []
  private let classes: SizeClasses
  private var cutOff: [Bool] = []
  private var holdsViews: [Bool] = []
  private var givenSizes: [GivenSize: Double] = [:]

  private struct GivenSize: Hashable {
    let id: String
    let attribute: String
  }

  /// The tree below a root view; `controller` is the element that holds it, if one does.
  init(_ root: XMLElement, controller: XMLElement?, _ classes: SizeClasses) {
    self.classes = classes
    if let controller { readControllerGuides(controller) }
    add(root, parent: nil, isInstalled: true)
    for constraint in constraints
    where constraint.isInstalled && constraint.relation == .equal && constraint.priority >= 1000
      && constraint.second == nil
    {
      givenSizes[GivenSize(id: constraint.first.item, attribute: constraint.first.attribute)] =
        constraint.constant
    }
  }

  /// The objects that mean something in a scene but are laid out by bars, not by constraints.
  private static let skipped = ["navigationItem", "barButtonItem", "tabBarItem"]
  /// Elements that can't hold views.
  private static let leaves = [
    "constraints", "connections", "color", "rect", "frame", "variation", "fontDescription",
    "userDefinedRuntimeAttributes",
  ]
  /// Elements that are views though Xcode 6 and 7 gave them no frame.
  private static let cells = ["tableViewCell", "tableViewCellContentView"]

  private mutating func readControllerGuides(_ controller: XMLElement) {
    for guide in controller.child("layoutGuides")?.children ?? []
    where guide.name == "viewControllerLayoutGuide" {
      if let id = guide["id"] { guides[id] = guide["type"] == "top" ? .top : .bottom }
    }
  }

  private mutating func add(_ element: XMLElement, parent: Int?, isInstalled: Bool) {
    let index = objects.count
    let id = freeID(element, parent)
    let place = parent.flatMap { CellPlace(objects).place(of: element, in: $0) }
    objects.append(
      SceneObject(
        element, id: ObjectID(id), parent: parent, isInstalled: isInstalled,
        superview: parent.flatMap { objects[$0].frame?.size }, place: place, classes))
    indexes[id] = index
    noteSurroundings(parent, isInstalled: isInstalled)
    readGuides(element, of: index)
    readConstraints(element, of: index, id)
    descend(element, into: index, isInstalled: isInstalled)
  }

  private mutating func noteSurroundings(_ parent: Int?, isInstalled: Bool) {
    holdsViews.append(false)
    guard let parent else {
      cutOff.append(false)
      return
    }
    if isInstalled { holdsViews[parent] = true }
    cutOff.append(cutOff[parent] || Self.scrolls(objects[parent]))
  }

  /// The element's identifier, or one made up from the superview's where it has none or another view has it.
  private mutating func freeID(_ element: XMLElement, _ parent: Int?) -> String {
    let base = parent.map { "\(objects[$0].id.text)/" } ?? ""
    var id = element["id"] ?? base + (element["key"] ?? element.name)
    if indexes[id] != nil, element["id"] != nil {
      notes.append(
        ImportNote(element.line, "the identifier '\(id)' is that of two views; the first keeps it"))
    }
    while indexes[id] != nil { id += "'" }
    return id
  }

  private mutating func readGuides(_ element: XMLElement, of index: Int) {
    for guide in element.children where ["viewLayoutGuide", "keyboardLayoutGuide"].contains(guide.name) {
      if let id = guide["id"] { guides[id] = .view(index, key: guide["key"] ?? "") }
    }
  }

  private mutating func readConstraints(_ element: XMLElement, of index: Int, _ id: String) {
    let excluded = classes.excluded("constraints", from: element)
    for child in element.child("constraints")?.children ?? [] where child.name == "constraint" {
      let isInstalled = !excluded.contains(child["id"] ?? "")
      if let constraint = SceneConstraint(
        child, owner: index, ownerID: id, isInstalled: isInstalled, classes)
      {
        constraints.append(constraint)
      } else {
        notes.append(ImportNote(child.line, "a constraint without 'firstAttribute' is left out"))
      }
    }
  }

  /// Finds the views below an element, through whatever wraps them: `subviews`, `prototypes`, `sections`.
  private mutating func descend(_ element: XMLElement, into index: Int, isInstalled: Bool) {
    let isList = element.name == "subviews"
    let excluded = isList ? classes.excluded("subviews", from: objects[index].element) : []
    // A variation's rectangle is a frame for a size class.
    for child in element.children where !Self.skipped.contains(child.name) && child.name != "variation" {
      if child.hasFrame || isList && child["id"] != nil
        || Self.cells.contains(child.name)
      {
        let isOn = isInstalled && !excluded.contains(child["id"] ?? "")
        add(child, parent: index, isInstalled: isOn)
      } else if !Self.leaves.contains(child.name) {
        descend(child, into: index, isInstalled: isInstalled)
      }
    }
  }
}

extension SceneTree {
  /// The names that authors gave to constraints and UIKit's log prints, by the constraint's element, where commands can
  /// name the constraint so: each is one constraint's alone, and no other object's identifier.
  var chosenIdentities: [ObjectIdentifier: String] {
    let names = constraints.compactMap { $0.element["identifier"] }
    if names.isEmpty { return [:] }
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let taken = Set(indexes.keys).union(guides.keys).union(constraints.map(\.id))
    return constraints.reduce(into: [:]) { result, constraint in
      guard let name = constraint.element["identifier"], counts[name] == 1, !taken.contains(name),
        (try? checkName(name)) != nil
      else { return }
      result[ObjectIdentifier(constraint.element)] = name
    }
  }

  /// The view that an identifier of a view or guide belongs to; controllers' guides belong to the root.
  func view(of id: String) -> Int? {
    switch guides[id] {
    case .top, .bottom: 0
    case .view(let index, _): index
    case nil: indexes[id]
    }
  }

  /// True if a view is arranged by a stack.
  func isArranged(_ index: Int) -> Bool {
    objects[index].parent.map { objects[$0].className == "stackView" } ?? false
  }

  /// True for the classes that scroll what lies in them.
  static func scrolls(_ object: SceneObject) -> Bool {
    ["scrollView", "tableView", "collectionView"].contains(object.className)
  }

  /// True for what lies in a table, a collection or a scroll view, where UIKit reports no safe area.
  func isCutOff(_ index: Int) -> Bool { cutOff[index] }

  /// True if a view holds views that are on the canvas.
  func hasViews(_ index: Int) -> Bool { holdsViews[index] }

  /// True where a constraint ties a view's lower edge to the root's safe area or to the controller's lower guide.
  func reachesGuideBelow(_ index: Int) -> Bool {
    let id = objects[index].id.text
    return constraints.contains { constraint in
      guard constraint.isInstalled, let second = constraint.second else { return false }
      let sides = [constraint.first, second]
      return sides.contains { $0.item == id && $0.attribute == "bottom" }
        && sides.contains { isGuideBelow($0.item) && ["top", "bottom"].contains($0.attribute) }
    }
  }

  private func isGuideBelow(_ id: String) -> Bool {
    switch guides[id] {
    case .bottom, .view(0, key: "safeArea"): true
    default: false
    }
  }

  /// True where a required constraint of the author says how large the view is along an axis.
  func hasGivenSize(_ index: Int, _ attribute: String) -> Bool {
    givenSize(index, attribute) != nil
  }

  /// The points that a required constraint of the author gives the view along an axis; nil where none does.
  func givenSize(_ index: Int, _ attribute: String) -> Double? {
    givenSizes[GivenSize(id: objects[index].id.text, attribute: attribute)]
  }

  /// True for the content view of a collection's cell as Xcode wrote it before 11: a plain view, whose mask says that it
  /// keeps its size, while UIKit lets it fill the cell.
  func isContentOfCollectionCell(_ index: Int) -> Bool {
    objects[index].element["key"] == "contentView"
      && objects[index].parent.map { objects[$0].className == "collectionViewCell" } ?? false
  }

  /// True where the file itself gives the view's frame: the root, and what is autoresized or laid out by a cell.
  func hasGivenFrame(_ index: Int) -> Bool {
    index == 0 || objects[index].hasGivenFrame && !isArranged(index)
  }
}
