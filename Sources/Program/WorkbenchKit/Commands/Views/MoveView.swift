import CommandGrammar
import DesignModel
import Storage

/// `move-view`.
struct MoveView: ScreenEdit {
  static var card: Card {
    Card(
      "move-view", group: "views", "Moves a view with everything in it.",
      examples: [
        Example("move-view login email --to root", "Takes email out of its stack."),
        Example("move-view login password --at 0", "Makes password the first view where it is."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The view to move.", completion: .object(.view)) var view: String
  @Parameter(
    option: "The view to put it in; where it is if not given.", value: "view", completion: .object(.view))
  var to: String?
  @Parameter(option: "Its place among the other views there, counted from 0; last if not given.") var at: Int?

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let view = try screen.view(named: view)
    let parent =
      try to.map { name throws(DesignError) in try screen.view(named: name).id } ?? view.parent ?? .root
    try screen.moveView(view.id, to: parent, at: at)
    let place = screen.children(of: parent).firstIndex { $0.id == view.id } ?? 0
    return Reply(
      "moved \(view.name) to place \(place) of \(screen.name(of: parent))",
      record: screen.record(of: try screen.view(named: view.name)))
  }
}
