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
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    self.image = image
  }
  override func recordedKind() -> String { "image" }
  override func recordedAttributes() -> [(String, String)] {
    var a: [(String, String)] = contentMode == .scaleToFill ? [] : [("contentMode", "\(contentMode)")]
    if let i = image, i.size.width > 0 {
      a.append(("size", "\(spelled(i.size.width))x\(spelled(i.size.height))"))
    }
    return a
  }
}
