public import DesignModel

extension ViewKind {
  /// The kind of an imported view.
  ///
  /// A stack becomes a plain view, since the log lists the rules of stacks as constraints; a class that is none of
  /// UIKit's becomes a custom view.
  init(className: String?) {
    let known = Self.allCases.first { $0.row.className == className }
    self = known == .stack ? .view : known ?? .custom
  }
}

extension Region {
  /// The class and the identifier of a built-in guide; nil for the view itself.
  ///
  /// The safe area's and the scroll view's are in published logs; the others' spelling is general knowledge,
  /// unverified.
  public var guideNames: (className: String, identifier: String)? {
    switch self {
    case .bounds: nil
    case .safeArea: ("UILayoutGuide", "UIViewSafeAreaLayoutGuide")
    case .layoutMargins: ("UILayoutGuide", "UIViewLayoutMarginsGuide")
    case .readableContent: ("UILayoutGuide", "UIViewReadableContentGuide")
    case .keyboard: ("UIKeyboardLayoutGuide", "UIViewKeyboardLayoutGuide")
    case .contentLayout: ("_UIScrollViewLayoutGuide", "UIScrollView-contentLayoutGuide")
    case .frameLayout: ("_UIScrollViewLayoutGuide", "UIScrollView-frameLayoutGuide")
    }
  }
}
