import Foundation

/// What stands in for initializers by which an app makes views of UIKit's in its own way: nobody knows what else they do.
extension UIView {
  public convenience init(recordedWithout: Void) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    record.isMadeUp = true
  }
}

extension UIView {
  /// Marks a view of which a library's stand-in was given a number that nobody knows.
  @_spi(Libraries) public func recordedMarkMadeUp() { record.isMadeUp = true }
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

/// A view or a controller of a type that the code takes as a parameter, as UIKit's own initializers make one of any class.
///
/// A class of the code's has initializers that only its type knows: the program makes it, else the initializer that all have.
public func recordedNew<Object: AnyObject>(_ type: Object.Type) -> Object {
  if let made = Recorder.made(type) as? Object { return made }
  let coder = NSCoder()
  let made: AnyObject? =
    (type as? UIView.Type)?.init(coder: coder) ?? (type as? UIViewController.Type)?.init(coder: coder)
  guard let object = made as? Object else { fatalError("nothing makes a \(type) without knowing more") }
  return object
}

public func recordedNew<Object: AnyObject>(_ type: Object.Type, frame: CGRect) -> Object {
  let made = recordedNew(type)
  if frame != .zero { (made as? UIView)?.frame = frame }
  return made
}

public func recordedNew<Object: AnyObject>(
  _ type: Object.Type, nibName: String?, bundle: Bundle?
) -> Object { recordedNew(type) }

public func recordedNew<Object: AnyObject>(
  _ type: Object.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Object { recordedNew(type) }
