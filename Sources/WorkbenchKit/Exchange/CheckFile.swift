import AutoLayout
import DesignModel
import InterfaceBuilder

/// Solves the scenes of files as Interface Builder's canvas showed them and compares with the recorded frames.
struct CheckFile: Sendable {
  let engine: LayoutEngine
  let source: IntrinsicSource
  /// Points.
  let tolerance: Double

  /// What a check of a file finds.
  func check(_ path: String, _ bytes: [UInt8]) -> CheckedFile {
    do throws(InterfaceBuilderError) {
      let file = try InterfaceBuilderFile(bytes)
      return CheckedFile(path: path, outcome: .checked(file.scenes.map(check)))
    } catch {
      return CheckedFile(path: path, outcome: .refused("\(error)", isForeign: error.isOtherPlatform))
    }
  }

  private func check(_ scene: InterfaceBuilderScene) -> CheckedScene {
    var canvas = scene.canvas(source)
    var layout = engine.layout(canvas.screen, in: canvas.environment)
    var open = Self.openAxes(layout)
    // A size that was open may have hidden another one, so look again a few times.
    for _ in 0..<Self.seedings where !open.isEmpty {
      let seeded = scene.canvas(source, open: open)
      if seeded.screen == canvas.screen { break }
      layout = engine.layout(seeded.screen, in: seeded.environment)
      canvas = seeded
      open.formUnion(Self.openAxes(layout))
    }
    return CheckedScene(
      name: scene.name, rootID: scene.rootID, line: scene.line, views: views(canvas, layout),
      conflicts: layout.conflicts.map { conflict($0, canvas) }, notes: scene.notes)
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
    return result
  }

  private func views(_ canvas: CanvasScreen, _ layout: ScreenLayout) -> [CheckedView] {
    let open = Set(layout.ambiguities.map(\.view))
    return canvas.views.indices.compactMap { index in
      let view = canvas.views[index]
      guard let recorded = view.recorded else { return nil }
      // The canvas shows a root anywhere; only its size can be compared.
      let solved = index == 0 ? recorded : layout.views[index].frame
      let greatest = max(
        abs(solved.x - recorded.x), abs(solved.y - recorded.y), abs(solved.width - recorded.width),
        abs(solved.height - recorded.height))
      return CheckedView(
        canvas: view, name: canvas.screen.views[index].name, recorded: recorded, solved: solved,
        matches: greatest <= tolerance + 1e-4, isOpen: open.contains(canvas.screen.views[index].id))
    }
  }

  private func conflict(_ conflict: Conflict, _ canvas: CanvasScreen) -> CheckedConflict {
    CheckedConflict(
      members: conflict.members.map { rule in
        if case .constraint(let id) = rule {
          (canvas.screen.spelled(rule), canvas.lines[id])
        } else {
          (canvas.screen.spelled(rule), nil)
        }
      })
  }
}
