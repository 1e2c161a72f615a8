import Foundation

extension CGRect {
  /// True if no edge lies a pixel or more from the other's.
  func isWithinPixel(of other: CGRect) -> Bool {
    let pixel = 1 / Recorder.traits.scale + 0.001
    return abs(minX - other.minX) <= pixel && abs(minY - other.minY) <= pixel
      && abs(maxX - other.maxX) <= pixel && abs(maxY - other.maxY) <= pixel
  }
}

extension UIEdgeInsets {
  /// The sums of both at each edge.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}

extension UIView {
  /// How far a control's frame reaches beyond the rectangle that constraints act on, as the workbench has it.
  var recordedAlignmentInsets: UIEdgeInsets {
    switch self {
    case is UISlider:
      return Recorder.traits.system < 26 ? UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) : .zero
    case is UISwitch:
      Recorder.touched.insert(.direction)
      let isTurned = Recorder.traits.isRightToLeft
      return UIEdgeInsets(top: 0, left: isTurned ? 2 : 0, bottom: 0, right: isTurned ? 0 : 2)
    case is UISegmentedControl: return UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: return .zero
    }
  }
}

extension Recorder {
  /// The least margin of a controller's view at its sides, in points.
  static var leastSideMargin: CGFloat { traits.size.width >= 414 ? 20 : 16 }
}

extension UIView {
  /// The margins of a controller's view as a design has to say them; nil where it knows them by itself.
  ///
  /// Only the root of a window has those of a controller's view without being asked.
  var controllerMargins: UIEdgeInsets? {
    guard let ownController, ownController.viewRespectsSystemMinimumLayoutMargins, hasControllerMargins
    else { return ownMargins }
    let side = Recorder.leastSideMargin
    guard var margins = ownMargins else {
      guard self !== Recorder.root || Recorder.traits.part != nil, isAskedForMargins else { return nil }
      Recorder.touched.insert(.window)
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    if min(margins.left, margins.right) < 20 { Recorder.touched.insert(.window) }
    margins.left = max(margins.left, side)
    margins.right = max(margins.right, side)
    return margins
  }

  /// True where UIKit gives controllers' views margins of their own: in a window, and in whatever holds a controller that is
  /// imported by itself.
  var hasControllerMargins: Bool {
    Recorder.traits.part == nil || self === Recorder.root && ownController != nil
  }

  /// True if a constraint goes to the margins.
  private var isAskedForMargins: Bool {
    if builtInGuides["layoutMargins"] != nil { return true }
    let margins = NSLayoutConstraint.Attribute.leftMargin.rawValue...20
    return Recorder.constraints.all.contains { constraint in
      constraint.f === self && margins.contains(constraint.firstAttribute.rawValue)
        || constraint.s === self && margins.contains(constraint.secondAttribute.rawValue)
    }
  }
}

extension UIScrollView {
  /// Takes the content's size that the workbench found, along the axes along which constraints decide it.
  func takeContentSize(_ found: CGSize, in tree: RecordedTree) {
    var size = found
    if let givenContentSize {
      if !tree.reachesContent(of: self, along: .horizontal) { size.width = givenContentSize.width }
      if !tree.reachesContent(of: self, along: .vertical) { size.height = givenContentSize.height }
    }
    let given = givenContentSize
    contentSize = size
    givenContentSize = given
  }
}

extension UIStackView {
  /// True for a row whose direction is not the language's.
  var isTurned: Bool { axis == .horizontal && isDirectionForced }

  /// True where the code has the stack go against the language's direction.
  var isDirectionForced: Bool {
    if semanticContentAttribute == .unspecified { return false }
    Recorder.touched.insert(.direction)
    return (effectiveUserInterfaceLayoutDirection == .rightToLeft) != Recorder.traits.isRightToLeft
  }
}

extension NSLayoutConstraint {
  /// True for a size that is nothing of another, and so only its constant.
  var isOfNothing: Bool {
    multiplier == 0 && [.width, .height].contains(firstAttribute)
      && [.width, .height].contains(secondAttribute)
  }

