import Notation

/// An edit that a design can't take; nothing was changed.
public enum DesignError: Error, Hashable, Sendable {
  case unknownScreen(String, among: [String])
  case unknownView(String, screen: String, among: [String])
  case unknownItem(String, screen: String, among: [String])
  case unknownConstraint(String, screen: String, among: [String])
  case unknownVariation(String, screen: String, among: [String])
  case unknownDevice(String, among: [String])
  case unknownProfile(String, among: [String])
  case nameTaken(String, by: String, place: String)
  case reservedName(String)
  case unusableName(String)
  case unusableValue(ViewAttribute, String, form: AttributeForm)
  case unknownAttribute(String, among: [String])
  case unusableChange(String, String, expected: String)
  case rootCannot(String)
  case parentCycle(view: String, parent: String)
  case unusablePosition(Int, count: Int, parent: String)
  case viewInUse(String, by: [String])
  case guideInUse(String, by: [String])
  case constraintInUse(String, by: [String])
  case anchorsDontMatch(Anchor, Anchor)
  case regionNeedsScroll(Region, view: String)
  case unusableNumber(String, Double)
  case stateTaken(String)
  case unknownState(String, screen: String, among: [String])
}

extension DesignError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownScreen(let name, let names):
      "unknown screen '\(name)'"
        + hint(name, names, empty: "there are no screens yet: add one with add-screen")
    case .unknownView(let name, let screen, let names):
      "unknown view '\(name)' in screen '\(screen)'" + hint(name, names, empty: "it has no views yet")
    case .unknownItem(let name, let screen, let names):
      "unknown item '\(name)' in screen '\(screen)'" + hint(name, names, empty: "it has no views yet")
    case .unknownConstraint(let name, let screen, let names):
      "unknown constraint '\(name)' in screen '\(screen)'"
        + hint(name, names, empty: "it has no constraints yet")
    case .unknownVariation(let name, let screen, let names):
      "unknown variation '\(name)' in screen '\(screen)'"
        + hint(name, names, empty: "it has no variations yet")
    case .unknownDevice(let name, let names):
      "unknown device '\(name)'"
        + hint(name, names, empty: "the store has no devices: add one with add-device")
    case .unknownProfile(let name, let names):
      "unknown profile '\(name)'"
        + hint(name, names, empty: "the store has no profiles: add one with add-profile")
    case .nameTaken(let name, let owner, let place):
      "the name '\(name)' is taken by a \(owner) in \(place); choose another"
    case .reservedName(let name):
      "'\(name)' is a word of the constraint language; choose another name"
    case .unusableName(let name):
      "'\(name)' is no usable name; start with a letter and go on with letters, digits, '_' and inner '-'"
    case .unusableValue(let attribute, let value, let form):
      "'\(value)' is no value for '\(attribute.rawValue)'; it takes \(form.description)\(suggestion(value, form))"
    case .unknownAttribute(let name, let names):
      "unknown attribute '\(name)'"
        + (nearestWord(to: name, among: names).map { "; did you mean '\($0)'?" }
          ?? "; there are \(names.joined(separator: ", "))")
    case .unusableChange(let name, let value, let expected):
      "'\(value)' is no value for '\(name)'; it takes \(expected)"
    case .rootCannot(let what): "the root view can't be \(what); it stands for the screen itself"
    case .parentCycle(let view, let parent):
      "'\(view)' can't move into '\(parent)', which lies inside it; move '\(parent)' out first"
    case .unusablePosition(let position, let count, let parent):
      "position \(position) is beyond the \(count) views of '\(parent)'; use 0 to \(count)"
    case .viewInUse(let name, let users):
      "'\(name)' is used by \(list(users)); remove them first, or all together with --cascade"
    case .guideInUse(let name, let users):
      "guide '\(name)' is used by \(list(users)); remove them first, or all together with --cascade"
    case .constraintInUse(let name, let users):
      "constraint '\(name)' is used by \(list(users)); remove them first, or all together with --cascade"
    case .anchorsDontMatch(let first, let second):
      "'\(first.rawValue)' can't be compared with '\(second.rawValue)'; \(advice(first, second))"
    case .regionNeedsScroll(let region, let view):
      "only a scroll view has a '\(region.rawValue)', and '\(view)' is none"
    case .unusableNumber(let what, let number):
      "\(what) \(number.isFinite ? number.spelled : "\(number)") is out of bounds; lengths go to ±1000000 points"
    case .stateTaken(let name): "the state '\(name)' is declared already"
    case .unknownState(let name, let screen, let names):
      "unknown state '\(name)' in screen '\(screen)'"
        + hint(name, names, empty: "it declares none: add one with add-state")
    }
  }

  private func hint(_ name: String, _ names: [String], empty: String) -> String {
    names.isEmpty ? "; \(empty)" : didYouMean(name, among: names)
  }

  private func list(_ users: [String]) -> String {
    let shown = users.prefix(5).joined(separator: ", ")
    return users.count > 5 ? "\(shown) and \(users.count - 5) more" : shown
  }

  private func suggestion(_ value: String, _ form: AttributeForm) -> String {
    if case .word(let words) = form { didYouMean(value, among: words) } else { "" }
  }

  private func advice(_ first: Anchor, _ second: Anchor) -> String {
    switch (first.dimension, second.dimension) {
    case (.horizontalDirected, .horizontalAbsolute), (.horizontalAbsolute, .horizontalDirected):
      "leading and trailing change sides with the writing direction, left and right don't"
    default: "compare positions of one axis, or sizes"
    }
  }
}
