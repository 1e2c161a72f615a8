import DesignModel
import Notation

extension ProfileConjunction {
  /// The claim as a person says it: `landscape phones at AX1 and larger`; empty for all profiles.
  ///
  /// A list of more devices than `devices` is cut.
  func words(devices: Int = .max) -> String {
    let head = head(devices)
    var parts = head.isEmpty ? [] : [head]
    for term in terms {
      guard let phrase = term.phrase else { continue }
      parts.append(parts.isEmpty ? phrase.alone : phrase.behind)
    }
    if let bounds { parts.append(parts.isEmpty ? bounds : "where \(bounds)") }
    return parts.joined(separator: " ")
  }

  /// The claim as a person says it, all devices named.
  public var words: String { words() }

  /// Which devices, held how: `rtl landscape phones`, `iphone-se-3 in landscape`.
  private func head(_ mostDevices: Int) -> String {
    let (direction, orientation) = (word(on: .direction), word(on: .orientation))
    // The height is compact on phones in landscape and nowhere else (LayoutEnvironment.verticalClass).
    let isLowPhone = word(on: .vclass) == "compact"
    let people = isLowPhone ? "landscape phones" : word(on: .idiom).map { "\($0)s" }
    let parts =
      devices(mostDevices).map {
        [direction, $0, people.map { "among \($0)" }, orientation.map { "in \($0)" }]
      }
      ?? [direction, orientation, people]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private func devices(_ most: Int) -> String? {
    func names(_ values: [Condition.Value]) -> String {
      shortList(values.map { $0.spelled(on: .device) }, of: "devices", most: most)
    }
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
    let bounds = terms.filter { $0.axis == .width || $0.axis == .height }.map(\.comparison)
    return bounds.isEmpty ? nil : bounds.joined(separator: " and ")
  }
}

extension ProfileConjunction.Term {
  /// What stands behind the devices, and what stands there without them; nil for what is said elsewhere.
  fileprivate var phrase: (alone: String, behind: String)? {
    switch axis {
    case .textSize: (range, "at \(range)")
    case .hclass: ("\(range) width", "at \(range) width")
    case .keyboard: same(range == "shown" ? "with the keyboard" : "without the keyboard")
    case .boldText: same(range == "true" ? "with bold text" : "without bold text")
    case .state: same(range.isEmpty ? "in the initial state" : "in state \(range)")
    case .locale: same("in \(language)")
    case .vclass: range == "regular" ? ("regular height", "at regular height") : nil
    case .orientation, .direction, .idiom, .device, .width, .height: nil
    }
  }

  private func same(_ phrase: String) -> (alone: String, behind: String) { (phrase, phrase) }

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
    case .oneOf(let values): "\(axis.rawValue) = \(enumerated(values.map(spelled)))"
    case .noneOf(let values): "\(axis.rawValue) != \(enumerated(values.map(spelled)))"
    case .atMost(let bound): "\(axis.rawValue) <= \(spelled(bound))"
    case .atLeast(let bound): "\(axis.rawValue) >= \(spelled(bound))"
    case .between(let least, let greatest): "\(spelled(least)) <= \(axis.rawValue) <= \(spelled(greatest))"
    }
  }

  private func spelled(_ value: Condition.Value) -> String { value.spelled(on: axis) }
}
