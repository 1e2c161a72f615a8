import DesignModel
import DesignText
import Synchronization

/// What of a screen is as it stands in the file that the screen was imported from, found out when it is first asked for:
/// rules ask it of every layout, and each answer is a digest.
final class ImportedParts: Sendable {
  private let screen: Screen
  private let known = Mutex<Parts?>(nil)

  init(of screen: Screen) { self.screen = screen }

  /// What isn't as it stands in the file.
  private struct Parts {
    var constraints: Set<ObjectID> = []
    /// Superviews of changed views, and of views that a changed constraint says something of; nil for the root's own.
    var superviews: Set<ObjectID?> = []
  }

  /// True if a view, those beside it and all that constraints say of them are as the file has it.
  func isAsImported(_ view: ObjectID) -> Bool {
    guard screen.source != nil, let own = screen.view(view) else { return false }
    return !changed.superviews.contains(own.parent)
  }

  /// True for a constraint as the file has it; what an import makes of frames follows from the views.
  func isFromFile(_ constraint: ObjectID) -> Bool {
    screen.source != nil && !changed.constraints.contains(constraint)
  }

  private var changed: Parts {
    if let parts = known.withLock({ $0 }) { return parts }
    let parts = screen.source.map(find) ?? Parts()
    known.withLock { $0 = parts }
    return parts
  }

  private func find(in source: ScreenSource) -> Parts {
    let digests = Set(source.places.map { Digest(kind: $0.kind, object: $0.object, text: $0.digest) })
    func holds(_ kind: ObjectKind, _ id: ObjectID, as digest: ObjectDigest) -> Bool {
      digests.contains(Digest(kind: kind, object: id.text, text: digest.text))
    }
    var parts = Parts()
    var superviews: [ObjectID: ObjectID?] = [:]
    for view in screen.views {
      superviews[view.id] = view.parent
      if view.id == .root || holds(.view, view.id, as: ObjectDigest(view)) { continue }
      parts.superviews.insert(view.parent)
    }
    for constraint in screen.constraints where constraint.origin != .autoresizing {
      if holds(.constraint, constraint.id, as: ObjectDigest(constraint)) { continue }
      parts.constraints.insert(constraint.id)
      for owner in [constraint.first.item.owner, constraint.second?.item.owner].compactMap(\.self) {
        if let superview = superviews[owner] { parts.superviews.insert(superview) }
      }
    }
    return parts
  }

  private struct Digest: Hashable {
    let kind: ObjectKind
    let object: String
    let text: String
  }
}
