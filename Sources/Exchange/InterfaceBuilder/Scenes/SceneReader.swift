import DesignModel

/// Finds the root views of a document and reads each with what surrounds it.
struct SceneReader {
  private let root: XMLElement
  private let header: DocumentHeader
  private let classes: SizeClasses
  private var graph: SegueGraph
  private let outlets: [String: String]
  private let connected: Set<String>
  private let scale: Double

  /// A reader of a document.
  init(_ root: XMLElement, _ header: DocumentHeader) {
    (self.root, self.header) = (root, header)
    classes = SizeClasses(header)
    graph = SegueGraph(root, header)
    outlets = Self.outlets(root)
    connected = Self.connected(root)
    scale = header.scale
  }

  /// Every root view with a recorded frame: those of controllers, then those that stand by themselves.
  mutating func scenes() -> [InterfaceBuilderScene] {
    var result: [InterfaceBuilderScene] = []
    let isStoryboard = header.form == .storyboard
    if isStoryboard {
      for controller in graph.controllers {
        for view in Self.views(of: controller) { result.append(scene(view, controller, isGraphed: true)) }
      }
    }
    var lists: [XMLElement] = []
    root.forEach { if $0.name == "objects" { lists.append($0) } }
    for element in lists.flatMap(\.children) {
      if element.hasFrame {
        result.append(scene(element, nil, isGraphed: false))
      } else if !isStoryboard, element.name.hasSuffix("ontroller") {
        for view in Self.views(of: element) { result.append(scene(view, element, isGraphed: false)) }
      }
    }
    return result
  }

  private static func views(of controller: XMLElement) -> [XMLElement] {
    controller.children.filter { $0["key"] == "view" && $0.hasFrame }
  }

  private mutating func scene(
    _ view: XMLElement, _ controller: XMLElement?, isGraphed: Bool
  ) -> InterfaceBuilderScene {
    let tree = SceneTree(view, controller: controller, classes)
    var bars = SimulatedBars()
    if isGraphed, let controller {
      bars = graph.bars(around: controller)
    } else {
      bars.apply(metricsOf: controller ?? view)
    }
    let frame = tree.objects[0].recorded ?? .zero
    let setting = SceneSetting(
      header: header, bars: bars,
      isOfController: controller != nil || header.isLaunchScreen && header.plugIn >= 8000,
      isOfOwner: isOfOwner(view), rootClass: view.name, top: frame.y, size: frame.size)
    return InterfaceBuilderScene(
      tree: tree, controller: controller, setting: setting,
      contents: controller.map { BarContents(around: $0, graph) } ?? BarContents(),
      name: name(of: view, controller),
      names: SceneNames(tree, outlets: outlets).names, connected: connected, scale: scale)
  }

  /// True for the view of a xib's owner, which is a controller then, and for what is shown at launch.
  ///
  /// An owner whose class is named for a view or a cell is none.
  private func isOfOwner(_ view: XMLElement) -> Bool {
    if header.isLaunchScreen { return true }
    if let name = root.firstFilesOwner, name.hasSuffix("View") || name.hasSuffix("Cell") { return false }
    return root.filesOwner?.child("connections")?.children.contains { connection in
      connection["property"] == "view" && connection["destination"] == view["id"]
    } ?? false
  }

  /// The controller's or the view's own name, else its class.
  private func name(of view: XMLElement, _ controller: XMLElement?) -> String {
    let owner = root.firstFilesOwner
    let holder = controller ?? view
    let wishes = [
      holder["storyboardIdentifier"], holder["userLabel"], holder["customClass"], holder["title"],
      controller == nil ? owner : nil, holder["id"].map { holder.name + " " + $0 },
    ]
    for wish in wishes {
      if let wish, let word = SceneNames.word(wish) { return word }
    }
    return SceneNames.word(view.name) ?? "screen"
  }

  /// The properties of outlets by what they point to; the first one counts.
  private static func outlets(_ root: XMLElement) -> [String: String] {
    var result: [String: String] = [:]
    root.forEach { element in
      guard element.name == "outlet", let (property, target) = outlet(element) else { return }
      if result[target] == nil { result[target] = property }
    }
    return result
  }

  /// What outlets and collections of outlets lead to, by identifier.
  private static func connected(_ root: XMLElement) -> Set<String> {
    var result: Set<String> = []
    root.forEach { element in
      guard ["outlet", "outletCollection"].contains(element.name), let (_, target) = outlet(element) else {
        return
      }
      result.insert(target)
    }
    return result
  }

  /// An outlet's property and what it leads to; nil for those that every controller has, which mean no change.
  private static func outlet(_ element: XMLElement) -> (property: String, target: String)? {
    guard let property = element["property"], let target = element["destination"],
      !["view", "delegate", "dataSource"].contains(property)
    else { return nil }
    return (property, target)
  }
}

extension XMLElement {
  /// The class that a xib's owner has.
  fileprivate var firstFilesOwner: String? { filesOwner?["customClass"] }

  /// A xib's owner.
  fileprivate var filesOwner: XMLElement? {
    child("objects")?.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
