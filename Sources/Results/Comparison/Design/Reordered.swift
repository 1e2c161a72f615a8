import DesignModel

/// The elements common to two orders that stand in another order after than before; neither repeats an element.
func reordered<Element: Hashable>(from before: [Element], to after: [Element]) -> Set<Element> {
  let places = Dictionary(before.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  let kept = after.filter { places[$0] != nil }
  let run = longestAscent(of: kept.map { places[$0]! })
  return Set(kept).subtracting(run.map { kept[$0] })
}
