import Foundation

public protocol UICoordinateSpace: AnyObject { var bounds: CGRect { get } }

/// Every space is the window's where no view says otherwise.
extension UICoordinateSpace {
  public func convert(_ rect: CGRect, to space: UICoordinateSpace) -> CGRect {
    (self as? UIView)?.convert(rect, to: space as? UIView) ?? (space as? UIView)?.convert(rect, from: nil)
      ?? rect
  }
  public func convert(_ rect: CGRect, from space: UICoordinateSpace) -> CGRect {
    space.convert(rect, to: self)
  }
  public func convert(_ point: CGPoint, to space: UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: space).origin
  }
  public func convert(_ point: CGPoint, from space: UICoordinateSpace) -> CGPoint {
    space.convert(point, to: self)
  }
}
