import AutoLayout
import DesignModel
import Storage
import Matrix

@testable import Auditing
@testable import WorkbenchKit

/// Both layouts of a screen on every profile, made anew, and what became of each view, counted without the program's own
/// comparison.
struct DiffRecount {
  let before, after: Screen
  /// The profiles on which both layouts came to rest.
  let profiles: [String]
  /// On how many profiles layouts were made.
  let count: Int
  private let sides: [(before: Side, after: Side)]
  /// The places of the profiles on which a kind of harm came or went, by view.
  private(set) var harm: [Harm: [String: Set<Int>]] = [:]
  /// The findings by their keys, with the profiles that they are on; none for findings of the design.
  let found: (before: [String: Set<String>], after: [String: Set<String>])

  /// A kind of harm that is there now, or no longer.
  struct Harm: Hashable {
    let kind: String
    let isNew: Bool
  }

  fileprivate struct Side {
    let environment: LayoutEnvironment
    let views: [ObjectID: ViewLayout]
    let outOfReach: Set<ObjectID>
    let ambiguous: Set<String>
    let conflicts: Set<[String]>
  }

  /// The layouts of the screens before an edit, which many edits share.
  struct Memory {
    fileprivate var before: [Screen: (profiles: [Profile], sides: [Side?], found: [String: Set<String>])] =
      [:]
  }

  init(
    before: Screen, on earlier: [ResolvedProfile], after: Screen, on later: [ResolvedProfile],
    remembering memory: inout Memory
  ) {
    (self.before, self.after) = (before, after)
    var found: (before: [String: Set<String>], after: [String: Set<String>]) = ([:], [:])
    let old: [Side?]
    if let known = memory.before[before], known.profiles == earlier.map(\.profile) {
      (old, found.before) = (known.sides, known.found)
    } else {
      old = Self.sides(of: before, on: earlier, &found.before)
      memory.before[before] = (earlier.map(\.profile), old, found.before)
    }
    let new = Self.sides(of: after, on: later, &found.after)
    let rested = earlier.indices.filter { old[$0] != nil && new[$0] != nil }
    (profiles, count) = (rested.map { later[$0].profile.name }, later.count)
    sides = rested.map { (old[$0]!, new[$0]!) }
    self.found = found
    countHarm()
  }

  private static func sides(
    of screen: Screen, on profiles: [ResolvedProfile], _ found: inout [String: Set<String>]
  ) -> [Side?] {
    let engine = Workbench.engine
    let (prepared, tree) = (engine.prepare(screen), AuditedScreen(screen))
    let (audit, solving) = (Audit(screen, engine: engine), Solving(tree, by: engine))
    for finding in audit.findings() { found[finding.subject.key(on: screen.id)] = [] }
    return profiles.map { profile in
      let environment = profile.key.environment
      let layout = prepared.layout(in: environment)
      for finding in audit.findings(on: layout, in: environment).gathered(on: screen) {
        found[finding.subject.key(on: screen.id), default: []].insert(profile.profile.name)
      }
      if layout.unrest != nil { return nil }
      let asked = AuditedLayout(tree, layout, in: environment, by: solving)
      let unreached = asked.content.filter { view in
        let (id, frame) = (asked.id(view), asked.frame(view))
        let claim = Assertion(id: "claim", .view(ViewClaim(id, .reachable)))
        return min(frame.width, frame.height) > asked.halfPixel
          && screen.evaluate(claim, on: layout, in: environment) != .holds
      }
      return Side(
        environment: environment,
        views: Dictionary(uniqueKeysWithValues: layout.views.map { ($0.view, $0) }),
        outOfReach: Set(unreached.map { asked.id($0) }),
        ambiguous: Set(layout.ambiguities.map { "\($0.view) \($0.aspect)" }),
        conflicts: Set(layout.conflicts.map { $0.members.map { "\($0)" } }))
    }
  }

  /// The views of both versions, in the later one's order.
  var shared: [View] { after.views.filter { view in before.views.contains { $0.id == view.id } } }

  // MARK: Harm

  private mutating func countHarm() {
    for (place, side) in sides.enumerated() {
      for view in shared {
        let (old, new) = (side.before.views[view.id]!, side.after.views[view.id]!)
        let (then, now) = (Self.harm(old, side.before), Self.harm(new, side.after))
        for kind in now.subtracting(then) { note(Harm(kind: kind, isNew: true), view.name, at: place) }
        // A view that is hidden now, or has no area to be reached, has no fault any more, but that is said itself.
        for kind in then.subtracting(now)
        where !new.isHidden && !(kind == "outOfReach" && now.contains("noArea")) || kind == "underKeyboard"
          || kind == "outsideWindow"
        {
          note(Harm(kind: kind, isNew: false), view.name, at: place)
        }
        if old.isHidden != new.isHidden {
          note(Harm(kind: "visibility", isNew: old.isHidden), view.name, at: place)
        }
      }
      let shared = Set(shared.map(\.id.text))
      for open in side.after.ambiguous.subtracting(side.before.ambiguous) {
        noteOpening(open, isNew: true, at: place, shared: shared)
      }
      for open in side.before.ambiguous.subtracting(side.after.ambiguous) {
        noteOpening(open, isNew: false, at: place, shared: shared)
      }
      for set in side.after.conflicts.subtracting(side.before.conflicts) {
        note(Harm(kind: "conflict", isNew: true), set.joined(separator: " "), at: place)
      }
      for set in side.before.conflicts.subtracting(side.after.conflicts) {
        note(Harm(kind: "conflict", isNew: false), set.joined(separator: " "), at: place)
      }
    }
  }

