import DesignLanguage
import DesignModel
import Notation

extension Variation: ComparedObject {
  /// The order decides between variations that set the same thing, so that a move is a change.
  static func changes(_ versions: ScreenComparison) -> [DesignChange] {
    let (old, new) = versions.lists(of: Variation.self)
    if old == new { return [] }
    let earlier = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let moved = reordered(from: old.map(\.id), to: new.map(\.id))
    let kept = Set(new.map(\.id))
    let changed = new.enumerated().compactMap { place, variation -> DesignChange? in
      let text = versions.after.text(of: variation)
      guard let previous = earlier[variation.id] else {
        return variation.change(.added, ["adds variation \(variation.id) (\(text))"])
      }
      var sentences: [String] = []
      if previous != variation {
        sentences.append(
          "variation \(variation.id) changes from (\(versions.before.text(of: previous))) to (\(text))")
      }
      if moved.contains(variation.id) {
        sentences.append(variation.moveSentence(after: place > 0 ? new[place - 1].id : nil))
      }
      return sentences.isEmpty ? nil : variation.change(.changed, sentences)
    }
    let removed = old.filter { !kept.contains($0.id) }.map {
      $0.change(.removed, ["removes variation \($0.id) (\(versions.before.text(of: $0)))"])
    }
    return changed + removed
  }

  private func moveSentence(after previous: ObjectID?) -> String {
    previous.map { "variation \(id) now applies after \($0)" } ?? "variation \(id) now applies first"
  }
}

extension ScreenIndex {
  /// What a variation does, as the command line spells it: `form axis=horizontal when vclass = compact`.
  func text(of variation: Variation) -> String {
    let target =
      switch variation.change {
      case .view(let id, _): named(id).name
      case .constraint(let id, _): "constraint \(id)"
      }
    return ([target] + variation.settings + ["when", variation.condition.spelled]).joined(separator: " ")
  }
}

extension Variation {
  /// What the variation sets, in the vocabulary's order: `constant=8`.
  fileprivate var settings: [String] {
    switch change {
    case .view(_, let attributes):
      attributes.entries.map { "\($0.attribute.rawValue)=\($0.value.words($0.attribute))" }
    case .constraint(_, let change):
      [
        change.isInstalled.map { "installed=\($0)" }, change.constant.map { "constant=\($0.spelled)" },
        change.priority.map { "priority=\($0.value.spelled)" },
      ].compactMap(\.self)
    }
  }
}
