import Foundation

/// The surroundings that a run is given: a device, how it is held and set.
struct RecordedTraits {
  /// Of the window, in points.
  var size = CGSize(width: 393, height: 852)
  /// Of the screen that the window is on, in points, where the window is another size.
  var ownScreen: CGSize?
  var insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  var scale: CGFloat = 3
  var textSize = "L"
  var isWide = false
  var isTall = true
  var isPad = false
  var isRightToLeft = false
  var isBold = false
  /// Points; zero while the keyboard is hidden.
  var keyboard: CGFloat = 0
  var system: Double = 18
  /// Whether samples stand in for what the code doesn't show.
  var wantsSamples = false
  /// The points that lengths have more which are made up for what makes the screen: what hangs on them differs from run to run.
  var addedLength: Double = 0
  /// Whether lists are to say how large they would have the cells that they don't show.
  var asksSizes = false
  /// What the root is, where it is none that fills the window.
  var part: RecordedPart?

  /// The size of the screen in points.
  var screen: CGSize { ownScreen ?? size }

  init() {}

  init(_ object: [String: Any]) {
    func number(_ name: String) -> CGFloat { CGFloat((object[name] as? NSNumber)?.doubleValue ?? 0) }
    func flag(_ name: String) -> Bool { (object[name] as? NSNumber)?.boolValue ?? false }
    size = CGSize(width: number("width"), height: number("height"))
    let screen = CGSize(width: number("screenWidth"), height: number("screenHeight"))
    ownScreen = screen == .zero ? nil : screen
    insets = UIEdgeInsets(
      top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
    (scale, keyboard, system) = (number("scale"), number("keyboard"), Double(number("system")))
    textSize = object["textSize"] as? String ?? "L"
    (isWide, isTall, isPad) = (flag("isWide"), flag("isTall"), flag("isPad"))
    (isRightToLeft, isBold) = (flag("isRightToLeft"), flag("isBold"))
    (wantsSamples, asksSizes) = (flag("samples"), flag("sizes"))
    addedLength = Double(number("addedLength"))
    part = RecordedPart(object)
    // What holds a part lies within the safe area, as far as anybody knows.
    if part != nil { insets = .zero }
  }
}

/// A view that others hold, which has no window of its own.
struct RecordedPart {
  /// What the design has of its root, in the design's words.
  let attributes: [(String, String)]

  /// Its size in points; of a length that isn't known, the window's.
  func size(in window: CGSize) -> CGSize {
    let words = (attributes.first { $0.0 == "rootSize" }?.1 ?? "").split(separator: "x").map { Double($0) }
    guard words.count == 2 else { return window }
    return CGSize(width: words[0] ?? window.width, height: words[1] ?? window.height)
  }

  init?(_ object: [String: Any]) {
    guard let part = object["part"] as? [String: String] else { return nil }
    attributes = part.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
