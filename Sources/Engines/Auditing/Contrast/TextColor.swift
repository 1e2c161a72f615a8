import DesignModel

/// The colour of a view's text or symbol.
struct TextColor: Hashable, Sendable {
  /// What it is; nil where only the app knows.
  var painted: PaintedColor?
  /// True for one of UIKit's, or for what UIKit takes where the design names none.
  var isOfSystem = false
  /// True where the design names none and the app's accent colour would take its place.
  var isAccent = false

  private static let label = ColorText(system: "labelColor")!
  private static let accent = ColorText(system: "systemBlueColor")!
  private static let white = ColorText(system: "whiteColor")!

  private init(_ color: ColorText) {
    painted = PaintedColor(color)
    isOfSystem = color.isOfSystem || painted == PaintedColor(Self.white)
  }

  private init() {}

  /// The colour of the text on a view at an index; nil for a view that shows no text in a colour of its own.
  ///
  /// Labels, fields and text views are in `labelColor`, titles of buttons in the tint that holds there; of filled ones in white.
  /// What an import of code doesn't carry is not known, nor is what a view's own class gives.
  static func ofText(on view: Int, in tree: AuditedScreen, _ attributes: [Attributes]) -> TextColor? {
    let own = attributes[view]
    guard [.label, .textView, .textField, .button].contains(tree.kinds[view]) else { return nil }
    if own.isRepainted { return TextColor() }
    if let color = own.colorOfWords { return TextColor(color) }
    if tree.screen.isOfCode || own.isOfCustomClass { return TextColor() }
    guard tree.kinds[view] == .button else { return TextColor(label) }
    if own.hasWhiteTitle || FontTraits(.button, own).configuration == .filled { return TextColor(white) }
    return ofTint(at: view, in: tree, attributes)
  }

  /// The colour of a symbol at a view: in a button with a configuration that of its words, else the tint that holds there.
  static func ofSymbol(at view: Int, in tree: AuditedScreen, _ attributes: [Attributes]) -> TextColor {
    let own = attributes[view]
    let configuration: ButtonConfiguration =
      tree.kinds[view] == .button ? FontTraits(.button, own).configuration : .none
    if configuration != .none, let color = own.colorOfWords { return TextColor(color) }
    let isWhite = configuration == .filled && !tree.screen.isOfCode
    return isWhite ? TextColor(white) : ofTint(at: view, in: tree, attributes)
  }

  /// The colour of what can be tapped at a view.
  static func ofTint(at view: Int, in tree: AuditedScreen, _ attributes: [Attributes]) -> TextColor {
    if let tint = tint(of: view, in: tree, attributes) { return TextColor(tint) }
    if tree.screen.isOfCode { return TextColor() }
    var color = TextColor(accent)
    color.isAccent = true
    return color
  }

  /// The tint that holds at a view: its own or that of the nearest view around it; nil where none names one.
  static func tint(of view: Int, in tree: AuditedScreen, _ attributes: [Attributes]) -> ColorText? {
    if let own = attributes[view].colorOfControls { return own }
    return tree.ancestors(of: view).lazy.compactMap { attributes[$0].colorOfControls }.first { _ in true }
      ?? attributes[0].tintOfFile
  }
}
