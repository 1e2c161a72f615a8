import CommandGrammar
import DesignModel
import Storage

/// `unwrap`.
struct UnwrapView: ScreenEdit {
  static var card: Card {
    Card(
      "unwrap", group: "views", "Removes a view and leaves the one view in it in its place.",
      details: """
        Constraints that place the outer view place the inner one instead; those between the two are removed. Variations, \
        guides and assertions that use the outer view forbid it, unless --cascade removes them too.
        """,
      examples: [
        Example(
          "unwrap login form-scroll", "Takes form-scroll away, so that its content stands in its place.")
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The view to take away.", completion: .object(.view)) var view: String
  @Parameter(flag: "Also remove the variations, guides and assertions that use it.") var cascade: Bool

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let outer = try screen.view(named: view)
    let (before, inner) = (screen, screen.children(of: outer.id).first?.name ?? "")
    let gone = try screen.unwrap(outer.id, cascade: cascade)
    return Reply(
      "took \(view) away from around \(inner)"
        + (gone.isEmpty ? "" : "; removed \(gone.joined(separator: ", "))"), record: before.record(of: outer))
  }
}
