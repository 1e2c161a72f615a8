import DesignModel
import Notation
import Storage

@testable import WorkbenchKit

/// What commands say of a screen on one profile.
struct SaidLayout: Equatable {
  var status = ""
  /// The rules of each conflict, in words.
  var conflicts: Set<Set<String>> = []
  /// What is open, as `list.contentWidth`.
  var open: Set<String> = []
  /// Frames in pixels in the root's coordinates, by the views' paths; `root` for the root.
  var frames: [String: [Double]] = [:]
  /// The same before rounding, in the superviews' coordinates.
  var exact: [String: [Double]] = [:]

  /// The views that are open.
  var openViews: Set<String> { Set(open.map { $0.split(separator: ".").dropLast().joined(separator: ".") }) }
}

/// What `solve` says, by profile.
struct SaidLayouts {
  private(set) var layouts: [String: SaidLayout] = [:]
  /// The profiles, in the order in which they were said.
  private(set) var profiles: [String] = []

  /// What is said of a screen with those profile options.
  init(_ workspace: Workspace, _ screen: String, with options: [String]) {
    for record in workspace.run(["solve", screen, "--format", "ndjson"] + options).records {
      guard let profile = record["profile"]?.text else { continue }
      if record["type"] == "solution" {
        layouts[profile, default: SaidLayout()].read(solution: record)
        profiles.append(profile)
      } else if let frame = record["screenFrame"]?.elements, let path = record["path"]?.text {
        layouts[profile, default: SaidLayout()].frames[path] = frame.compactMap(\.double)
        layouts[profile]!.exact[path] = record["exact"]?.elements?.compactMap(\.double)
      }
    }
  }

  /// The profiles on which the layout comes out so.
  func profiles(where isMeant: (SaidLayout) -> Bool) -> [String] { profiles.filter { isMeant(layouts[$0]!) } }
}

extension SaidLayout {
  mutating func read(solution record: JSON) {
    status = record["status"]?.text ?? ""
    conflicts = Set((record["conflicts"]?.elements ?? []).map { Set(($0.elements ?? []).compactMap(\.text)) })
    open = Set(
      (record["ambiguous"]?.elements ?? []).map { "\($0["view"]!.text!).\($0["aspect"]!.text!)" })
  }

  /// True if both judge alike, and frames are the same to a millionth of a point.
  func isSame(as other: SaidLayout) -> Bool {
    (status, conflicts, open) == (other.status, other.conflicts, other.open)
      && Self.areSame(frames, other.frames)
  }

  static func areSame(_ one: [String: [Double]], _ other: [String: [Double]]) -> Bool {
    one.count == other.count
      && one.allSatisfy { path, frame in
        other[path].map { zip(frame, $0).allSatisfy { abs($0 - $1) < 2e-6 } } ?? false
      }
  }

  /// The same of what the engine answers.
  init(_ layout: ScreenLayout, of screen: Screen) {
    status = layout.status.rawValue
    conflicts = Set(layout.conflicts.map { Set($0.members.map { screen.spelled($0) }) })
    open = Set(layout.ambiguities.map { "\(screen.name(of: $0.view)).\($0.aspect.rawValue)" })
    if layout.unrest != nil { return }
    for (path, view) in zip(screen.paths, layout.views) {
      let frame = view.screenFrame
      frames[path] = [frame.x, frame.y, frame.width, frame.height]
    }
  }
}
