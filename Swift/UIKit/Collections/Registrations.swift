import Foundation

extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
    public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
  }
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using cellRegistration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
  ) -> Cell {
    let cell = made(as: Cell.self)
    if let item { cellRegistration.handler(cell, path, item) }
    return cell
  }
  public func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
    using supplementaryRegistration: SupplementaryRegistration<View>, for path: IndexPath
  ) -> View {
    let view = made(as: View.self)
    supplementaryRegistration.handler(view, supplementaryRegistration.kind, path)
    return view
  }
}

extension UICollectionView {
  /// A cell or a header as a collection makes it.
  ///
  /// A class of the user's has an initializer of its own that takes a frame, which only its type knows: the program makes it,
  /// else the initializer that every view has.
  fileprivate func made<View: UICollectionReusableView>(as type: View.Type) -> View {
    made(type) as? View ?? type.init(coder: NSKeyedArchiver(requiringSecureCoding: false))!
  }

  /// The frame in which UIKit makes what the layout has a place for; where it lies there nobody knows yet.
  var frameOfNext: CGRect { CGRect(origin: .zero, size: sizeOfNext ?? .zero) }

  /// A cell, header or footer of a class that the program can make, as large as the layout has it; nil for another.
  func made(_ type: AnyClass?) -> UICollectionReusableView? {
    Recorder.frameOfNext = frameOfNext
    defer { Recorder.frameOfNext = .zero }
    let view = type.flatMap { Recorder.made($0) } as? UICollectionReusableView
    if let view, view.record.frame == .zero { view.record.frame = frameOfNext }
    return view
  }
}

/// The frame that a view is made with: that of the next cell, header or footer of a collection, and none otherwise.
public func recordedFrame() -> CGRect {
  defer { Recorder.frameOfNext = .zero }
  return Recorder.frameOfNext
}

/// What a list gives for an identifier, as the class that the code takes it for.
///
/// Where the list gives another, since a nib or a storyboard would have made it, one of that class in the same frame; nil where
/// the program can't make that.
public func recordedCell<Cell: UIView>(_ dequeued: UIView?, as type: Cell.Type) -> Cell? {
  if let cell = dequeued as? Cell { return cell }
  let cell = Recorder.made(type) as? Cell
  if let cell, let dequeued { cell.record.frame = dequeued.record.frame }
  return cell
}

open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] {
    didSet {
      if !accessories.isEmpty { Recorder.noteHere("accessories of a list's cell don't narrow its content") }
    }
  }
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open var separatorLayoutGuide: UILayoutGuide { layoutMarginsGuide }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension { case actual, standard, custom(CGFloat) }
  public enum Placement {
    case leading(displayed: DisplayedState = .always), trailing(displayed: DisplayedState = .always)
  }
  public struct DisclosureIndicatorOptions {
    public init() {}; public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {}
  }
  public struct OutlineDisclosureOptions {
    public enum Style: Sendable { case automatic, header, cell }
    public init(style: Style? = nil, isHidden: Bool? = nil, tintColor: UIColor? = nil) {}
  }
  public struct CheckmarkOptions { public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {} }
  public struct LabelOptions {
    public init(
      isHidden: Bool? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {}
  }
  public struct CustomViewConfiguration {
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {}
  }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self() }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self() }
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init())
    -> Self
  { Self() }
  public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
    -> Self
  { Self() }
  public static func insert(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
    -> Self
  { Self() }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self { Self() }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self { Self() }
  public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init())
    -> Self
  { Self() }
  public static func customView(configuration: CustomViewConfiguration) -> Self { Self() }
}
