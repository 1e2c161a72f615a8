import Foundation

/// Views of a table or a list, one below the other.
struct ContentColumn {
  private let scroll: UIScrollView
  private var previous: (any LayoutAnchored)?
  /// Points between the last view and the next.
  var gap: CGFloat = 0
  /// The views that have a place, and all that gives places.
  private var placed: Set<ObjectIdentifier> = []
  private var constraints: [NSLayoutConstraint] = []
  private var holdsWidth = false

  init(in scroll: UIScrollView) { self.scroll = scroll }

  /// Places a view of the scroll view that is so high, or as high as its content makes it where that is below zero.
  ///
  /// The constraint says so. It reaches from edge to edge, or lies so many points within the safe area.
  @discardableResult mutating func add(
    _ view: UIView, height: CGFloat, usual: CGFloat, inset: CGFloat
  ) -> NSLayoutConstraint {
    if !placed.insert(ObjectIdentifier(view)).inserted { leave(view) }
    let own = Recorder.withoutPlace {
      let own = view.heightAnchor.constraint(equalToConstant: height > 0 ? height : usual)
      own.priority = height > 0 ? .required : UILayoutPriority(1)
      let sides: any LayoutAnchored = inset > 0 ? scroll.safeAreaLayoutGuide : scroll
      let more = [
        own, view.leadingAnchor.constraint(equalTo: sides.leadingAnchor, constant: inset),
        view.trailingAnchor.constraint(equalTo: sides.trailingAnchor, constant: -inset),
        view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? scroll.topAnchor, constant: gap),
      ]
      NSLayoutConstraint.activate(more)
      constraints += more
      holdWidth(by: view, inset)
      return own
    }
    (previous, gap) = (view, 0)
    return own
  }

  /// Makes the content as wide as the scroll view: each view that reaches from edge to edge does.
  private mutating func holdWidth(by view: UIView, _ inset: CGFloat) {
    if inset > 0, holdsWidth { return }
    holdsWidth = true
    let content: any LayoutAnchored = inset > 0 ? scroll.contentLayoutGuide : view
    let width = content.widthAnchor.constraint(equalTo: scroll.widthAnchor)
    width.isActive = true
    constraints.append(width)
  }

  /// Leaves the room of a view that the code shows once more, since a view is in one place alone: the last.
  private mutating func leave(_ view: UIView) {
    let room = UILayoutGuide()
    room.localName = "room"
    scroll.addLayoutGuide(room)
    for constraint in constraints {
      if constraint.f === view { constraint.f = room }
      if constraint.s === view { constraint.s = room }
    }
    if let previous, previous === view { self.previous = room }
    // What gives way to the view's content there is none of in its room.
    for own in constraints where own.f === room && own.priority != .required {
      own.isActive = false
      Recorder.withoutPlace { room.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true }
    }
  }

  /// What lets the content end after the last view; nil without views.
  var end: NSLayoutConstraint? {
    Recorder.withoutPlace {
      previous.map { scroll.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: gap) }
    }
  }
}
