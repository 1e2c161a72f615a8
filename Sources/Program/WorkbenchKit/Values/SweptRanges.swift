import CommandGrammar
import DesignModel
import Notation

/// `320..1366`: two numbers, the second not below the first.
struct NumberRange: ArgumentValue {
  /// Both ends, in the unit that the option names.
  var range: ClosedRange<Double>

  /// A range by both ends.
  init(range: ClosedRange<Double>) { self.range = range }

  init(argument: String) throws(ArgumentFault) {
    guard let range = ClosedRange(parsing: argument) else {
      throw ArgumentFault("expected two numbers, the second not below the first, as 320..1366")
    }
    self.range = range
  }

  var argument: String { "\(range.lowerBound.spelled)..\(range.upperBound.spelled)" }
  static var valueName: String { "FROM..TO" }
}

/// `title=0..80`: a view's name and two numbers.
struct ViewRange: ArgumentValue, Hashable {
  /// The view's name.
  var view: String
  /// The two numbers.
  var range: ClosedRange<Double>

  init(argument: String) throws(ArgumentFault) {
    guard let sign = argument.lastIndex(of: "="), sign > argument.startIndex,
      let range = ClosedRange(parsing: String(argument[argument.index(after: sign)...]))
    else { throw ArgumentFault("expected a view and two numbers, as title=0..80") }
    (view, self.range) = (String(argument[..<sign]), range)
  }

  var argument: String { "\(view)=\(NumberRange(range: range).argument)" }
  static var valueName: String { "VIEW=FROM..TO" }
}

/// Text sizes for profiles, or a range to sweep.
enum TextSizes: ArgumentValue {
  /// Each by itself.
  case list([TextSize])
  /// All from one to another.
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
  /// One place, in points.
  case offset(ScrollOffset)
  /// Vertical offsets, in points.
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
  static var valueName: String { "VIEW=X,Y|start|end|until:VIEW|FROM..TO" }
}

extension ClosedRange<Double> {
  /// `320..1366`.
  fileprivate init?(parsing text: String) {
    guard let dots = text.firstRange(of: ".."), let from = Double(parsing: String(text[..<dots.lowerBound])),
      let to = Double(parsing: String(text[dots.upperBound...])), from <= to
    else { return nil }
    self = from...to
  }
}