  /// What the safe areas that it refers to have on top of what the design knows of, in points of its constant.
  var additionalSafeArea: CGFloat {
    let first = (f as? UILayoutGuide)?.additionalDistance(of: firstAttribute) ?? 0
    let second = (s as? UILayoutGuide)?.additionalDistance(of: secondAttribute) ?? 0
    return second * multiplier - first
  }
}

extension UIView {
  /// Where the keyboard is over the view; below the safe area while none is shown.
  var keyboardFrame: CGRect {
    Recorder.touch(.keyboard)
    let (bounds, safe) = (bounds, safeAreaInsets)
    let hidden = keyboardLayoutGuide.usesBottomSafeArea ? safe.bottom : 0
    let below = originInWindow().y + bounds.height - Recorder.traits.size.height
    let height = max(hidden, Recorder.traits.keyboard > 0 ? below + Recorder.traits.keyboard : 0)
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}

extension RecordedTree {
  /// The places of the views whose readable width the code refers to.
  var readablePlaces: [Int] { views.indices.filter { views[$0].builtInGuides["readableContent"] != nil } }

  /// Takes what the workbench says of the safe area of the window's root.
  func applySafeArea(_ answer: [String: Any]) {
    let four = (answer["safeArea"] as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
    guard four.count == 4, views[0] === Recorder.root else { return }
    LayoutPass.safeArea = UIEdgeInsets(top: four[0], left: four[1], bottom: four[2], right: four[3])
  }

  /// Sets where the workbench found guides.
  func applyGuides(_ answer: [String: Any]) {
    let numbers = (answer["guides"] as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
    let found = guideList + readablePlaces.compactMap { views[$0].builtInGuides["readableContent"] }
    guard numbers.count == found.count * 4 else { return }
    for (place, guide) in found.enumerated() {
      let four = Array(numbers[place * 4..<place * 4 + 4])
      guide.solvedFrame = CGRect(x: four[0], y: four[1], width: four[2], height: four[3])
    }
  }
}

extension UILayoutGuide {
  /// True for a keyboard's guide that is at the view's bottom while no keyboard is shown.
  var isAtBottom: Bool {
    guard let keyboard = self as? UIKeyboardLayoutGuide, !keyboard.usesBottomSafeArea else { return false }
    Recorder.touched.insert(.keyboard)
    return Recorder.traits.keyboard == 0
  }

  /// How far an anchor is from where it would be without what a controller adds to its view's safe area.
  fileprivate func additionalDistance(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    if let owner = owningView, owner.ownController == nil, role == "safeArea", owner.holdsMoreSafeArea {
      Recorder.note("additionalSafeAreaInsets not taken for the safe areas of views within")
    }
    guard let owner = owningView, let all = owner.ownController?.additionalSafeAreaInsets, all != .zero,
      let anchor = attribute.inSafeArea(of: role, owner)
    else { return 0 }
    var more = all
    // The readable width is what the text asks for.
    if role == "readableContent" { (more.left, more.right) = (0, 0) }
    if more.left != more.right { Recorder.touched.insert(.direction) }
    let isTurned = Recorder.traits.isRightToLeft
    switch anchor {
    case .top: return more.top
    case .bottom: return -more.bottom
    case .left: return more.left
    case .right: return -more.right
    case .leading: return isTurned ? more.right : more.left
    case .trailing: return isTurned ? -more.left : -more.right
    case .width: return -more.left - more.right
    case .height: return -more.top - more.bottom
    case .centerX: return (more.left - more.right) / 2
    case .centerY: return (more.top - more.bottom) / 2
    default: return 0
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The safe area's anchor that an anchor of a built-in guide goes with; nil for one that goes with none.
  fileprivate func inSafeArea(of role: String, _ owner: UIView) -> Self? {
    switch (role, self) {
    case ("safeArea", _): self
    case ("top", .bottom): .top
    case ("bottom", .top): .bottom
    case ("layoutMargins", _), ("readableContent", _): owner.insetsLayoutMarginsFromSafeArea ? self : nil
    default: nil
    }
  }
}
