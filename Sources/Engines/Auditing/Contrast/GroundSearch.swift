import DesignModel

/// Finds what lies under texts of a layout: in the order in which views are painted, the nearest opaque colour that covers
/// all of the text's view.
struct GroundSearch {
  let tree: AuditedScreen
  let attributes: [Attributes]
  let layout: ScreenLayout
  /// Points that rounding to pixels may add or take.
  let tolerance: Double

  /// A translucent colour between the text and the ground.
  private typealias Film = (color: PaintedColor, isOfSystem: Bool)

  /// What is under a text.
  func ground(of text: PlannedText) -> Ground {
    var area = layout.views[text.view].screenFrame
    var films: [Film] = []
    for step in text.steps {
      let place = layout.views[step.view]
      // What scrolls may stand anywhere in its viewport.
      if step.view != text.view, step.isAround, place.scroll?.canScroll == true { area = place.screenFrame }
      guard step.isAround || !place.isHidden && touches(place.screenFrame, area) else { continue }
      switch step.paint {
      case .nothing: continue
      case .unknown(let doubt): return .unknown(doubt)
      case .color(var color, let isOfSystem):
        if !step.isAround { color.opacity *= opacity(of: step.view, beside: text.view) }
        if color.opacity < 0.01 { continue }
        guard area.reach(beyond: place.screenFrame) <= tolerance else {
          return .unknown(.partly(tree.screen.views[step.view].id))
        }
        if color.isOpaque {
          return found(
            color, isOfSystem, at: step.view, under: text.view, films: films)
        }
        films.append((color, isOfSystem))
      }
    }
    return .unknown(.nothing)
  }

  private func touches(_ frame: Rect, _ area: Rect) -> Bool {
    frame.intersection(area).map { min($0.width, $0.height) > tolerance } ?? false
  }

  /// How opaque a view is by itself and by what it lies in, up to what lies around the text, too.
  private func opacity(of view: Int, beside text: Int) -> Double {
    let own = tree.ancestors(of: view).prefix { !tree.contains(text, under: $0) }
    return own.reduce(alpha(view)) { $0 * alpha($1) }
  }

  private func alpha(_ view: Int) -> Double { attributes[view].opacity }

  /// The colour with the films over it; what makes text and ground translucent together leaves both unknown.
  private func found(
    _ color: PaintedColor, _ isOfSystem: Bool, at ground: Int, under view: Int, films: [Film]
  ) -> Ground {
    var fade = 1.0
    for holder in [view] + tree.ancestors(of: view) where alpha(holder) < 1 {
      if holder == ground || tree.contains(ground, under: holder) || !films.isEmpty {
        return .unknown(.translucent(tree.screen.views[holder].id))
      }
      fade *= alpha(holder)
    }
    return .color(
      films.reversed().reduce(color) { $1.color.over($0) },
      isOfSystem: isOfSystem && films.allSatisfy(\.isOfSystem), fade: fade, of: ground)
  }
}

extension ScrollLayout {
  /// True if a finger can move the content.
  fileprivate var canScroll: Bool { greatest.x > least.x || greatest.y > least.y }
}
