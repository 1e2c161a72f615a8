public import DesignModel
import Notation

/// An environment with the hash that remembered layouts are found by.
public struct EnvironmentKey: Hashable, Sendable {
  /// The environment, its state as the profile gives it (nil for a screen's initial one).
  public let environment: LayoutEnvironment
  /// The SHA-256 of the environment's canonical text.
  public let hash: String

  /// The key of an environment.
  public init(_ environment: LayoutEnvironment) {
    self.environment = environment
    hash = SHA256.hexadecimal(of: environment.canonicalText)
  }

  public static func == (a: EnvironmentKey, b: EnvironmentKey) -> Bool { a.hash == b.hash }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension LayoutEnvironment {
  /// Every property on one line, in a fixed order, free text quoted; equal for equal environments only.
  public var canonicalText: String { windowText + userText + stateText }

  /// What the device, its window and how it is held come to.
  private var windowText: String {
    var text = "size=\(size.width.spelled)x\(size.height.spelled) scale=\(scale.spelled) safeArea="
    text +=
      "\(safeArea.top.spelled),\(safeArea.left.spelled),\(safeArea.bottom.spelled),\(safeArea.right.spelled)"
    return text + " idiom=\(idiom.rawValue) orientation=\(orientation.rawValue)"
  }

  /// What a person has set.
  private var userText: String {
    var text = " textSize="
    text += textSize.rawValue
    text += boldText ? " boldText=true direction=" : " boldText=false direction="
    text += direction.rawValue
    return text
  }

  /// What the system and the screen are at.
  private var stateText: String {
    var text = " keyboard=\(keyboardHeight?.spelled ?? "-")"
    text += " os=\(os.spelled) locale=\(locale?.quotedAsJSON ?? "-") state=\(state?.quotedAsJSON ?? "-")"
    // Screens without bars of their own have the same layout whatever else.
    if bars == .profileAlone { text += " bars=\(bars.rawValue)" }
    if let focus { text += " focus=\(focus.quotedAsJSON)" }
    for entry in offsets { text += " offset=\(entry.view.quotedAsJSON),\(entry.position.spelled)" }
    return text
  }

  /// True if both have the same text but for what a person has set.
  private func isLike(_ other: LayoutEnvironment) -> Bool {
    size == other.size && scale == other.scale && safeArea == other.safeArea && idiom == other.idiom
      && orientation == other.orientation && keyboardHeight == other.keyboardHeight && os == other.os
      && locale == other.locale && state == other.state && bars == other.bars && focus == other.focus
      && offsets == other.offsets
  }

  /// Hashes of environments one after the other, of which most are like the one before or the same as an earlier one.
  struct Hashes {
    private var last: LayoutEnvironment?
    private var windowText = ""
    private var stateText = ""
    private var known: [String: String] = [:]

    init() {}

    /// The SHA-256 of an environment's canonical text.
    mutating func hash(of environment: LayoutEnvironment) -> String {
      if last.map({ !environment.isLike($0) }) ?? true {
        (windowText, stateText) = (environment.windowText, environment.stateText)
        last = environment
      }
      let text = windowText + environment.userText + stateText
      if let hash = known[text] { return hash }
      let hash = SHA256.hexadecimal(of: text)
      known[text] = hash
      return hash
    }
  }
}
