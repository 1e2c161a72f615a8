/// A closed list of words in UIKit's spelling, each its own raw value.
public protocol Vocabulary: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension Vocabulary {
  /// Every word, in declared order.
  public static var words: [String] { allCases.map(\.rawValue) }
}

/// The direction in which a stack view arranges its views.
public enum Axis: String, Vocabulary { case horizontal, vertical }

/// How a stack view sizes its arranged views along its axis.
public enum Distribution: String, Vocabulary {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// How a stack view places its arranged views across its axis.
public enum StackAlignment: String, Vocabulary {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
}

/// How text lines are aligned in a label, text field or text view.
public enum TextAlignment: String, Vocabulary { case natural, left, center, right, justified }

/// UILabel's treatment of text that is wider than its line.
public enum LineBreakMode: String, Vocabulary {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

  /// True for what breaks a line where the text goes on, and cuts nothing but the last.
  var wraps: Bool { self == .wordWrapping || self == .charWrapping }
}

/// The border of a text field, which decides its height.
public enum BorderStyle: String, Vocabulary { case none, line, bezel, roundedRect }

/// What assistive technologies say of a view's behaviour (UIAccessibilityTraits).
public enum AccessibilityTrait: String, Vocabulary {
  case none, button, link, header, searchField, image, selected, playsSound, keyboardKey, staticText
  case summaryElement, notEnabled, updatesFrequently, startsMediaSession, adjustable
  case allowsDirectInteraction, causesPageTurn, tabBar
}

/// A button's configuration (UIButton.Configuration); `none` for a button as it was before iOS 15.
public enum ButtonConfiguration: String, Vocabulary { case none, plain, gray, tinted, filled }

/// What gives a view other colours in its file than those that are set: a state, a text with attributes of its own, an
/// image under a title, a colour as a run-time attribute, UIKit's blur of what lies under it, the white of a custom
/// button's title, or a background of a button's configuration, which lies over the view's own.
///
/// Of the states `disabled` comes before `selected`. Code says besides that a view has layers of its own, that a class of the
/// app's own or one of UIKit's that draws itself is under what is set, and that a button has a picture.
public enum Repainting: String, Vocabulary {
  case disabled, attributedText, backgroundImage, runtimeAttribute, effect, whiteTitle
  case configuredBackground, selected, layers, ownClass, ofUIKit, picture
}

/// The two sizes of an activity indicator.
public enum IndicatorStyle: String, Vocabulary { case medium, large }

/// What a table cell shows at its trailing edge.
public enum CellAccessory: String, Vocabulary {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// How the safe area adds to a scroll view's content insets (UIScrollView.ContentInsetAdjustmentBehavior).
public enum ContentInsetAdjustment: String, Vocabulary { case automatic, scrollableAxes, never, always }

/// How a view's content fills it (UIView.ContentMode).
public enum ContentMode: String, Vocabulary {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}

/// Whether the status bar is on the screen.
public enum StatusBarState: String, Vocabulary { case shown, hidden }

/// The weights of the system font.
public enum FontWeight: String, Vocabulary {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// UIKit's text styles, from the largest to the smallest.
public enum TextStyle: String, Vocabulary {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}

/// UIKit's content size categories (Dynamic Type), from the smallest to the largest.
public enum TextSize: String, Vocabulary, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The short names in the same order: XS S M L XL XXL XXXL AX1 … AX5.
  public static let aliases = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  /// Zero for the smallest, eleven for the largest.
  public var rank: Int { Self.allCases.firstIndex(of: self)! }
  /// The short name, as `AX3`.
  public var alias: String { Self.aliases[rank] }
  /// True from `accessibilityMedium` up.
  public var isAccessibility: Bool { self >= .accessibilityMedium }

  /// The category of that UIKit name or short name.
  public init?(named name: String) {
    if let category = Self(rawValue: name) {
      self = category
    } else if let rank = Self.aliases.firstIndex(of: name.uppercased()) {
      self = Self.allCases[rank]
    } else {
      return nil
    }
  }
  public static func < (a: TextSize, b: TextSize) -> Bool { a.rank < b.rank }
}

/// The writing direction: left to right or right to left.
public enum LayoutDirection: String, Vocabulary { case ltr, rtl }

/// How the device is held.
public enum Orientation: String, Vocabulary { case portrait, landscape }

/// The kind of device, UIKit's user interface idiom.
public enum Idiom: String, Vocabulary { case phone, pad }

/// UIKit's horizontal or vertical size class.
public enum SizeClass: String, Vocabulary { case compact, regular }

/// Whether the keyboard is on the screen.
public enum KeyboardState: String, Vocabulary { case hidden, shown }

/// The bars that a container puts around a screen's content; `none` for none, not even the screen's own.
public enum Bar: String, Vocabulary { case none, navigation, prompt, largeTitle, tab, tool }

/// Where bars may take room from a view.
public enum OpaqueEdge: String, Vocabulary { case top, bottom }

/// What the root of a screen is.
public enum RootKind: String, Vocabulary {
  /// A controller's view, which fills the window.
  case window
  /// A cell of a table or a collection, which is as high as its content.
  case cell
  /// A view that something else shows somewhere.
  case view
}

/// A kind of device, and how it is held, as an app's project names those that it is for.
public enum SupportedPose: String, Vocabulary {
  case phonePortrait, phoneLandscape, padPortrait, padLandscape

  /// The pose of devices of an idiom.
  public init(_ idiom: Idiom, _ orientation: Orientation) {
    switch (idiom, orientation) {
    case (.phone, .portrait): self = .phonePortrait
    case (.phone, .landscape): self = .phoneLandscape
    case (.pad, .portrait): self = .padPortrait
    case (.pad, .landscape): self = .padLandscape
    }
  }
}

/// What stands in for what the app shows.
public enum SampleKind: String, Vocabulary {
  /// An import's own text or size, where the code that ran puts nothing.
  case filler
  /// What the code makes of contents that an import made up.
  case contents
}
