import CommandGrammar
import DesignModel
import DesignText
import Storage

/// A screen, at a revision if one is named.
struct ScreenChoice: GroupedParameters {
  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  /// The screen as it is or was.
  func read(in session: inout Session) throws -> Screen { try session.screen(named: screen, at: revision) }
}

/// Screens, at a revision if one is named.
struct ScreensChoice: GroupedParameters {
  @Parameter(argument: "The screens; all if none is given.", completion: .object(.screen)) var screens:
    [String] = []
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  /// The objects of a kind in the screens as they are or were.
  func objects<Object: ScreenObject>(in session: inout Session) throws -> [ScreenPart<Object>] {
    try session.screens(named: screens, at: revision).flatMap { screen in
      screen.lists[keyPath: Object.list].map { ScreenPart($0, of: screen, on: session.today) }
    }
  }
}
