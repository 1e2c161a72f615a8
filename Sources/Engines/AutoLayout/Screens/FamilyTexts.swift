import DesignModel

extension Screen {
  /// Every text that the screen can show, each once with its family, in the screen's order, variations last.
  var familyTexts: [FamilyText] {
    let varied = variations.compactMap { variation -> Attributes? in
      if case .view(_, let attributes) = variation.change { attributes } else { nil }
    }
    let sets = views.map(\.attributes) + varied
    let own = sets.flatMap { set in TextTraits.shown.compactMap(set.text) }
    // Texts of invented languages are no more than letters that every font has.
    let all = own + texts.filter(\.isShown).map(\.value)
    // A variation may change a view's text or its family alone: every text is taken in every family.
    let families = [nil] + sets.compactMap(FontTraits.family).distinct.map(Optional.some)
    return families.flatMap { family in all.distinct.map { FamilyText(text: $0, family: family) } }
  }
}

extension [String] {
  /// Each text once, in the order of its first place.
  fileprivate var distinct: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
