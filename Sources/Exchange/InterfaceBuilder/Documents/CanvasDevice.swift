import DesignModel

/// A device that Interface Builder's canvas can show, by the identifier that files carry.
struct CanvasDevice: Hashable, Sendable {
  /// As files carry it: `retina6_1`.
  let id: String
  /// Points, held upright.
  let size: Size
  /// Pixels a point.
  let scale: Double
  /// Phone or pad.
  let idiom: Idiom
  /// True for screens without a home button, which have safe areas of their own.
  let isRounded: Bool

  private init(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ idiom: Idiom, rounded: Bool
  ) {
    (self.id, self.scale, self.idiom, isRounded) = (id, scale, idiom, rounded)
    size = Size(width: width, height: height)
  }

  /// The device of that identifier; nil if the table doesn't have it.
  init?(id: String) {
    guard let device = Self.all.first(where: { $0.id == id }) else { return nil }
    self = device
  }

  /// True for phones that are of regular width in landscape: those at least 414 points wide.
  var isWidePhone: Bool { idiom == .phone && size.width >= 414 }

  /// Sizes and scales up to `retina6_72`, `ipad9_7` and `ipad12_9rounded` are seen in recorded files (no frame of 5,090
  /// off the half-point grid, 7 of 683 off the third-point grid); the others are the devices' published measures.
  static let all: [CanvasDevice] = [
    CanvasDevice("retina3_5", 320, 480, 2, .phone, rounded: false),
    CanvasDevice("retina4_0", 320, 568, 2, .phone, rounded: false),
    CanvasDevice("retina4_7", 375, 667, 2, .phone, rounded: false),
    CanvasDevice("retina5_5", 414, 736, 3, .phone, rounded: false),
    CanvasDevice("retina5_4", 375, 812, 3, .phone, rounded: true),
    CanvasDevice("retina5_9", 375, 812, 3, .phone, rounded: true),
    CanvasDevice("retina6_1", 414, 896, 2, .phone, rounded: true),
    CanvasDevice("retina6_5", 414, 896, 3, .phone, rounded: true),
    CanvasDevice("retina6_0", 390, 844, 3, .phone, rounded: true),
    CanvasDevice("retina6_7", 428, 926, 3, .phone, rounded: true),
    CanvasDevice("retina6_12", 393, 852, 3, .phone, rounded: true),
    CanvasDevice("retina6_72", 430, 932, 3, .phone, rounded: true),
    CanvasDevice("retina6_3", 402, 874, 3, .phone, rounded: true),
    CanvasDevice("retina6_9", 440, 956, 3, .phone, rounded: true),
    CanvasDevice("ipad9_7", 768, 1024, 2, .pad, rounded: false),
    CanvasDevice("ipad10_2", 810, 1080, 2, .pad, rounded: false),
    CanvasDevice("ipad10_5", 834, 1112, 2, .pad, rounded: false),
    CanvasDevice("ipad12_9", 1024, 1366, 2, .pad, rounded: false),
    CanvasDevice("ipad8_3rounded", 744, 1133, 2, .pad, rounded: true),
    CanvasDevice("ipad10_9rounded", 820, 1180, 2, .pad, rounded: true),
    CanvasDevice("ipad11_0rounded", 834, 1194, 2, .pad, rounded: true),
    CanvasDevice("ipad12_9rounded", 1024, 1366, 2, .pad, rounded: true),
  ]
}
