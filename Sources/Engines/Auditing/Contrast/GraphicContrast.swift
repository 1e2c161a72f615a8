public import DesignModel

extension ContrastReader {
  /// The contrast of each symbol of the system's that a layout shows, in the screen's order, and what else shows a picture or
  /// draws its own controls: of that nothing is known.
  ///
  /// WCAG 2.2's criterion 1.4.11. Controls that look as UIKit draws them are left out, as its exception says, and those that are disabled; so is what
  /// shows words, which the criterion for texts judges.
  public func graphics(on layout: ScreenLayout, in environment: LayoutEnvironment) -> [TextContrast] {
    let environment = environment.settled(for: tree.screen)
    let marks = tree.marks(in: environment)
    let painters = marks.attributes.indices.map { ViewPaint(of: $0, in: tree, marks.attributes) }
    let search = GroundSearch(
      tree: tree, attributes: marks.attributes, layout: layout, tolerance: 0.5 / environment.scale + 1e-6)
    return layout.views.indices.compactMap { view in
      let place = layout.views[view]
      guard !place.isHidden, !marks.isTransparent[view],
        min(place.screenFrame.width, place.screenFrame.height) > 0,
        let look = Look(of: view, in: tree, marks.attributes)
      else { return nil }
      let id = tree.screen.views[view].id
      guard case .symbol(let color) = look, let words = color.painted else {
        return TextContrast(view: id, measure: .unknown(.drawn(id)))
      }
      let symbol = PlannedText(symbol: view, color, in: tree, painters)
      return TextContrast(
        view: id,
        measure: measure(symbol, words, on: search.ground(of: symbol)) {
          (TextContrast.ofGraphics, TextContrast.ofGraphics)
        })
    }
  }

  /// What a view shows that isn't words.
  private enum Look {
    /// One of the system's symbols in the colour that holds there.
    case symbol(TextColor)
    /// A picture, or what the app draws.
    case drawn

    /// The look of a view at an index; nil for a view that shows nothing of its own, or what UIKit draws.
    init?(of view: Int, in tree: AuditedScreen, _ attributes: [Attributes]) {
      let own = attributes[view]
      if tree.kinds[view].isControl, own.isDisabled { return nil }
      let kind = tree.kinds[view]
      // A class of the app's own for words is there for the words.
      let isDrawn = own.drawsItself || own.mayDraw && kind != .button && !kind.showsText
      if kind == .image || kind == .button {
        let isSymbol = own.imageName?.hasPrefix("symbol:") ?? own.isSystemSymbol
        if isSymbol, !own.isRepainted {
          self = .symbol(TextColor.ofSymbol(at: view, in: tree, attributes))
          return
        }
        guard kind == .image || own.imageName != nil || own.hasPictureOfCode || isDrawn else { return nil }
      } else if kind.isControl || kind.row.marks.contains(.picture) {
        // UIKit's own, unless the app gives it another look.
        let isOfSystem = kind != .custom && !isDrawn && !own.hasBackground && own.colorOfControls == nil
        if isOfSystem { return nil }
      } else if !isDrawn {
        return nil
      }
      self = .drawn
    }
  }
}

extension TextContrast {
  /// The ratio that WCAG 2.2 asks for in criterion 1.4.11.
  static let ofGraphics = 3.0
}
