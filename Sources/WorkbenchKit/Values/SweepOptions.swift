import CommandGrammar
import DesignModel
import Notation

/// What `sweep` moves, and the profiles on which it does so.
struct SweepOptions: GroupedParameters {
  /// What is moved; nil if nothing names a range.
  var swept: Swept?
  var profiles: ProfileOptions

  /// One thing and the range that it moves over.
  enum Swept: Hashable, Sendable {
    case width(ClosedRange<Double>)
    case height(ClosedRange<Double>)
    case textSize(ClosedRange<TextSize>)
    case length(ViewRange)
    case scroll(ViewRange)

    /// The option that names it, which is also its key in JSON.
    var name: String {
      switch self {
      case .width: "width"
      case .height: "height"
      case .textSize: "textSize"
      case .length: "length"
      case .scroll: "scroll"
      }
    }
  }

  static let parameters: [ParameterSpec] =
    [
      .option("width", NumberRange.self, "Moves the window's width, in points."),
      .option("height", NumberRange.self, "Moves the window's height, in points."),
      .option(
        "length", ViewRange.self,
        "Moves the length of a view's text, in characters: the text's first ones, the text repeated as needed."
      ),
    ] + ProfileOptions.parameters.map(widened)

  /// Two of the profile options take ranges too.
  private static func widened(_ parameter: ParameterSpec) -> ParameterSpec {
    switch parameter.name {
    case "textSize":
      .option(
        "textSize", TextSizes.self, "Text sizes, separated by commas; `all` or a range, as L..AX5, is swept.",
        value: "size,…|FROM..TO|all")
    case "scroll":
      .option(
        "scroll", [ScrollPlace].self,
        "The content offset of a scroll view in points; a range, as list=0..120, sweeps its vertical one.")
    default: parameter
    }
  }

  init(arguments: [String: JSON]) throws(ArgumentFault) {
    var found: [Swept] = []
    var others = arguments
    if let json = arguments["width"] { found.append(.width(try NumberRange(json: json).range)) }
    if let json = arguments["height"] { found.append(.height(try NumberRange(json: json).range)) }
    if let json = arguments["length"] { found.append(.length(try ViewRange(json: json))) }
    if let json = arguments["textSize"], case .range(let range) = try TextSizes(json: json) {
      found.append(.textSize(range))
      others.removeValue(forKey: "textSize")
    }
    if let json = arguments["scroll"] {
      var offsets: [ScrollOffset] = []
      for place in try [ScrollPlace](json: json) {
        switch place {
        case .offset(let offset): offsets.append(offset)
        case .range(let range): found.append(.scroll(range))
        }
      }
      if offsets.isEmpty { others.removeValue(forKey: "scroll") } else { others["scroll"] = offsets.json }
    }
    guard found.count < 2 else {
      throw ArgumentFault("one thing is swept at a time; leave all but one of the ranges out")
    }
    swept = found.first
    profiles = try ProfileOptions(arguments: others)
  }

  var arguments: [String: JSON] {
    var result = profiles.arguments
    switch swept {
    case .width(let range), .height(let range): result[swept!.name] = NumberRange(range: range).json
    case .length(let range): result["length"] = range.json
    case .textSize(let range): result["textSize"] = TextSizes.range(range).json
    case .scroll(let range):
      result["scroll"] = (profiles.offsets.map(ScrollPlace.offset) + [.range(range)]).json
    case nil: break
    }
    return result
  }
}
