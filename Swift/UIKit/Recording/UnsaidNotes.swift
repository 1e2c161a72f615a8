import Foundation

extension UIView {
  /// Notes what the code says of the view and a design can't.
  func noteWhatIsUnsaid() {
    if !ClassNames.isOfUIKit(type(of: self)), alignmentRectInsets != .zero, ownAlignmentInsets == nil {
      note("alignmentRectInsets not taken in a stack or around UIKit's own content")
    }
    let isAdjusted = (self as? UIScrollView)?.contentInsetAdjustmentBehavior ?? .never != .never
    if isAdjusted, holdsMoreSafeArea {
      note("additionalSafeAreaInsets not taken for what scrolls")
    }
    (self as? UIButton)?.noteWhatIsUnsaidOfConfiguration()
    if transform != .identity { note("transform not taken", at: record.transformPlace) }
    if (self as? UITextField)?.showsSideView == true {
      note("room of a view at a text field's side not taken", at: record.sidePlace)
    }
  }

  /// Notes something of the view, with the line that says it, else the one that made the view.
  func note(_ text: String, at place: SourcePlace? = nil) {
    let place = place ?? record.place ?? SourcePlace()
    let isNew = !Recorder.notes.contains {
      $0.text == text && $0.place.line == place.line && $0.place.file == place.file
    }
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
