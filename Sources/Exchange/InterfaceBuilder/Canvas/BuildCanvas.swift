import DesignModel

/// Makes the engine's question out of a scene: its design on the canvas.
///
/// What a canvas has otherwise than a device is the environment's; beside that, sizes are seeded that neither the file
/// nor UIKit knows, and what is hidden is shown.
struct BuildCanvas {
  private let scene: InterfaceBuilderScene
  private let source: IntrinsicSource
  private let open: Set<OpenAxis>
  private let tree: SceneTree
  private let setting: SceneSetting
  /// The design's identities by index.
  private let ids: [ObjectID]
  private var screen: Screen
  private var views: [View] = []
  private var canvasViews: [CanvasView] = []
  /// Where each view of the tree stands in `canvasViews`; -1 for those off the canvas.
  private var places: [Int]
  private var offsets: [ScrollOffset] = []
  private let lines: [ObjectID: Int]

  /// The canvas of a scene; `open` are axes to be seeded since nothing determines them.
  init(_ scene: InterfaceBuilderScene, _ source: IntrinsicSource, open: Set<OpenAxis>) {
    (self.scene, self.source, self.open) = (scene, source, open)
    var builder = BuildDesign(scene, source == .imported ? .everywhere : .onCanvas)
    screen = builder.screen(id: ObjectID(scene.rootID.text), name: scene.name)
    (tree, setting, ids) = (builder.tree, scene.setting, scene.ids)
    lines = builder.written.mapValues(\.line)
    places = [Int](repeating: -1, count: tree.objects.count)
    let kept = builder.kept
    for (index, view) in zip(kept, screen.views) { add(index, view) }
    let old = screen.lists
    let lists = ScreenLists {
      $0.views = views
      $0.constraints = old.constraints
      $0.variations = old.variations
    }
    screen = Screen(id: screen.id, name: screen.name, lists: lists)
    let against = RecordedContradictions(of: screen, canvasViews, scale: scene.scale).byView { id in
      builder.written[id].map { !$0.isSymbolic && !builder.tree.varies($0) } ?? false
    }
    for place in canvasViews.indices { canvasViews[place].against = against[place] }
  }

  /// The question.
  var canvas: CanvasScreen {
    CanvasScreen(screen: screen, environment: environment, views: canvasViews, lines: lines)
  }

  private var environment: LayoutEnvironment {
    var result = LayoutEnvironment(
      size: setting.size, scale: scene.scale, safeArea: setting.safeArea, idiom: setting.idiom,
      orientation: setting.header.orientation, textSize: source == .recorded ? .large : setting.textSize,
      os: setting.os, offsets: offsets.sorted { $0.view < $1.view })
    result.canvas = scene.customs
    return result
  }

  // MARK: Views

  private mutating func add(_ index: Int, _ view: View) {
    if view.kind == .scroll { offsets.append(ScrollOffset(view: view.name, offset: .zero)) }
    var (kind, attributes) = (view.kind, view.attributes)
    if CanvasTables.lowRowsLackMargins[setting.header.plugIn], tree.isOfLowRow(index) {
      kind = .view
      attributes.preservesMargins = nil
    }
    if tree.objects[index].isStopped { attributes.show() }
    var seed = Seed()
    if source != .imported {
      // A control in a given frame is nothing but that frame: its alignment rectangle plays no part.
      if kind.row.overhang > 0, tree.hasGivenFrame(index) {
        (kind, attributes) = (.custom, tree.objects[index].attributes(.custom))
      }
      // Xcode judges what is hidden like anything else; a stack leaves it out.
      if !tree.isArranged(index) { attributes.show() }
      seed = setSize(of: index, kind, &attributes)
    }
    views.append(
      View(id: view.id, name: view.name, parent: view.parent, kind: kind, attributes: attributes))
    note(index, seed)
  }

