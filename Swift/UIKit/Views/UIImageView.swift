import Foundation

open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var highlightedAnimationImages: [UIImage]?
  open var overlayContentView: UIView { UIView() }
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration = 0.0
  open var animationRepeatCount = 0
  open func startAnimating() {}
  open func stopAnimating() {}
  open var isAnimating: Bool { false }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(image: UIImage?) {
    super.init(frame: .zero)
    self.image = image
    record.frame.size = recordedSize ?? .zero
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    self.image = image
    record.frame.size = recordedSize ?? .zero
  }
  override var recordedSize: CGSize? { image.flatMap { $0.size.width > 0 ? $0.size : nil } }
}
