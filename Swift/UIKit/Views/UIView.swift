import Foundation

open class UIView: UIResponder, LayoutAnchored, UITraitEnvironment, UICoordinateSpace, UIFocusEnvironment,
  CALayerDelegate, UIAppearance, UIAppearanceContainer
{
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
  open var transform3D = CATransform3D()
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var focusGroupIdentifier: String?
  open var focusEffect: UIFocusEffect?
  open var traitOverrides = UITraitOverrides() { didSet { Recorder.givesOwnTraits = true } }
  open var hoverStyle: UIHoverStyle?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var accessibilityRespondsToUserInteraction = true
  open var accessibilityTextualContext: String?
  open var accessibilityDragSourceDescriptors: [Any]?
  open var accessibilityDropPointDescriptors: [Any]?
  open var accessibilityContainer: Any? { superview }
  open var accessibilityDirectTouchOptions: UInt = 0
  open func accessibilityElementIsFocused() -> Bool { false }
  open func viewForBaselineLayout() -> UIView { self }
  open var coordinateSpace: UICoordinateSpace { self }
  open var motionEffects: [UIMotionEffect] = []
  open var largeContentImage: UIImage?
  open var largeContentImageInsets = UIEdgeInsets.zero
  open var scalesLargeContentImage = false
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityPath: UIBezierPath?
  open var accessibilityUserInputLabels: [String]! = []
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open func accessibilityElementCount() -> Int { 0 }
  open func accessibilityElement(at index: Int) -> Any? { nil }
  open func index(ofAccessibilityElement element: Any) -> Int { 0 }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func display(_ layer: CALayer) {}
  open func draw(_ layer: CALayer, in context: CGContext) {}
  open func action(for layer: CALayer, forKey key: String) -> CAAction? { nil }
  open func layoutSublayers(of layer: CALayer) {}
  open func layerWillDraw(_ layer: CALayer) {}
  open func removeInteraction(_ interaction: UIInteraction) { interactions.removeAll { $0 === interaction } }
  open func removeMotionEffect(_ effect: UIMotionEffect) {}
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  )
    -> UIView?
  {
    UIView()
  }
  open func drawHierarchy(in rect: CGRect) {}
  open func exerciseAmbiguityInLayout() {}
  open func alignmentRect(forFrame rect: CGRect) -> CGRect { rect.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect }
  open func updateTraitsIfNeeded() {}
  open func setNeedsUpdateProperties() {}
  open func encode(with coder: NSCoder) {}
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }
  /// What the recorder knows of the view: its name in the code, its frames.
  final let record = ViewRecord()
  public init(frame: CGRect) {
    super.init()
    (record.frame, record.hasFrame) = (frame, frame != .zero)
    if hasSizeWhenMade { takeOwnSize() }
  }
  public required init?(coder: NSCoder) {
    super.init()
    if hasSizeWhenMade { takeOwnSize() }
  }
  /// True for a control that has a size of its own as soon as it is made.
  var hasSizeWhenMade: Bool { false }
  public override convenience init() { self.init(frame: .zero) }
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (Self.layerClass as? CALayer.Type)?.recordedLayer() ?? CALayer()
    ownLayer = layer
    return layer
  }
  /// The layer, once the code has asked for it.
  private(set) var ownLayer: CALayer?
  open private(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?
  open var frame: CGRect {
    get { record.readFrame(of: self) }
    set { record.setFrame(newValue, of: self) }
  }
  open var bounds: CGRect {
    get { CGRect(origin: record.boundsOrigin, size: record.readFrame(of: self).size) }
    set {
      record.boundsOrigin = newValue.origin
      record.setFrame(CGRect(origin: record.frame.origin, size: newValue.size), of: self)
    }
  }
  open var center: CGPoint {
    get {
      let frame = record.readFrame(of: self)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set {
      var frame = record.frame
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      record.setFrame(frame, of: self)
    }
  }
  open var transform = CGAffineTransform.identity { didSet { record.transformPlace = Recorder.place } }
  open var contentScaleFactor: CGFloat = 3
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var isHidden = false { didSet { if isHidden != oldValue { LayoutPass.isOutdated = true } } }
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var tag = 0
  open var contentMode: ContentMode = .scaleToFill
  open var mask: UIView?
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = UIView.usualTint
  static let usualTint = UIColor.systemBlue
  open var tintAdjustmentMode: TintAdjustmentMode = .normal
  open var isUserInteractionEnabled = true
  open var clearsContextBeforeDrawing = true
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    default: return Recorder.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: Recorder.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
  var ownMargins: UIEdgeInsets?
  open var layoutMargins: UIEdgeInsets {
    get { ownMargins ?? standardMargins }
    set { ownMargins = newValue }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let m = layoutMargins
      return .init(top: m.top, leading: m.left, bottom: m.bottom, trailing: m.right)
    }
    set {
      let isTurned = newValue.leading != newValue.trailing && Recorder.isRightToLeft
      ownMargins = .init(
        top: newValue.top, left: isTurned ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isTurned ? newValue.leading : newValue.trailing)
    }
  }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var safeAreaInsets: UIEdgeInsets {
    Recorder.touch(.safeArea)
    return reachedSafeArea
  }
  func builtInGuide(_ text: String) -> UILayoutGuide {
    if let g = builtInGuides[text] { return g }
    let g = UILayoutSupportGuide(self, text)
    builtInGuides[text] = g
    return g
  }
  var builtInGuides: [String: UILayoutGuide] = [:]
  open var safeAreaLayoutGuide: UILayoutGuide { builtInGuide("safeArea") }
  open var layoutMarginsGuide: UILayoutGuide { builtInGuide("layoutMargins") }
  open var readableContentGuide: UILayoutGuide { builtInGuide("readableContent") }
  open lazy var keyboardLayoutGuide: UIKeyboardLayoutGuide = UIKeyboardLayoutGuide(self, "keyboard")
  open private(set) var layoutGuides: [UILayoutGuide] = []
  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }
  open func removeLayoutGuide(_ guide: UILayoutGuide) { layoutGuides.removeAll { $0 === guide } }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  // hierarchy
  func insertChild(_ view: UIView, _ index: Int) {
    if view.superview === self { subviews.removeAll { $0 === view } } else { view.leaveSuperview() }
    let enters = WindowMove(of: view, to: window)
    view.willMove(toSuperview: self)
    enters.begin()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    LayoutPass.isOutdated = true
    view.superview = self
    view.record.keepMargins(of: view)
    didAddSubview(view)
    enters.end()
    view.didMoveToSuperview()
  }
  open func addSubview(_ view: UIView) { insertChild(view, subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insertChild(view, index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertChild(view, subviews.firstIndex { $0 === sibling } ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertChild(view, (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let leaves = WindowMove(of: self, to: nil)
    willMove(toSuperview: nil)
    leaves.begin()
    leaveSuperview()
    leaves.end()
    didMoveToSuperview()
  }
  /// Leaves the superview, with the constraints that go beyond the view.
  private func leaveSuperview() {
    guard let s = superview else { return }
    s.willRemoveSubview(self)
    s.subviews.removeAll { $0 === self }
    (s as? UIStackView)?.removeArrangedSubview(self)
    superview = nil
    LayoutPass.isOutdated = true
    Recorder.constraints.all.filter { c in
      ([c.f, c.s].compactMap { $0 as? UIView }.contains { $0.isDescendant(of: self) })
        && ([c.f, c.s].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }.contains {
          !$0.isDescendant(of: self)
        })
    }.forEach { $0.isActive = false }
  }
  open func bringSubviewToFront(_ view: UIView) {
    if let i = subviews.firstIndex(where: { $0 === view }) { subviews.append(subviews.remove(at: i)) }
  }
  open func sendSubviewToBack(_ view: UIView) {
    if let i = subviews.firstIndex(where: { $0 === view }) { subviews.insert(subviews.remove(at: i), at: 0) }
  }
  open func exchangeSubview(at index: Int, withSubviewAt other: Int) { subviews.swapAt(index, other) }
  open func isDescendant(of ancestor: UIView) -> Bool {
    var x: UIView? = self
    while let y = x {
      if y === ancestor { return true }
      x = y.superview
    }
    return false
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews { if let found = subview.viewWithTag(tag) { return found } }
    return nil
  }
  open func didMoveToSuperview() {}
  open func willMove(toSuperview view: UIView?) {}
  open func didMoveToWindow() {}
  open func willMove(toWindow window: UIWindow?) {}
  open func didAddSubview(_ view: UIView) {}
  open func willRemoveSubview(_ view: UIView) {}
  open var window: UIWindow? { Recorder.window(of: self) }
  open override var next: UIResponder? { ownController ?? superview }
  weak var ownController: UIViewController?
  // layout
  open func layoutSubviews() { LayoutPass.catchUp(with: self) }
  open func setNeedsLayout() { record.needsLayout = true }
  open func layoutIfNeeded() { LayoutPass.run(from: self) }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { record.needsConstraints = true }
  open func updateConstraintsIfNeeded() {}
  open func needsUpdateConstraints() -> Bool { false }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func draw(_ rect: CGRect) {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func sizeToFit() {
    let size = sizeThatFits(CGSize(width: bounds.width, height: 0))
    record.setFrame(CGRect(origin: record.frame.origin, size: size), of: self)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { Measuring.size(of: self, thatFits: size) }
  open var intrinsicContentSize: CGSize { Measuring.intrinsicSize(of: self) }
  open func invalidateIntrinsicContentSize() {}
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero,
    layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    Measuring.fit(
      self, width: (size.width, withHorizontalFittingPriority), height: (size.height, verticalFittingPriority)
    )
  }
  var standardHugging: UILayoutPriority { .defaultLow }
  var ownHugging: [UILayoutPriority?] = [nil, nil], ownCompression: [UILayoutPriority?] = [nil, nil]
  /// True for an item whose height is a part of its list's, whatever is in it.
  var hasPartOfHeight = false
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    ownHugging[axis.rawValue] = priority
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ownCompression[axis.rawValue] = priority
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownHugging[axis.rawValue] ?? standardHugging
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownCompression[axis.rawValue] ?? .defaultHigh
  }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }
  open var constraints: [NSLayoutConstraint] {
    Recorder.constraints.all.filter { c in
      let vs = [c.f, c.s].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
      return vs.allSatisfy { $0.isDescendant(of: self) } && (vs.contains { $0 === self } || vs.count > 1)
    }
  }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints
  }
  open var hasAmbiguousLayout: Bool { false }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let a = originInWindow(), b = view?.originInWindow() ?? .zero
    return CGPoint(x: point.x + a.x - b.x, y: point.y + a.y - b.y)
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let a = view?.originInWindow() ?? .zero, b = originInWindow()
    return CGPoint(x: point.x + a.x - b.x, y: point.y + a.y - b.y)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  open func addInteraction(_ interaction: UIInteraction) {
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open var interactions: [UIInteraction] = []
  open var traitCollection: UITraitCollection { OwnTraits(of: self).collection }
  open func traitCollectionDidChange(_ traits: UITraitCollection?) {}
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView() }
  @discardableResult open func endEditing(_ isForced: Bool) -> Bool { true }
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { true }
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open var restorationIdentifier: String?
  // accessibility
  open var isAccessibilityElement = false {
    didSet { ownIsAccessibilityElement = isAccessibilityElement }
  }
  var ownIsAccessibilityElement: Bool?
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = [] {
    didSet { ownAccessibilityTraits = accessibilityTraits }
  }
  var ownAccessibilityTraits: UIAccessibilityTraits?
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityViewIsModal = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityIgnoresInvertColors = false
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var maximumContentSizeCategory: UIContentSizeCategory? { didSet { Recorder.givesOwnTraits = true } }
  open var minimumContentSizeCategory: UIContentSizeCategory? { didSet { Recorder.givesOwnTraits = true } }
  open var accessibilityFrame = CGRect.zero
  open var accessibilityLanguage: String?
  open func accessibilityActivate() -> Bool { true }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  // animation: run at once
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open class func addKeyframe(withRelativeStartTime: Double, relativeDuration: Double, animations: () -> Void)
  { animations() }
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  open class func transition(
    from: UIView, to: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {}
  open class func performWithoutAnimation<T>(_ body: () throws -> T) rethrows -> T { try body() }
  open class func setAnimationsEnabled(_ flag: Bool) {}
  open class var areAnimationsEnabled: Bool { true }
  open class var inheritedAnimationDuration: TimeInterval { 0 }
  open class func beginAnimations(_ name: String?, context: UnsafeMutableRawPointer?) {}
  open class func commitAnimations() {}
  open class func setAnimationDuration(_ duration: TimeInterval) {}
  open class func setAnimationCurve(_ animationCurve: AnimationCurve) {}
  open class func setAnimationDelay(_ duration: TimeInterval) {}
  open class func setAnimationDelegate(_ delegate: Any?) {}
  open class func setAnimationDidStop(_ selector: Selector?) {}
  open class func setAnimationRepeatCount(_ count: Float) {}
  open class func setAnimationRepeatAutoreverses(_ flag: Bool) {}
  open class func setAnimationBeginsFromCurrentState(_ flag: Bool) {}
  open class func setAnimationTransition(
    _ animationTransition: AnimationTransition, for view: UIView, cache: Bool
  ) {}
  open class func modifyAnimations(withRepeatCount: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }
  open class func perform(
    _ systemAnimation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  open class func animate(
    springDuration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  func recordedKind() -> String { RecordedKind.of(self)?.word ?? "view" }
  /// The size that a view has by itself and no kind of view says, below zero for none in that axis; nil for none.
  var recordedSize: CGSize? { nil }
}
