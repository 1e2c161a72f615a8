import DesignModel
import Notation

/// Views that come or go, of which those in others of them are counted there.
struct ViewFamilies {
  private var members: Set<ObjectID> = []
  private var descendants: [ObjectID: Int] = [:]

  /// Those of `views`, which stand in preorder, that come or go.
  init(_ views: [View], isMember: (View) -> Bool) {
    var parents: [ObjectID: ObjectID] = [:]
    for view in views where isMember(view) {
      members.insert(view.id)
      parents[view.id] = view.parent
      var ancestor = view.parent
      while let next = ancestor, members.contains(next) {
        descendants[next, default: 0] += 1
        ancestor = parents[next]
      }
    }
  }

  /// `adds label title in form, with 2 views in it`; nil for a view in another that comes or goes.
  func sentence(_ verb: String, _ view: View, preposition: String, in screen: ScreenIndex) -> String? {
    guard let parent = view.parent, !members.contains(parent) else { return nil }
    let inside = descendants[view.id].map { ", with \(counted($0, "view")) in it" } ?? ""
    return "\(verb) \(view.kind.rawValue) \(view.name) \(preposition) \(screen.named(parent).name)\(inside)"
  }
}
