import DesignModel

/// Makes a design of a scene: what the app shows at run time, on any device.
///
/// Placeholder constraints, for which code says something at run time, are marked as such; frames that the file gives
/// become constraints by their autoresizing masks, marked as well; size-class variations become conditions.
struct BuildDesign {
  private let scene: InterfaceBuilderScene
  /// The scene's objects as they are read.
  let tree: SceneTree
  /// The design's identities of the views, by index.
  let ids: [ObjectID]
  /// The identities that the design has for objects of the file, where they are not the file's own.
  private let known: [String: ObjectID]
  private let chosen: [ObjectIdentifier: String]
  private let isKept: [Bool]
  /// The views that some size classes install; nil where the canvas's alone are read.
  private let parts: ClassParts?
  private let reading: Reading
  private var constraints: [LayoutConstraint] = []
  private var variations: [Variation] = []
  private var taken: Set<String>
  /// What the design can't hold, in the file's order.
  private(set) var notes: [ImportNote] = []
  /// The constraints that stand in the file, by the design's identities; those made of frames don't.
  private(set) var written: [ObjectID: SceneConstraint] = [:]

  /// For which size classes a scene is read.
  enum Reading {
    /// For all, so that what differs among them becomes variations.
    case everywhere
    /// For those of the canvas alone.
    case onCanvas
  }

  /// A scene read for some size classes.
  init(
    _ scene: InterfaceBuilderScene, _ reading: Reading = .everywhere, known: [String: ObjectID] = [:]
  ) {
    (self.scene, self.reading, self.known) = (scene, reading, known)
    tree =
      reading == .onCanvas
      ? scene.tree : SceneTree(scene.tree.objects[0].element, controller: scene.controller, .any)
    ids = tree.objects.indices.map { [tree] in
      $0 == 0 ? .root : known[tree.objects[$0].id.text] ?? tree.objects[$0].id
    }
    parts = reading == .onCanvas ? nil : ClassParts(tree)
    isKept = parts?.isKept ?? tree.objects.map(\.isInstalled)
    chosen = reading == .onCanvas ? [:] : tree.chosenIdentities
    taken = Set(ids.map(\.text)).union(tree.indexes.keys)
    taken.formUnion(tree.constraints.compactMap { known[$0.id]?.text })
  }

  /// The places in the tree of the screen's views, in its order.
  var kept: [Int] { tree.objects.indices.filter { isKept[$0] } }

  /// The screen of that identity and name.
  mutating func screen(id: ObjectID, name: String) -> Screen {
    var views: [View] = []
    for index in tree.objects.indices {
      guard isKept[index] else {
        noteLeftOut(index)
        continue
      }
      views.append(view(index))
      vary(index)
      pin(index)
    }
    for constraint in tree.constraints { add(constraint) }
    let lists = ScreenLists {
      $0.views = views
      $0.constraints = constraints
      $0.variations = variations
    }
    return Screen(id: id, name: name, lists: lists)
  }

  private mutating func noteLeftOut(_ index: Int) {
    let object = tree.objects[index]
    if reading == .onCanvas { return }
    // One note for the view, none for everything in it.
    guard let parent = object.parent, isKept[parent] else { return }
    notes.append(
      ImportNote(
        object.element.line,
        "'\(scene.names[index])' is installed in some size classes only; it is left out of the design"))
  }

  // MARK: Views

  private func view(_ index: Int) -> View {
    let object = tree.objects[index]
    let kind = kind(of: index)
    var attributes = attributes(of: object, index, kind)
    attributes.recordedSize = recordedSize(index, kind)
    scene.setMarks(of: object, in: tree, on: &attributes)
    if parts?.conditions[index] != nil { attributes = attributes.overridden(by: .hiding()) }
    return View(
      id: ids[index], name: scene.names[index], parent: object.parent.map { ids[$0] }, kind: kind,
      attributes: attributes)
  }

  /// The size that the canvas recorded and nothing else gives, with what gave it there.
  private func recordedSize(_ index: Int, _ kind: ViewKind) -> RecordedSize? {
    let object = scene.tree.objects[index]
    // Off the canvas nothing but the file's resources say how large it is.
    guard object.isInstalled || object.recorded == nil else { return nil }
    let shown = attributes(of: object, index, kind)
    return SeededSizes(tree: scene.tree).seed(of: index, kind, shown, in: scene.setting)
      .recorded(kind, shown, at: scene.setting.textSize)
  }

