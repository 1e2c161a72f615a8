import AutoLayout
import CommandGrammar
import DesignModel
import Notation
import Storage
import Studies

/// `show`.
struct Show: Query {
  static var card: Card {
    Card(
      "show", group: "screens",
      "Shows a screen's tree, constraints, variations, assertions, translated texts and suppressions.",
      details: """
        Each line stands for itself, so that grep finds what it is about; its second word is a name that other commands \
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

  @Parameter(argument: "The screen to show.", completion: .screen) var screen: String
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
    let selected = try profiles.query.selection(in: snapshot)
    let devices = try snapshot.devices()
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
    func records<Object: ShownObject>(_: Object.Type) -> [JSON] {
      Object.isPartOfHeader ? [] : lists[keyPath: Object.list].map { $0.record(in: self) }
    }
    return [record] + ScreenLists.shown.flatMap { records($0) }
  }

  /// The tree by indentation, once for each layout, then guides, constraints, variations, assertions, texts and suppressions.
  fileprivate func sketch(_ layouts: [LaidOutScreen]) -> String {
    let title = states.isEmpty ? name : "\(name)  states \(states.joined(separator: ", "))"
    var lines: [String]
    if layouts.isEmpty {
      lines = [title] + zip(views, depths).map { line(of: $0, $1, at: nil) }
    } else {
      lines = layouts.flatMap { solved in
        ["\(title)  on \(solved.profile.name)"]
          + zip(zip(views, depths), solved.layout.views).map { line(of: $0.0, $0.1, at: $1) }
          + solved.findings
      }
    }
    func add<Object: ShownObject>(_: Object.Type) {
      lines += lists[keyPath: Object.list].compactMap { $0.line(in: self) }
    }
    for kind in ScreenLists.shown { add(kind) }
    return lines.joined(separator: "\n")
  }

  /// How many views lie above each view, in the views' order.
  private var depths: [Int] {
    var depths: [ObjectID: Int] = [:]
    return views.map { view in
      let depth = view.parent.map { depths[$0]! + 1 } ?? 0
      depths[view.id] = depth
      return depth
    }
  }

  private func line(of view: View, _ depth: Int, at place: ViewLayout?) -> String {
    let words = [String(repeating: "  ", count: depth + 1) + view.name, view.kind.rawValue]
    return (words + (place.map { [$0.inWords] } ?? []) + view.assignments).joined(separator: " ")
  }
}

extension ViewLayout {
  /// `20,59 353x33.67`: the frame on the screen.
  var inWords: String {
    if isHidden { return "hidden" }
    let frame = screenFrame
    return "\(frame.x.shown),\(frame.y.shown) \(frame.width.shown)x\(frame.height.shown)"
  }
}
