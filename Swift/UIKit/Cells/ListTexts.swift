import Foundation

/// How rows of lists lay out an image and up to two texts, as UIKit does for cells of its own styles and for list contents.
///
/// What holds a row open gives way where the code says how high the row is, and before a text is cut off.
struct ListTexts {
  enum Arrangement { case below, beside, afterTitle }

  /// A row is no lower than this, if it can be, in points.
  static let leastHeight: CGFloat = 44
  private static let holding = UILayoutPriority(740)
  /// The width of a title that its detail comes after.
  private static let titleWidth: CGFloat = 91

  var image: UIView?
  var title: UIView?
  var detail: UIView?
  var arrangement = Arrangement.below
  /// Points between the image and the texts, and between the texts.
  var imagePadding: CGFloat = 16, verticalPadding: CGFloat = 2, horizontalPadding: CGFloat = 6
  /// Points from the sides' anchors, and from the edges above and below.
  var insets = NSDirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0)
  /// The guides that the layout needs, which go with its constraints.
  let guide = UILayoutGuide()
  /// True where the detail has to leave the line of its title.
  private var isStacked = false

  /// Puts a detail below its title at the accessibility sizes, where UIKit has no room for it on the same line.
  mutating func stackAtAccessibilitySizes(in view: UIView) {
    guard title != nil, detail != nil, arrangement != .below else { return }
    isStacked = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if isStacked { arrangement = .below }
  }

  /// The constraints of a row in a view, between its margins or its edges.
  func constraints(
    in view: UIView, leading: NSLayoutXAxisAnchor, trailing: NSLayoutXAxisAnchor
  ) -> [NSLayoutConstraint] {
    Recorder.withoutPlace {
      for part in [image, title, detail].compactMap({ $0 }) {
        part.translatesAutoresizingMaskIntoConstraints = false
      }
      let start = image.map { ($0.trailingAnchor, imagePadding) } ?? (leading, insets.leading)
      var result = imageConstraints(in: view, leading)
      let texts = [title, detail].compactMap { $0 }
      if let first = texts.first {
        result.append(first.leadingAnchor.constraint(equalTo: start.0, constant: start.1))
      }
      if let last = texts.last {
        result.append(last.trailingAnchor.constraint(equalTo: trailing, constant: -insets.trailing))
      }
      if let title, let detail, arrangement == .below {
        result += stacked(title, over: detail, in: view)
      } else {
        result += texts.flatMap { centred(from: $0, to: $0, in: view) + [middle($0, view)] }
        if texts.count == 2 { result += beside(texts[0], texts[1]) }
      }
      return result
    }
  }

  private func imageConstraints(in view: UIView, _ leading: NSLayoutXAxisAnchor) -> [NSLayoutConstraint] {
    guard let image else { return [] }
    // UIKit gives the image its size and the texts what is left.
    image.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    if image.ownCompression[0] == nil {
      image.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    }
    let room = image.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor)
    room.priority = Self.holding
    return [
      image.leadingAnchor.constraint(equalTo: leading, constant: insets.leading), middle(image, view), room,
    ]
  }

  private func middle(_ part: UIView, _ view: UIView) -> NSLayoutConstraint {
    part.centerYAnchor.constraint(equalTo: view.centerYAnchor)
  }

  /// Keeps what lies between two views within the edges above and below: wholly, and by its margins where there is room.
  private func centred(from first: UIView, to last: UIView, in view: UIView) -> [NSLayoutConstraint] {
    let margins = [
      first.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(greaterThanOrEqualTo: last.bottomAnchor, constant: insets.bottom),
    ]
    for margin in margins { margin.priority = Self.holding }
    return margins + [
      first.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
      view.bottomAnchor.constraint(greaterThanOrEqualTo: last.bottomAnchor),
    ]
  }

  /// A detail below its title; both are in the middle together.
  private func stacked(_ title: UIView, over detail: UIView, in view: UIView) -> [NSLayoutConstraint] {
    // Not that of other rows, which have one at every size.
    guide.localName = isStacked ? "stackedTexts" : "texts"
    view.addLayoutGuide(guide)
    return centred(from: title, to: detail, in: view) + [
      title.trailingAnchor.constraint(equalTo: detail.trailingAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: verticalPadding),
      guide.topAnchor.constraint(equalTo: title.topAnchor),
      guide.bottomAnchor.constraint(equalTo: detail.bottomAnchor),
      guide.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ]
  }

  /// A detail at the far end of the line, or right after a title of one width.
  private func beside(_ title: UIView, _ detail: UIView) -> [NSLayoutConstraint] {
    guard arrangement == .afterTitle else {
      return [
        detail.leadingAnchor.constraint(
          greaterThanOrEqualTo: title.trailingAnchor, constant: horizontalPadding)
      ]
    }
    return [
      title.widthAnchor.constraint(equalToConstant: Self.titleWidth),
      detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: horizontalPadding),
    ]
  }

  /// What keeps a row as high as UIKit's are at least, where nothing else says how high it is.
  static func least(_ view: UIView) -> NSLayoutConstraint {
    Recorder.withoutPlace {
      let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: leastHeight)
      least.priority = holding
      return least
    }
  }
}
