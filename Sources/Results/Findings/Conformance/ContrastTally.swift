import Auditing
import DesignModel

/// The contrasts of a screen on all its profiles: of each view the worst.
public struct ContrastTally: Sendable {
  /// The screen.
  let screen: Screen
  /// The worst contrast of each view, unknown before known, in the screen's order.
  private var worst: [ObjectID: TextContrast.Measure] = [:]

  init(_ screen: Screen) { self.screen = screen }

  mutating func add(_ contrasts: [TextContrast]) {
    for contrast in contrasts {
      if let known = worst[contrast.view], !contrast.measure.isWorse(than: known) { continue }
      worst[contrast.view] = contrast.measure
    }
  }

  /// The views in the screen's order, each with what is known.
  var measured: [(view: View, measure: TextContrast.Measure)] {
    screen.views.compactMap { view in worst[view.id].map { (view, $0) } }
  }

  /// Those whose contrast isn't known, and those that are in the app's accent colour.
  var unknown: [(view: View, doubt: GroundDoubt)] {
    measured.compactMap { view, measure in
      if case .unknown(let doubt) = measure { (view, doubt) } else { nil }
    }
  }

  /// Those whose contrast is known, with it.
  var known: [(view: View, contrast: TextContrast.Known)] {
    measured.compactMap { view, measure in
      if case .known(let contrast) = measure { (view, contrast) } else { nil }
    }
  }
}

extension TextContrast.Measure {
  fileprivate func isWorse(than other: Self) -> Bool {
    switch (self, other) {
    case (_, .unknown): false
    case (.unknown, .known): true
    case (.known(let one), .known(let other)): one.ratio / one.required < other.ratio / other.required
    }
  }
}
