import Conditions
import DesignModel
import Notation

/// The work of `MergedScreen`: what differs between runs is grouped by value, and each group gets its condition.
struct Merging {
  /// From so many values on, a number follows the window, and conditions would be guesses between them.
  static let mostValues = 4

  let runs: [Run]
  let designs: [RecordedDesign]
  private var search: ShortestCondition
  var views: [View] = []
  var guides: [LayoutGuide] = []
  var constraints: [LayoutConstraint] = []
  var variations: [Variation] = []
  var places: [ObjectID: SourceLine] = [:], constraintPlaces: [ObjectID: SourceLine] = [:]
  var notes: [RecordedNote] = []
  private var present: [ObjectID: ProfileSet] = [:]

  /// Whether constraints go with the views that they hold.
  private let isStrict: Bool

  init(_ runs: [Run], isStrict: Bool = false) {
    (self.runs, self.isStrict) = (runs, isStrict)
    // A design's conditions can't ask for a device, so all are called alike.
    search = ShortestCondition(
      profiles: runs.map { run in
        var profile = run.profile
        profile.device = "any"
        return (profile, run.environment)
      })
    let first = runs.map { RecordedDesign($0.recording) }
    let shapes = Self.shapes(runs, first)
    designs = shapes.isEmpty ? first : runs.map { RecordedDesign($0.recording, shapes: shapes) }
    for (run, design) in zip(runs, designs) { note(run.recording.notes + design.notes) }
  }

  /// What the frames that the code sets keep of their superviews' in all runs.
  private static func shapes(_ runs: [Run], _ designs: [RecordedDesign]) -> [ObjectID: FrameShape] {
    var frames: [ObjectID: [GivenFrame]] = [:]
    for (run, design) in zip(runs, designs) {
      for (place, view) in run.recording.views.enumerated() {
        if let given = view.given { frames[design.views[place].id, default: []].append(given) }
      }
    }
    return frames.mapValues { FrameShape(of: $0) }
  }

  private mutating func note(_ more: [RecordedNote]) {
    for one in more where !notes.contains(one) { notes.append(one) }
  }

  // MARK: Views

  /// All views of all runs, those of later runs after the one that they follow there.
  mutating func mergeViews() {
    for (index, design) in designs.enumerated() {
      var before: ObjectID = .root
      for view in design.views {
        present[view.id, default: ProfileSet()].insert(index)
        if places[view.id] == nil { places[view.id] = design.places[view.id] }
        if !views.contains(where: { $0.id == view.id }) { insert(view, after: before) }
        before = view.id
      }
    }
    for place in views.indices { merge(place) }
  }

  /// After all that is in the view before it, or at the end of its parent where that is another one.
  private mutating func insert(_ view: View, after before: ObjectID) {
    guard let parent = view.parent, let own = views.firstIndex(where: { $0.id == parent }) else {
      views.append(view)
      return
    }
    let end = end(of: own)
    guard let previous = views.firstIndex(where: { $0.id == before }), previous < end, previous >= own else {
      views.insert(view, at: end)
      return
    }
    var sibling = previous
    while views[sibling].parent != parent, sibling > own {
      sibling = views.firstIndex { $0.id == views[sibling].parent } ?? own
    }
    views.insert(view, at: sibling == own ? own + 1 : self.end(of: sibling))
  }

  /// The place after all that is in a view.
  private func end(of place: Int) -> Int {
    var inside: Set<ObjectID> = [views[place].id]
    var next = place + 1
    while next < views.count, let parent = views[next].parent, inside.contains(parent) {
      inside.insert(views[next].id)
      next += 1
    }
    return next
  }

  private mutating func merge(_ place: Int) {
    let id = views[place].id
    let here = present[id]!
    let own = designs.map { design in design.views.first { $0.id == id } }
    // A view that only some runs have is hidden in the others.
    if here.count < runs.count {
      let isBase = here.contains(0)
      if !isBase { views[place].attributes = views[place].attributes.overridden(by: .hiding()) }
      let affected = isBase ? ProfileSet(below: runs.count).subtracting(here) : here
      vary(affected, among: ProfileSet(below: runs.count), what: "'\(id)' exists", at: places[id]) {
        condition in
        .view(id, .hiding(isBase))
      }
    }
    let base = here.contains(0) ? 0 : here.first!
    let usual = own[base]!.attributes
    if !here.contains(0) { views[place].attributes = usual.overridden(by: .hiding()) }
    views[place].attributes.takeMarks(of: own.compactMap { $0?.attributes })
    for attribute in ViewAttribute.allCases {
      if attribute.isHiding, here.count < runs.count { continue }
      if Attributes.marks.contains(attribute) { continue }
      merge(attribute, of: views[place], own: own, base: base, on: here)
    }
  }

