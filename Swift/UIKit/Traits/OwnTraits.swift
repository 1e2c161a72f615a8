import Foundation

/// The traits that a view has by what holds it: overrides, and limits of the text size.
///
/// A limit holds for a view and all that is in it (Apple's reference of `maximumContentSizeCategory`).
struct OwnTraits {
  private(set) var horizontal: UIUserInterfaceSizeClass?, vertical: UIUserInterfaceSizeClass?
  private(set) var idiom: UIUserInterfaceIdiom?
  /// Nil where the text size is the user's, and nothing can change it.
  private(set) var category: UIContentSizeCategory?
  /// True where no text size of the user's, or none as large as the usual one, comes through.
  private(set) var isHeld = false

  /// What the code gives its own traits.
  private(set) var custom: [ObjectIdentifier: Any] = [:]

  /// What overrides say.
  init(_ overrides: UITraitOverrides) { take(overrides) }

  /// The traits of a controller, which are those of its view once that is there.
  init(of controller: UIViewController) {
    guard !controller.isViewLoaded else {
      self.init(of: controller.view)
      return
    }
    let parent = controller.parent
    self.init(of: parent?.isViewLoaded == true ? parent?.view : nil)
    take(controller.traitOverrides)
  }

  init(of view: UIView?) {
    guard Recorder.givesOwnTraits else { return }
    var path: [UIView] = []
    var next = view
    while let view = next {
      path.append(view)
      next = view.superview
    }
    for view in path.reversed() {
      if let controller = view.ownController { take(controller.traitOverrides) }
      take(view.traitOverrides)
      limit(from: view.minimumContentSizeCategory, to: view.maximumContentSizeCategory)
    }
  }

  private mutating func take(_ overrides: UITraitOverrides) {
    if overrides.horizontalSizeClass != .unspecified { horizontal = overrides.horizontalSizeClass }
    if overrides.verticalSizeClass != .unspecified { vertical = overrides.verticalSizeClass }
    custom.merge(overrides.custom) { $1 }
    if overrides.userInterfaceIdiom != .unspecified { idiom = overrides.userInterfaceIdiom }
    if overrides.preferredContentSizeCategory != .unspecified {
      (category, isHeld) = (overrides.preferredContentSizeCategory, true)
    }
  }

  private mutating func limit(from least: UIContentSizeCategory?, to most: UIContentSizeCategory?) {
    let (least, most) = (least == .unspecified ? nil : least, most == .unspecified ? nil : most)
    if least == nil, most == nil { return }
    var size = category ?? UIContentSizeCategory(rawValue: Recorder.traits.textSize)
    if category == nil { Recorder.touched.insert(.textSize) }
    if let least, size < least { size = least }
    if let most, size > most { size = most }
    if let most, most < .large { isHeld = true }
    category = size
  }

  /// As a trait collection, in which what nothing says is the surroundings'.
  var collection: UITraitCollection {
    let result = UITraitCollection()
    (result.hc, result.vc, result.id, result.cat) = (horizontal, vertical, idiom, category)
    result.custom = custom
    return result
  }
}

extension UIView {
  /// The font that a text is shown in: one that is let follow the text size follows that of its view.
  func shownFont(_ font: UIFont?, follows: Bool) -> UIFont? {
    guard Recorder.givesOwnTraits, follows, let font, font.followsTextSize else { return font }
    let traits = OwnTraits(of: self)
    guard let category = traits.category else { return font }
    return traits.isHeld || category.rawValue != Recorder.traits.textSize ? font.held(at: category) : font
  }
}

extension UILabel {
  var recordedFont: UIFont? { shownFont(font, follows: adjustsFontForContentSizeCategory) }
}

extension UITextField {
  var recordedFont: UIFont? { shownFont(font, follows: adjustsFontForContentSizeCategory) }
}

extension UITextView {
  var recordedFont: UIFont? { shownFont(font, follows: adjustsFontForContentSizeCategory) }
}

extension UIFont {
  /// The font of the same style as it is at a text size, whatever the user's.
  fileprivate func held(at category: UIContentSizeCategory) -> UIFont {
    let sizes = Self.sizes[textStyle ?? "body"] ?? Self.sizes["body"]!
    let font = copied()
    font.heldSize = fixedSize.map { ($0 * sizes[category.ix] / sizes[3]).rounded() } ?? sizes[category.ix]
    return font
  }
}
