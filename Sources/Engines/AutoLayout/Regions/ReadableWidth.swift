public import DesignModel

/// How wide the readable content guide is at most, in points.
///
/// Before iOS 26: only 672 at `large` is measured. 560 at `extraSmall` and 856 at `extraExtraExtraLarge` are second-hand,
/// the sizes between are interpolated by rank, and the accessibility sizes keep 856: all of these are unverified.
///
/// Since iOS 26: 920, and only in views wider than 1008, measured to a point at `large` (a public recording of UIKit 26.1);
/// that it is the same at other sizes is unverified.
public struct ReadableWidth: Sendable {
  /// The greatest width in points.
  public let greatest: Double
  /// Views that are no wider than that, in points, have no limit.
  public let beyond: Double

  /// The width at a text size on a system.
  public init(at textSize: TextSize, os: Double) {
    let isNew = os >= SystemVersions.newControls
    (greatest, beyond) = isNew ? (920, 1008) : (Self.before(textSize), 0)
  }

  private static func before(_ textSize: TextSize) -> Double {
    let large = TextSize.large.rank
    let greatest = TextSize.extraExtraExtraLarge.rank
    let rank = min(textSize.rank, greatest)
    return rank <= large
      ? 560 + (672 - 560) * Double(rank) / Double(large)
      : 672 + (856 - 672) * Double(rank - large) / Double(greatest - large)
  }

  /// The points that the guide leaves free at either side, in a view that wide whose margins leave `room`.
  func inset(in width: Double, room: Double) -> Double {
    width > beyond ? max(0, (room - greatest) / 2) : 0
  }
}

extension LayoutEnvironment {
  /// How wide readable content is at most.
  var readableWidth: ReadableWidth { ReadableWidth(at: textSize, os: os) }
}
