import CPangoCairo
import DesignModel
import Synchronization

/// Shapes text with the fonts of the machine, for scripts and families without built-in figures.
final class PangoShaping: Sendable {
  /// Nil if Pango or Cairo is not installed.
  static let shared = PangoShaping()

  private let shaper: Mutex<PangoShaper>

  private init?() {
    guard let shaper = PangoShaper() else { return nil }
    self.shaper = Mutex(shaper)
  }

  /// Whether a family of that name is installed, letter case aside.
  func hasFamily(_ family: String) -> Bool {
    shaper.withLock { shaper in
      shaper.nearestFamily(to: family)?.lowercased() == family.lowercased()
    }
  }

  /// The advance of each character of `text` in em; nil if no font has all its glyphs.
  ///
  /// Without a family the machine's usual sans-serif and its fallbacks are used.
  func advances(of text: String, family: String?, weight: FontWeight) -> [Double]? {
    shaper.withLock { $0.advances(of: text, family: family ?? "sans-serif", weight: weight.pangoWeight) }
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
