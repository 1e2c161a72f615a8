/// What a constraint asks for on a side of the merge.
private struct SideEquation {
  let key: MergeKey
  /// The identifier, which orders them whichever side is ours.
  let name: String
  let origin: Origin
  let expression: LinearExpression

  /// Where it is from, as seen from the side.
  enum Origin {
    /// Both files ask for it.
    case common
    /// The other file has it no longer.
    case kept
    /// The side's file added it.
    case made
    /// The side's file asks for something else than the other one.
    case changed
    /// The other file asks for it, and the side's for something else.
    case othersChange
    /// The other file added it.
    case others
  }

  var isOwn: Bool { [.kept, .made, .changed].contains(origin) }
  var isOthers: Bool { [.others, .othersChange].contains(origin) }
  /// True for what says how much something given is in the side's file, if only with another number.
  var mayDecideGiven: Bool { origin != .others }
}

extension MergePlan {
  /// Has no side of the merge with constraints of both files that contradict one another while those of neither file do;
  /// false if there is nothing of that.
  ///
  /// One that the other file added is left out of the side; so is, on the other side, one that the side's file added.
  mutating func separateContradictions() -> Bool {
    guard base != nil else { return false }
    // In an order that doesn't depend on which side is ours.
    for side in [leading, leading.other] {
      guard let (found, rest) = contradiction(on: side) else { continue }
      if found.origin == .othersChange {
        valuesApart.insert(found.key)
      } else {
        separate([found] + rest, on: side)
      }
      return true
    }
    return false
  }

  private func contradiction(on side: MergedSide) -> (found: SideEquation, rest: [SideEquation])? {
    let all = equations(on: side)
    guard all.contains(where: \.isOwn), all.contains(where: \.isOthers) else { return nil }
    var system = EquationSystem()
    for (number, equation) in all.enumerated() where !equation.isOthers {
      _ = system.add(equation.expression, as: number, mayDecideGiven: true)
    }
    for origin in [SideEquation.Origin.othersChange, .others] {
      for (number, equation) in all.enumerated() where equation.origin == origin {
        guard
          let sources = system.add(
            equation.expression, as: number, mayDecideGiven: equation.mayDecideGiven)
        else { continue }
        let rest = Self.fewest(sources.subtracting([number]).map { all[$0] }, contradicting: equation)
        // With other numbers alone they contradict one another in a file, too.
        let reasons: [SideEquation.Origin] = origin == .others ? [.kept, .made, .changed] : [.kept, .made]
        if rest.contains(where: { reasons.contains($0.origin) }) { return (equation, rest) }
      }
    }
    return nil
  }

  /// As few of some equations as contradict one; first without those of the side's own, as then the other file has the
  /// contradiction.
  private static func fewest(
    _ equations: [SideEquation], contradicting last: SideEquation
  ) -> [SideEquation] {
    let ordered = equations.sorted { ($0.isOwn ? 0 : 1, $0.name) < ($1.isOwn ? 0 : 1, $1.name) }
    var rest = ordered
    for equation in ordered {
      let fewer = rest.filter { $0.key != equation.key }
      var system = EquationSystem()
      for (number, one) in fewer.enumerated() {
        _ = system.add(one.expression, as: number, mayDecideGiven: true)
      }
      let sources = system.add(last.expression, as: fewer.count, mayDecideGiven: last.mayDecideGiven)
      if sources != nil { rest = fewer }
    }
    return rest
  }

  /// What the constraints ask for that are on a side, by identifier.
  private func equations(on side: MergedSide) -> [SideEquation] {
    let left = leftOut
    let found = all.compactMap { key -> SideEquation? in
      guard isFreelyOwned(key), isThere(key, on: side), !left.contains(key),
        let expression = equation(of: key, on: side)
      else { return nil }
      return SideEquation(
        key: key, name: name(of: key, on: side), origin: origin(of: key, on: side), expression: expression)
    }
    return found.sorted { $0.name < $1.name }
  }

  /// What a variation of a file leaves out.
  private var leftOut: Set<MergeKey> {
    var left: Set<MergeKey> = []
    for side in MergedSide.allCases {
      for key in sides[side].keys where sides[side][key]?.element.name == "exclude" {
        left.formUnion(references(of: key, in: side).map(\.target))
      }
    }
    return left
  }

  private func origin(of key: MergeKey, on side: MergedSide) -> SideEquation.Origin {
    guard sides[side][key] != nil else { return .others }
    guard sides[side.other][key] != nil else { return base?[key] == nil ? .made : .kept }
    let joined = joinedHead(key)
    let words = BothSides { ElementWords(sides[$0][key]?.element, of: sides[$0]) }
    var origin = SideEquation.Origin.common
    for group in ["firstItem", "relation", "multiplier", "constant", "priority"] {
      let values = BothSides { words[$0].values(of: group, in: "constraint") }
      if values.ours == values.theirs { continue }
      if joined.sides[group] == side.other { return .othersChange }
      origin = .changed
    }
    return origin
  }

  // MARK: What is left out

  /// Leaves one of the other file's new constraints out of a side.
  private mutating func separate(_ equations: [SideEquation], on side: MergedSide) {
    guard let (own, new) = nearest(equations) else { return }
    homes[new.key]?[side] = nil
    if own.origin == .made, homes[own.key]?[side.other] != nil {
      homes[own.key]?[side.other] = nil
      (causes[own.key], causes[new.key]) = (.rival(new.key), .rival(own.key))
    } else if case .changed = causes[own.key], own.origin == .kept,
      sides[side][own.key]?.parent == sides[side.other][new.key]?.parent
    {
      causes[new.key] = .instead(of: own.key)
      instead[own.key, default: []].append(new.key)
    } else {
      causes[new.key] = .beside(own.key)
    }
  }

  /// The constraint of the side's own and the new one of the other file that have most in common.
  private func nearest(_ equations: [SideEquation]) -> (own: SideEquation, new: SideEquation)? {
    let origins: [SideEquation.Origin] = [.kept, .made, .changed]
    let reason = origins.first { origin in equations.contains { $0.origin == origin } }
    var nearest: (own: SideEquation, new: SideEquation)?
    var most = -1
    for own in equations where own.origin == reason {
      for new in equations where new.origin == .others {
        let count = shared(own.key, new.key)
        let isFirst = nearest.map { (own.name, new.name) < ($0.own.name, $0.new.name) } ?? true
        if count > most || count == most && isFirst { (nearest, most) = ((own: own, new: new), count) }
      }
    }
    return nearest
  }

  /// How much two constraints tie in common: the more, the likelier one was made for the other.
  private func shared(_ one: MergeKey, _ other: MergeKey) -> Int {
    func ends(_ key: MergeKey) -> (items: Set<String>, anchors: Set<String>) {
      guard let side = MergedSide.allCases.first(where: { sides[$0][key] != nil }),
        let place = sides[side][key]
      else { return ([], []) }
      let owner = place.parent.flatMap { sides[side][$0]?.parent }.map { name(of: $0, on: side) } ?? ""
      let ends = ["first", "second"].compactMap { end in
        place.element["\(end)Attribute"].map {
          (item: sides[side].value("\(end)Item", of: place.element) ?? owner, anchor: $0)
        }
      }
      return (Set(ends.map(\.item)), Set(ends.map { "\($0.item) \($0.anchor)" }))
    }
    let (mine, others) = (ends(one), ends(other))
    return mine.items.intersection(others.items).count
      + 4 * mine.anchors.intersection(others.anchors).count
  }
}
