/// What stands in for initializers by which an app makes views of UIKit's in its own way: nobody knows what else they do.
extension UIView {
  public convenience init(recordedWithout: Void) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    record.isMadeUp = true
  }
}

extension UIStackView {
  public convenience init(
    arrangedSubviews views: [UIView] = [], axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
    recordedWithout: Void
  ) {
    self.init(recordedWithout: ())
    (self.axis, self.spacing) = (axis, spacing)
    views.forEach { addArrangedSubview($0) }
  }
}

extension UILabel {
  public convenience init(text: String?, recordedWithout: Void) {
    self.init(recordedWithout: ())
    self.text = text
  }
}

extension UIButton {
  public convenience init(title: String?, recordedWithout: Void) {
    self.init(recordedWithout: ())
    setTitle(title, for: .normal)
  }
}
