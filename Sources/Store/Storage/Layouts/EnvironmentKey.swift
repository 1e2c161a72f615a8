public import DesignModel
import DesignText
import Notation

/// An environment with the hash that remembered layouts are found by.
public struct EnvironmentKey: Hashable, Sendable {
  /// Environments are large, and every profile's is handed on many times.
  private final class Content: Sendable {
    let environment: LayoutEnvironment
    let hash: String

    init(_ environment: LayoutEnvironment) {
      self.environment = environment
      hash = SHA256.hexadecimal(of: environment.canonicalText)
    }
  }

  private let content: Content

  /// The environment, its state as the profile gives it (nil for a screen's initial one).
  public var environment: LayoutEnvironment { content.environment }
  /// The SHA-256 of the environment's canonical text.
  public var hash: String { content.hash }

  /// The key of an environment.
  public init(_ environment: LayoutEnvironment) { content = Content(environment) }

  public static func == (a: EnvironmentKey, b: EnvironmentKey) -> Bool {
    a.content === b.content || a.hash == b.hash
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension LayoutEnvironment {
  /// Every property on one line, in a fixed order, free text quoted; equal only for environments that a screen lays out alike.
  public var canonicalText: String { windowText + userText + stateText }

  /// What the device, its window and how it is held come to.
  var windowText: String {
    var text = "size=\(size.width.spelled)x\(size.height.spelled) scale=\(scale.spelled) safeArea="
    text +=
      "\(safeArea.top.spelled),\(safeArea.left.spelled),\(safeArea.bottom.spelled),\(safeArea.right.spelled)"
    text += " idiom=\(idiom.rawValue) orientation=\(orientation.rawValue)"
    return display == .usual ? text : text + " display=\(DisplayTraits.form.json(of: display).line)"
  }

  /// What a person has set.
  var userText: String {
    var text = " textSize="
    text += textSize.rawValue
    text += boldText ? " boldText=true direction=" : " boldText=false direction="
    text += direction.rawValue
    return text
  }

  /// What the system and the screen are at.
  var stateText: String {
    var text = " keyboard=\(keyboardHeight?.spelled ?? "-")"
    text += " os=\(os.spelled) locale=\(locale?.quotedAsJSON ?? "-") state=\(state?.quotedAsJSON ?? "-")"
    // A screen has bars of its own or hasn't, so that it meets only one of the other two.
    if bars == .profileAlone { text += " bars=\(bars.rawValue)" }
    if let focus { text += " focus=\(focus.quotedAsJSON)" }
    for entry in offsets { text += " offset=\(entry.view.quotedAsJSON),\(entry.position.spelled)" }
    return text
  }
}
