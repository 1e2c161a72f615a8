import Foundation

open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressViewStyle = Style.default
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var observedProgress: Progress?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  public convenience init(progressViewStyle: Style) {
    self.init(frame: .zero)
    takeOwnSize()
  }
}

open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case whiteLarge, white, gray, medium = 100, large = 101 }
  open var style = Style.medium
  open var color: UIColor!
  open var hidesWhenStopped = true
  open func startAnimating() {}
  open func stopAnimating() {}
  open var isAnimating: Bool { false }
  override var hasSizeWhenMade: Bool { true }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(coder: coder)! }
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
  public convenience init(activityIndicatorStyle: Style) { self.init(style: activityIndicatorStyle) }
}
