import Foundation

open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var style: Style { .automatic }
  open var preferredStyle = Style.automatic
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ b: Bool, animated: Bool) { isOn = b }
  open var title: String?
  override func recordedKind() -> String { "switch" }
}

open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setValue(_ v: Float, animated: Bool) { value = v }
  open func setThumbImage(_ i: UIImage?, for s: State) {}
  open func thumbImage(for s: State) -> UIImage? { nil }
  open func minimumTrackImage(for s: State) -> UIImage? { nil }
  open func maximumTrackImage(for s: State) -> UIImage? { nil }
  open func minimumValueImageRect(forBounds b: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds b: CGRect) -> CGRect { .zero }
  open var currentThumbImage: UIImage? { nil }
  open var currentMinimumTrackImage: UIImage? { nil }
  open var currentMaximumTrackImage: UIImage? { nil }
  open var preferredBehavioralStyle = 0
  open func setMinimumTrackImage(_ i: UIImage?, for s: State) {}
  open func setMaximumTrackImage(_ i: UIImage?, for s: State) {}
  open func trackRect(forBounds b: CGRect) -> CGRect { b }
  open func thumbRect(forBounds b: CGRect, trackRect: CGRect, value: Float) -> CGRect { b }
  override func recordedKind() -> String { "slider" }
}

open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var isContinuous = true
  open var autorepeat = true
  open func setIncrementImage(_ i: UIImage?, for s: State) {}
  open func setDecrementImage(_ i: UIImage?, for s: State) {}
  open func incrementImage(for s: State) -> UIImage? { nil }
  open func decrementImage(for s: State) -> UIImage? { nil }
  open func setBackgroundImage(_ i: UIImage?, for s: State) {}
  open func setDividerImage(_ i: UIImage?, forLeftSegmentState l: State, rightSegmentState r: State) {}
  override func recordedKind() -> String { "stepper" }
}

open class UISegmentedControl: UIControl {
  var items: [String] = []
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(items i: [Any]?) {
    super.init(frame: .zero)
    items = (i ?? []).map { $0 as? String ?? "image" }
  }
  open var selectedSegmentIndex = -1
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
  public static let noSegment = -1
  open var isMomentary = false
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    items = actions.map(\.title)
  }
  open func insertSegment(with i: UIImage?, at p: Int, animated: Bool) {
    items.insert("image", at: min(p, items.count))
  }
  open func insertSegment(action a: UIAction, at p: Int, animated: Bool) {
    items.insert(a.title, at: min(p, items.count))
  }
  open func removeSegment(at i: Int, animated: Bool) { if items.indices.contains(i) { items.remove(at: i) } }
  open func setImage(_ i: UIImage?, forSegmentAt p: Int) {}
  open func setAction(_ a: UIAction, forSegmentAt i: Int) { setTitle(a.title, forSegmentAt: i) }
  open func imageForSegment(at i: Int) -> UIImage? { nil }
  open func setWidth(_ w: CGFloat, forSegmentAt i: Int) {}
  open func widthForSegment(at i: Int) -> CGFloat { 0 }
  open func setContentOffset(_ o: CGSize, forSegmentAt i: Int) {}
  open func isEnabledForSegment(at i: Int) -> Bool { true }
  open func titleTextAttributes(for s: State) -> [NSAttributedString.Key: Any]? { nil }
  open func backgroundImage(for s: State, barMetrics: UIBarMetrics) -> UIImage? { nil }
  open func setContentPositionAdjustment(_ o: UIOffset, forSegmentType t: Segment, barMetrics: UIBarMetrics) {
  }
  open var numberOfSegments: Int { items.count }
  open func insertSegment(withTitle t: String?, at i: Int, animated: Bool) {
    items.insert(t ?? "", at: min(i, items.count))
  }
  open func removeAllSegments() { items = [] }
  open func setTitle(_ t: String?, forSegmentAt i: Int) { if i < items.count { items[i] = t ?? "" } }
  open func titleForSegment(at i: Int) -> String? { items[i] }
  open func setTitleTextAttributes(_ a: [NSAttributedString.Key: Any]?, for s: State) {}
  open func setEnabled(_ b: Bool, forSegmentAt i: Int) {}
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false
  open func setBackgroundImage(_ i: UIImage?, for s: State, barMetrics: UIBarMetrics) {}
  open func setDividerImage(
    _ i: UIImage?, forLeftSegmentState: State, rightSegmentState: State, barMetrics: UIBarMetrics
  ) {}
  override func recordedKind() -> String { "segmentedControl" }
  override func recordedAttributes() -> [(String, String)] {
    items.isEmpty ? [] : [("segments", items.joined(separator: "|"))]
  }
}

open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
  open var backgroundStyle = BackgroundStyle.automatic
  open var interactionState: InteractionState { .none }
  open var direction = Direction.natural
  open var defersCurrentPageDisplay = false
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  open func updateCurrentPageDisplay() {}
  open func size(forNumberOfPages n: Int) -> CGSize { .zero }
  open func setIndicatorImage(_ i: UIImage?, forPage p: Int) {}
  open func indicatorImage(forPage p: Int) -> UIImage? { nil }
  open var allowsContinuousInteraction = false
  override func recordedKind() -> String { "pageControl" }
  override func recordedAttributes() -> [(String, String)] { [("pages", String(numberOfPages))] }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  open var date = Date()
  open var datePickerMode = Mode.dateAndTime
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
  open var calendar: Calendar!
  open var timeZone: TimeZone?
  open var minuteInterval = 1
  open var countDownDuration = 0.0
  open func setDate(_ d: Date, animated: Bool) { date = d }
  open var datePickerStyle: UIDatePickerStyle { .automatic }
  open var roundsToMinuteInterval = true
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  override func recordedKind() -> String { "datePicker" }
}

open class UIPickerView: UIView {
  open weak var dataSource: UIPickerViewDataSource?
  open weak var delegate: UIPickerViewDelegate?
  open func reloadAllComponents() {}
  open func reloadComponent(_ i: Int) {}
  open func selectRow(_ r: Int, inComponent: Int, animated: Bool) {}
  open func selectedRow(inComponent: Int) -> Int { 0 }
  open var numberOfComponents: Int { 1 }
  open func numberOfRows(inComponent: Int) -> Int { 0 }
  open func rowSize(forComponent: Int) -> CGSize { .zero }
  open func view(forRow: Int, forComponent: Int) -> UIView? { nil }
  open var showsSelectionIndicator = true
  override func recordedAttributes() -> [(String, String)] { [("size", "320x216")] }
}

open class UIRefreshControl: UIControl {
  open func beginRefreshing() {}
  open func endRefreshing() {}
  open var isRefreshing: Bool { false }
  open var attributedTitle: NSAttributedString?
}
