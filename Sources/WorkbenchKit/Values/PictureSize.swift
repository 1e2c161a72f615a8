import CommandGrammar
import Notation

/// How large a picture's two forms get that have no size of their own.
struct PictureSize: GroupedParameters {
  /// A PNG's pixels a point.
  let scale: Double
  /// The width of a sketch in characters.
  let columns: Int

  static let parameters: [ParameterSpec] = [
    .option("scale", Double.self, "A PNG's pixels a point.", value: "factor", default: 2),
    .option("columns", Int.self, "The width of a sketch in characters.", value: "count", default: 80),
  ]

  init(arguments: [String: JSON]) throws(ArgumentFault) {
    scale = try Double(json: arguments["scale"] ?? 2)
    columns = try Int(json: arguments["columns"] ?? 80)
  }

  var arguments: [String: JSON] { ["scale": scale.json, "columns": columns.json] }

  /// Throws for sizes that no picture has; a sketch takes so many columns at least.
  func check(fewestColumns least: Int) throws(RenderError) {
    guard scale > 0, scale <= 16 else { throw .unusableScale(scale) }
    guard (least...1000).contains(columns) else { throw .tooFewColumns(columns, least: least) }
  }
}
