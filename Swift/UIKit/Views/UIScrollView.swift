import Foundation

open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }
  open var indexDisplayMode = IndexDisplayMode.automatic
  open var isZoomBouncing: Bool { false }
  open var isScrollAnimating: Bool { false }
  open var contentAlignmentPoint = CGPoint.zero
  open var allowsKeyboardScrolling = true
  open var directionalPressGestureRecognizer: UIGestureRecognizer { UIGestureRecognizer() }
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  open func stopScrollingAndZooming() {}
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0.998), fast = Self(rawValue: 0.99)
  }
  open var contentOffset = CGPoint.zero
  /// The content's size that the code set, which counts along axes along which no constraint says another.
  final var givenContentSize: CGSize?
  open var contentSize = CGSize.zero { didSet { givenContentSize = contentSize } }
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(adjustment) }
  /// What the safe area adds to the insets, by the behaviour that is set.
  private var adjustment: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return .zero }
    var safe = safeAreaInsets
    if contentInsetAdjustmentBehavior == .always { return safe }
    let (size, room) = (contentSize, record.frame.size)
    if !alwaysBounceHorizontal, size.width <= room.width { (safe.left, safe.right) = (0, 0) }
    let isUpright = contentInsetAdjustmentBehavior == .automatic || alwaysBounceVertical
    if !isUpright, size.height <= room.height { (safe.top, safe.bottom) = (0, 0) }
    return safe
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  weak var _delegate: UIScrollViewDelegate?
  open weak var delegate: UIScrollViewDelegate?
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bouncesZoom = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var scrollsToTop = true
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isTracking: Bool { false }
  open var isZooming: Bool { false }
  open var refreshControl: UIRefreshControl?
  open var panGestureRecognizer = UIPanGestureRecognizer()
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  open lazy var contentLayoutGuide: UILayoutGuide = UILayoutGuide(self, "contentLayout")
  open lazy var frameLayoutGuide: UILayoutGuide = UILayoutGuide(self, "frameLayout")
  open func setContentOffset(_ point: CGPoint, animated: Bool) { contentOffset = point }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func adjustedContentInsetDidChange() {}
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  open func touchesShouldBegin(_ touchs: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Those of the one indicator, where the other has none of its own.
  var recordedIndicatorInsets: UIEdgeInsets {
    let (upright, lying) = (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets)
    if upright == .zero { return lying }
    if lying != .zero, lying != upright { Recorder.note("horizontalScrollIndicatorInsets not taken") }
    return upright
  }
}
