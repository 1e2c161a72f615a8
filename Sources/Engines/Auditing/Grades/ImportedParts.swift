import DesignModel
import DesignText

extension Screen {
  /// True if a view, those beside it and all that constraints say of them are as the file has it that the screen was
  /// imported from.
  func isAsImported(_ view: ObjectID) -> Bool {
    guard let source, let own = self.view(view) else { return false }
    let around = Set(views.filter { $0.id == view || $0.parent == own.parent }.map(\.id))
    return views.allSatisfy { !around.contains($0.id) || isFrom(source, $0) }
      && constraints.allSatisfy { constraint in
        let owners = [constraint.first.item.owner, constraint.second?.item.owner].compactMap(\.self)
        return around.isDisjoint(with: owners) || isFrom(source, constraint)
      }
  }

  private func isFrom(_ source: ScreenSource, _ view: View) -> Bool {
    view.id == .root || source.holds(.view, view.id, as: ObjectDigest(view))
  }

  /// True for a constraint as it stands in the file that the screen was imported from.
  func isFromFile(_ constraint: LayoutConstraint) -> Bool { source.map { isFrom($0, constraint) } ?? false }

  /// True for a constraint as the file has it; what an import makes of frames follows from the views.
  func isFrom(_ source: ScreenSource, _ constraint: LayoutConstraint) -> Bool {
    constraint.origin == .autoresizing
      || source.holds(.constraint, constraint.id, as: ObjectDigest(constraint))
  }
}

extension ScreenSource {
  fileprivate func holds(_ kind: ObjectKind, _ id: ObjectID, as digest: ObjectDigest) -> Bool {
    places.contains { $0.kind == kind && $0.object == id.text && $0.digest == digest.text }
  }
}
