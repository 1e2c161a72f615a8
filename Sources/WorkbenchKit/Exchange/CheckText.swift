import DesignModel
import InterfaceBuilder
import Notation

extension CheckedFile {
  /// What people should look at in the file, a line each; empty where all is well.
  func text(withNotes: Bool) -> [String] {
    switch outcome {
    case .refused(let reason, _): return ["\(path): \(reason)"]
    case .checked(let scenes): return scenes.flatMap { lines($0, withNotes: withNotes) }
    }
  }

  private func lines(_ scene: CheckedScene, withNotes: Bool) -> [String] {
    var result: [(line: Int, text: String)] = []
    for view in scene.views where view.isMiss {
      result.append(
        (
          view.canvas.line,
          "\(view.name) (\(view.canvas.className)) recorded \(view.recorded.shown), solved \(view.solved.shown)"
        ))
    }
    for conflict in scene.conflicts {
      let members = conflict.members.map { member in
        "\n    \(member.text)" + (member.line.map { " (line \($0))" } ?? "")
      }
      result.append((conflict.line ?? scene.line, "these contradict one another:" + members.joined()))
    }
    if withNotes { result += scene.notes.map { ($0.line, $0.text) } }
    // Sorting is stable only by the place among equals.
    let ordered = result.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
    return ordered.map { "\(path):\($0.element.line): \(scene.name): \($0.element.text)" }
  }
}

extension Rect {
  /// `20,64 100x44`.
  fileprivate var shown: String { "\(x.shown),\(y.shown) \(width.shown)x\(height.shown)" }
}
