import UIKit

/// Stands in for the library of that name where there is no checkout of it: a view that looks like a blur.
open class DynamicBlurView: UIView {
  public enum TrackingMode: Int, Sendable { case tracking, common, none }
  open var blurRadius: CGFloat = 0
  open var blurRatio: CGFloat = 0
  open var iterations = 3
  open var blendColor: UIColor?
  open var isDeepRendering = false
  open var trackingMode = TrackingMode.none
  open var drawsInPosition = false
  open func refresh() {}
  open func remove() {}
  open func animate() {}
}
