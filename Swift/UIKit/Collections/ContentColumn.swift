import Foundation

/// Views of a table or a list, one below the other.
struct ContentColumn {
  private let scroll: UIScrollView
  private var previous: UIView?
  /// Points between the last view and the next.
  var gap: CGFloat = 0

  init(in scroll: UIScrollView) { self.scroll = scroll }

  /// Places a view of the scroll view that is so high, or as high as its content makes it where that is below zero; the
  /// constraint says so.
  @discardableResult mutating func add(
    _ view: UIView, height: CGFloat, usual: CGFloat, inset: CGFloat
  ) -> NSLayoutConstraint {
    let own = Recorder.withoutPlace {
      let own = view.heightAnchor.constraint(equalToConstant: height > 0 ? height : usual)
      own.priority = height > 0 ? .required : UILayoutPriority(1)
      NSLayoutConstraint.activate([
        own, view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: inset),
        view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -inset),
        view.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -2 * inset),
        view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? scroll.topAnchor, constant: gap),
      ])
      return own
    }
    (previous, gap) = (view, 0)
    return own
  }

  /// What lets the content end after the last view; nil without views.
  var end: NSLayoutConstraint? {
    Recorder.withoutPlace {
      previous.map { scroll.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: gap) }
    }
  }
}
