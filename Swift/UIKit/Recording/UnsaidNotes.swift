import Foundation

extension UIView {
  /// Notes what the code says of the view and a design can't.
  func noteWhatIsUnsaid() {
    if !ClassNames.isOfUIKit(type(of: self)), alignmentRectInsets != .zero {
      note("alignmentRectInsets not taken")
    }
    let isAdjusted = (self as? UIScrollView)?.contentInsetAdjustmentBehavior ?? .never != .never
    if isAdjusted, holdsMoreSafeArea {
      note("additionalSafeAreaInsets not taken for what scrolls")
    }
  }

  private func note(_ text: String) {
    let place = record.place ?? SourcePlace()
    let isNew = !Recorder.notes.contains { $0.text == text && $0.place.line == place.line }
    if isNew { Recorder.notes.append((text, place)) }
  }

  /// True in a controller's view whose safe area the controller makes smaller.
  var holdsMoreSafeArea: Bool {
    var next: UIView? = self
    while let view = next {
      if let controller = view.ownController { return controller.additionalSafeAreaInsets != .zero }
      next = view.superview
    }
    return false
  }
}
