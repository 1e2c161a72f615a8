import CPangoCairo
import DesignModel
import Synchronization

/// Shapes text with the fonts of the machine, for scripts and families without built-in figures.
final class PangoShaping: Sendable {
  /// Nil if Pango or Cairo is not installed.
  static let shared = PangoShaping()

  private struct State {
    var shaper: PangoShaper
    var families: [String: Bool] = [:]
  }
  private let state: Mutex<State>

  private init?() {
    guard let shaper = PangoShaper() else { return nil }
    state = Mutex(State(shaper: shaper))
  }

  /// Whether a family of that name is installed, letter case aside.
  func hasFamily(_ family: String) -> Bool {
    state.withLock { state in
      if let known = state.families[family] { return known }
      let isInstalled = state.shaper.nearestFamily(to: family)?.lowercased() == family.lowercased()
      state.families[family] = isInstalled
      return isInstalled
    }
  }

  /// The advance of each character of `text` in em; nil if no font has all its glyphs.
  ///
  /// Without a family the machine's usual sans-serif and its fallbacks are used.
  func advances(of text: String, family: String?, weight: FontWeight) -> [Double]? {
    state.withLock { state in
      state.shaper.advances(of: text, family: family ?? "sans-serif", weight: weight.pangoWeight)
    }
  }
}

extension FontWeight {
  /// Pango's and CSS's number for the weight.
  fileprivate var pangoWeight: Int32 {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
