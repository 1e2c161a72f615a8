public import AutoLayout
public import DesignModel
public import InterfaceBuilder

/// Writes a design into its file with new frames where the file's own would say something else: those of views that came,
/// and of views whose recorded size was another text's, font's or image's.
public struct WriteFrames {
  private let back: WriteBack
  /// The scene as the file has it now.
  private let scene: InterfaceBuilderScene
  private let known: [String: ObjectID]
  private let engine: LayoutEngine

  /// Writes into the scene of a file; `known` are the identities that the design has for objects of the file, by their
  /// identifiers, where they are not the file's own.
  public init(
    _ back: WriteBack, of scene: InterfaceBuilderScene, known: [String: ObjectID], engine: LayoutEngine
  ) {
    (self.back, self.scene, self.known, self.engine) = (back, scene, known, engine)
  }

  /// Makes the file say what `target` has and `base`, the scene as it is there, has not.
  public func write(
    from base: Screen, to target: Screen
  ) throws(InterfaceBuilderError) -> WriteBack.Written {
    let first = try back.write(from: base, to: target)
    guard let result = try scene(in: first) else { return first }
    var frames = lapsedFrames(target, since: base, as: result)
    let added = target.views.filter { base.view($0.id) == nil }
    if added.isEmpty {
      return frames.isEmpty ? first : try back.write(from: base, to: target, frames: frames)
    }
    let settled = frames.isEmpty ? first : try back.write(from: base, to: target, frames: frames)
    guard let shown = try scene(in: settled) else { return settled }
    let solved = CheckFile(engine: engine, source: .measured, tolerance: 1).frames(of: shown)
    for view in added {
      frames[view.id] = solved[ObjectID(FileIdentifier.of(.view, view.id, in: scene.rootID))]
    }
    return try back.write(from: base, to: target, frames: frames)
  }

  private func scene(in written: WriteBack.Written) throws(InterfaceBuilderError) -> InterfaceBuilderScene? {
    try InterfaceBuilderFile(written.bytes).scenes.first { $0.rootID == scene.rootID }
  }

  /// The frames that the canvas makes of the views that stayed, where it would take the file's old frame for the size of
  /// what they have become.
  private func lapsedFrames(
    _ target: Screen, since base: Screen, as result: InterfaceBuilderScene
  ) -> [ObjectID: Rect] {
    let read = result.imported(id: target.id, name: target.name, known: known).screen
    let lapsed = Set(
      read.views.filter { view in
        guard view.attributes.recordedSize != nil, let old = base.view(view.id) else { return false }
        return old.attributes.sizeReason(of: old.kind) != view.attributes.sizeReason(of: view.kind)
      }.map(\.id))
    if lapsed.isEmpty { return [:] }
    let layout = engine.layout(target, in: result.canvas(.measured).environment)
    return Dictionary(
      zip(target.views, layout.views).filter { lapsed.contains($0.0.id) }.map { ($0.id, $1.frame) },
      uniquingKeysWith: { first, _ in first })
  }
}
