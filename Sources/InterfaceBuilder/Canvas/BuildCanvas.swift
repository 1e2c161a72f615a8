import DesignModel

/// Makes the engine's question out of a scene.
struct BuildCanvas {
  private let scene: InterfaceBuilderScene
  private let source: IntrinsicSource
  private let open: Set<OpenAxis>
  private let tree: SceneTree
  private let setting: SceneSetting
  /// The design's identities by index.
  private let ids: [ObjectID]
  private var views: [View] = []
  private var canvasViews: [CanvasView] = []
  /// Where each view of the tree stands in `canvasViews`; -1 for those off the canvas.
  private var places: [Int]
  private var constraints: [LayoutConstraint] = []
  private var offsets: [ScrollOffset] = []
  private var lines: [ObjectID: Int] = [:]

  /// The canvas of a scene; `open` are axes to be seeded since nothing determines them.
  init(_ scene: InterfaceBuilderScene, _ source: IntrinsicSource, open: Set<OpenAxis>) {
    (self.scene, self.source, self.open) = (scene, source, open)
    (tree, setting, ids) = (scene.tree, scene.setting, scene.ids)
    places = [Int](repeating: -1, count: tree.objects.count)
    for index in tree.objects.indices where tree.objects[index].isInstalled { add(index) }
    for index in tree.objects.indices where tree.objects[index].isInstalled { fix(index) }
    for constraint in tree.constraints { add(constraint) }
  }

  /// The question.
  var canvas: CanvasScreen {
    let lists = ScreenLists {
      $0.views = views
      $0.constraints = constraints
    }
    return CanvasScreen(
      screen: Screen(id: ObjectID(scene.rootID.text), name: scene.name, lists: lists),
      environment: environment, views: canvasViews, lines: lines)
  }

  private var environment: LayoutEnvironment {
    LayoutEnvironment(
      size: setting.size, scale: scene.scale, safeArea: setting.safeArea, idiom: setting.idiom,
      orientation: setting.header.orientation, textSize: source == .measured ? setting.textSize : .large,
      os: setting.os, offsets: offsets.sorted { $0.view < $1.view })
  }

  // MARK: Views

  private mutating func add(_ index: Int) {
    let object = tree.objects[index]
    let kind = kind(of: index)
    var attributes = object.attributes(kind)
    // A hidden view takes part in the layout like any other unless a stack arranges it.
    if !tree.isArranged(index) { attributes.show() }
    for row in AttributeTable.rows(of: kind) where row.isOfCanvas { attributes[row.attribute] = nil }
    setMargins(of: index, &attributes)
    yield(&attributes)
    let seed = setSize(of: index, kind, &attributes)
    let name = scene.names[index]
    views.append(
      View(
        id: ids[index], name: name, parent: object.parent.map { ids[$0] }, kind: kind, attributes: attributes)
    )
    if kind == .scroll { offsets.append(ScrollOffset(view: name, offset: .zero)) }
    note(index, seed)
  }

  /// The kind that makes the engine treat the view as the canvas did.
  ///
  /// A text view that scrolls has no size of its own. A control in a given frame is nothing but that frame: its
  /// alignment rectangle plays no part.
  private func kind(of index: Int) -> ViewKind {
    let object = tree.objects[index]
    let kind = ViewKind(className: object.className)
    if kind == .textView, object["scrollEnabled"] != "NO" { return .custom }
    if [.slider, .switch, .segmentedControl].contains(kind), tree.hasGivenFrame(index) { return .custom }
    // An empty stack lays out nothing, so that nothing says how large it is.
    if kind == .stack, !tree.hasViews(index) { return .view }
    return kind
  }

  /// A size that a view has by itself gives way to the author's required constraints even at priority 1000: all of 6
  /// recorded buttons whose image is smaller or larger than a constraint demands.
  private func yield(_ attributes: inout Attributes) {
    for attribute in [ViewAttribute.hugging, .compression] {
      guard let old = attributes.priorities(attribute) else { continue }
      attributes[attribute] = .priorities(
        horizontal: Priority(clamping: old.horizontal.value, to: 999.9),
        vertical: Priority(clamping: old.vertical.value, to: 999.9))
    }
  }

  private func setMargins(of index: Int, _ attributes: inout Attributes) {
    CanvasMargins(setting: setting, tree: tree).set(on: &attributes, of: index)
  }

  private func setSize(of index: Int, _ kind: ViewKind, _ attributes: inout Attributes) -> Seed {
    if tree.hasGivenFrame(index) { return Seed() }
    let object = tree.objects[index]
    var seed: Seed
    switch source {
    case .recorded:
      seed = object.recordedIntrinsicSize
      // Sizes are given, so texts would only cost time.
      for text in TextTraits.sizing { attributes[text] = nil }
    case .measured:
      let sizes = MeasuredSizes(setting: setting, isAtBottom: tree.reachesGuideBelow(index))
      seed = sizes.size(of: object, &attributes)
    }
    seedLeaf(index, &seed)
    seedArranged(index, kind, &seed)
    seedOpenAxes(index, kind, &seed, &attributes)
    if seed.width != nil || seed.height != nil {
      attributes.setSize(seed)
    }
    return seed
  }

  /// A view of the app's own class may have a size of its own, and so has an image that the app sets later; a view that
  /// holds others gets its size from them.
  private func seedLeaf(_ index: Int, _ seed: inout Seed) {
    let object = tree.objects[index]
    let kind = ViewKind(className: object.className)
    guard !tree.hasViews(index) else { return }
    guard kind == .image || object.isCustom && [.view, .custom, .stack].contains(kind) else { return }
    keepSize(of: index, &seed, kind == .image ? .image : .ownClass)
  }

