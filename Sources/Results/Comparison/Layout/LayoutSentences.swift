import Conditions
import Notation

extension LayoutReport {
  /// A sentence for each change, at most `limit` for a screen, the rest counted.
  public func sentences(limit: Int = 12) -> [String] {
    items(of: changes, limit: limit, \.sentence).map(\.sentence)
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
      return shown + [figures.leavingOut(own.count - limit)]
    }
  }
}

extension ScreenFigures {
  /// `login: 2 changes left out; --details shows all`.
  func leavingOut(_ count: Int) -> DiffSection.Item {
    DiffSection.Item("\(screen.name): \(counted(count, "change")) left out; --details shows all")
  }
}

extension LayoutChange {
  /// As `login: submit moves down 24 on 14 of 168 profiles: landscape phones at AX1 and larger`.
  public var sentence: String { sentence(profiles.words) }

  /// The claim with words for the profiles that it is true of.
  func sentence(_ place: String) -> String { sentence("\(subject) \(predicate)", place) }

  /// Words for what views do, with words for the profiles on which they do.
  func sentence(_ claim: String, _ place: String) -> String {
    "\(screen.name): "
      + (profiles.count == 1 ? "on \(profiles.names[0]) \(claim)" : "\(claim) \(place)")
  }

  /// What the subject does.
  var predicate: String { effect.predicate(isPlural: isPlural, with: growsToo ? company : nil) }

  private var isPlural: Bool {
    views.count > 1 || views.isEmpty && !effect.isUnrest || !growsToo && (carried?.greatest ?? 0) > 0
  }

  /// True for a movement with another size, which those that come along don't share.
  private var growsToo: Bool {
    if case .movement(let movement) = effect { movement.hasSize } else { false }
  }

  /// The views that come along; views share a sentence only where all in them do.
  private var company: String? { carried.map { views.count > 1 ? "all views in them" : $0.words } }

  /// The views, or what is open of them.
  var subjects: [String] {
    if case .ambiguity(_, let aspect) = effect { return views.map { "\($0.name)'s \(aspect.words)" } }
    return views.map(\.name)
  }

  /// What it is said of.
  var subject: String {
    switch effect {
    case .unrest: return "the layout"
    case .conflict(_, let members): return shortList(members, of: "rules")
    default:
      let names = shortList(subjects, of: "views")
      let joint = views.count > 1 ? "with" : "and"
      return growsToo ? names : names + (company.map { " \(joint) \($0)" } ?? "")
    }
  }
}

extension CarriedViews {
  /// `the 5 views in it`, `all views in it`, `3 of the 5 views in it`, `up to 3 of up to 5 views in it`.
  fileprivate var words: String {
    let isSame = least == greatest
    if isAll {
      return !isSame ? "all views in it" : total == 1 ? "the view in it" : "the \(total) views in it"
    }
    if total == 1 { return "at times the view in it" }
    let all = isOneTotal ? "the \(total)" : "up to \(total)"
    return "\(isSame ? "" : "up to ")\(greatest) of \(all) views in it"
  }
}

extension LayoutEffect {
  /// What the subject does, in the singular or plural; `company` comes along, and shares none of the rest.
  func predicate(isPlural: Bool, with company: String? = nil) -> String {
    let (isVerb, goes) = isPlural ? ("are", "") : ("is", "s")
    return switch self {
    case .unrest(let onset): onset == .appears ? "now finds no rest" : "finds rest again"
    case .conflict(let onset, _): onset == .appears ? "now conflict" : "no longer conflict"
    case .ambiguity(let onset, _): "\(isVerb) \(onset.adverb) ambiguous"
    case .truncation(.appears, let shown, let total):
      "now truncate\(goes), showing \(shown.words) of \(total.words) characters,"
    case .truncation(.disappears, _, _): "no longer truncate\(goes)"
    case .clipping(let onset): "\(isVerb) \(onset.adverb) clipped"
    case .lines(let from, let to, let by): lines(from: from, to: to, by: by, goes: goes)
    case .underKeyboard(let onset): "\(isVerb) \(onset.adverb) under the keyboard"
    case .outsideWindow(let onset): "\(isVerb) \(onset.adverb) outside the window"
    case .outOfReach(let onset): "\(isVerb) \(onset.adverb) out of reach"
    case .noArea(let onset):
      "\(isPlural ? "have" : "has") \(onset == .appears ? "no area now" : "an area again")"
    case .visibility(let onset): onset == .appears ? "appear\(goes)" : "disappear\(goes)"
    case .movement(let movement): movement.words(goes, company)
    }
  }

  /// `grows from 1 to 2 lines`; `grows by 1 to 3 lines` where the profiles differ.
  private func lines(from: Span, to: Span, by: Span, goes: String) -> String {
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
  fileprivate var hasSize: Bool { !wider.isNothing || !taller.isNothing }

  /// `moves right 8 and down 12 to 48 with the 2 views in it and gets 20 narrower`.
  fileprivate func words(_ goes: String, _ company: String?) -> String {
    let moves = [sideways, step(down, positive: "down", negative: "up")].compactMap(\.self)
    let sizes = [
      size(wider, positive: "wider", negative: "narrower"),
      size(taller, positive: "taller", negative: "shorter"),
    ].compactMap(\.self)
    let parts = [
      moves.isEmpty ? nil : "move\(goes) \(enumerated(moves))" + (company.map { " with \($0)" } ?? ""),
      sizes.isEmpty ? nil : "get\(goes) \(enumerated(sizes))",
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }

  private var sideways: String? {
    switch side {
    case .ltr: step(toTrailing, positive: "right", negative: "left")
    case .rtl: step(toTrailing, positive: "left", negative: "right")
    case .both: step(toTrailing, positive: "to trailing by", negative: "to leading by")
    }
  }

  private func step(_ span: Span, positive: String, negative: String) -> String? {
    span.isNothing ? nil : "\(span.greatest > 0 ? positive : negative) \(span.words)"
  }

  private func size(_ span: Span, positive: String, negative: String) -> String? {
    span.isNothing ? nil : "\(span.words) \(span.greatest > 0 ? positive : negative)"
  }
}

extension Span {
  fileprivate var isNothing: Bool { least == 0 && greatest == 0 }
}
