import DesignModel

/// A device that Interface Builder's canvas can show, by the identifier that files carry.
struct CanvasDevice: Hashable, Sendable {
  /// As files carry it: `retina6_1`.
  let id: String
  /// Points, held upright.
  private(set) var size: Size
  /// Pixels a point.
  let scale: Double
  /// Phone or pad.
  let idiom: Idiom
  /// True for screens without a home button, which have safe areas of their own.
  let isRounded: Bool

  private init(
    _ id: String, width: Double, height: Double, scale: Double, idiom: Idiom, rounded: Bool
  ) {
    (self.id, self.scale, self.idiom, isRounded) = (id, scale, idiom, rounded)
    size = Size(width: width, height: height)
  }

  /// The device of that identifier, as that version of the plug-in shows it; nil if the table doesn't have it.
  ///
  /// 6.7 inches are a 12 Pro Max up to 20020, and a 15 Plus from 23721 on (7 public files).
  init?(id: String, plugIn: Int) {
    guard let device = Self.all.first(where: { $0.id == id }) else { return nil }
    self = device
    if id == "retina6_7", plugIn >= 23721 { size = Size(width: 430, height: 932) }
  }

  /// True for phones that are of regular width in landscape: those at least 414 points wide.
  var isWidePhone: Bool { idiom == .phone && size.width >= 414 }

  /// Sizes and scales up to `retina6_72`, `ipad9_7` and `ipad12_9rounded` are seen in recorded files (no frame of 5,090
  /// off the half-point grid, 7 of 683 off the third-point grid); the others are the devices' published measures.
  static let all: [CanvasDevice] = [
    CanvasDevice("retina3_5", width: 320, height: 480, scale: 2, idiom: .phone, rounded: false),
    CanvasDevice("retina4_0", width: 320, height: 568, scale: 2, idiom: .phone, rounded: false),
    CanvasDevice("retina4_7", width: 375, height: 667, scale: 2, idiom: .phone, rounded: false),
    CanvasDevice("retina5_5", width: 414, height: 736, scale: 3, idiom: .phone, rounded: false),
    CanvasDevice("retina5_4", width: 375, height: 812, scale: 3, idiom: .phone, rounded: true),
    CanvasDevice("retina5_9", width: 375, height: 812, scale: 3, idiom: .phone, rounded: true),
    CanvasDevice("retina6_1", width: 414, height: 896, scale: 2, idiom: .phone, rounded: true),
    CanvasDevice("retina6_5", width: 414, height: 896, scale: 3, idiom: .phone, rounded: true),
    CanvasDevice("retina6_0", width: 390, height: 844, scale: 3, idiom: .phone, rounded: true),
    CanvasDevice("retina6_7", width: 428, height: 926, scale: 3, idiom: .phone, rounded: true),
    CanvasDevice("retina6_12", width: 393, height: 852, scale: 3, idiom: .phone, rounded: true),
    CanvasDevice("retina6_72", width: 430, height: 932, scale: 3, idiom: .phone, rounded: true),
    CanvasDevice("retina6_3", width: 402, height: 874, scale: 3, idiom: .phone, rounded: true),
    CanvasDevice("retina6_9", width: 440, height: 956, scale: 3, idiom: .phone, rounded: true),
    CanvasDevice("ipad9_7", width: 768, height: 1024, scale: 2, idiom: .pad, rounded: false),
    CanvasDevice("ipad10_2", width: 810, height: 1080, scale: 2, idiom: .pad, rounded: false),
    CanvasDevice("ipad10_5", width: 834, height: 1112, scale: 2, idiom: .pad, rounded: false),
    CanvasDevice("ipad12_9", width: 1024, height: 1366, scale: 2, idiom: .pad, rounded: false),
    CanvasDevice("ipad8_3rounded", width: 744, height: 1133, scale: 2, idiom: .pad, rounded: true),
    CanvasDevice("ipad10_9rounded", width: 820, height: 1180, scale: 2, idiom: .pad, rounded: true),
    CanvasDevice("ipad11_0rounded", width: 834, height: 1194, scale: 2, idiom: .pad, rounded: true),
    CanvasDevice("ipad12_9rounded", width: 1024, height: 1366, scale: 2, idiom: .pad, rounded: true),
    CanvasDevice("iPad13_0rounded", width: 1032, height: 1376, scale: 2, idiom: .pad, rounded: true),
  ]
}
