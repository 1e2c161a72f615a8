import Notation

/// A number of a view that follows the device's screen in its code, measured in a window that is smaller than the screen.
public struct ScreenMeasure: Hashable, Sendable {
  /// What of a frame is measured, in its superview's coordinates.
  public enum Side: String, Vocabulary { case width, height, left, top }

  /// What is measured.
  public let side: Side
  /// What it is, in points.
  public let onScreen: Double
  /// What it is in a window of that size on a screen that the window fills, in points.
  public let inWindow: Double
  /// Whether the view reaches out of the window at its left or right, as it doesn't on a screen of the window's size.
  public let leavesWindow: Bool
  /// The line of the code that says it, as `Login.swift:42`; nil where none does.
  public let line: String?

  /// The window in points: as large as the smallest screen of a phone, the iPhone SE's of 2016, and as narrow as a pad's
  /// Slide Over and a phone's zoomed display are.
  public static let window = Size(width: 320, height: 568)

  /// The word for a view that leaves the window.
  private static let leaving = "out"

  /// A measure of a side.
  public init(_ side: Side, onScreen: Double, inWindow: Double, leavesWindow: Bool, line: String?) {
    (self.side, self.onScreen, self.inWindow) = (side, onScreen, inWindow)
    (self.leavesWindow, self.line) = (leavesWindow, line)
  }

  /// Reads `width 393 320 out Login.swift:42`, of which the last two may be missing; nil for anything else.
  public init?(parsing text: String) {
    var words = text.split(separator: " ")[...]
    guard words.count >= 3, let side = Side(rawValue: String(words.removeFirst())),
      let onScreen = Double(parsing: words.removeFirst()), let inWindow = Double(parsing: words.removeFirst())
    else { return nil }
    let leavesWindow = words.first.map { $0 == Self.leaving } ?? false
    if leavesWindow { words.removeFirst() }
    self.init(
      side, onScreen: onScreen, inWindow: inWindow, leavesWindow: leavesWindow,
      line: words.isEmpty ? nil : words.joined(separator: " "))
  }

  /// As an attribute has it.
  public var spelled: String {
    let more = [leavesWindow ? Self.leaving : nil, line].compactMap(\.self)
    return ([side.rawValue, onScreen.shown, inWindow.shown] + more).joined(separator: " ")
  }
}