  /// The design's cell is a cell's content view; what holds it is a plain view.
  private func kind(of index: Int) -> ViewKind {
    let object = tree.objects[index]
    switch object.className {
    case "tableViewCellContentView": return .tableCell
    // A collection's cells have no margins of a row's, and no line below them.
    case "tableViewCell", "collectionViewCell", "collectionViewCellContentView": return .view
    // Nor have its headers and footers (23 of 23 plain constraints); among subviews it is what an export makes of a
    // row.
    case "collectionReusableView" where object.parent == nil || object.element["key"] != nil: return .view
    // A plain view of one of UIKit's scrolling classes scrolls in the app, and not on the canvas.
    case "view" where reading != .onCanvas && Self.scrolling.contains(object.element["customClass"] ?? ""):
      return .scroll
    default: return ViewKind(className: object.className)
    }
  }

  private static let scrolling = ["UIScrollView", "UITableView", "UICollectionView"]

  private func attributes(of object: SceneObject, _ index: Int, _ kind: ViewKind) -> Attributes {
    var result = object.attributes(kind)
    switch object.className {
    // A collection places its cells itself (2 of 2).
    case "collectionViewCell": result.preservesMargins = nil
    case "tableViewCellContentView": result.accessory = accessory(beside: index)
    case "label" where result.compression == nil && tree.isRightDetail(index):
      result.compression = (749, 750)
    default: break
    }
    let size = MeasuredSizes(setting: scene.setting).known(object, kind)
    if size.width != nil || size.height != nil { result.setSize(size) }
    if index == 0 { scene.setRoot(on: &result) }
    scene.setting.header.setNamedColors(on: &result, kind)
    tree.setSection(of: index, on: &result)
    return result
  }

  /// What a cell shows beside its content.
  private func accessory(beside index: Int) -> CellAccessory {
    let word = tree.objects[index].parent.flatMap { tree.objects[$0]["accessoryType"] }
    return word.flatMap(CellAccessory.init(rawValue:)) ?? CellAccessory.none
  }

  // MARK: Size classes

  private mutating func vary(_ index: Int) {
    if reading == .onCanvas { return }
    let object = tree.objects[index]
    for variation in object.element.children where variation.name == "variation" {
      guard let condition = condition(variation) else { continue }
      let varied = object.varied(by: variation)
      let kind = kind(of: index)
      let changes = attributes(of: varied, index, kind).changes(
        from: attributes(of: object, index, kind), kind)
      if !changes.isEmpty { addVariation(.view(ids[index], changes), condition) }
      varyMasks(variation, condition)
    }
  }

  private mutating func varyMasks(_ variation: XMLElement, _ condition: Condition) {
    for mask in variation.children where mask.name == "mask" {
      for change in mask.children {
        guard let id = change["reference"] else { continue }
        let isOn = change.name == "include"
        if mask["key"] == "constraints" {
          maskedConstraints.append((id, isOn, condition))
        } else if let index = tree.indexes[id], isKept[index], !isOn || isInstalled(index, byClass: condition)
        {
          addVariation(.view(ids[index], .hiding(!isOn)), condition)
        }
      }
    }
  }

  /// True for a view that only such conditions install, and that its file doesn't hide by itself.
  private func isInstalled(_ index: Int, byClass condition: Condition) -> Bool {
    parts?.conditions[index]?.contains(condition) == true && !tree.objects[index].isYes("hidden")
  }

  /// Installations by size class, kept until the constraints themselves are known.
  private var maskedConstraints: [(id: String, isOn: Bool, condition: Condition)] = []

  private mutating func addVariation(_ change: Variation.Change, _ condition: Condition) {
    variations.append(
      Variation(id: ObjectID("var\(variations.count + 1)"), change: change, condition: condition))
  }

  /// The condition that a variation's key spells; nil for the default one and for other systems'.
  private mutating func condition(_ variation: XMLElement) -> Condition? {
    if variation["key"] ?? "default" == "default" { return nil }
    let condition = Condition(sizeClassesOf: variation)
    if condition == nil {
      notes.append(ImportNote(variation.line, "the variation '\(variation["key"] ?? "")' is left out"))
    }
    return condition
  }

  // MARK: Constraints

