import Foundation

open class UICollectionReusableView: UIView {
  open func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
  open func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
  open func prepareForReuse() {}
  open var reuseIdentifier: String? { nil }
  open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { attributes }
}

open class UICollectionViewCell: UICollectionReusableView {
  open lazy var contentView: UIView = {
    // A list's cells have a table's margins.
    let isOfList = self is UICollectionViewListCell
    let own = CGRect(origin: .zero, size: record.frame.size)
    let v = isOfList ? UITableViewCellContentView(frame: own) : UIView(frame: own)
    v.record.localName = "contentView"
    self.addSubview(v)
    pinEdges(v, self, sides: contentSides)
    return v
  }()
  let contentSides = ContentSides()
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  open var contentConfiguration: UIContentConfiguration? {
    didSet {
      let isOpen = shownConfiguration is UIListContentView
      shownConfiguration = contentView.show(
        contentConfiguration, for: configurationState, over: shownConfiguration)
      if !isOpen, shownConfiguration is UIListContentView { ListTexts.least(self).isActive = true }
    }
  }
  private var shownConfiguration: (UIView & UIContentView)?
  private var needsConfiguration = true
  /// Lets the code configure the cell before it is shown.
  func layOutParts() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    configurationUpdateHandler?(self, configurationState)
    updateConfiguration(using: configurationState)
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: traitCollection)
  }
  open func dragStateDidChange(_ dragState: DragState) {}
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
}
