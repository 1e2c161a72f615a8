import DesignModel
import SceneExchange
import Storage

extension ImportScenes {
  /// Says of the screens for which devices their apps are, and how these may be held, as the projects above their files do.
  func markPoses(in draft: Draft) throws {
    var poses = AppPoses()
    for scene in imported {
      guard let own = poses.poses(of: scene.file) else { continue }
      var lists = scene.screen.lists
      lists.views[0].attributes.supported = own
      try draft.save(Screen(id: scene.screen.id, name: scene.screen.name, lists: lists))
    }
  }
}
