import DesignModel
import InterfaceBuilder

/// What a check found in a file.
public struct CheckedFile: Sendable {
  /// As the user or the folder named it.
  public let path: String
  let outcome: Outcome

  enum Outcome: Sendable {
    case checked([CheckedScene])
    /// A sentence; `isForeign` where the file is sound but for another platform.
    case refused(String, isForeign: Bool)
  }

  init(path: String, outcome: Outcome) { (self.path, self.outcome) = (path, outcome) }

  /// A file that could not be read, with the reason in a sentence.
  public init(path: String, unreadable reason: String) {
    self.init(path: path, outcome: .refused(reason, isForeign: false))
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
  /// What was not understood.
  let notes: [ImportNote]
  /// Those with a recorded frame, in the file's order; none where the scene was solved on other profiles.
  var views: [CheckedView] = []
  var conflicts: [CheckedConflict] = []
  /// Where the views lie on other profiles.
  var placed: [PlacedView] = []
  /// What is wrong on other profiles.
  var findings: [ProfileFinding] = []
}

/// A view's solved frame beside the recorded one.
struct CheckedView: Sendable {
  let canvas: CanvasView
  /// As the screen calls it.
  let name: String
  let kind: ViewKind
  /// Points of the superview's coordinates.
  let recorded: Rect
  let solved: Rect
  /// True where no edge or size differs by more than the tolerance.
  let matches: Bool
  /// True where the layout leaves the view's place or size open.
  let isOpen: Bool
  /// What the layout leaves open of the view before sizes are seeded.
  let openAspects: [Ambiguity.Aspect]
  /// A constraint that contradicts no other one, and that the recorded frame of the view, or of one above it, doesn't keep.
  let against: ObjectID?

  /// True where the recorded frame says what Auto Layout makes of the constraints, and it isn't what we make of them.
  var isMiss: Bool { canvas.isTelling && !matches }

  /// True for a miss that proves nothing, since the file contradicts itself.
  var isRecordedAgainst: Bool { isMiss && against != nil }
}

/// Required constraints that can't hold together.
struct CheckedConflict: Sendable {
  /// In words, each with its line where the file has one.
  let members: [(text: String, line: Int?)]
  /// The profile where they meet; nil for the file's own canvas.
  var profile: String?
  /// Distinguishes the set from others in its scene.
  let key: String
  /// The first line that has part in it.
  var line: Int? { members.compactMap(\.line).min() }
  /// The profile in words; empty for the file's own canvas.
  var onProfile: String { profile.map { " on \($0)" } ?? "" }
}

/// A view's place on a profile.
struct PlacedView: Sendable {
  let profile: String
  /// The view's identifier in the file.
  let id: ObjectID
  /// As the screen calls it.
  let name: String
  let kind: ViewKind
  /// Where it stands in the file.
  let line: Int?
  /// Points of the superview's coordinates.
  let frame: Rect
}

/// Something that is wrong with a view on a profile.
struct ProfileFinding: Sendable {
  let rule: CheckRule
  let profile: String
  /// The view's name.
  let view: String
  /// Where the view stands in the file.
  let line: Int?
  /// A sentence that the profile's name ends.
  let message: String
  /// Distinguishes it from other findings of the rule in its scene on this profile.
  let key: String
  /// The profile in words.
  var onProfile: String { " on \(profile)" }
}
