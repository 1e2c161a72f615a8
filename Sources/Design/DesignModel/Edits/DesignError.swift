import Notation

/// An edit that a design can't take; nothing was changed.
public enum DesignError: Error, Hashable, Sendable {
  /// Nothing of that kind is called so; `screen` is nil for what stands in no screen.
  case unknown(ObjectKind, String, screen: String? = nil, among: [String])
  case unknownItem(String, screen: String, among: [String])
  case unknownObject(String, screen: String, among: [String])
  case missingReason(String)
  case unknownText(String, ViewAttribute, view: String, among: [String])
  case nameTaken(String, by: ObjectKind, place: String)
  case identityTaken(String, screen: String)
  case reservedName(String)
  case unusableName(String)
  case unusableValue(ViewAttribute, String, form: AttributeForm)
  case unknownAttribute(String, among: [String])
  case unusableChange(String, String, expected: String)
  case rootCannot(String)
  case ofAutoresizing(String)
  case onlyOfRoot(ViewAttribute, view: String)
  case notOfKind(ViewAttribute, ViewKind)
  case sameOnEveryProfile(ViewAttribute)
  case parentCycle(view: String, parent: String)
  case holdsOtherThanOne(String, [String])
  case unusablePosition(Int, count: Int, parent: String)
  case inUse(ObjectKind, String, by: [String])
  case scrollInUse(String, by: [String])
  case anchorsDontMatch(Anchor, Anchor)
  case regionNeedsScroll(Region, view: String)
  case onlyScrollViewsScroll(String)
  case needsView(String, item: String, instead: String)
  case unusableNumber(String, Double, greatest: Double)
  case stateTaken(String)
  case unusableLocale(String)
  case madeUpLocale(String)
}

