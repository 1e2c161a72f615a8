import Foundation

open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
  open var reuseIdentifier: String? { nil }
  open func apply(_ a: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(_ a: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { a }
}

open class UICollectionViewCell: UICollectionReusableView {
  open lazy var contentView: UIView = {
    let v = CellContentView(frame: .zero)
    v.record.localName = "contentView"
    self.addSubview(v)
    pinEdges(v, self)
    return v
  }()
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: Any?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func updateConfiguration(using s: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() {}
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  override func recordedKind() -> String { "view" }
}
