public import AutoLayout
public import DesignModel
public import InterfaceBuilder

/// Solves the scenes of files as Interface Builder's canvas showed them and compares with the recorded frames.
public struct CheckFile: Sendable {
  let engine: LayoutEngine
  let source: IntrinsicSource
  /// Points.
  let tolerance: Double
  /// Where to solve instead of on the file's own canvas; none for that canvas.
  var profiles: [DeviceProfile] = []

  /// A check within that tolerance in points; on the profiles if there are any.
  public init(
    engine: LayoutEngine, source: IntrinsicSource, tolerance: Double, profiles: [DeviceProfile] = []
  ) {
    (self.engine, self.source, self.tolerance, self.profiles) = (engine, source, tolerance, profiles)
  }

  /// What a check of a file finds.
  public func check(_ path: String, _ bytes: [UInt8]) -> CheckedFile {
    do throws(InterfaceBuilderError) {
      let file = try InterfaceBuilderFile(bytes)
      return CheckedFile(path: path, outcome: .checked(file.scenes.map(check)))
    } catch {
      return CheckedFile(path: path, outcome: .refused("\(error)", isForeign: error.isOtherPlatform))
    }
  }

  private func check(_ scene: InterfaceBuilderScene) -> CheckedScene {
    guard profiles.isEmpty else { return CheckOnProfiles(scene, engine).checked(on: profiles) }
    let (canvas, layout, first) = solve(scene)
    return CheckedScene(
      name: scene.name, rootID: scene.rootID, line: scene.line, notes: scene.notes,
      views: views(canvas, layout, against: first),
      conflicts: layout.conflicts.map { CheckedConflict($0, canvas.screen, lines: canvas.lines) })
  }

  /// The frames that the canvas shows, by the views' identities in the screen.
  public func frames(of scene: InterfaceBuilderScene) -> [ObjectID: Rect] {
    let (canvas, layout, _) = solve(scene)
    return Dictionary(
      zip(canvas.screen.views, layout.views).map { ($0.id, $1.frame) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The canvas with its layout, and the layout before sizes were seeded.
  private func solve(
    _ scene: InterfaceBuilderScene
  ) -> (canvas: CanvasScreen, layout: ScreenLayout, first: ScreenLayout) {
    var canvas = scene.canvas(source)
    var layout = engine.layout(canvas.screen, in: canvas.environment)
    let first = layout
    var open = Self.openAxes(layout)
    // A size that was open may have hidden another one, so look again a few times.
    for _ in 0..<Self.seedings where !open.isEmpty && source != .imported {
      let seeded = scene.canvas(source, open: open)
      if seeded.screen == canvas.screen { break }
      layout = engine.layout(seeded.screen, in: seeded.environment)
      canvas = seeded
      open.formUnion(Self.openAxes(layout))
    }
    return (canvas, layout, first)
  }

  private static let seedings = 3

  /// The sizes that a layout leaves open.
  private static func openAxes(_ layout: ScreenLayout) -> Set<OpenAxis> {
    var result: Set<OpenAxis> = []
    for ambiguity in layout.ambiguities {
      switch ambiguity.aspect {
      case .width: result.insert(OpenAxis(view: ambiguity.view, axis: .horizontal))
      case .height: result.insert(OpenAxis(view: ambiguity.view, axis: .vertical))
      case .x, .y, .contentWidth, .contentHeight: break
      }
    }
    for view in layout.unrest?.views ?? [] {
      if view.one.width != view.next.width { result.insert(OpenAxis(view: view.view, axis: .horizontal)) }
      if view.one.height != view.next.height { result.insert(OpenAxis(view: view.view, axis: .vertical)) }
    }
    return result
  }

  private func views(
    _ canvas: CanvasScreen, _ layout: ScreenLayout, against first: ScreenLayout
  ) -> [CheckedView] {
    let open = Set(layout.ambiguities.map(\.view) + (layout.unrest?.views.map(\.view) ?? []))
    let atFirst = Dictionary(grouping: first.ambiguities, by: \.view)
    let contested = Set(layout.conflicts.flatMap(\.members))
    return canvas.views.indices.compactMap { index in
      let view = canvas.views[index]
      guard let recorded = view.recorded else { return nil }
      // The canvas shows a root anywhere; only its size can be compared.
      let solved = index == 0 ? recorded : layout.views[index].frame
      let greatest = max(
        abs(solved.x - recorded.x), abs(solved.y - recorded.y), abs(solved.width - recorded.width),
        abs(solved.height - recorded.height))
      return CheckedView(
        canvas: view, name: canvas.screen.views[index].name, kind: canvas.screen.views[index].kind,
        recorded: recorded, solved: solved,
        matches: greatest <= tolerance + 1e-4, isOpen: open.contains(canvas.screen.views[index].id),
        openAspects: atFirst[canvas.screen.views[index].id, default: []].map(\.aspect),
        against: view.against.first { !contested.contains(.constraint($0)) })
    }
  }
}

extension CheckedConflict {
  /// A conflict of a screen whose constraints stand on `lines` of the file.
  init(_ conflict: Conflict, _ screen: Screen, lines: [ObjectID: Int], profile: String? = nil) {
    let members = conflict.members.map { rule -> (text: String, line: Int?) in
      guard case .constraint(let id) = rule else { return (screen.spelled(rule), nil) }
      return (screen.spelled(rule), lines[id])
    }
    let keys = conflict.members.map { rule in
      switch rule {
      case .constraint(let id): id.text
      case .builtIn(let id, let what): "\(id): \(what)"
      }
    }
    self.init(members: members, profile: profile, key: keys.joined(separator: ","))
  }
}
