import DesignModel
import Notation

/// Hashes of environments one after the other, as a catalogue's profiles have them: most are like the one before but for
/// what a person has set, and many devices have the same.
struct EnvironmentHashes {
  private var last: LayoutEnvironment?
  private var (windowText, stateText) = ("", "")
  private var place = 0
  /// Where in `known` the environments are of which all but the traits has that text.
  private var places: [String: Int] = [:]
  private var known: [[String?]] = []
  private static let sizes = TextSize.allCases.count

  /// The SHA-256 of an environment's canonical text.
  mutating func hash(of environment: LayoutEnvironment) -> String {
    if last.map({ !environment.isLike($0) }) ?? true { turn(to: environment) }
    let traits =
      (TextSize.allCases.firstIndex(of: environment.textSize)! * 2 + (environment.boldText ? 1 : 0)) * 2
      + (environment.direction == .ltr ? 0 : 1)
    if let hash = known[place][traits] { return hash }
    let hash = SHA256.hexadecimal(of: windowText + environment.userText + stateText)
    known[place][traits] = hash
    return hash
  }

  private mutating func turn(to environment: LayoutEnvironment) {
    last = environment
    (windowText, stateText) = (environment.windowText, environment.stateText)
    let text = windowText + stateText
    place = places[text, default: known.count]
    guard place == known.count else { return }
    places[text] = place
    known.append(Array(repeating: nil, count: 4 * Self.sizes))
  }
}

extension LayoutEnvironment {
  /// True if both have the same text but for what a person has set.
  fileprivate func isLike(_ other: LayoutEnvironment) -> Bool {
    size == other.size && scale == other.scale && safeArea == other.safeArea && idiom == other.idiom
      && orientation == other.orientation && display == other.display
      && keyboardHeight == other.keyboardHeight && os == other.os
      && locale == other.locale && state == other.state && bars == other.bars && focus == other.focus
      && offsets == other.offsets
  }
}
