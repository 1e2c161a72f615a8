public import DesignModel

/// A scene as Interface Builder's canvas showed it: a screen and an environment for the engine, and beside every view
/// what the file recorded of it.
public struct CanvasScreen: Sendable {
  /// The screen, size classes applied, given frames as constraints.
  public let screen: Screen
  /// The canvas.
  public let environment: LayoutEnvironment
  /// One for each view of the screen, in its order.
  public let views: [CanvasView]
  /// Where the constraints stand in the file; those made of given frames are left out.
  public let lines: [ObjectID: Int]
}

/// What a file recorded of a view.
public struct CanvasView: Hashable, Sendable {
  /// The view's identifier in the file; the screen calls its root otherwise.
  public let id: ObjectID
  /// The view's class in UIKit's words, as the file's element is named.
  public let className: String
  /// Where the view stands in the file.
  public let line: Int
  /// The recorded frame in points of the superview's coordinates; nil where there is none.
  public let recorded: Rect?
  /// True where the file gives the frame and constraints don't decide it.
  public let isGiven: Bool
  /// Why the view's own width was taken from the recorded frame; nil if it wasn't.
  public let seededWidth: SeedKind?
  /// Why the view's own height was taken from the recorded frame; nil if it wasn't.
  public let seededHeight: SeedKind?
  /// True where Xcode marked the view, or one above it, as misplaced: the recorded frame is not the layout's.
  public let isMisplaced: Bool
  /// True where Xcode marked the view, or one above it, as ambiguous.
  public let isAmbiguous: Bool
  /// True where Xcode marked this very view as misplaced.
  public let isSavedMisplaced: Bool
  /// True where Xcode marked this very view as ambiguous.
  public let isSavedAmbiguous: Bool
  /// True for hidden views of a stack and what lies in them, which take no part in the layout.
  public let isLeftOut: Bool

  /// The required constraints of the author's, by their identities in the screen, that the recorded frame of the view, or of
  /// one above it, doesn't keep: the file was saved without a layout pass, or they contradict other ones.
  public internal(set) var against: [ObjectID] = []

  /// True where a size that the file cannot know was taken from the recorded frame.
  public var isSeeded: Bool { seededWidth != nil || seededHeight != nil }

  /// True where the recorded frame says what Auto Layout makes of the constraints.
  public var isTelling: Bool {
    recorded != nil && !isGiven && !isMisplaced && !isAmbiguous && !isLeftOut
  }
}