  private mutating func noteOpening(_ open: String, isNew: Bool, at place: Int, shared: Set<String>) {
    let parts = open.split(separator: " ")
    guard shared.contains(String(parts[0])) || after.views.contains(where: { $0.id.text == parts[0] }) else {
      return
    }
    note(
      Harm(kind: "ambiguity", isNew: isNew), "\(after.name(of: ObjectID(String(parts[0])))) \(parts[1])",
      at: place)
  }

  private mutating func note(_ harm: Harm, _ view: String, at place: Int) {
    self.harm[harm, default: [:]][view, default: []].insert(place)
  }

  private static func harm(_ view: ViewLayout, _ side: Side) -> Set<String> {
    if view.isHidden { return [] }
    let (frame, size) = (view.screenFrame, side.environment.size)
    var kinds: Set<String> = []
    if view.text?.isTruncated == true { kinds.insert("truncation") }
    if view.text?.isClipped == true { kinds.insert("clipping") }
    if min(frame.width, frame.height) <= 0.5 / side.environment.scale + 1e-6 { kinds.insert("noArea") }
    if side.outOfReach.contains(view.view) { kinds.insert("outOfReach") }
    guard frame.width > 0, frame.height > 0 else { return kinds }
    let isBeside = frame.maxX <= 0 || frame.x >= size.width
    if isBeside || frame.maxY <= 0 || frame.y >= size.height { kinds.insert("outsideWindow") }
    if let height = side.environment.keyboardHeight, !isBeside, frame.y < size.height,
      frame.maxY > size.height - height
    {
      kinds.insert("underKeyboard")
    }
    return kinds
  }

  // MARK: Movement

  /// How a view moves towards trailing and down, and gets wider and taller, in points; nil unless both layouts show it.
  ///
  /// What is no more than a tenth of a point is none.
  private func step(_ view: ObjectID, _ place: Int) -> [Double]? {
    guard let old = sides[place].before.views[view], let new = sides[place].after.views[view], !old.isHidden,
      !new.isHidden
    else { return nil }
    let (from, to) = (old.screenFrame, new.screenFrame)
    let (then, now) = (sides[place].before.environment, sides[place].after.environment)
    let sideways =
      now.direction == .rtl ? (now.size.width - to.maxX) - (then.size.width - from.maxX) : to.x - from.x
    return [sideways, to.y - from.y, to.width - from.width, to.height - from.height].map {
      abs($0) > 0.1 ? $0 : 0
    }
  }

  /// True if a view only comes along with the one around it.
  private func isCarried(_ view: View, _ place: Int) -> Bool {
    guard let parent = view.parent, let own = step(view.id, place), let around = step(parent, place) else {
      return false
    }
    return (own[0] != 0 || own[1] != 0) && abs(own[0] - around[0]) <= 0.1 && abs(own[1] - around[1]) <= 0.1
  }

  /// What a view does by itself.
  func movement(_ view: View, _ place: Int) -> [Double] {
    let step = step(view.id, place) ?? [0, 0, 0, 0]
    return isCarried(view, place) ? [0, 0, step[2], step[3]] : step
  }

  /// How many views in a view come along with it, of how many that both layouts show.
  func company(of view: View, _ place: Int) -> (along: Int, shown: Int) {
    var (along, shown) = (0, 0)
    var carried: Set<ObjectID> = [view.id]
    var inside: Set<ObjectID> = [view.id]
    for child in after.views where child.parent.map({ inside.contains($0) }) == true {
      inside.insert(child.id)
      if step(child.id, place) == nil { continue }
      shown += 1
      if carried.contains(child.parent!), isCarried(child, place) {
        along += 1
        carried.insert(child.id)
      }
    }
    return (along, shown)
  }

  /// The changes of the lines of a text that both layouts show.
  func lines(_ view: View, _ place: Int) -> Int {
    let (old, new) = (sides[place].before.views[view.id]!, sides[place].after.views[view.id]!)
    guard !old.isHidden, !new.isHidden, let from = old.text, let to = new.text else { return 0 }
    return to.lines - from.lines
  }

  /// Those of the profiles that read from left to right, and the others.
  func byDirection(_ places: [Int]) -> [[Int]] {
    LayoutDirection.allCases.map { direction in places.filter { self.direction($0) == direction } }
  }

  /// The writing direction on a profile.
  func direction(_ place: Int) -> LayoutDirection { sides[place].after.environment.direction }
}
