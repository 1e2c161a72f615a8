import DesignModel
import Glibc

/// What a canvas has otherwise than a device.
enum CanvasDifference: String, CaseIterable {
  case classes, kinds, hidden, sizes, controls, root, margins, priorities, frames, placeholders
  static let asked: Set<CanvasDifference>? = getenv("WBDIFF").map {
    Set(String(cString: $0).split(separator: ",").compactMap { CanvasDifference(rawValue: String($0)) })
  }
}

/// Makes the engine's question out of a scene: its design on the canvas, with what the canvas has otherwise than a
/// device.
///
/// That are frames that the file gives, margins and control sizes of the plug-in's time, and sizes that are recorded.
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
  private var constraints: [LayoutConstraint] = []
  private var offsets: [ScrollOffset] = []
  private let lines: [ObjectID: Int]
  private let differences: Set<CanvasDifference>

  /// The canvas of a scene; `open` are axes to be seeded since nothing determines them.
  init(_ scene: InterfaceBuilderScene, _ source: IntrinsicSource, open: Set<OpenAxis>) {
    (self.scene, self.source, self.open) = (scene, source, open)
    differences = source == .imported ? CanvasDifference.asked ?? [] : CanvasDifference.asked ?? Set(CanvasDifference.allCases)
    var builder = BuildDesign(scene, differences.contains(.classes) ? .onCanvas : .everywhere)
    screen = builder.screen(id: ObjectID(scene.rootID.text), name: scene.name)
    (tree, setting, ids) = (builder.tree, scene.setting, scene.ids)
    lines = builder.written.mapValues(\.line)
    places = [Int](repeating: -1, count: tree.objects.count)
    let kept = builder.kept
    for (index, view) in zip(kept, screen.views) { add(index, view) }
    if differences.contains(.frames) { for index in kept { fix(index) } }
    for constraint in screen.constraints
    where constraint.origin != .autoresizing || !differences.contains(.frames) {
      // What stands for code acts on the canvas as anything else does.
      var copy = constraint
      if copy.origin == .placeholder, differences.contains(.placeholders) { copy.origin = .author }
      constraints.append(copy)
    }
    let variations = screen.variations
    let lists = ScreenLists {
      $0.views = views
      $0.constraints = constraints
      $0.variations = variations
    }
    screen = Screen(id: screen.id, name: screen.name, lists: lists)
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
    let object = tree.objects[index]
    let kind = differences.contains(.kinds) ? kind(of: index, view.kind) : view.kind
    var attributes = kind == view.kind ? view.attributes : object.attributes(kind)
    // A hidden view takes part in the layout like any other unless a stack arranges it.
    if differences.contains(.hidden), !tree.isArranged(index) { attributes.show() }
    if differences.contains(.sizes), source == .recorded || differences.contains(.controls) {
      for row in AttributeTable.rows(of: kind) where row.isOfCanvas { attributes[row.attribute] = nil }
    }
    if differences.contains(.root) {
      for entry in attributes.entries where entry.attribute.row.isOfRoot { attributes[entry.attribute] = nil }
    }
    if differences.contains(.margins) { setMargins(of: index, &attributes) }
    if differences.contains(.priorities) { yield(&attributes) }
    let seed = differences.contains(.sizes) ? setSize(of: index, kind, &attributes) : Seed()
    views.append(
      View(id: view.id, name: view.name, parent: view.parent, kind: kind, attributes: attributes))
    note(index, seed)
  }

  /// The kind that makes the engine treat the view as the canvas did.
  ///
  /// A text view that scrolls has no size of its own. A control in a given frame is nothing but that frame: its
  /// alignment rectangle plays no part.
  private func kind(of index: Int, _ kind: ViewKind) -> ViewKind {
    let object = tree.objects[index]
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
    case .measured, .imported:
      let sizes = MeasuredSizes(setting: setting, isAtBottom: tree.reachesGuideBelow(index))
      seed = differences.contains(.controls) ? sizes.size(of: object, &attributes) : sizes.seeded(object, &attributes)
    }
    let seeds = SeededSizes(tree: tree)
    seeds.seedLeaf(index, &seed)
    seeds.seedArranged(index, kind, &seed)
    seedOpenAxes(index, kind, &seed, &attributes)
    var size = seed
    if !differences.contains(.controls), case .size(let width, let height)? = attributes[.size] {
      (size.width, size.height) = (seed.width ?? width, seed.height ?? height)
    }
    if size.width != nil || size.height != nil {
      attributes.setSize(size)
    }
    return seed
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
      if isKnown || Self.isMeasured(kind, axis, attributes) || !open.contains(OpenAxis(view: ids[index], axis: axis)) { continue }
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
  private static func isMeasured(_ kind: ViewKind, _ axis: Axis, _ attributes: Attributes) -> Bool {
    if case .size(let width, let height)? = attributes[.size],
      axis == .horizontal ? width != nil : height != nil
    {
      return true
    }
    return switch kind {
    case .switch, .stepper, .activityIndicator, .datePicker, .pageControl: true
    case .slider, .progress, .searchBar, .segmentedControl, .textField: axis == .vertical
    default: false
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
}
