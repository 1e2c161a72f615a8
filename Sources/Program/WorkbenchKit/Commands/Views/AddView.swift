import CommandGrammar
import DesignModel
import Storage

/// `add-view`.
struct AddView: ScreenEdit {
  static var card: Card {
    Card(
      "add-view", group: "views", "Adds a view to a screen.",
      details: "Names are unique in a screen. Attributes that are left out stay at UIKit's defaults, but for "
        + "\(otherDefaults.joined(separator: ", ")), whose defaults stand with them.",
      examples: [
        Example(
          "add-view login footer --kind label --text 'Terms apply' --style footnote --lines 0",
          "Adds a label that wraps to as many lines as it needs."),
        Example(
          "add-view login row --kind stack --axis horizontal --spacing 8 --in form",
          "Adds a stack view as the last view of form."),
      ])
  }

  /// The options of which a design's default is not that of UIKit's initializers.
  private static var otherDefaults: [String] {
    ViewAttribute.allCases.filter { attribute in
      attribute.row.uses.contains { $0.bare != nil && $0.bare != $0.absent.value(beside: Attributes()) }
    }.map { "--\($0.optionName)" }
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The new view's name.") var view: String
  @Parameter(option: "What the view is.") var kind: ViewKind = .view
  @Parameter(option: "The view to put it in.", name: "in", value: "view", completion: .object(.view))
  var parent: String = "root"
  @Parameter(option: "Its place among the views there, counted from 0; last if not given.") var at: Int?
  @ParameterTable var attributes: AttributeOptions

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let parent = try screen.view(named: parent)
    let view = try screen.addView(
      named: view, kind: kind, attributes: attributes.attributes(for: kind), in: parent.id, at: at)
    return Reply("added \(view.kind.rawValue) \(view.name) to \(screen.name)") { [screen] in
      screen.record(of: view)
    }
  }
}
