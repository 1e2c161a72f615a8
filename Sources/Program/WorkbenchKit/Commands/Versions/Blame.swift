import CommandGrammar
import DesignModel
import DesignText
import History
import Matrix
import Notation
import Storage

/// `blame`.
struct Blame: Query {
  static var card: Card {
    Card(
      "blame", group: "versions",
      "Shows the revision that last changed each thing in a screen, and the one that added it.",
      details: """
        It goes back along first parents; 'working' is what is not committed. With --frame it shows the revision that \
        last moved or resized each view, or hid or showed it, on the profiles that the options select, iphone-16/portrait \
        if none: layouts count as different by more than 0.1 points. What is not remembered is solved.
        """,
      examples: [
        Example("blame login", "Lists views, constraints, variations and what else is in login."),
        Example("blame login title", "Shows one view and its texts in other languages."),
        Example("blame login form-above-keyboard --format json", "Shows a constraint, for programs."),
        Example(
          "blame login email --frame --device iphone-se-3 --text-size AX3",
          "Shows which revision last moved a field on one phone."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(
    argument: "What in the screen, by its name or id; all if none is given.", completion: .object(.view))
  var object: String?
  @Parameter(flag: "Show which revision last moved or resized views.") var frame: Bool
  @Parameter(
    option: "The revision to go back from; the working design if none is given.", completion: .revision)
  var revision: String?
  @ParameterGroup var profiles: ProfileOptions
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    if frame { return try frames(&session) }
    guard profiles.given.isEmpty else { throw BlameError.profilesWithoutFrame }
    return try objects(&session)
  }

  private func objects(_ session: inout Session) throws -> Reply {
    let (blamed, versions) = try session.readStore { store in
      let snapshot = try store.snapshot(at: revision ?? "working")
      let entry = try snapshot.entry(named: screen)
      let screen = try snapshot.screen(of: entry)
      let objects = try self.objects(of: screen, try snapshot.history(of: entry))
      return (objects, VersionNames(try store.log(all: true)))
    }
    var table = TextTable(VersionNames.columns + [("added", .left), ("what", .left), ("content", .left)])
    for object in blamed { table.add(versions.cells(object.history.changed) + object.cells) }
    return Reply(
      table.text,
      list: blamed.map { object in
        BlamedObject.recordShape.record(of: (versions.version(object.history.changed), screen, object))
      },
      columns: [
        "revision", "author", "time", "added", "screen", "kind", "object", "name", "content", "message",
      ])
  }

  private func objects(of screen: Screen, _ history: ScreenHistory) throws(BlameError) -> [BlamedObject] {
    let found = screen.blamed(by: history, named: object)
    guard let object, found.isEmpty else { return found }
    let names = screen.blamed(by: history, named: nil).map(\.words.name)
    throw .unknownObject(object, screen: screen.name, among: screen.views.map(\.name) + names)
  }

  private func frames(_ session: inout Session) throws -> Reply {
    let store = try session.openStore()
    let matrix = session.matrix(of: store, threads)
    let (search, versions) = try store.reading {
      let snapshot = try session.snapshot(at: revision)
      let search = try FrameOriginSearch(of: screen, object, on: profiles.query, in: snapshot)
      return (search, VersionNames(try store.log(all: true)))
    }
    let origins = try search.origins(in: store, matrix)
    let hasMany = search.profiles.count > 1
    var table = TextTable(
      VersionNames.columns + (hasMany ? [("profile", .left)] : [])
        + [("view", .left), ("frame", .left), ("before", .left)])
    for origin in origins {
      table.add(
        versions.cells(origin.version) + (hasMany ? [origin.profile.name] : [])
          + [
            search.screen.path(of: origin.view), origin.place.inWords, origin.before?.inWords ?? "not there",
          ])
    }
    let title = hasMany ? [] : ["\(screen) on \(search.profiles[0].name)"]
    return Reply(
      (title + [table.text]).joined(separator: "\n"),
      list: origins.map { origin in
        FrameOrigin.recordShape.record(of: (versions.version(origin.version), search.screen, origin))
      },
      columns: ["revision", "author", "time", "screen", "profile", "view", "frame", "before", "message"])
  }
}

/// A `blame` that can't be answered.
enum BlameError: Error, CustomStringConvertible {
  case unknownObject(String, screen: String, among: [String])
  case profilesWithoutFrame

  var description: String {
    switch self {
    case .unknownObject(let name, let screen, let names):
      "nothing in screen '\(screen)' is called '\(name)'"
        + (nearestWord(to: name, among: names).map { "; did you mean '\($0)'?" }
          ?? "; 'blame \(screen)' lists what there is")
    case .profilesWithoutFrame:
      "a design is the same on every profile; ask for --frame, or leave the profile's options out"
    }
  }
}
