public import DesignModel

/// One root view of a file with everything below it.
public struct InterfaceBuilderScene: Sendable {
  /// The root view's identifier in the file.
  public var rootID: ObjectID { tree.objects[0].id }
  /// What the screen is called: usable as a screen's name, not yet unique among screens.
  public let name: String
  /// Where the root view stands in the file.
  public var line: Int { tree.objects[0].element.line }
  /// What was not understood, in the file's order.
  public let notes: [ImportNote]
  /// What the design knows and doesn't hold: it stays in the file alone, in the file's order.
  public let losses: [ImportNote]

  /// What of a screen a file decides; it says nothing of the rest.
  public static let kinds: Set<ObjectKind> = [.view, .guide, .constraint, .variation]

  /// The objects as the file has them.
  let tree: SceneTree
  /// The controller's element, if one holds the root.
  let controller: XMLElement?
  /// Where the scene stands on the canvas.
  let setting: SceneSetting
  /// What the bars around it show.
  let contents: BarContents
  /// The views' names, by index.
  let names: [String]
  /// The identifiers of what outlets lead to.
  let connected: Set<String>
  /// The design's identities of the views, by index.
  let ids: [ObjectID]
  /// Pixels a point to which the canvas rounded.
  let scale: Double

  /// A scene of a file.
  init(
    tree: SceneTree, controller: XMLElement?, setting: SceneSetting, contents: BarContents, name: String,
    names: [String], connected: Set<String>, scale: Double
  ) {
    (self.contents, self.connected) = (contents, connected)
    (self.tree, self.controller, self.setting) = (tree, controller, setting)
    (self.name, self.names, self.scale) = (name, names, scale)
    ids = tree.objects.indices.map { $0 == 0 ? .root : tree.objects[$0].id }
    let account = tree.account(of: controller)
    func inOrder(_ notes: [ImportNote]) -> [ImportNote] {
      notes.sorted { ($0.line, $0.text) < ($1.line, $1.text) }
    }
    notes = inOrder(tree.notes + Self.notes(on: tree, ids) + account.notes)
    losses = inOrder(account.losses)
  }

  /// The scene as Interface Builder's canvas showed it; `open` are axes that a first solution found undetermined, and
  /// that are seeded from the recorded frames.
  public func canvas(_ source: IntrinsicSource, open: Set<OpenAxis> = []) -> CanvasScreen {
    BuildCanvas(self, source, open: open).canvas
  }

  /// The scene as a screen of a design, and what the design can't hold.
  public func design(id: ObjectID, name: String) -> (screen: Screen, notes: [ImportNote]) {
    var builder = BuildDesign(self)
    let screen = builder.screen(id: id, name: name)
    return (screen, builder.notes)
  }

  private static func notes(on tree: SceneTree, _ ids: [ObjectID]) -> [ImportNote] {
    var result: [ImportNote] = []
    for object in tree.objects {
      let name = object.className
      if !ViewKind.isKnown(name) {
        result.append(ImportNote(object.element.line, "<\(name)> is not known; it becomes a custom view"))
      }
    }
    for constraint in tree.constraints {
      for side in [constraint.first, constraint.second].compactMap(\.self) where tree.side(side, ids) == nil {
        let what =
          tree.view(of: side.item) == nil
          ? "nothing has the identifier '\(side.item)'"
          : "'\(side.attribute)' is no attribute of '\(side.item)'"
        result.append(
          ImportNote(constraint.line, "constraint '\(constraint.id)' is left out: \(what)"))
      }
    }
    return result
  }
}

/// An axis of a view in a canvas screen.
public struct OpenAxis: Hashable, Sendable {
  /// The view, by its identity in the screen.
  public let view: ObjectID
  /// The axis.
  public let axis: Axis

  /// An axis of a view.
  public init(view: ObjectID, axis: Axis) { (self.view, self.axis) = (view, axis) }
}
