import CommandGrammar
import DesignModel
import Storage

/// `wrap`.
struct WrapView: ScreenEdit {
  static var card: Card {
    Card(
      "wrap", group: "views", "Puts a view into a new scroll view, stack or plain view in its place.",
      details: """
        Constraints that place the view place the new view instead, and the view fills it. In a scroll view it is as \
        wide, at least as high, and as low as it can be, so that it scrolls where it does not fit. A scroll view that would \
        grow with its content is bounded by the safe area, by the keyboard if it holds fields, or by the view that it \
        stands in. 'unwrap' takes the new view away again; these bounds are then the view's own.
        """,
      examples: [
        Example("wrap login form --in scroll", "Lets form scroll."),
        Example("wrap login title --in stack --name header", "Puts title into a stack called header."),
      ])
  }

  /// What a view can be put into.
  enum Wrapper: String, CaseIterable, ArgumentValue {
    case scroll, stack, view

    var kind: ViewKind { ViewKind(rawValue: rawValue)! }
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The view to wrap.", completion: .object(.view)) var view: String
  @Parameter(option: "What to put it into.", name: "in") var wrapper: Wrapper
  @Parameter(option: "The new view's name; by default the view's with what it is put into.") var name: String?

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let inner = try screen.view(named: view)
    let (outer, bounds) = try screen.wrap(
      inner.id, in: wrapper.kind, named: name ?? "\(view)-\(wrapper.rawValue)")
    let added = bounds.map { "added \($0.id): \(screen.spelled($0)), so that it scrolls" }
    let lines = ["wrapped \(view) in \(wrapper.rawValue) \(outer.name)"] + added
    return Reply(lines.joined(separator: "\n")) { [screen] in
      screen.record(of: outer)
    }
  }
}
