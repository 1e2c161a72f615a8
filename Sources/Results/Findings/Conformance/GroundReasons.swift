import Auditing
import DesignModel

/// Why contrasts aren't known, for one view and for several.
struct DoubtReason: Hashable, Comparable {
  let one, many: String
  static func < (a: Self, b: Self) -> Bool { a.one < b.one }
}

extension GroundDoubt {
  /// What is said of a view for which it holds.
  func reason(of view: View) -> DoubtReason {
    switch self {
    case .nothing:
      DoubtReason(one: "lies on no background that is named", many: "lie on no background that is named")
    case .drawn:
      DoubtReason(
        one: "is a picture, or drawn by a class of the app's own",
        many: "are pictures, or drawn by classes of the app's own")
    case .picture: DoubtReason(one: "lies on a picture", many: "lie on pictures")
    case .ofUIKit: DoubtReason(one: "lies on a view that UIKit draws", many: "lie on views that UIKit draws")
    case .ownClass(view.id):
      DoubtReason(
        one: "may be drawn by a class of the app's own", many: "may be drawn by classes of the app's own")
    case .ownClass:
      DoubtReason(
        one: "lies on a view that a class of the app's own may draw",
        many: "lie on views that classes of the app's own may draw")
    case .effect:
      DoubtReason(one: "lies on a blur of what is under it", many: "lie on blurs of what is under them")
    case .covering(view.id):
      DoubtReason(
        one: "has a background whose colour isn't known", many: "have backgrounds whose colours aren't known")
    case .covering:
      DoubtReason(
        one: "lies on a background whose colour isn't known",
        many: "lie on backgrounds whose colours aren't known")
    case .row:
      DoubtReason(
        one: "lies on a table's cell without a colour, which has that of the table's style",
        many: "lie on tables' cells without a colour, which have that of the table's style")
    case .partly:
      DoubtReason(
        one: "lies only in part on the nearest colour under it",
        many: "lie only in part on the nearest colours under them")
    case .ofApp: DoubtReason(one: "lies on a colour of the app's", many: "lie on colours of the app's")
    case .translucent:
      DoubtReason(one: "is translucent with its background", many: "are translucent with their backgrounds")
    case .words:
      DoubtReason(
        one: "is in a colour that only the app knows", many: "are in colours that only the app knows")
    }
  }
}
