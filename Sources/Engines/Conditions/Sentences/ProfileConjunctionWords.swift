import DesignModel
import Notation

extension ProfileConjunction {
  /// The claim as a person says it: `landscape phones at AX1 and larger`; empty for all profiles.
  public var words: String {
    let head = head
    var parts = head.isEmpty ? [] : [head]
    for term in terms {
      guard let phrase = term.phrase else { continue }
      parts.append(parts.isEmpty ? phrase.alone : phrase.following)
    }
    if let bounds { parts.append(parts.isEmpty ? bounds : "where \(bounds)") }
    return parts.joined(separator: " ")
  }

  /// Which devices, held how: `rtl landscape phones`, `iphone-se-3 in landscape`.
  ///
  /// Landscape phones are those of compact height, which no other device has (`LayoutEnvironment.verticalClass`). A phone
  /// that folds out is as wide and keeps a regular height: with those they are `phones in landscape`.
  private var head: String {
    let (direction, orientation) = (word(on: .direction), word(on: .orientation))
    let isLow = word(on: .vclass) == "compact"
    let people = people ?? (isLow ? "phones" : nil)
    let parts: [String?] =
      devices.map {
        [
          direction, $0, people.map { "among \(isLow ? "landscape " : "")\($0)" },
          orientation.map { "in \($0)" },
        ]
      }
      ?? (isLow || !isPhoneAcross
        ? [direction, isLow ? "landscape" : orientation, people] : [direction, people, "in landscape"])
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// True for phones held across, whatever their height.
  private var isPhoneAcross: Bool {
    let isPhone =
      word(on: .idiom) == Idiom.phone.rawValue || word(on: .family) != nil || word(on: .home) != nil
    return isPhone && word(on: .orientation) == Orientation.landscape.rawValue
  }

  /// Phones of one kind, phones or pads: `Max phones`, `phones with a home button`, `pads`; nil for all.
  private var people: String? {
    let home = word(on: .home).map { " with a home \($0)" }
    if let family = word(on: .family).flatMap(PhoneFamily.init) {
      return "\(family.word) phones\(home ?? "")"
    }
    return home.map { "phones\($0)" } ?? word(on: .idiom).map { "\($0)s" }
  }

  private var devices: String? {
    func names(_ values: [Condition.Value]) -> String { enumerated(values.map { $0.spelled(on: .device) }) }
    return switch terms.first(where: { $0.axis == .device })?.test {
    case .oneOf(let values): names(values)
    case .noneOf(let values): "every device but \(names(values))"
    default: nil
    }
  }

  private func word(on axis: ConditionAxis) -> String? {
    if case .oneOf(let values)? = terms.first(where: { $0.axis == axis })?.test {
      values.first?.spelled(on: axis)
    } else {
      nil
    }
  }

  /// Width and height: `width <= 375 and height >= 600`.
  private var bounds: String? {
    let bounds = terms.filter(\.axis.isSize).map(\.comparison)
    return bounds.isEmpty ? nil : bounds.joined(separator: " and ")
  }
}

extension ProfileConjunction.Term {
  /// What follows the devices, and what is said without them; nil for what is said elsewhere.
  fileprivate var phrase: (alone: String, following: String)? {
    switch axis {
    case .textSize: (range, "at \(range)")
    case .hclass: ("\(range) width", "at \(range) width")
    case .keyboard: same(range == "shown" ? "with the keyboard" : "without the keyboard")
    case .boldText: same(range == "true" ? "with bold text" : "without bold text")
    case .state: same(states)
    case .locale: same("in \(language)")
    case .setup: same(range.isEmpty ? "without bars" : "with \(range)")
    case .vclass: range == "regular" ? ("regular height", "at regular height") : nil
    case .orientation, .direction, .idiom, .device, .width, .height, .home, .family, .shortSide: nil
    }
  }

  private func same(_ phrase: String) -> (alone: String, following: String) { (phrase, phrase) }

  /// As `in state recover`, `in the initial state`, `in all states but done and the initial one`.
  private var states: String {
    func names(_ values: [Condition.Value]) -> String {
      let named = values.filter { $0 != .word("") }.map(spelled)
      return enumerated(named + (named.count < values.count ? ["the initial one"] : []))
    }
    switch test {
    case .oneOf([.word("")]): return "in the initial state"
    case .oneOf(let values): return "in state \(names(values))"
    case .noneOf(let values): return "in all states but \(names(values))"
    default: return range
    }
  }

  /// As `de`, `x-double and de`, `every language but the design's own`.
  private var language: String {
    func names(_ values: [Condition.Value]) -> String {
      enumerated(values.map { $0 == .word("") ? "the design's own language" : spelled($0) })
    }
    switch test {
    case .oneOf(let values): return names(values)
    case .noneOf(let values): return "every language but \(names(values))"
    default: return range
    }
  }

  private var range: String {
    switch test {
    case .oneOf(let values): enumerated(values.map(spelled))
    case .noneOf(let values): "all but \(enumerated(values.map(spelled)))"
    case .atMost(let bound): "\(spelled(bound)) and smaller"
    case .atLeast(let bound): "\(spelled(bound)) and larger"
    case .between(let least, let greatest): "\(spelled(least)) to \(spelled(greatest))"
    }
  }

  fileprivate var comparison: String {
    switch test {
    case .oneOf(let values): "\(length) = \(enumerated(values.map(spelled)))"
    case .noneOf(let values): "\(length) != \(enumerated(values.map(spelled)))"
    case .atMost(let bound): "\(length) <= \(spelled(bound))"
    case .atLeast(let bound): "\(length) >= \(spelled(bound))"
    case .between(let least, let greatest): "\(spelled(least)) <= \(length) <= \(spelled(greatest))"
    }
  }

  private var length: String { axis == .shortSide ? "the short side" : axis.rawValue }

  private func spelled(_ value: Condition.Value) -> String { value.spelled(on: axis) }
}

extension PhoneFamily {
  /// As Apple writes it.
  fileprivate var word: String {
    switch self {
    case .mini: "mini"
    case .plus: "Plus"
    case .max: "Max"
    }
  }
}
