import DesignModel

extension LocalizedText: ComparedObject {
  /// Those of views that are gone go with the views.
  static func changes(_ versions: ScreenComparison) -> [DesignChange] {
    let (old, new) = versions.lists(of: LocalizedText.self)
    if old == new { return [] }
    let earlier = Dictionary(old.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.key))
    let changed = new.compactMap { text -> DesignChange? in
      let value = earlier[text.key]
      return value == text.value
        ? nil
        : text.change(
          value == nil ? .added : .changed, [text.sentence(in: versions.after, from: value, to: text.value)])
    }
    let removed = old.filter { !kept.contains($0.key) && versions.after.view($0.view) != nil }.map {
      $0.change(.removed, [$0.sentence(in: versions.before, from: $0.value, to: nil)])
    }
    return changed + removed
  }

  private func sentence(in screen: ScreenIndex, from: String?, to: String?) -> String {
    let what = "\(screen.named(view).name)'s \(attribute.rawValue) in \(locale)"
    return switch (from, to) {
    case (let from?, let to?): "\(what) changes from \(from.quotedShort) to \(to.quotedShort)"
    case (nil, let to?): "\(what) is set to \(to.quotedShort)"
    default: "\(what) is no longer set (it was \((from ?? "").quotedShort))"
    }
  }
}