  private mutating func merge(
    _ attribute: ViewAttribute, of view: View, own: [View?], base: Int, on here: ProfileSet
  ) {
    func value(_ run: Int) -> AttributeValue? {
      let attributes = own[run]!.attributes
      return attributes[attribute] ?? attribute.row.use(on: view.kind)?.absent.value(beside: attributes)
    }
    let usual = value(base)
    var groups: [(value: AttributeValue?, runs: ProfileSet)] = []
    for run in here.indices {
      let found = value(run)
      if found == usual { continue }
      if let place = groups.firstIndex(where: { $0.value == found }) {
        groups[place].runs.insert(run)
      } else {
        groups.append((found, ProfileSet([run])))
      }
    }
    guard !groups.isEmpty else { return }
    let what = "'\(view.name)': \(attribute.rawValue)"
    if Self.isContinuous(groups.compactMap(\.value)) {
      markFollowing(view.id)
      follow(what, ([usual] + groups.map(\.value)).compactMap(\.self).map(\.spelled), at: places[view.id])
      return
    }
    for group in groups {
      guard let value = group.value else {
        note([
          RecordedNote(
            text: "\(what) is not set in some runs, which no variation says", place: places[view.id])
        ])
        continue
      }
      var change = Attributes()
      change[attribute] = value
      vary(group.runs, among: here, what: what, at: places[view.id]) { _ in .view(view.id, change) }
    }
  }

  /// Marks a view of which a number is that of the first run's device alone.
  private mutating func markFollowing(_ id: ObjectID) {
    guard id != .root, let place = views.firstIndex(where: { $0.id == id }) else { return }
    views[place].attributes.followsWindow = true
  }

  /// True for numbers that take another value in nearly every window.
  static func isContinuous(_ values: [AttributeValue]) -> Bool {
    guard values.count >= mostValues else { return false }
    return values.allSatisfy { value in
      switch value {
      case .number, .insets, .guidedInsets, .size: true
      default: false
      }
    }
  }

  private mutating func follow(_ what: String, _ values: [String], at place: SourceLine?) {
    note([
      RecordedNote(
        text:
          "\(what) follows the window or the text size (\(values.count) values from \(values.first ?? "") on); "
          + "taken as on \(runs[0].profile.name)", place: place)
    ])
  }

  // MARK: Conditions

  /// Adds a variation for each alternative of the condition that selects the runs.
  private mutating func vary(
    _ affected: ProfileSet, among compared: ProfileSet, what: String, at place: SourceLine?,
    change: (Condition) -> Variation.Change
  ) {
    guard let conditions = conditions(affected, among: compared) else {
      let example = affected.first.map { runs[$0].profile.name } ?? ""
      note([
        RecordedNote(
          text: "\(what) differs, as on \(example), under no condition that a design can say", place: place)
      ])
      return
    }
    for condition in conditions {
      let id = ObjectID("var\(variations.count + 1)")
      variations.append(Variation(id: id, change: change(condition), condition: condition))
    }
  }

  /// The conditions of which one holds on exactly those runs; nil where a design can't say them.
  private mutating func conditions(_ affected: ProfileSet, among compared: ProfileSet) -> [Condition]? {
    guard affected != compared else { return nil }
    if let found = search.find(affected, among: compared) {
      let conditions = found.alternatives.compactMap(\.condition)
      if conditions.count == found.alternatives.count, !conditions.isEmpty { return conditions }
    }
    // More states than a sentence names are a variation each all the same.
    return runs.states(of: affected, among: compared)
  }

  // MARK: Guides

  mutating func mergeGuides() {
    for (index, design) in designs.enumerated() {
      for guide in design.guides {
        present[guide.id, default: ProfileSet()].insert(index)
        if !guides.contains(where: { $0.id == guide.id }), views.contains(where: { $0.id == guide.owner }) {
          guides.append(guide)
        }
      }
    }
  }

