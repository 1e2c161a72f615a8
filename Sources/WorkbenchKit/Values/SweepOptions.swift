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

/// `320..1366`: two numbers, the second not below the first.
struct NumberRange: ArgumentValue {
  var range: ClosedRange<Double>

  init(range: ClosedRange<Double>) { self.range = range }

  init(argument: String) throws(ArgumentFault) {
    guard let range = ClosedRange(spelled: argument) else {
      throw ArgumentFault("expected two numbers, the second not below the first, as 320..1366")
    }
    self.range = range
  }

  var argument: String { "\(range.lowerBound.spelled)..\(range.upperBound.spelled)" }
  static var valueName: String { "FROM..TO" }
}

/// `title=0..80`: a view's name and two numbers.
struct ViewRange: ArgumentValue, Hashable {
  var view: String
  var range: ClosedRange<Double>

  init(argument: String) throws(ArgumentFault) {
    guard let sign = argument.lastIndex(of: "="), sign > argument.startIndex,
      let range = ClosedRange(spelled: String(argument[argument.index(after: sign)...]))
    else { throw ArgumentFault("expected a view and two numbers, as title=0..80") }
    (view, self.range) = (String(argument[..<sign]), range)
  }

  var argument: String { "\(view)=\(NumberRange(range: range).argument)" }
  static var valueName: String { "VIEW=FROM..TO" }
}

/// Text sizes for profiles, or a range to sweep.
enum TextSizes: ArgumentValue {
  case list([TextSize])
  case range(ClosedRange<TextSize>)

  init(argument: String) throws(ArgumentFault) {
    if argument == "all" {
      self = .range(TextSize.extraSmall...TextSize.accessibilityExtraExtraExtraLarge)
    } else if let dots = argument.firstRange(of: "..") {
      let from = try TextSize(argument: String(argument[..<dots.lowerBound]))
      let to = try TextSize(argument: String(argument[dots.upperBound...]))
      guard from <= to else { throw ArgumentFault("the first text size of a range is the smaller one") }
      self = .range(from...to)
    } else {
      self = .list(try CommaList<TextSize>(argument: argument).elements)
    }
  }

  init(json: JSON) throws(ArgumentFault) {
    if let text = json.text {
      self = try Self(argument: text)
    } else {
      self = .list(try [TextSize](json: json))
    }
  }

  var argument: String {
    switch self {
    case .list(let sizes): CommaList(sizes).argument
    case .range(let range): "\(range.lowerBound.alias)..\(range.upperBound.alias)"
    }
  }
  var json: JSON { if case .list(let sizes) = self { sizes.json } else { .string(argument) } }
  static var valueName: String { "size" }
}

/// A scroll view's content offset, or a range of vertical ones to sweep.
enum ScrollPlace: ArgumentValue {
  case offset(ScrollOffset)
  case range(ViewRange)

  init(argument: String) throws(ArgumentFault) {
    self =
      argument.contains("..")
      ? .range(try ViewRange(argument: argument)) : .offset(try .init(argument: argument))
  }

  var argument: String {
    switch self {
    case .offset(let offset): offset.argument
    case .range(let range): range.argument
    }
  }
  static var valueName: String { "VIEW=X,Y|VIEW=FROM..TO" }
}

extension ClosedRange<Double> {
  /// `320..1366`.
  fileprivate init?(spelled text: String) {
    guard let dots = text.firstRange(of: ".."), let from = Double(spelled: String(text[..<dots.lowerBound])),
      let to = Double(spelled: String(text[dots.upperBound...])), from <= to
    else { return nil }
    self = from...to
  }
}
