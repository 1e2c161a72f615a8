import DesignModel

/// Whether what the code makes of each trait is the same whatever the others are: then runs on which traits are crossed
/// say nothing that is not known.
struct IndependentTraits {
  private let base: Run
  private let following: FollowingNumbers
  private let known: [Profile: Recording]

  /// The runs on which one trait at a time differs from the first run's.
  init(_ runs: [Run]) {
    let following = FollowingNumbers(in: runs.map(\.recording))
    (base, self.following) = (runs[0], following)
    known = Dictionary(
      runs.map { ($0.profile, following.flattened($0.recording)) }, uniquingKeysWith: { first, _ in first })
  }

  /// True if a run made what the runs with each of its traits alone let one expect.
  func foresee(_ run: Run) -> Bool {
    var expected = base.recording
    for profile in Self.parts(of: run.profile, base.profile) where profile != base.profile {
      guard let part = known[profile],
        let sum = Recording.sum(expected, part, beyond: base.recording)
      else { return false }
      expected = sum
    }
    return expected.hasTree(of: following.flattened(run.recording))
  }

  /// The base with each trait of a profile alone.
  private static func parts(of profile: Profile, _ base: Profile) -> [Profile] {
    var parts = Array(repeating: base, count: 5)
    (parts[0].device, parts[0].orientation) = (profile.device, profile.orientation)
    parts[1].textSize = profile.textSize
    parts[2].direction = profile.direction
    parts[3].keyboard = profile.keyboard
    parts[4].boldText = profile.boldText
    return parts
  }
}

/// The numbers of a screen that take another value in nearly every run: a design has them of one run, so that what others
/// make of them says nothing.
private struct FollowingNumbers {
  private let base: Recording
  private var frames: [Int] = [], constants: [Int] = []
  private var attributes: [(view: Int, attribute: ViewAttribute)] = []

  init(in recordings: [Recording]) {
    base = recordings[0]
    let alike = recordings.filter { [base] in $0.hasShape(of: base) }
    func follows(_ values: [some Hashable]) -> Bool { Set(values).count >= Merging.mostValues }
    for place in base.views.indices {
      if follows(alike.map { $0.views[place].given }) { frames.append(place) }
      for attribute in ViewAttribute.allCases {
        let values = alike.compactMap { $0.views[place].attributes[attribute] }
        if Merging.isContinuous(values), follows(values) { attributes.append((place, attribute)) }
      }
    }
    for place in base.constraints.indices where follows(alike.map { $0.constraints[place].constant }) {
      constants.append(place)
    }
  }

  /// A recording with these numbers as the first has them.
  func flattened(_ recording: Recording) -> Recording {
    guard recording.hasShape(of: base) else { return recording }
    var result = recording
    for place in frames { result.views[place].given = base.views[place].given }
    for (place, attribute) in attributes {
      result.views[place].attributes[attribute] = base.views[place].attributes[attribute]
    }
    for place in constants {
      result.constraints[place].constant = base.constraints[place].constant
      result.constraints[place].changed = base.constraints[place].changed
    }
    return result
  }
}

extension Recording {
  /// True if both have as many views and constraints, of the same names.
  fileprivate func hasShape(of other: Recording) -> Bool {
    views.count == other.views.count && constraints.count == other.constraints.count
      && zip(views, other.views).allSatisfy { $0.name == $1.name && $0.className == $1.className }
  }

  /// True if both built the same views with the same constraints.
  func hasTree(of other: Recording) -> Bool {
    views == other.views && constraints == other.constraints
  }

  /// What has the changes of both; nil where both change one thing to different values, or the views that there are.
  fileprivate static func sum(
    _ one: Recording, _ other: Recording, beyond base: Recording
  ) -> Recording? {
    if one.hasTree(of: base) { return other }
    if other.hasTree(of: base) { return one }
    guard one.views.count == base.views.count, other.views.count == base.views.count,
      one.constraints.count == base.constraints.count, other.constraints.count == base.constraints.count
    else { return nil }
    var result = base
    for place in base.views.indices {
      guard let view = RecordedView.sum(one.views[place], other.views[place], beyond: base.views[place])
      else { return nil }
      result.views[place] = view
    }
    for place in base.constraints.indices {
      let (a, b) = (one.constraints[place], other.constraints[place])
      guard let constraint = RecordedConstraint.sum(a, b, beyond: base.constraints[place]) else { return nil }
      result.constraints[place] = constraint
    }
    return result
  }
}

/// The value that differs from a third, if only one does or both are alike.
private func joined<Value: Equatable>(_ one: Value, _ other: Value, beyond base: Value) -> Value? {
  if one == base || one == other { return .some(other) }
  return other == base ? .some(one) : nil
}

extension RecordedView {
  fileprivate static func sum(_ one: Self, _ other: Self, beyond base: Self) -> Self? {
    if one == base { return other }
    var result = one
    (result.attributes, result.given) = (other.attributes, other.given)
    guard result == other else { return nil }
    for attribute in ViewAttribute.allCases {
      let (a, b) = (one.attributes[attribute], other.attributes[attribute])
      guard let value = joined(a, b, beyond: base.attributes[attribute]) else { return nil }
      result.attributes[attribute] = value
    }
    guard let given = GivenFrame.sum(one.given, other.given, beyond: base.given) else { return nil }
    result.given = given
    return result
  }
}

extension GivenFrame {
  fileprivate static func sum(_ one: Self?, _ other: Self?, beyond base: Self?) -> Self?? {
    if let same = joined(one, other, beyond: base) { return .some(same) }
    guard let one, let other, let base, one.mask == other.mask else { return nil }
    func number(_ path: KeyPath<Self, Double>) -> Double? {
      joined(one[keyPath: path], other[keyPath: path], beyond: base[keyPath: path])
    }
    guard let x = number(\.frame.x), let y = number(\.frame.y), let width = number(\.frame.width),
      let height = number(\.frame.height), let right = number(\.right), let bottom = number(\.bottom)
    else { return nil }
    let frame = Rect(x: x, y: y, width: width, height: height)
    return .some(GivenFrame(frame: frame, right: right, bottom: bottom, mask: one.mask))
  }
}

extension RecordedConstraint {
  fileprivate static func sum(_ one: Self, _ other: Self, beyond base: Self) -> Self? {
    var result = one
    (result.constant, result.priority, result.changed) = (other.constant, other.priority, other.changed)
    guard result == other, let place = joined(one.changed, other.changed, beyond: base.changed),
      let constant = joined(one.constant, other.constant, beyond: base.constant),
      let priority = joined(one.priority, other.priority, beyond: base.priority)
    else { return nil }
    (result.constant, result.priority, result.changed) = (constant, priority, place)
    return result
  }
}
