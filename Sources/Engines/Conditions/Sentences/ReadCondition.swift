import DesignModel
public import Notation

extension ProfileCondition {
  /// Reads what `json` gives; nil for anything else.
  public init?(json: JSON) {
    guard let alternatives = json.elements?.readAll({ ProfileConjunction(json: $0) }) else { return nil }
    self.init(alternatives)
  }
}

extension ProfileConjunction {
  /// Reads a list of terms; nil for anything else.
  init?(json: JSON) {
    guard let terms = json.elements?.readAll({ Term(json: $0) }) else { return nil }
    self.init(terms)
  }
}

extension ProfileConjunction.Term {
  fileprivate init?(json: JSON) {
    guard let axis = json.members?["axis"]?.text.flatMap({ ConditionAxis(rawValue: $0) }),
      let test = ProfileConjunction.Test(json.members ?? [:], on: axis)
    else { return nil }
    self.init(axis, test)
  }
}

extension ProfileConjunction.Test {
  fileprivate init?(_ members: [String: JSON], on axis: ConditionAxis) {
    func values(_ name: String) -> [Condition.Value]? {
      members[name]?.elements?.readAll { Condition.Value(json: $0, on: axis) }
    }
    func bound(_ name: String) -> Condition.Value? {
      members[name].flatMap { Condition.Value(json: $0, on: axis) }
    }
    switch (bound("atLeast"), bound("atMost")) {
    case (let least?, let greatest?): self = .between(least, greatest)
    case (let least?, nil): self = .atLeast(least)
    case (nil, let greatest?): self = .atMost(greatest)
    case (nil, nil):
      if let values = values("oneOf") {
        self = .oneOf(values)
      } else if let values = values("noneOf") {
        self = .noneOf(values)
      } else {
        return nil
      }
    }
  }
}

extension Condition.Value {
  fileprivate init?(json: JSON, on axis: ConditionAxis) {
    if let number = json.double {
      self = .number(number)
    } else if let word = json.text {
      self = .word(axis == .textSize ? TextSize(named: word)?.rawValue ?? word : word)
    } else {
      return nil
    }
  }
}

extension [JSON] {
  /// What `read` makes of all elements; nil if it makes nothing of one.
  fileprivate func readAll<Value>(_ read: (JSON) -> Value?) -> [Value]? {
    let result = compactMap(read)
    return result.count == count ? result : nil
  }
}
