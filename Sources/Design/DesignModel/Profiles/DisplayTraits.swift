/// What a display held one way has otherwise than width, height and idiom say.
public struct DisplayTraits: Hashable, Sendable {
  /// The size classes; nil where they follow from orientation, width and idiom.
  public var classes: DisplayClasses?
  /// The edge at which the system puts bars one above the other; nil where bars lie above and below.
  public var barEdge: BarEdge?
  /// What of the display is kept free of content.
  public var reserved: [ReservedRegion]

  /// The traits of a display; by default of one that has nothing otherwise.
  public init(classes: DisplayClasses? = nil, barEdge: BarEdge? = nil, reserved: [ReservedRegion] = []) {
    (self.classes, self.barEdge, self.reserved) = (classes, barEdge, reserved)
  }

  /// Those of a display that has nothing otherwise.
  public static let usual = DisplayTraits()

  /// Those of a window of a phone that the system resizes, iOS 27 and later: compact × regular at every size.
  ///
  /// Two developers saw the compact width (developer.apple.com/forums/thread/836088, fatbobman.com/en/posts/
  /// from-size-class-to-available-space); that the height is regular follows from the orientation, which is always
  /// portrait (WWDC26, session 278).
  public static let resizedPhone = DisplayTraits(
    classes: DisplayClasses(horizontal: .compact, vertical: .regular))
}

/// Both size classes.
public struct DisplayClasses: Hashable, Sendable {
  /// Of the width.
  public var horizontal: SizeClass
  /// Of the height.
  public var vertical: SizeClass

  /// Size classes.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// An edge of a window as `UITraitCollection.verticalBarEdge` names it; the hardware's, whatever the writing direction:
/// leading is the left, trailing the right.
public enum BarEdge: String, Vocabulary { case leading, trailing }

/// A part of a display that the system keeps free of content, as `UIView.ReservedRegion`.
public struct ReservedRegion: Hashable, Sendable {
  /// Why.
  public var kind: Kind
  /// Where, in points of the window's coordinates, margins included.
  public var frame: Rect
  /// Whether anything is there now: a fold counts only while it is partly open.
  public var isActive: Bool

  /// What keeps a region free.
  public enum Kind: String, Vocabulary {
    /// Something lies over it: a camera, the status bar's box.
    case occlusion
    /// A fold goes through it.
    case division
  }

  /// A region.
  public init(_ kind: Kind, frame: Rect, isActive: Bool = true) {
    (self.kind, self.frame, self.isActive) = (kind, frame, isActive)
  }
}