extension DesignError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown, .unknownItem, .unknownObject, .unknownAttribute, .unknownText:
      unknownName
    case .nameTaken, .identityTaken, .stateTaken, .inUse, .scrollInUse:
      occupied
    case .missingReason, .reservedName, .unusableName, .unusableValue, .unusableChange, .unusablePosition,
      .unusableNumber, .unusableLocale, .madeUpLocale:
      unusable
    case .rootCannot, .ofAutoresizing, .onlyOfRoot, .notOfKind, .sameOnEveryProfile, .parentCycle,
      .holdsOtherThanOne,
      .anchorsDontMatch,
      .regionNeedsScroll, .needsView, .onlyScrollViewsScroll:
      senseless
    }
  }

  /// Something is named that is not there.
  private var unknownName: String {
    switch self {
    case .unknown(let kind, let name, let screen, let names):
      "unknown \(kind.rawValue) '\(name)'" + (screen.map { " in screen '\($0)'" } ?? "")
        + hint(name, names.isOnlyRoot ? [] : names, empty: kind.adviceForNone)
        + (name == "all" && kind == .screen ? "; where several may be named, none means all" : "")
    case .unknownItem(let name, let screen, let names):
      "unknown item '\(name)' in screen '\(screen)'"
        + hint(name, names.isOnlyRoot ? [] : names, empty: ObjectKind.view.adviceForNone)
    case .unknownObject(let name, let screen, let names):
      "no view, guide or constraint '\(name)' in screen '\(screen)'" + hint(name, names, empty: "")
    case .unknownText(let locale, let attribute, let view, let names):
      "view '\(view)' has no \(attribute.rawValue) in '\(locale)'"
        + hint(locale, names, empty: "it has none in any other language: add one with set-text")
    case .unknownAttribute(let name, let names):
      "unknown attribute '\(name)'"
        + (ViewAttribute.called(name).map { "; it is called '\($0.rawValue)' here" }
          ?? nearestWord(to: name, among: names).map { "; did you mean '\($0)'?" }
          ?? (names.count > 12
            ? "; 'help set-view' lists them" : "; there are \(names.joined(separator: ", "))"))
    default: preconditionFailure("The description sorts every fault into its group")
    }
  }

  /// A name is given already, or what should go is still needed.
  private var occupied: String {
    switch self {
    case .nameTaken(let name, let owner, let place):
      "the name '\(name)' is taken by a \(owner.rawValue) in \(place); choose another"
    case .identityTaken(let id, let screen):
      "the identity '\(id)' is given already in screen '\(screen)'; give another or none"
    case .stateTaken(let name): "the state '\(name)' is declared already; choose another name"
    case .inUse(let kind, let name, let users):
      "\(kind.rawValue) '\(name)' is used by \(list(users)); remove \(users.count == 1 ? "that" : "those") first, "
        + "or all together with --cascade"
    case .scrollInUse(let name, let users):
      "'\(name)' must stay a scroll view for \(list(users)); remove \(users.count == 1 ? "that" : "those") first"
    default: preconditionFailure("The description sorts every fault into its group")
    }
  }

  /// A word or a number is none that fits its place.
  private var unusable: String {
    switch self {
    case .missingReason(let rule):
      "findings of '\(rule)' are accepted for a reason only; give it with --reason"
    case .reservedName(let name):
      "'\(name)' is a word of the constraint language; choose another name"
    case .unusableName(let name):
      "'\(name)' can't be a name; names start with a letter and continue with letters, digits, '_' and inner '-'"
    case .unusableValue(let attribute, let value, let form):
      "'\(value)' is no value for '\(attribute.rawValue)'; it takes \(form.description)\(suggestion(value, form))"
    case .unusableChange(let name, let value, let expected):
      "'\(value)' is no value for '\(name)'; it takes \(expected)"
    case .unusablePosition(let position, let count, let parent):
      "position '\(position)' is outside '\(parent)'; use \(count == 0 ? "0" : "0 to \(count)")"
    case .unusableNumber(let what, let number, let greatest):
      "\(what) '\(number.isFinite ? number.spelled : "\(number)")' is out of bounds; "
        + (number == 0 ? "use a number other than 0" : "use a number up to ±\(greatest.spelled)")
    case .unusableLocale(let locale):
      "'\(locale)' is no language; name one as in 'de', 'de-AT' or 'zh-Hans'"
    case .madeUpLocale(let locale):
      "the texts of '\(locale)' are made from the design's own and can't be set; set those of a real language"
    default: preconditionFailure("The description sorts every fault into its group")
    }
  }

  /// What is asked for has no meaning for what it is asked of.
  private var senseless: String {
    switch self {
    case .ofAutoresizing(let name):
      "constraint '\(name)' is a view's autoresizing mask; change the mask in its file"
    case .onlyOfRoot(let attribute, let view):
      "'\(attribute.rawValue)' is said of a screen's root, not of '\(view)'; set it on 'root'"
    case .notOfKind(let attribute, let kind):
      "a view of kind '\(kind.rawValue)' has no '\(attribute.optionName)', which is for "
        + "\(attribute.row.uses.flatMap(\.kinds).map(\.rawValue).joined(separator: ", "))"
        + "; leave it out, or choose one of these kinds"
    case .sameOnEveryProfile(let attribute):
      "a screen's \(attribute.rawValue) is the same on every profile; set it on 'root' without a condition"
    case .rootCannot(let what): "the root view can't be \(what); it is the screen itself"
    case .parentCycle(let view, let parent):
      view == parent
        ? "'\(view)' can't move into itself; name another parent"
        : "'\(view)' can't move into '\(parent)', which lies inside it; move '\(parent)' out first"
    case .holdsOtherThanOne(let name, let views):
      views.isEmpty
        ? "'\(name)' holds no view that could take its place; remove it with remove-view"
        : "'\(name)' holds \(views.count) views, and one can take its place; move the others out of it first"
    case .anchorsDontMatch(let first, let second):
      "'\(first.rawValue)' can't be compared with '\(second.rawValue)'; \(advice(first, second))"
    case .regionNeedsScroll(let region, let view):
      "only a scroll view has a '\(region.rawValue)', and '\(view)' is none; write 'NAME.\(region.rawValue)' "
        + "with a scroll view's name"
    case .needsView(let word, let item, let instead):
      "only a view has a '\(word)', and '\(item)' is none; use '\(instead)'"
    case .onlyScrollViewsScroll(let view):
      "only a scroll view scrolls, and '\(view)' is none; name a scroll view"
    default: preconditionFailure("The description sorts every fault into its group")
    }
  }

  private func hint(_ name: String, _ names: [String], empty: String) -> String {
    if names.isEmpty { return "; \(empty)" }
    if let near = nearestWord(to: name, among: names) { return "; did you mean '\(near)'?" }
    let alike = names.count > 5 ? names.filter { $0.holdsParts(of: name) } : []
    return "; choose from \(list(alike.isEmpty ? names : alike))"
  }

  private func list(_ words: [String]) -> String {
    let shown = words.prefix(5).joined(separator: ", ")
    return words.count > 5 ? "\(shown) and \(words.count - 5) more" : shown
  }

  private func suggestion(_ value: String, _ form: AttributeForm) -> String {
    if case .word(let words) = form { didYouMean(value, among: words) } else { "" }
  }

  private func advice(_ first: Anchor, _ second: Anchor) -> String {
    switch (first.dimension, second.dimension) {
    case (.horizontalDirected, .horizontalAbsolute), (.horizontalAbsolute, .horizontalDirected):
      "take leading and trailing or left and right on both sides: only the former change with the writing direction"
    default: "compare positions of one axis, or sizes"
    }
  }
}

extension [String] {
  /// True for the views of a screen to which nobody added one.
  fileprivate var isOnlyRoot: Bool { self == ["root"] }
}

extension String {
  /// True if each word of a name or a pattern is in this name: `SE` in `iphone-se-1`, `ipad-11*` in `ipad-pro-11`.
  fileprivate func holdsParts(of name: String) -> Bool {
    let parts = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let own = Set(lowercased().split { !$0.isLetter && !$0.isNumber })
    return !parts.isEmpty && parts.allSatisfy(own.contains)
  }
}
