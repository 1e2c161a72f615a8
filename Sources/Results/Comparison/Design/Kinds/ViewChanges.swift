import DesignModel
import Notation

extension View: ComparedObject {
  static func changes(_ versions: ScreenComparison) -> [DesignChange] {
    let moved = movedViews(versions)
    let (before, after) = (versions.before, versions.after)
    let come = ViewFamilies(after.screen.views) { before.index(of: $0.id) == nil }
    let gone = ViewFamilies(before.screen.views) { after.index(of: $0.id) == nil }
    let changed = after.screen.views.compactMap { view -> DesignChange? in
      guard let old = before.view(view.id) else {
        return view.change(
          .added, come.sentence("adds", view, preposition: "in", in: after).map { [$0] } ?? [])
      }
      let sentences = view.sentences(since: old, isMoved: moved.contains(view.id), versions)
      return sentences.isEmpty ? nil : view.change(.changed, sentences)
    }
    let removed = before.screen.views.filter { after.index(of: $0.id) == nil }.map { view in
      view.change(
        .removed, gone.sentence("removes", view, preposition: "from", in: before).map { [$0] } ?? [])
    }
    return changed + removed
  }

  /// The views with another parent, and the fewest whose moving explains the new order of the others.
  private static func movedViews(_ versions: ScreenComparison) -> Set<ObjectID> {
    let (before, after) = (versions.before, versions.after)
    var moved: Set<ObjectID> = []
    for view in after.screen.views {
      if let old = before.view(view.id), old.parent != view.parent { moved.insert(view.id) }
      let siblings = after.children(of: view.id)
      let earlier = before.children(of: view.id)
      if siblings != earlier { moved.formUnion(reordered(from: earlier, to: siblings)) }
    }
    return moved
  }

  private func sentences(since old: View, isMoved: Bool, _ versions: ScreenComparison) -> [String] {
    var sentences: [String] = []
    if old.name != name { sentences.append("renames \(old.name) to \(name)") }
    if isMoved { sentences.append(moveSentence(since: old, versions)) }
    if old.kind != kind {
      sentences.append("\(name) changes from \(old.kind.rawValue) to \(kind.rawValue)")
    }
    if old.attributes == attributes { return sentences }
    return sentences
      + ViewAttribute.allCases.filter { !$0.row.isRecorded }.compactMap { attribute in
        let (from, to) = (old.attributes[attribute], attributes[attribute])
        return from == to
          ? nil : attribute.sentence(name, from: from?.words(attribute), to: to?.words(attribute))
      }
  }

  private func moveSentence(since old: View, _ versions: ScreenComparison) -> String {
    let place = versions.after.place(of: id)!
    if let parent = old.parent, parent != place.parent.id {
      return "moves \(name) from \(versions.before.named(parent).name) to \(place.parent.name)"
    }
    return place.previous.map { "moves \(name) after \($0.name) in \(place.parent.name)" }
      ?? "moves \(name) to the front of \(place.parent.name)"
  }
}
