public import DesignModel

/// A screen on its device without title or margin, in points of the window.
public struct Plate: Hashable, Sendable {
  /// What is drawn: the device, and what scrolls beyond it.
  public var extent: Rect
  /// The device alone.
  public var device: Rect
  /// From the bottom up.
  public var shapes: [Shape]
}
