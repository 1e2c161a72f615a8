import CommandGrammar
import DesignLanguage
import DesignModel
import Storage

/// `pin`.
struct PinView: ScreenEdit {
  static var card: Card {
    Card(
      "pin", group: "constraints", "Fastens edges, the centre or the size of a view.",
      details: "Insets count inwards from the target's edges. A size takes points, or equals the target's.",
      examples: [
        Example("pin login form top,leading,trailing --to safeArea --inset 20", "Adds three constraints."),
        Example("pin login title center", "Centres title in its superview."),
        Example("pin login email height --size 0x44", "Makes email 44 points high."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The view to fasten.", completion: .object(.view)) var view: String
  @Parameter(argument: "What to fasten: edges, top, leading, …, center, centerX, size, width, height.")
  var pins: CommaList<Pin>
  @Parameter(option: "What to fasten it to: superview, safeArea, another view, ….", value: "item")
  var to: String = "superview"
  @Parameter(option: "The same distance from every edge, in points.") var inset: Double?
  @Parameter(option: "The distances from the edges, in points.") var insets: EdgeInsets?
  @Parameter(option: "The size in points, for size, width and height.", value: "WIDTHxHEIGHT") var size:
    SizeText?
  @Parameter(option: "The constraints' priority.") var priority: Priority?
  @Parameter(option: "The profiles that they apply to.") var when: WhenCondition?

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let view = try screen.view(named: view)
    let target = try screen.item(named: to, beside: view.id)
    let insets = insets ?? EdgeInsets(all: inset ?? 0)
    let texts = pins.elements.flatMap(\.anchors).map { anchor in
      size?.length(of: anchor).map { ConstraintText(sizing: view.id, anchor, to: $0) }
        ?? ConstraintText(pinning: view.id, anchor, to: target, insets: insets)
    }
    let added = try screen.addConstraints(texts, priority: priority, when: when)
    return screen.reply(added: added)
  }
}

/// A width and a height in points, either of which may be 0 or missing: `44x44`, `-x44`.
struct SizeText: ArgumentValue {
  var width: Double?
  var height: Double?

  init(argument: String) throws(ArgumentFault) {
    guard case .size(let width, let height)? = AttributeValue(parsing: argument, form: .size) else {
      throw ArgumentFault("expected \(AttributeForm.size.description)")
    }
    (self.width, self.height) = (width, height)
  }

  var argument: String { AttributeValue.size(width: width, height: height).spelled }
  static var valueName: String { "WIDTHxHEIGHT" }

  /// The length for a width or height anchor; nil for others.
  func length(of anchor: Anchor) -> Double? {
    switch anchor {
    case .width: width
    case .height: height
    default: nil
    }
  }
}
