import Foundation

open class UISwitch: UIControl {
  override var hasSizeWhenMade: Bool { true }
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var style: Style { .automatic }
  open var preferredStyle = Style.automatic
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ flag: Bool, animated: Bool) { isOn = flag }
  open var title: String?
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
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  open func thumbImage(for state: State) -> UIImage? { nil }
  open func minimumTrackImage(for state: State) -> UIImage? { nil }
  open func maximumTrackImage(for state: State) -> UIImage? { nil }
  open func minimumValueImageRect(forBounds rect: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds rect: CGRect) -> CGRect { .zero }
  open var currentThumbImage: UIImage? { nil }
  open var currentMinimumTrackImage: UIImage? { nil }
  open var currentMaximumTrackImage: UIImage? { nil }
  open var preferredBehavioralStyle = 0
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func trackRect(forBounds rect: CGRect) -> CGRect { rect }
  open func thumbRect(forBounds rect: CGRect, trackRect: CGRect, value: Float) -> CGRect { rect }
}

open class UIStepper: UIControl {
  override var hasSizeWhenMade: Bool { true }
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var isContinuous = true
  open var autorepeat = true
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  open func incrementImage(for state: State) -> UIImage? { nil }
  open func decrementImage(for state: State) -> UIImage? { nil }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State
  ) {}
}

open class UISegmentedControl: UIControl {
  var items: [String] = []
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(items titles: [Any]?) {
    super.init(frame: .zero)
    items = (titles ?? []).map { $0 as? String ?? "image" }
    takeOwnSize()
    record.hasFrame = true
  }
  open var selectedSegmentIndex = -1
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
  public static let noSegment = -1
  open var isMomentary = false
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    items = actions.map(\.title)
  }
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    items.insert("image", at: min(index, items.count))
  }
  open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    items.insert(action.title, at: min(index, items.count))
  }
  open func removeSegment(at index: Int, animated: Bool) {
    if items.indices.contains(index) { items.remove(at: index) }
  }
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    if image != nil { Recorder.noteHere("image of a segment not taken") }
  }
  open func setAction(_ action: UIAction, forSegmentAt index: Int) {
    setTitle(action.title, forSegmentAt: index)
  }
  open func imageForSegment(at index: Int) -> UIImage? { nil }
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
    if width > 0 { Recorder.noteHere("width of a segment not taken") }
  }
  open func widthForSegment(at index: Int) -> CGFloat { 0 }
  open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {}
  open func isEnabledForSegment(at index: Int) -> Bool { true }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { nil }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { nil }
  open func setContentPositionAdjustment(
    _ offset: UIOffset, forSegmentType segment: Segment, barMetrics: UIBarMetrics
  ) {
  }
  open var numberOfSegments: Int { items.count }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    items.insert(title ?? "", at: min(index, items.count))
  }
  open func removeAllSegments() { items = [] }
  open func setTitle(_ text: String?, forSegmentAt index: Int) {
    if index < items.count { items[index] = text ?? "" }
  }
  open func titleForSegment(at index: Int) -> String? { items[index] }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  open func setEnabled(_ flag: Bool, forSegmentAt index: Int) {}
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      if apportionsSegmentWidthsByContent { Recorder.noteHere("apportionsSegmentWidthsByContent not taken") }
    }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState: State, rightSegmentState: State, barMetrics: UIBarMetrics
  ) {}
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
  open var preferredIndicatorImage: UIImage? {
    didSet {
      if preferredIndicatorImage != nil { Recorder.noteHere("preferredIndicatorImage not taken") }
    }
  }
  open var preferredCurrentPageIndicatorImage: UIImage?
  open func updateCurrentPageDisplay() {}
  open func size(forNumberOfPages pages: Int) -> CGSize {
    let dots = UIPageControl()
    dots.numberOfPages = pages
    return dots.intrinsicContentSize
  }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func indicatorImage(forPage page: Int) -> UIImage? { nil }
  open var allowsContinuousInteraction = false
}

extension UIView {
  /// Gives a view that is made without a frame the size that UIKit gives it.
  func takeOwnSize() {
    guard record.frame.size == .zero else { return }
    let size = recordedSize ?? Measuring.intrinsicSize(of: self)
    record.frame.size = CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

open class UIDatePicker: UIControl {
  override var hasSizeWhenMade: Bool { true }
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
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// Since iOS 14 UIKit shows dates in the compact style by itself (skywinder/ActionSheetPicker-3.0 issue 492), which a timer
  /// can't have (Apple's reference of `compact`).
  open var datePickerStyle: UIDatePickerStyle {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }
  open var roundsToMinuteInterval = true
  /// A design has no word for it.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      guard preferredDatePickerStyle != .wheels else { return }
      Recorder.noteHere("a date picker's style isn't taken: it is as large as one of wheels")
    }
  }
}

open class UIPickerView: UIView {
  override var hasSizeWhenMade: Bool { true }
  open weak var dataSource: UIPickerViewDataSource?
  open weak var delegate: UIPickerViewDelegate?
  open func reloadAllComponents() {}
  open func reloadComponent(_ index: Int) {}
  open func selectRow(_ row: Int, inComponent: Int, animated: Bool) {}
  open func selectedRow(inComponent: Int) -> Int { 0 }
  open var numberOfComponents: Int { 1 }
  open func numberOfRows(inComponent: Int) -> Int { 0 }
  open func rowSize(forComponent: Int) -> CGSize { .zero }
  open func view(forRow: Int, forComponent: Int) -> UIView? { nil }
  open var showsSelectionIndicator = true
  override var recordedSize: CGSize? { CGSize(width: 320, height: 216) }
}

open class UIRefreshControl: UIControl {
  open func beginRefreshing() {}
  open func endRefreshing() {}
  open var isRefreshing: Bool { false }
  open var attributedTitle: NSAttributedString?
}