  /// In a stack Interface Builder keeps the size that a view without one of its own was given there, as if it were the
  /// view's own, with the view's own priorities.
  ///
  /// 225 of these seeds explain 241 recorded frames that no constraint does; 1,104 like them in views outside of stacks
  /// would explain 19. Xcode's own check for ambiguity leaves them out: what it marked stays open at first.
  private func seedArranged(_ index: Int, _ kind: ViewKind, _ seed: inout Seed) {
    guard tree.isArranged(index), [.view, .custom, .scroll].contains(kind),
      !tree.objects[index].element.isYes("ambiguous")
    else { return }
    keepSize(of: index, &seed, .arranged)
  }

  /// Takes the recorded size for the view's own in each axis that no required constraint of the author fixes.
  private func keepSize(of index: Int, _ seed: inout Seed, _ kind: SeedKind) {
    guard let recorded = tree.objects[index].recorded else { return }
    if seed.width == nil, !tree.hasGivenSize(index, "width") {
      (seed.width, seed.widthKind) = (recorded.width, kind)
    }
    if seed.height == nil, !tree.hasGivenSize(index, "height") {
      (seed.height, seed.heightKind) = (recorded.height, kind)
    }
  }

  /// Nothing determines these axes, so the weakest priority keeps the recorded size without disturbing anything.
  ///
  /// A text's size is open only where it or another view of equal priority has to yield: which one does, the canvas's
  /// history decided, so the recorded size is taken at the text's own priorities.
  private func seedOpenAxes(
    _ index: Int, _ kind: ViewKind, _ seed: inout Seed, _ attributes: inout Attributes
  ) {
    guard let recorded = tree.objects[index].recorded else { return }
    let isText = [.label, .button, .textField, .textView].contains(kind)
    for (axis, length) in [(Axis.horizontal, recorded.width), (.vertical, recorded.height)] {
      let isKnown = axis == .horizontal ? seed.width != nil : seed.height != nil
      if isKnown || !open.contains(OpenAxis(view: ids[index], axis: axis)) { continue }
      if axis == .horizontal {
        (seed.width, seed.widthKind) = (length, .open)
      } else {
        (seed.height, seed.heightKind) = (length, .open)
      }
      for attribute in [ViewAttribute.hugging, .compression] where !isText {
        let old = attributes.priorities(attribute) ?? (attribute == .hugging ? (250, 250) : (750, 750))
        attributes[attribute] = .priorities(
          horizontal: axis == .horizontal ? 1 : old.horizontal,
          vertical: axis == .vertical ? 1 : old.vertical)
      }
    }
  }

  private mutating func note(_ index: Int, _ seed: Seed) {
    let object = tree.objects[index]
    let outer = object.parent.map { canvasViews[places[$0]] }
    places[index] = canvasViews.count
    let isHiddenInStack = tree.isArranged(index) && object.isYes("hidden")
    canvasViews.append(
      CanvasView(
        id: object.id, className: object.className, line: object.element.line, recorded: object.recorded,
        isGiven: tree.hasGivenFrame(index), seededWidth: seed.widthKind,
        seededHeight: seed.heightKind,
        isMisplaced: object.element.isYes("misplaced") || outer?.isMisplaced ?? false,
        isAmbiguous: object.element.isYes("ambiguous") || outer?.isAmbiguous ?? false,
        isSavedMisplaced: object.element.isYes("misplaced"),
        isSavedAmbiguous: object.element.isYes("ambiguous"),
        isLeftOut: isHiddenInStack || outer?.isLeftOut ?? false))
  }

  // MARK: Constraints

  /// A given frame as four constraints.
  private mutating func fix(_ index: Int) {
    guard index > 0, tree.hasGivenFrame(index), let rect = tree.objects[index].frame,
      let parent = tree.objects[index].parent
    else { return }
    let (own, outer) = (Item(ids[index]), Item(ids[parent]))
    let parts: [(Anchor, Anchor?, Double)] = [
      (.left, .left, rect.x), (.top, .top, rect.y), (.width, nil, max(0, rect.width)),
      (.height, nil, max(0, rect.height)),
    ]
    for (anchor, other, constant) in parts {
      constraints.append(
        LayoutConstraint(
          id: ObjectID("\(ids[index].text).frame.\(anchor.rawValue)"), AnchoredItem(own, anchor), .equal,
          other.map { AnchoredItem(outer, $0) }, constant: constant))
    }
  }

  private mutating func add(_ constraint: SceneConstraint) {
    guard constraint.isInstalled, let first = installed(constraint.first) else { return }
    let second = constraint.second.map { installed($0) }
    if let second, second == nil { return }
    let id = freeID(constraint)
    lines[id] = constraint.line
    constraints.append(
      LayoutConstraint(
        id: id, first, constraint.relation, second ?? nil,
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: Priority(clamping: constraint.priority)))
  }

  /// The constraint's identifier, or one made from it where it has none or another has it.
  private func freeID(_ constraint: SceneConstraint) -> ObjectID {
    var text = constraint.id.isEmpty ? "line\(constraint.line)" : constraint.id
    while lines[ObjectID(text)] != nil || tree.indexes[text] != nil { text += "'" }
    return ObjectID(text)
  }

  /// A side of a constraint, if what it speaks of is on the canvas.
  private func installed(_ side: (item: String, attribute: String)) -> AnchoredItem? {
    guard let index = tree.view(of: side.item), tree.objects[index].isInstalled else { return nil }
    guard let place = tree.side(side, ids) else { return nil }
    // What lies in a table or a scroll view has a safe area that takes nothing off.
    if place.item.region == .safeArea, index > 0, tree.isCutOff(index) {
      return AnchoredItem(Item(place.item.owner), place.anchor)
    }
    return place
  }
}
