import DesignModel
import InterfaceBuilder

/// What a check found in a file.
struct CheckedFile: Sendable {
  /// As the user or the folder named it.
  let path: String
  let outcome: Outcome

  enum Outcome: Sendable {
    case checked([CheckedScene])
    /// A sentence; `isForeign` where the file is sound but for another platform.
    case refused(String, isForeign: Bool)
  }

  /// The scenes; none where the file was refused.
  var scenes: [CheckedScene] {
    if case .checked(let scenes) = outcome { scenes } else { [] }
  }
}

/// What a check found in a scene.
struct CheckedScene: Sendable {
  let name: String
  let rootID: ObjectID
  let line: Int
  /// Those with a recorded frame, in the file's order.
  let views: [CheckedView]
  let conflicts: [CheckedConflict]
  /// What was not understood.
  let notes: [ImportNote]
}

/// A view's solved frame beside the recorded one.
struct CheckedView: Sendable {
  let canvas: CanvasView
  /// As the screen calls it.
  let name: String
  /// Points of the superview's coordinates.
  let recorded: Rect
  let solved: Rect
  /// True where no edge or size differs by more than the tolerance.
  let matches: Bool
  /// True where the layout leaves the view's place or size open.
  let isOpen: Bool

  /// True where the recorded frame says what Auto Layout makes of the constraints, and it isn't what we make of them.
  var isMiss: Bool { canvas.isTelling && !matches }
}

/// Required constraints that can't hold together.
struct CheckedConflict: Sendable {
  /// In words, each with its line where the file has one.
  let members: [(text: String, line: Int?)]
  /// The first line that has part in it.
  var line: Int? { members.compactMap(\.line).min() }
}
