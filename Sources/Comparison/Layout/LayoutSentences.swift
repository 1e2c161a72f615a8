import Conditions
import Notation

extension LayoutReport {
  /// A sentence for each change, at most `limit` for a screen, the rest counted.
  public func sentences(limit: Int = 12) -> [String] {
    items(of: changes, limit: limit, \.sentence).map(\.sentence)
  }

  /// What `isWanted` asks for, gathered: at most `limit` sentences for a screen, the rest counted.
  public func gathered(limit: Int, _ isWanted: (LayoutEffect) -> Bool = { _ in true }) -> [DiffSection.Item] {
    items(of: gathered.filter { isWanted($0.effect) }, limit: limit, \.brief)
  }

  /// Every change, with a table of where it is.
  public var details: [DiffSection.Item] {
    changes.map { change in
      DiffSection.Item(
        change.sentence,
        details: change.profiles.count > 1 && change.profiles.count < change.profiles.total
          ? change.profiles.table.lines : [])
    }
  }

  private func items(
    of changes: [LayoutChange], limit: Int, _ sentence: (LayoutChange) -> String
  ) -> [DiffSection.Item] {
    screens.flatMap { figures in
      let own = changes.filter { $0.screen == figures.screen }
      let shown = own.prefix(limit).map { DiffSection.Item(sentence($0)) }
      if own.count <= limit { return shown }
      let rest = counted(own.count - limit, "smaller change")
      return shown + [DiffSection.Item("\(figures.screen.name): \(rest) left out; --details shows all")]
    }
  }
}

extension LayoutChange {
  /// As `login: submit moves down 24 on 14 of 168 profiles: landscape phones at AX1 and larger`.
  public var sentence: String { sentence(profiles.words) }

  /// The same where the reader knows how many profiles there are.
  fileprivate var brief: String { sentence(profiles.briefWords) }

  private func sentence(_ place: String) -> String {
    let isPlural = views.count > 1 || views.isEmpty && !effect.isUnrest || (carried?.greatest ?? 0) > 0
    let claim = "\(subject) \(effect.predicate(isPlural: isPlural))"
    return "\(screen.name): "
      + (profiles.count == 1 ? "on \(profiles.names[0]) \(claim)" : "\(claim) \(place)")
  }

  private var subject: String {
    switch effect {
    case .unrest: "the layout"
    case .conflict(_, let members): shortList(members, of: "rules")
    case .ambiguity(_, let aspect): shortList(views.map { "\($0.name)'s \(aspect.words)" }, of: "views")
    default: shortList(views.map(\.name), of: "views") + (carried.map { " and \($0.words)" } ?? "")
    }
  }
}

extension CarriedViews {
  /// `the 5 views in it`, `all views in it`, `3 of the 5 views in it`, `up to 3 of the 5 views in it`.
  fileprivate var words: String {
    let isSame = least == greatest
    if isAll {
      return !isSame ? "all views in it" : total == 1 ? "the view in it" : "the \(total) views in it"
    }
    if total == 1 { return "at times the view in it" }
    return "\(isSame ? "" : "up to ")\(greatest) of the \(total) views in it"
  }
}

extension LayoutEffect {
  /// What the subject does, in the singular or plural.
  fileprivate func predicate(isPlural: Bool) -> String {
    let (isVerb, goes) = isPlural ? ("are", "") : ("is", "s")
    return switch self {
    case .unrest(let onset): onset == .appears ? "now finds no rest" : "finds rest again"
    case .conflict(let onset, _): onset == .appears ? "now conflict" : "no longer conflict"
    case .ambiguity(let onset, _): "\(isVerb) \(onset.adverb) ambiguous"
    case .truncation(.appears, let shown, let total):
      "now truncate\(goes), showing \(shown.words) of \(total.words) characters,"
    case .truncation(.disappears, _, _): "no longer truncate\(goes)"
    case .clipping(let onset): "\(isVerb) \(onset.adverb) clipped"
    case .lines(let from, let to, let by): lines(from, to, by, goes)
    case .underKeyboard(let onset): "\(isVerb) \(onset.adverb) under the keyboard"
    case .outsideWindow(let onset): "\(isVerb) \(onset.adverb) outside the window"
    case .visibility(let onset): onset == .appears ? "appear\(goes)" : "disappear\(goes)"
    case .movement(let movement): movement.words(goes)
    }
  }

  /// `grows from 1 to 2 lines`; `grows by 1 to 3 lines` where the profiles differ.
  private func lines(_ from: Span, _ to: Span, _ by: Span, _ goes: String) -> String {
    let isSame = from.isOne && to.isOne
    let amount = isSame ? "from \(from.words) to \(to.words)" : "by \(by.words)"
    let noun = (isSame ? to : by).words == "1" ? "line" : "lines"
    return "\(by.greatest > 0 ? "grow" : "shrink")\(goes) \(amount) \(noun)"
  }
}

extension LayoutEffect {
  fileprivate var isUnrest: Bool { if case .unrest = self { true } else { false } }
}

extension Onset {
  fileprivate var adverb: String { self == .appears ? "now" : "no longer" }
}

extension Movement {
  /// `moves right 8 and down 12 to 48 and gets 20 narrower`.
  fileprivate func words(_ goes: String) -> String {
    let moves = [sideways, step(down, "down", "up")].compactMap(\.self)
    let sizes = [size(wider, "wider", "narrower"), size(taller, "taller", "shorter")].compactMap(\.self)
    let parts = [
      moves.isEmpty ? nil : "move\(goes) \(enumerated(moves))",
      sizes.isEmpty ? nil : "get\(goes) \(enumerated(sizes))",
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }

  private var sideways: String? {
    switch side {
    case .ltr: step(toTrailing, "right", "left")
    case .rtl: step(toTrailing, "left", "right")
    case .both: step(toTrailing, "to trailing by", "to leading by")
    }
  }

  private func step(_ span: Span, _ positive: String, _ negative: String) -> String? {
    if span.isNothing { return nil }
    return span.isMixed
      ? "\(positive) or \(negative) \(span.reach)"
      : "\(span.greatest > 0 ? positive : negative) \(span.words)"
  }

  private func size(_ span: Span, _ positive: String, _ negative: String) -> String? {
    if span.isNothing { return nil }
    return span.isMixed
      ? "\(span.reach) \(positive) or \(negative)"
      : "\(span.words) \(span.greatest > 0 ? positive : negative)"
  }
}

extension Span {
  fileprivate var isNothing: Bool { least == 0 && greatest == 0 }
  /// True if it goes both ways.
  fileprivate var isMixed: Bool { least < 0 && greatest > 0 }
  /// `up to 12`, either way.
  fileprivate var reach: String { "up to \(max(-least, greatest).inPoints)" }
}
