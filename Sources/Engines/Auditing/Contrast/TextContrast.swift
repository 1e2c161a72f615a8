public import AutoLayout
public import DesignModel
import Notation

/// The contrast of a view's text with what it lies on, in light appearance.
public struct TextContrast: Hashable, Sendable {
  /// The view.
  public let view: ObjectID
  /// What is known of it.
  public let measure: Measure

  /// What is known of a contrast.
  public enum Measure: Hashable, Sendable {
    /// Both colours are known.
    case known(Known)
    /// One of them isn't, and why.
    case unknown(GroundDoubt)
  }

  /// A contrast of known colours.
  public struct Known: Hashable, Sendable {
    /// The colours as they look, `#RRGGBB`: that of the text over the other, and that of the ground.
    public let text, ground: String
    /// WCAG 2.2's ratio, from 1 to 21.
    public let ratio: Double
    /// What WCAG 2.2 asks for at the text's size: 4.5, or 3 for large text.
    public let required: Double
    /// The same where a point counts as a CSS pixel, of which there are 96 to an inch and not 72.
    public let requiredInPixels: Double
    /// True if both colours are UIKit's own.
    public let isOfSystem: Bool
    /// True if the ground is that of a view of the app's own class by its file, or of one of which nobody knows the class.
    public let isOfOwnClass: Bool
    /// True if the text is in the app's accent colour, which is taken as UIKit's blue.
    public let isAccent: Bool

    /// The ratio to two digits, not rounded up to what is asked for.
    public var shownRatio: String {
      let nearest = (ratio * 100).rounded() / 100
      return (nearest < required ? nearest : (ratio * 100).rounded(.down) / 100).shown
    }

    /// True if it is enough, a hundredth of rounding aside.
    public var isEnough: Bool { ratio >= required - 0.005 }

    /// The same where a point counts as a CSS pixel.
    public var isEnoughInPixels: Bool { ratio >= requiredInPixels - 0.005 }
  }

  /// Points from which a text is large, and from which a bold one is: WCAG 2.2, "large scale (text)", a point of iOS taken as
  /// one of print.
  public static let large = 18.0
  public static let largeBold = 14.0
  /// CSS pixels that are as long as a point of print, of which there are 72 to an inch.
  public static let pixels = 96.0 / 72
  /// The ratios that WCAG 2.2 asks for in criterion 1.4.3.
  public static let ofText = 4.5
  static let ofLargeText = 3.0
}

extension AuditedScreen {
  /// The texts of the views as they are with those attributes.
  func plannedTexts(_ attributes: [Attributes]) -> [PlannedText] {
    let painters = attributes.indices.map { ViewPaint(of: $0, in: self, attributes) }
    return attributes.indices.compactMap { PlannedText(of: $0, in: self, attributes, painters) }
  }
}

/// Reads the contrasts of a screen's texts off its layouts.
public struct ContrastReader: Sendable {
  let tree: AuditedScreen
  private let screen: PreparedScreen
  private let unvaried: [PlannedText]

  /// A reader of a screen that an engine lays out.
  public init(_ screen: Screen, engine: LayoutEngine) {
    self.init(AuditedScreen(screen), engine.prepare(screen))
  }

  init(_ tree: AuditedScreen, _ screen: PreparedScreen) {
    (self.tree, self.screen) = (tree, screen)
    unvaried = tree.plannedTexts(tree.unvaried.attributes)
  }

  /// The contrast of each text that a layout shows, in the screen's order.
  public func contrasts(on layout: ScreenLayout, in environment: LayoutEnvironment) -> [TextContrast] {
    let environment = environment.settled(for: tree.screen)
    let marks = tree.marks(in: environment)
    return contrasts(on: layout, in: environment, marks) { _ in true }
  }

  /// Those of the texts that may stand out too little, where the environment is settled, with what views are like there.
  func doubtful(
    on layout: ScreenLayout, in environment: LayoutEnvironment, _ marks: ViewMarks
  ) -> [TextContrast] { contrasts(on: layout, in: environment, marks, of: \.mayFail) }

  private func contrasts(
    on layout: ScreenLayout, in environment: LayoutEnvironment, _ marks: ViewMarks,
    of isWanted: (PlannedText) -> Bool
  ) -> [TextContrast] {
    let planned = marks.isVaried ? tree.plannedTexts(marks.attributes) : unvaried
    let texts = planned.filter { isWanted($0) && isShown($0.view, on: layout, marks) }
    if texts.isEmpty { return [] }
    let fonts = ShownTexts(screen, in: environment)
    let search = GroundSearch(
      tree: tree, attributes: marks.attributes, layout: layout, tolerance: 0.5 / environment.scale + 1e-6)
    return texts.map { text in
      let id = tree.screen.views[text.view].id
      guard let words = text.color.painted else { return TextContrast(view: id, measure: .unknown(.words)) }
      return TextContrast(
        view: id,
        measure: measure(text, words, on: search.ground(of: text)) {
          fonts.font(of: text.view, layout.views[text.view])?.requiredContrasts
            ?? (TextContrast.ofText, TextContrast.ofText)
        })
    }
  }

  private func isShown(_ view: Int, on layout: ScreenLayout, _ marks: ViewMarks) -> Bool {
    let place = layout.views[view]
    return !place.isHidden && !marks.isTransparent[view] && place.text?.total ?? 0 > 0
      && min(place.screenFrame.width, place.screenFrame.height) > 0
  }

  /// The contrast of what is painted in `words` on what lies under it.
  func measure(
    _ text: PlannedText, _ words: PaintedColor, on ground: Ground,
    required: () -> (inPoints: Double, inPixels: Double)
  ) -> TextContrast.Measure {
    switch ground {
    case .unknown(let doubt): return .unknown(doubt)
    case .color(let ground, let isOfSystem, let fade, let holder):
      var shown = words
      shown.opacity *= fade
      shown = shown.over(ground)
      let required = required()
      return .known(
        TextContrast.Known(
          text: shown.spelled, ground: ground.spelled, ratio: shown.contrast(to: ground),
          required: required.inPoints, requiredInPixels: required.inPixels,
          isOfSystem: isOfSystem && text.color.isOfSystem,
          isOfOwnClass: tree.screen.views[holder].attributes.isOfOwnClass, isAccent: text.color.isAccent))
    }
  }
}

extension ResolvedFont {
  /// The contrasts that WCAG 2.2 asks for of text in the font: a point of iOS taken as one of print, and as a CSS pixel.
  fileprivate var requiredContrasts: (inPoints: Double, inPixels: Double) {
    let isBold = [FontWeight.bold, .heavy, .black].contains(weight)
    let large = isBold ? TextContrast.largeBold : TextContrast.large
    func required(_ least: Double) -> Double {
      size >= least ? TextContrast.ofLargeText : TextContrast.ofText
    }
    return (required(large), required(large * TextContrast.pixels))
  }
}

extension Attributes {
  /// True for a view of whose class a file or an import knows no more than the name, or not even that.
  fileprivate var isOfOwnClass: Bool { mayDraw || isStandIn }
}
