import DesignModel

/// Which of the texts that are set at run time somebody on the team would want to know of: a label that code fills, whose
/// name says what comes, and whose end or whose lines are too short for it.
///
/// docs/evidence/recall.md says on what that rests.
extension AuditedLayout {
  /// True if it is worth a warning that this text does harm to others, or runs out of its place.
  func isClear(_ harm: Harm) -> Bool {
    guard let sample = connectedSample(harm.cause), environment.size.width >= Self.usualWidth,
      !isHeldByItsCentre(harm.cause)
    else { return false }
    let words = nameWords(harm.cause)
    if case .ownName = sample, words.isDisjoint(with: Self.data) { return false }
    if !words.isDisjoint(with: Self.states), words.isDisjoint(with: Self.prose) { return false }
    return switch harm.kind {
    case .lostCharacters, .overlap, .beyondSide, .outOfSight: true
    case .beyondEnd: screen.rootTraits.kind == .cell && screen.rootTraits.width != nil
    case .squeezed, .cutLine: false
    }
  }

  /// True if it is worth a warning that a sentence is cut in this view's single line.
  func isClear(cut view: Int) -> Bool {
    if screen.longerFigure(in: screen.views[view]) != nil { return true }
    guard let sample = connectedSample(view) else { return false }
    if case .filler = sample { return true }
    guard isInGrowingRow(view), !hasHeight(view) else { return false }
    let words = nameWords(view)
    if !words.isDisjoint(with: Self.sentences), words.isDisjoint(with: ["last", "preview"]) {
      if case .ownName = sample { return !words.isDisjoint(with: Self.data) }
      return true
    }
    guard case .placeholder = sample, grows, words.isDisjoint(with: Self.states.union(Self.people)),
      !standsBesideText(view)
    else { return false }
    return screen.views.indices.contains { other in
      other != view && kind(other) == .label && attributes[other].isConnected
        && TextTraits(.label, attributes[other]).lines == 0
    }
  }

  // MARK: What the file says of the label

  private func connectedSample(_ view: Int) -> SampleText? {
    guard kind(view) == .label, attributes[view].isConnected else { return nil }
    return SampleText(screen.views[view])
  }

  private func nameWords(_ view: Int) -> Set<String> {
    name(view).words.subtracting(["label", "view", "lbl", "lb", "txt"])
  }

  /// The author's constraints on a view, each from the side of the view.
  private func bounds(of view: Int) -> [(anchor: Anchor, other: ObjectID?, isEqual: Bool)] {
    let own = id(view)
    return screen.constraints.filter(\.isOfAuthor).flatMap { constraint in
      let (first, second) = (constraint.first, constraint.second)
      var result: [(anchor: Anchor, other: ObjectID?, isEqual: Bool)] = []
      if first.item.owner == own {
        result.append((first.anchor, second?.item.owner, constraint.relation == .equal))
      }
      if let second, second.item.owner == own {
        result.append((second.anchor, first.item.owner, constraint.relation == .equal))
      }
      return result
    }
  }

  private func isHeldByItsCentre(_ view: Int) -> Bool {
    let anchors = Set(bounds(of: view).map(\.anchor))
    return anchors.contains(.centerX)
      && anchors.isDisjoint(with: [.leading, .trailing, .left, .right, .width])
  }

  private func hasHeight(_ view: Int) -> Bool {
    bounds(of: view).contains { $0.anchor == .height && $0.other == nil && $0.isEqual }
  }

  private func standsBesideText(_ view: Int) -> Bool {
    bounds(of: view).contains { bound in
      [.centerY, .firstBaseline, .lastBaseline].contains(bound.anchor)
        && bound.other.flatMap { screen.view($0) }.map {
          [.label, .button, .textField].contains($0.kind)
        } ?? false
    }
  }

  // MARK: What holds it

  /// True for a root as wide as what holds it, which may be as high as its content asks for.
  private var grows: Bool { screen.rootTraits.kind != .window && screen.rootTraits.width == nil }

  private func isInGrowingRow(_ view: Int) -> Bool {
    grows || tree.ancestors(of: view).contains { kind($0) == .tableCell || attributes[$0].isPrototype }
  }

  /// Points: the width of a phone from which on harm is no matter of the oldest phones.
  private static let usualWidth = 375.0

  // MARK: What names say

  /// Names of what somebody wrote, as long as it comes.
  static let data: Set<String> = [
    "name", "title", "subtitle", "message", "description", "desc", "address", "note", "comment", "body",
    "summary", "caption", "author", "artist", "album", "username", "nickname", "subject", "error", "info",
  ]
  /// Names of states, figures and kinds, which are a word or two.
  private static let states: Set<String> = [
    "edited", "success", "failure", "status", "state", "type", "kind", "badge", "new", "receive", "send",
    "sent", "fee", "fiat", "amount", "price", "total", "balance", "count", "number", "value", "index",
    "interval",
    "timer", "time", "date", "duration", "size", "version", "level", "id", "mode", "unit", "score", "rate",
    "percent",
    "notification", "unread", "received", "word", "suggestion",
  ]
  /// Names of prose, which a state's name beside them doesn't make short.
  static let prose: Set<String> = [
    "message", "description", "descr", "desc", "detail", "details", "comment", "text", "body", "summary",
    "caption", "info", "information", "error", "note", "notes", "subject", "address", "footnote", "footer",
    "hint",
    "help", "instruction", "instructions", "content", "reason", "notice", "warning", "question", "answer",
    "subtitle",
    "explanation", "disclaimer", "bio", "about",
  ]
  /// Names of sentences.
  private static let sentences: Set<String> = [
    "message", "description", "descr", "desc", "body", "note", "notes", "error", "footnote", "address",
    "comment", "comments", "hint", "help", "instruction", "instructions", "explanation", "reason", "warning",
    "disclaimer", "bio", "about", "summary",
  ]
  /// Names of people, which end in an ellipsis as usual.
  private static let people: Set<String> = ["username", "name", "nickname", "user", "author"]
}