  private func setSize(of index: Int, _ kind: ViewKind, _ attributes: inout Attributes) -> Seed {
    if tree.hasGivenFrame(index) { return Seed() }
    let object = tree.objects[index]
    let seeds = SeededSizes(tree: tree)
    var seed: Seed
    if source == .recorded {
      seed = object.recordedIntrinsicSize
      seeds.seedLeaf(index, &seed)
      seeds.seedArranged(index, kind, into: &seed)
      // Sizes are given, so texts would only cost time.
      for text in TextTraits.sizing { attributes[text] = nil }
      attributes.ownSize = nil
    } else {
      seed = seeds.seed(of: index, kind, attributes, in: setting)
      if open.isEmpty { return seed }
    }
    seedOpenAxes(index, kind, into: &seed, attributes: &attributes)
    attributes.recordedSize = seed.recorded(kind, attributes, at: setting.textSize)
    return seed
  }

  /// Nothing determines these axes, so the weakest priority keeps the recorded size without disturbing anything.
  ///
  /// A text's size is open only where it or another view of equal priority has to yield: which one does, the canvas's
  /// history decided, so the recorded size is taken at the text's own priorities.
  private func seedOpenAxes(
    _ index: Int, _ kind: ViewKind, into seed: inout Seed, attributes: inout Attributes
  ) {
    guard let recorded = tree.objects[index].recorded else { return }
    let scrolls = kind == .textView && attributes.flag(.scrollEnabled) == true
    let isText = kind.showsText && !scrolls
    for (axis, length) in [(Axis.horizontal, recorded.width), (.vertical, recorded.height)] {
      let isKnown = axis == .horizontal ? seed.width != nil : seed.height != nil
      if isKnown || Self.isMeasured(kind, along: axis, with: attributes)
        || !open.contains(OpenAxis(view: ids[index], axis: axis))
      {
        continue
      }
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

  /// True for an axis in which the engine knows the size of a control, or a design says it.
  private static func isMeasured(_ kind: ViewKind, along axis: Axis, with attributes: Attributes) -> Bool {
    if let own = attributes.ownSize, axis == .horizontal ? own.width != nil : own.height != nil {
      return true
    }
    return kind.row.marks.contains(axis == .horizontal ? .width : .height)
  }

  private mutating func note(_ index: Int, _ seed: Seed) {
    let object = tree.objects[index]
    let outer = object.parent.map { canvasViews[places[$0]] }
    places[index] = canvasViews.count
    let isHiddenInStack = tree.isArranged(index) && object.isYes("hidden") && !object.isStopped
    canvasViews.append(
      CanvasView(
        id: object.id, className: object.className, line: object.element.line,
        // What the canvas's size classes don't install has a frame of another time, if any.
        recorded: scene.tree.objects[index].isInstalled ? object.recorded : nil,
        isGiven: tree.hasGivenFrame(index), seededWidth: seed.widthKind,
        seededHeight: seed.heightKind,
        isMisplaced: object.element.isYes("misplaced") || outer?.isMisplaced ?? false,
        isAmbiguous: object.element.isYes("ambiguous") || outer?.isAmbiguous ?? false,
        isSavedMisplaced: object.element.isYes("misplaced"),
        isSavedAmbiguous: object.element.isYes("ambiguous"),
        isLeftOut: isHiddenInStack || outer?.isLeftOut ?? false))
  }
}

extension SceneObject {
  /// True for a spinner that hides while it stands still: it keeps its place in a stack on the canvas (4 stacks of 5, in
  /// 4 repositories).
  fileprivate var isStopped: Bool { className == "activityIndicatorView" && isYes("hidesWhenStopped") }
}

extension SceneTree {
  /// True for the content of a row that begins below its table's lower edge.
  fileprivate func isOfLowRow(_ index: Int) -> Bool {
    guard objects[index].className == "tableViewCellContentView", let row = objects[index].parent,
      let table = objects[row].parent, let place = objects[row].frame, let frame = objects[table].frame
    else { return false }
    return place.y > frame.height
  }
}
