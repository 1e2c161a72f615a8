public import DesignModel

/// What lies under a text on a layout.
enum Ground: Hashable {
  /// An opaque colour, whether all that it is made of is UIKit's, how opaque the text over it is, and the view that has it.
  case color(PaintedColor, isOfSystem: Bool, fade: Double, of: Int)
  /// What isn't known, and why.
  case unknown(GroundDoubt)
}

/// Why nobody but the app knows the contrast of a text; with the view that hides it.
public enum GroundDoubt: Hashable, Sendable {
  /// No view under the text has an opaque colour.
  case nothing
  /// The view is a picture or a control, or a class of the app's own draws it: what isn't words.
  case drawn(ObjectID)
  /// The view is a picture or has one.
  case picture(ObjectID)
  /// UIKit draws the view, as a control or a table.
  case ofUIKit(ObjectID)
  /// A class of the app's own may draw the view.
  case ownClass(ObjectID)
  /// The view blurs what lies under it.
  case effect(ObjectID)
  /// An image, a layer or a box lies over the view's own colour.
  case covering(ObjectID)
  /// The view is a table's cell without a colour, which has that of its table's style.
  case row(ObjectID)
  /// The view's colour covers a part of the text.
  case partly(ObjectID)
  /// The view's colour is one of the app's without a value.
  case ofApp(ObjectID)
  /// The view is translucent with all that is in it.
  case translucent(ObjectID)
  /// The text's own colour isn't known.
  case words
}
