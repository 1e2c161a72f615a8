import AutoLayout
public import DesignModel
import InterfaceBuilder

/// A profile with its device's measures.
public struct DeviceProfile: Sendable {
  let profile: Profile
  let device: Device

  /// A profile on its device.
  public init(profile: Profile, device: Device) { (self.profile, self.device) = (profile, device) }
}

/// Solves a scene as the app would show it on other devices and at other text sizes than its canvas.
struct CheckOnProfiles {
  private let scene: InterfaceBuilderScene
  private let screen: Screen
  private let prepared: PreparedScreen
  private let lines: [ObjectID: Int]
  /// What the scene leaves open on its own canvas already: that is no fault of the profile's.
  private let openOnCanvas: Set<Opening>
  /// What contradicts itself on the canvas already.
  private let conflictsOnCanvas: Set<[ObjectID]>

  private struct Opening: Hashable {
    let view: ObjectID
    let aspect: Ambiguity.Aspect
    init(_ ambiguity: Ambiguity) { (view, aspect) = (ambiguity.view, ambiguity.aspect) }
  }

  init(_ scene: InterfaceBuilderScene, _ engine: LayoutEngine) {
    self.scene = scene
    screen = scene.design(id: scene.rootID, name: scene.name).screen
    prepared = engine.prepare(screen)
    lines = scene.lines
    let canvas = prepared.layout(in: scene.canvas(.measured).environment)
    conflictsOnCanvas = Set(canvas.conflicts.map(\.constraints))
    openOnCanvas = Set(canvas.ambiguities.map { Opening($0) })
  }

  /// What comes out on those profiles.
  func checked(on profiles: [DeviceProfile]) -> CheckedScene {
    var result = CheckedScene(name: scene.name, rootID: scene.rootID, line: scene.line, notes: scene.notes)
    for planned in profiles {
      let environment = planned.profile.environment(on: planned.device).settled(for: screen)
      let layout = prepared.layout(in: environment)
      let name = planned.profile.name
      result.conflicts += layout.conflicts.filter { !conflictsOnCanvas.contains($0.constraints) }.map {
        CheckedConflict($0, screen, lines: lines, profile: name)
      }
      result.findings += ambiguities(layout, name)
      // A view that its file doesn't show on the whole canvas, such as a cell, gets its height from elsewhere.
      if environment.root == nil { result.findings += truncations(layout, name) }
      result.placed += zip(screen.views, layout.views).map { view, place in
        PlacedView(
          profile: name, id: view.id == .root ? scene.rootID : view.id, name: view.name, kind: view.kind,
          line: lines[view.id],
          frame: place.frame)
      }
    }
    return result
  }

  private func ambiguities(_ layout: ScreenLayout, _ profile: String) -> [ProfileFinding] {
    layout.ambiguities.filter { !openOnCanvas.contains(Opening($0)) }.map { ambiguity in
      finding(
        .newAmbiguity, on: profile, of: ambiguity.view, message: screen.spelled(ambiguity),
        key: ambiguity.aspect.rawValue)
    }
  }

  private func truncations(_ layout: ScreenLayout, _ profile: String) -> [ProfileFinding] {
    layout.views.compactMap { place in
      guard !place.isHidden, let text = place.text, text.isTruncated || text.isClipped else { return nil }
      let name = screen.name(of: place.view)
      let words =
        text.isTruncated
        ? "\(name) shows \(text.shown) of \(text.total) characters"
        : "\(name) is too low for its \(text.lines == 1 ? "line" : "\(text.lines) lines")"
      return finding(.truncated, on: profile, of: place.view, message: words, key: "")
    }
  }

  private func finding(
    _ rule: CheckRule, on profile: String, of view: ObjectID, message: String, key: String
  ) -> ProfileFinding {
    ProfileFinding(
      rule: rule, profile: profile, view: screen.name(of: view), line: lines[view], message: message,
      key: view.text + (key.isEmpty ? "" : "." + key))
  }
}

extension Conflict {
  /// The author's constraints in it: what a view brings with it, such as the window's width, is another elsewhere.
  fileprivate var constraints: [ObjectID] {
    members.compactMap { if case .constraint(let id) = $0 { id } else { nil } }
  }
}
