import AutoLayout
import CommandGrammar
import DesignModel
import DesignText
import Matrix
import Notation
import Storage

/// `show`.
struct Show: Query {
  static var card: Card {
    Card(
      "show", group: "screens",
      "Shows a screen's tree, constraints, variations, assertions, translated texts and suppressions.",
      details: """
        Each line is complete by itself, so that grep finds what it is about; its second word is a name that other commands \
        take. Views come with their frames on the screen, x,y and width x height in points, on iphone-16/portrait or \
        the profiles asked for.
        """,
      examples: [
        Example("show login", "Prints the working design of login and where its views lie."),
        Example(
          "show login --device iphone-se-3 --text-size AX3", "Prints it with the frames of another profile."),
        Example("show login --revision HEAD", "Prints it as it was last committed."),
      ])
  }

  @Parameter(argument: "The screen to show.", completion: .object(.screen)) var screen: String
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let (screen, layouts) = try session.readStore { store -> (Screen, [LaidOutScreen]) in
      let snapshot = try store.snapshot(at: revision ?? "working")
      let found = try snapshot.screen(named: self.screen)
      return (found, try self.layouts(of: found, in: snapshot))
    }
    // Programs get frames where they ask for profiles; else they have `solve`.
    let frames = profiles.given.isEmpty ? [] : layouts.flatMap { $0.records() }
    return Reply(screen.sketch(layouts), list: screen.records + frames)
  }

  /// The screen's layouts on the profiles; none where nothing is asked for and the store lacks the default's device.
  private func layouts(of screen: Screen, in snapshot: Snapshot) throws -> [LaidOutScreen] {
    try screen.check(profiles.state)
    let devices = try snapshot.devices()
    let selected = profiles.query.profiles(
      for: screen, among: try profiles.query.selection(in: snapshot), on: devices)
    if profiles.query.isUnset, !devices.contains(where: { $0.name == Profile.default.device }) { return [] }
    let prepared = Workbench.engine.prepare(screen)
    return try selected.map { profile in
      let environment = try profile.resolved(on: devices).key.environment
      return LaidOutScreen(screen: screen, profile: profile, layout: prepared.layout(in: environment))
    }
  }
}

extension Screen {
  /// An object for the screen and for each thing in it.
  fileprivate var records: [JSON] {
    func records<Object: PrintedObject>(_: Object.Type) -> [JSON] {
      Object.isPartOfHeader ? [] : lists[keyPath: Object.list].map { $0.record(in: self) }
    }
    return [record] + ScreenLists.printed.flatMap { records($0) }
  }
}
