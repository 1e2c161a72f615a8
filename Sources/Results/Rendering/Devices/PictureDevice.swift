import DesignModel
import Notation

extension Picture {
  /// The device around the window.
  var device: PictureDevice {
    PictureDevice(
      window: window, insets: deviceInsets, isPad: environment.idiom == .pad,
      isLandscape: environment.orientation == .landscape, isBare: environment.root != nil,
      showsStatusBar: environment.showsStatusBar, isOverDark: topColor?.isDark ?? false)
  }
}

extension Picture {
  /// What the status bar is drawn over: a bar's colour, else the root's; nil where neither is set.
  private var topColor: Color? {
    let hasBar = !Set(bars).isDisjoint(with: [.navigation, .largeTitle])
    return hasBar ? barColor : background(of: 0)
  }
}

/// The device around a window, as far as its measures show; no catalogue of outlines is needed to recognise one.
struct PictureDevice {
  let window: Rect
  /// What the device itself takes of the window, in points.
  let insets: EdgeInsets
  let isPad: Bool
  let isLandscape: Bool
  /// True around a cell or a view, which are drawn as they are.
  let isBare: Bool
  /// Whether the screen shows a status bar, where the device has room for one.
  let showsStatusBar: Bool
  /// True over something dark, on which the status bar is white.
  let isOverDark: Bool

  /// Whether the screen reaches to the device's edges: it then has a home indicator.
  private var isEdgeToEdge: Bool { insets.bottom > 0 }

  /// The radius of the screen's corners in points.
  var screenRadius: Double { isBare ? 0 : isEdgeToEdge ? (isPad ? 18 : 42) : 2 }

  /// The case around the window; one with a home button is higher than its screen.
  var outline: Rect {
    if isBare { return window }
    let edge = 9.0
    let beyond = isEdgeToEdge ? edge : isPad ? 40 : 46
    return isLandscape ? window.inset(-beyond, -edge) : window.inset(-edge, -beyond)
  }

  /// The case and the screen's background.
  var body: Symbol {
    if isBare { return Symbol("body_\(name)", [.rectangle(window, .fill(Palette.background))]) }
    return Symbol(
      "body_\(name)",
      [
        .rectangle(outline, radius: isEdgeToEdge ? screenRadius + 9 : 34, .fill(Palette.bezel)),
        .rectangle(window, radius: screenRadius, .fill(Palette.background)),
      ] + homeButton)
  }

  private var homeButton: [Shape] {
    if isEdgeToEdge { return [] }
    let (center, beyond) = (
      window.center, isLandscape ? outline.maxX - window.maxX : outline.maxY - window.maxY
    )
    let place =
      isLandscape
      ? Point(x: window.maxX + beyond / 2, y: center.y) : Point(x: center.x, y: window.maxY + beyond / 2)
    return [.circle(place, radius: beyond * 0.36, paint: .stroke(Palette.placeholder, 1.5))]
  }

  /// What the device draws over every screen: the status bar, the camera and the home indicator.
  var face: Symbol { Symbol("face_\(name)", statusBar + camera + homeIndicator) }

  /// Says all that the shapes follow from.
  private var name: String {
    let numbers = [window.width, window.height, insets.top, insets.left, insets.bottom, insets.right]
    return numbers.map(\.spelled).joined(separator: "_") + (isPad ? "_pad" : "")
      + (isLandscape ? "_landscape" : "") + (isBare ? "_bare" : "") + (isOverDark ? "_dark" : "")
      + (showsStatusBar || isLandscape ? "" : "_quiet")
  }

  private var ink: Color { isOverDark ? Palette.background : Palette.text }

  private var statusBar: [Shape] {
    guard insets.top >= 20, showsStatusBar else { return [] }
    // Beside a camera the bar is in the middle of its height, else 20 points high.
    let middle = insets.top > 40 ? insets.top * 0.55 : insets.top / 2
    let size: Double = insets.top > 40 ? 15 : 12
    let side: Double = insets.top > 40 ? 32 : 10
    let time = Caption("9:41", size: size, weight: .semibold, ink)
    let battery = Rect(
      x: window.width - side - 24, y: middle - size * 0.38, width: 24, height: size * 0.76)
    return [
      time.left(side, middle: middle),
      .rectangle(battery, radius: 3, .stroke(ink, 1)),
      .rectangle(battery.inset(2, 2), radius: 1.5, .fill(ink)),
    ]
  }

  /// An island from 51 points of status bar up, a notch below; in landscape at the left.
  private var camera: [Shape] {
    let side = isPad ? 0 : isLandscape ? insets.left : insets.top
    guard side > 40 else { return [] }
    let island = Rect(x: window.width / 2 - 62, y: 11, width: 124, height: 36)
    let notch = Rect(x: window.width / 2 - 82, y: -6, width: 164, height: 36)
    let upright = side >= 51 ? island : notch
    let radius: Double = side >= 51 ? 18 : 14
    let placed =
      isLandscape
      ? Rect(
        x: upright.y, y: window.height / 2 - upright.width / 2, width: upright.height, height: upright.width)
      : upright
    return [.rectangle(placed, radius: radius, .fill(Palette.bezel))]
  }

  private var homeIndicator: [Shape] {
    guard isEdgeToEdge else { return [] }
    let width = min(window.width * 0.36, isPad ? 300 : 220)
    let bar = Rect(x: (window.width - width) / 2, y: window.height - 13, width: width, height: 5)
    return [.rectangle(bar, radius: 2.5, .fill(Palette.text))]
  }
}