  private mutating func add(_ constraint: SceneConstraint) {
    guard constraint.isInstalled || reading == .everywhere, let first = kept(constraint.first) else { return }
    let second = constraint.second.map { kept($0) }
    if let second, second == nil { return }
    let id = identity(of: constraint)
    written[id] = constraint
    let classes = constraint.isInstalled ? parts?.conditions(of: constraint) : nil
    constraints.append(
      LayoutConstraint(
        id: id, first, constraint.relation, to: second ?? nil, multiplier: constraint.multiplier,
        constant: tree.constant(of: constraint), priority: Priority(clamping: constraint.priority),
        isInstalled: constraint.isInstalled && classes == nil,
        origin: constraint.isPlaceholder ? .placeholder : .author))
    if reading == .onCanvas { return }
    for mask in maskedConstraints where mask.id == constraint.id {
      addVariation(.constraint(id, ConstraintChange(isInstalled: mask.isOn)), mask.condition)
    }
    for condition in classes ?? [] {
      addVariation(.constraint(id, ConstraintChange(isInstalled: true)), condition)
    }
    vary(constraint, id)
  }

  private mutating func vary(_ constraint: SceneConstraint, _ id: ObjectID) {
    for variation in constraint.element.children where variation.name == "variation" {
      guard let condition = condition(variation) else { continue }
      let change = ConstraintChange(
        constant: Double(attribute: variation["constant"]),
        priority: Double(attribute: variation["priority"]).map { Priority(clamping: $0) })
      if change != ConstraintChange() { addVariation(.constraint(id, change), condition) }
    }
  }

  private func kept(_ side: (item: String, attribute: String)) -> AnchoredItem? {
    guard let index = tree.view(of: side.item), isKept[index] else { return nil }
    return tree.side(side, ids)
  }

  private mutating func identity(of constraint: SceneConstraint) -> ObjectID {
    if let id = known[constraint.id], written[id] == nil { return id }
    if let name = chosen[ObjectIdentifier(constraint.element)], taken.insert(name).inserted {
      return ObjectID(name)
    }
    return freeID(constraint.id.isEmpty ? "line\(constraint.line)" : constraint.id)
  }

  private mutating func freeID(_ wish: String) -> ObjectID {
    var text = wish
    while !taken.insert(text).inserted { text += "'" }
    return ObjectID(text)
  }

  // MARK: Given frames

  /// A frame that the file gives, as constraints by its autoresizing mask; a cell's content view fills the cell, a
  /// table or a collection lays out its cells, and a cell of a standard style its parts.
  private mutating func pin(_ index: Int) {
    if tree.objects[index].isTable { pinRows(of: index) }
    pinStandardCell(index)
    guard index > 0, tree.hasGivenFrame(index), let parent = tree.objects[index].parent,
      let frame = tree.objects[index].frame, !tree.isRow(index), tree.standardCell(of: index) == nil
    else { return }
    let outer = tree.objects[parent].frame?.size ?? frame.size
    // Old files have a plain view for the content of a row, and for that of a collection's cell.
    let isOldContent = reading != .onCanvas && tree.isContentOfCollectionCell(index)
    let isContent =
      tree.objects[index].isContent || isOldContent
      || tree.objects[parent].className == "tableViewCell"
        && tree.objects[index].element["key"] == "contentView"
    // A frame of content that is larger than its cell is an old one.
    let length = isContent ? min(frame.width, max(0, outer.width - frame.x)) : frame.width
    let height = isOldContent ? min(frame.height, max(0, outer.height - frame.y)) : frame.height
    let mask = tree.objects[index].element.child(key: "autoresizingMask")
    func has(_ part: String) -> Bool { mask?.isYes(part) ?? false }
    if isContent {
      // A cell lays out its content itself, from right to left mirrored.
      relate(index, .leading, in: parent, constant: frame.x)
      relate(index, .trailing, in: parent, constant: frame.x + length - outer.width)
    } else {
      pin(
        index, in: parent, along: .horizontal, at: frame.x, length: length, room: outer.width,
        isStretched: has("widthSizable"), fromStart: has("flexibleMinX"), toEnd: has("flexibleMaxX"))
    }
    pin(
      index, in: parent, along: .vertical, at: frame.y, length: height, room: outer.height,
      isStretched: isContent || has("heightSizable"), fromStart: has("flexibleMinY"),
      toEnd: has("flexibleMaxY"))
  }

  private mutating func pinStandardCell(_ content: Int) {
    guard let cell = StandardCell(tree, content: content) else { return }
    var made: [LayoutConstraint] = []
    let ids = ids
    PinStandardCell(cell, of: tree) { row in
      func side(_ side: PinRows.Side) -> AnchoredItem {
        AnchoredItem(Item(ids[side.view], side.region), side.anchor)
      }
      made.append(
        LayoutConstraint(
          id: ObjectID("\(ids[row.first.view].text).\(row.first.anchor.rawValue)"), side(row.first),
          row.relation, to: row.second.map(side), constant: row.constant, priority: row.priority,
          condition: row.condition, origin: .autoresizing))
    }.pin()
    add(made)
  }

