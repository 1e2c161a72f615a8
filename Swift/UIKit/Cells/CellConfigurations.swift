import Foundation

public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ second: String) { rawValue = second }
}

public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false,
    isPinned = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UICellConfigurationState: UIConfigurationState {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  public var traitCollection: UITraitCollection
  public var isSelected = false, isHighlighted = false, isEditing = false, isDisabled = false,
    isFocused = false,
    isExpanded = false, isSwiped = false, isReordering = false, isPinned = false
  public var cellDragState = DragState.none, cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

public protocol UIContentView: AnyObject {
  var configuration: UIContentConfiguration { get set }
}

extension UIContentView {
  public func supports(_ configuration: UIContentConfiguration) -> Bool { true }
}

public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: UIConfigurationState) -> Self
}

extension UIView {
  /// Shows a configuration in place of another, as a cell's content does; the view that shows it, nil for none.
  func show(
    _ configuration: UIContentConfiguration?, for state: UIConfigurationState,
    over old: (UIView & UIContentView)?
  ) -> (UIView & UIContentView)? {
    let new = configuration?.updated(for: state)
    if let old, let new, type(of: old.configuration) == type(of: new), old.supports(new) {
      old.configuration = new
      return old
    }
    old?.removeFromSuperview()
    guard let view = new?.makeContentView() else { return nil }
    addSubview(view)
    pinEdges(view, self)
    return view
  }
}

public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2), both = Self(rawValue: 3)
}