  // MARK: Constraints

  mutating func mergeConstraints() {
    var names = FreeNames()
    var order: [RecordedDesign.ConstraintKey] = []
    var found: [RecordedDesign.ConstraintKey: [Int: RecordedDesign.Constraint]] = [:]
    for (index, design) in designs.enumerated() {
      for one in design.constraints {
        if found[one.key] == nil { order.append(one.key) }
        found[one.key, default: [:]][index] = one
      }
    }
    for key in order { merge(found[key]!, as: ObjectID(names.take(key.wish, apart: "-"))) }
  }

  private mutating func merge(_ found: [Int: RecordedDesign.Constraint], as id: ObjectID) {
    let here = ProfileSet(found.keys.sorted())
    let base = here.first!
    let one = found[base]!
    let from = one.constraint
    // A constraint that is missing only because one of its items is says nothing about itself.
    let items = isStrict ? [] : [from.first.item.owner] + (from.second.map { [$0.item.owner] } ?? [])
    let possible = items.reduce(ProfileSet(below: runs.count)) {
      $0.intersection(present[$1] ?? ProfileSet())
    }
    let missing = possible.subtracting(here)
    let isBase = missing.isEmpty || here.contains(0)
    var condition: Condition?
    if !missing.isEmpty, !isBase {
      let conditions = conditions(here.intersection(possible), among: possible)
      if conditions?.count == 1 { condition = conditions![0] }
    }
    constraintPlaces[id] = one.place
    let isConditional = !missing.isEmpty && !isBase && condition == nil
    constraints.append(
      LayoutConstraint(
        id: id, from.first, from.relation, to: from.second, multiplier: from.multiplier,
        constant: from.constant,
        priority: from.priority, isInstalled: !isConditional, condition: condition))
    if isConditional || !missing.isEmpty && isBase {
      vary(isBase ? missing : here, among: possible, what: "constraint '\(id)'", at: one.changed) { _ in
        .constraint(id, ConstraintChange(isInstalled: !isBase))
      }
    }
    mergeNumbers(found, id, base: base, on: here)
  }

  private mutating func mergeNumbers(
    _ found: [Int: RecordedDesign.Constraint], _ id: ObjectID, base: Int, on here: ProfileSet
  ) {
    let usual = found[base]!.constraint
    var constants: [(value: Double, runs: ProfileSet)] = []
    var priorities: [(value: Priority, runs: ProfileSet)] = []
    for run in here.indices {
      let constraint = found[run]!.constraint
      if constraint.constant != usual.constant { constants.add(constraint.constant, run) }
      if constraint.priority != usual.priority { priorities.add(constraint.priority, run) }
    }
    let place = found.values.compactMap(\.changed).min { ($0.file, $0.line) < ($1.file, $1.line) }
    let last = here.indices.compactMap { found[$0]!.changed }.max { ($0.file, $0.line) < ($1.file, $1.line) }
    if constants.count >= Self.mostValues {
      markFollowing(usual.first.item.owner)
      let values = ([usual.constant] + constants.map(\.value)).sorted()
      note([
        RecordedNote(
          text: "the constant of '\(id)' follows the window or the text size: from \(values[0].spelled) to "
            + "\(values.last!.spelled) in \(here.count) runs; taken as on \(runs[base].profile.name), \(usual.constant.spelled)",
          place: last)
      ])
    } else {
      for group in constants {
        vary(group.runs, among: here, what: "the constant of '\(id)'", at: last ?? place) { _ in
          .constraint(id, ConstraintChange(constant: group.value))
        }
      }
    }
    for group in priorities {
      vary(group.runs, among: here, what: "the priority of '\(id)'", at: place) { _ in
        .constraint(id, ConstraintChange(priority: group.value))
      }
    }
  }
}

extension Array {
  /// Adds a run to the group of its value.
  fileprivate mutating func add<Value: Equatable>(_ value: Value, _ run: Int)
  where Element == (value: Value, runs: ProfileSet) {
    if let place = firstIndex(where: { $0.value == value }) {
      self[place].runs.insert(run)
    } else {
      append((value, ProfileSet([run])))
    }
  }
}