  private mutating func pinRows(of table: Int) {
    var made: [LayoutConstraint] = []
    let ids = ids
    PinRows(
      in: table, of: tree, kept: isKept, groupInset: scene.setting.groupInset,
      onCanvas: reading == .onCanvas
    ) {
      first, second, relation, constant, priority in
      func side(_ side: PinRows.Side) -> AnchoredItem {
        AnchoredItem(Item(ids[side.view], side.region), side.anchor)
      }
      made.append(
        LayoutConstraint(
          id: ObjectID("\(ids[first.view].text).\(first.anchor.rawValue)"), side(first), relation,
          to: second.map(side), constant: constant, priority: priority, origin: .autoresizing))
    }.pin()
    add(made)
  }

  /// Adds what an import makes, under identities that are free.
  private mutating func add(_ made: [LayoutConstraint]) {
    for constraint in made {
      constraints.append(
        LayoutConstraint(
          id: freeID(constraint.id.text), constraint.first, constraint.relation, to: constraint.second,
          constant: constraint.constant, priority: constraint.priority, condition: constraint.condition,
          origin: constraint.origin))
    }
  }

  /// One axis: `fromStart` and `toEnd` say which distances may change.
  private mutating func pin(
    _ index: Int, in parent: Int, along axis: Axis, at place: Double, length: Double, room: Double,
    isStretched: Bool, fromStart: Bool, toEnd: Bool
  ) {
    let isHorizontal = axis == .horizontal
    let (start, end): (Anchor, Anchor) = isHorizontal ? (.left, .right) : (.top, .bottom)
    let size: Anchor = isHorizontal ? .width : .height
    let center: Anchor = isHorizontal ? .centerX : .centerY
    let rest = place + length - room
    if isStretched {
      let parts = length + (fromStart ? place : 0) - (toEnd ? rest : 0)
      stretch(
        index, start, in: parent, along: axis, room: room, share: fromStart && parts > 0 ? place / parts : 0,
        at: place)
      stretch(
        index, end, in: parent, along: axis, room: room, share: 1 + (toEnd && parts > 0 ? rest / parts : 0),
        at: place + length
      )
      return
    }
    relate(index, size, in: nil, constant: max(0, length))
    switch (fromStart, toEnd) {
    case (true, true): relate(index, center, in: parent, constant: place + length / 2 - room / 2)
    case (true, false): relate(index, end, in: parent, constant: rest)
    default: relate(index, start, in: parent, constant: place)
    }
  }

  /// An edge of a view that grows with its superview: it takes its share of what the superview grows beyond `room`.
  private mutating func stretch(
    _ index: Int, _ anchor: Anchor, in parent: Int, along axis: Axis, room: Double, share: Double,
    at place: Double
  ) {
    let (start, end): (Anchor, Anchor) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
    switch share {
    case 0: relate(index, anchor, in: parent, constant: place, to: start)
    case 1: relate(index, anchor, in: parent, constant: place - room, to: end)
    default: relate(index, anchor, in: parent, constant: place - room * share, to: end, times: share)
    }
  }

  private mutating func relate(
    _ index: Int, _ anchor: Anchor, in parent: Int?, constant: Double, to other: Anchor? = nil,
    times multiplier: Double = 1
  ) {
    constraints.append(
      LayoutConstraint(
        id: freeID("\(ids[index].text).\(anchor.rawValue)"), AnchoredItem(Item(ids[index]), anchor), .equal,
        to: parent.map {
          AnchoredItem(Item(ids[$0], tree.objects[$0].isTable ? .frameLayout : .bounds), other ?? anchor)
        },
        multiplier: multiplier, constant: constant, origin: .autoresizing))
  }
}

extension Attributes {
  /// What has to be set on a view with `base` for it to have these attributes: UIKit's own value where only `base` sets
  /// one.
  fileprivate func changes(from base: Attributes, _ kind: ViewKind) -> Attributes {
    var result = Attributes()
    for entry in entries where base[entry.attribute] != entry.value { result[entry.attribute] = entry.value }
    for entry in base.entries where self[entry.attribute] == nil {
      result[entry.attribute] = entry.attribute.row.use(on: kind)?.absent.value(beside: self)
    }
    return result
  }
}
