import DesignModel
import Notation

extension LaidOutScreen {
  /// The table of frames for people, and under it what is wrong.
  public var text: String {
    var table = TextTable([
      ("view", .left), ("kind", .left), ("x", .right), ("y", .right), ("width", .right), ("height", .right),
      ("notes", .left),
    ])
    let restless = layout.restless(in: screen)
    for (index, (path, place)) in zip(screen.paths, layout.views).enumerated() {
      let frame = place.screenFrame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.shown)
      table.add(
        [path, screen.views[index].kind.rawValue] + (restless[index] ? numbers.map { _ in "-" } : numbers)
          + [restless[index] ? "no rest" : place.notes])
    }
    return (["\(screen.name) on \(profile.name)", table.text] + findings).joined(separator: "\n")
  }

  /// A sentence for rounds without rest, for each conflict and each ambiguity.
  public var findings: [String] {
    (layout.unrest.map { ["no rest: \(screen.spelled($0))"] } ?? [])
      + layout.conflicts.map { conflict in
        "conflict: these can't hold together: \(conflict.members.map { screen.spelled($0) }.joined(separator: "; "))"
      } + layout.ambiguities.map { "ambiguous: \(screen.spelled($0))" }
  }
}

extension ViewLayout {
  /// What is worth knowing beside the frame.
  fileprivate var notes: String {
    if isHidden { return "hidden" }
    var notes: [String] = []
    if let text {
      if text.lines > 1 { notes.append("\(text.lines) lines") }
      if text.isTruncated { notes.append("shows \(text.shown) of \(text.total) characters") }
      if text.isClipped { notes.append("clipped") }
      if text.scale < 1 { notes.append("shrunk to \((text.scale * 100).shown) %") }
      if text.isApproximate { notes.append("approximate") }
    }
    if let scroll {
      notes.append("content \(scroll.contentSize.width.shown)x\(scroll.contentSize.height.shown)")
    }
    return notes.joined(separator: ", ")
  }
}
