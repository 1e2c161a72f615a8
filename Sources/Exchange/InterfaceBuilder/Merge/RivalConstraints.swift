/// What a constraint ties, whichever of the two it names first and whether it counts from an edge or a margin.
private struct TiedAnchors: Hashable {
  let ends: Set<String>
  /// True where the ends stand the other way round.
  let isTurned: Bool
  let constant: Double
  /// False for an edge itself.
  let hasMargin: Bool

  /// What an element ties that has to hold exactly; nil for anything else.
  init?(_ key: MergeKey, in tree: KeyedTree) {
    guard let place = tree[key], place.element.name == "constraint" else { return nil }
    let element = place.element
    guard element["relation"] == nil, element["priority"] == nil, element["multiplier"] == nil,
      let second = tree.value("secondItem", of: element), let secondAnchor = element["secondAttribute"],
      let firstAnchor = element["firstAttribute"]
    else { return nil }
    let owner = place.parent.flatMap { tree[$0]?.parent }.flatMap { tree[$0]?.element }
    guard let first = tree.value("firstItem", of: element) ?? owner.flatMap({ tree.value("id", of: $0) })
    else { return nil }
    let anchors = ["\(first) \(Self.edge(firstAnchor))", "\(second) \(Self.edge(secondAnchor))"]
    ends = Set(anchors)
    isTurned = anchors[0] > anchors[1]
    constant = element["constant"].flatMap(Double.init) ?? 0
    hasMargin = firstAnchor.hasSuffix("Margin") || secondAnchor.hasSuffix("Margin")
  }

  private static func edge(_ anchor: String) -> String {
    anchor.hasSuffix("Margin") ? String(anchor.dropLast(6)) : anchor
  }

  /// True for two that can hold together.
  func agrees(with other: TiedAnchors) -> Bool {
    hasMargin == other.hasMargin
      && constant == (isTurned == other.isTurned ? other.constant : -other.constant)
  }
}

extension MergePlan {
  /// Has no side with two new constraints, one of each file, that tie the same anchors and can't hold together.
  mutating func separateRivals() {
    guard let base else { return }
    var ties: [Set<String>: (key: MergeKey, tie: TiedAnchors)] = [:]
    for key in sides.ours.keys where isNew(key, of: .ours, base) {
      if let tie = TiedAnchors(key, in: sides.ours) { ties[tie.ends] = (key, tie) }
    }
    for key in sides.theirs.keys where isNew(key, of: .theirs, base) {
      guard let tie = TiedAnchors(key, in: sides.theirs), let rival = ties[tie.ends],
        !tie.agrees(with: rival.tie)
      else { continue }
      homes[key]?.ours = nil
      homes[rival.key]?.theirs = nil
      (causes[key], causes[rival.key]) = (.rival(rival.key), .rival(key))
    }
  }

  private func isNew(_ key: MergeKey, of side: MergedSide, _ base: KeyedTree) -> Bool {
    base[key] == nil && sides[side.other][key] == nil && homes[key]?.ours != nil && homes[key]?.theirs != nil
  }

  /// Leaves what only one file has out of a side that lacks what it refers to; false if there is nothing of that.
  mutating func followReferences() -> Bool {
    var hasChanged = false
    for side in MergedSide.allCases {
      for key in sides[side.other].keys where sides[side][key] == nil && homes[key]?[side] != nil {
        let gone = references(of: key, in: side.other).first { _, target in
          causes[target] != nil && homes[target]?[side] == nil && homes[target]?[side.other] != nil
        }
        guard let gone, !containers.contains(key) else { continue }
        homes[key]![side] = nil
        causes[key] = base?[gone.target] == nil ? .follows(gone.target) : .needs(gone.target)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The children of an element in an order in which constraints that can't hold beside each other follow one another, so
  /// that one choice decides on all of them.
  func withRivalsTogether(_ keys: [MergeKey]) -> [MergeKey] {
    func isRival(_ key: MergeKey) -> Bool {
      switch causes[key] {
      case .rival, .instead, .beside: true
      default: instead[key] != nil
      }
    }
    guard let first = keys.firstIndex(where: isRival) else { return keys }
    return keys[..<first] + keys[first...].filter(isRival) + keys[first...].filter { !isRival($0) }
  }
}
