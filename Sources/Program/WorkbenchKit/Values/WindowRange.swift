import CommandGrammar
import DesignModel

/// Windows, or all from one to another to sweep: `320x320..1376x1376`.
enum WindowRange: ArgumentValue {
  /// Each by itself, in points.
  case list([Size])
  /// The widths and heights in points.
  case all(widths: ClosedRange<Double>, heights: ClosedRange<Double>)

  init(argument: String) throws(ArgumentFault) {
    guard let dots = argument.firstRange(of: "..") else {
      self = .list(try CommaList<Size>(argument: argument).elements)
      return
    }
    let from = try Size(argument: String(argument[..<dots.lowerBound]))
    let to = try Size(argument: String(argument[dots.upperBound...]))
    guard from.width < to.width, from.height < to.height else {
      throw ArgumentFault("the second window of a range is wider and higher, as in 320x320..1376x1376")
    }
    self = .all(widths: from.width...to.width, heights: from.height...to.height)
  }

  /// Widths and heights in points.
  typealias Both = (widths: ClosedRange<Double>, heights: ClosedRange<Double>)

  /// All windows from one to another; nil for a list.
  var all: Both? { if case .all(let widths, let heights) = self { (widths, heights) } else { nil } }

  var argument: String {
    switch self {
    case .list(let sizes): CommaList(sizes).argument
    case .all(let widths, let heights):
      Size(width: widths.lowerBound, height: heights.lowerBound).argument + ".."
        + Size(width: widths.upperBound, height: heights.upperBound).argument
    }
  }
  static var valueName: String { "WIDTHxHEIGHT,…|FROM..TO" }
}
