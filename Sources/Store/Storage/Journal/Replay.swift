import DesignModel
import DesignText

extension Draft {
  /// Applies an operation's changes; throws if something is not as they say it was.
  func apply(_ changes: [ObjectChange]) throws {
    let replay = try Replay(self)
    try replay.apply(changes, backwards: false)
    try replay.finish()
  }
}

/// Operations of the journal that are done again, or undone, one after another; the draft has them when they are
/// finished.
///
/// What is changed is read once, so that undoing takes time that grows with the changes, not with the operations times the
/// size of the design.
final class Replay {
  private let draft: Draft
  private var headers: ReplayedList<ScreenHeader>
  private var devices: ReplayedList<Device>?
  private var profiles: ReplayedList<Profile>?
  private var screens: [ObjectID: ReplayedScreen] = [:]
  /// The screens in the order of their first change.
  private var order: [ObjectID] = []

  init(_ draft: Draft) throws {
    self.draft = draft
    headers = ReplayedList(draft.headers.current)
  }

  /// Does an operation's changes, backwards to take it back; throws if something is not as the journal left it.
  func apply(_ changes: [ObjectChange], backwards: Bool) throws {
    let steps = backwards ? changes.map(\.reversed) : changes
    let catalogue = steps.filter { $0.screen == nil }
    try applyCatalogues(catalogue)
    try headers.apply(catalogue, "the list of screens")
    var owned: [ObjectID: [ObjectChange]] = [:]
    var owners: [ObjectID] = []
    for step in steps {
      guard let owner = step.kind == .screen ? ObjectID(step.key) : step.screen else { continue }
      if owned[owner] == nil { owners.append(owner) }
      owned[owner, default: []] += step.screen == nil ? [] : [step]
    }
    for owner in owners { try applyToScreen(owned[owner]!, owner) }
  }

  private func applyCatalogues(_ steps: [ObjectChange]) throws {
    if steps.contains(where: { $0.kind == .device }) {
      if devices == nil { devices = ReplayedList(try draft.devices()) }
      try devices!.apply(steps, "the list of devices")
    }
    if steps.contains(where: { $0.kind == .profile }) {
      if profiles == nil { profiles = ReplayedList(try draft.profiles()) }
      try profiles!.apply(steps, "the list of profiles")
    }
  }

  private func applyToScreen(_ steps: [ObjectChange], _ id: ObjectID) throws {
    if screens[id] == nil {
      screens[id] = ReplayedScreen(try draft.loaded(id)?.lists ?? ScreenLists())
      order.append(id)
    }
    let place = place(of: id)
    try screens[id]!.apply(steps, place)
    if headers[id.text] == nil, !screens[id]!.isEmpty { throw StoreError.journalDisagrees(place) }
  }

  /// Hands what came of it to the draft.
  func finish() throws {
    guard Set(headers.objects.map(\.name)).count == headers.objects.count else {
      throw StoreError.journalDisagrees("the list of screens")
    }
    if let devices { draft.setDevices(devices.objects) }
    if let profiles { draft.setProfiles(profiles.objects) }
    draft.headers.current = headers.objects
    for id in order {
      guard let header = headers[id.text] else {
        draft.replace(id, with: nil)
        continue
      }
      // Whether it all fits together is seen when the rows are written.
      guard let screen = screens[id]!.lists.uncheckedScreen(id: id, name: header.name) else {
        throw StoreError.journalDisagrees(place(of: id))
      }
      draft.replace(id, with: screen)
    }
  }

  private func place(of screen: ObjectID) -> String {
    "screen '\(headers[screen.text]?.name ?? screen.text)'"
  }
}
