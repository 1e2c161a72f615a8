import CommandGrammar
import Machine

/// How large a picture's two forms get that have no size of their own.
struct PictureSize: GroupedParameters {
  @Parameter(option: "A PNG's pixels a point.", value: "factor") var scale: Double = 2
  @Parameter(
    option: "The width of a sketch in characters; by default the terminal's, or 80 where there is none.",
    value: "count")
  var columns: Int?

  init() {}

  /// The width of a sketch, which takes so many columns at least; throws for sizes that no picture has.
  func columns(in session: Session, least: Int) throws(RenderError) -> Int {
    guard scale > 0, scale <= 16 else { throw .unusableScale(scale) }
    guard let columns else { return max(least, session.surroundings.terminal?.columns ?? 80) }
    guard (least...1000).contains(columns) else { throw .tooFewColumns(columns, least: least) }
    return columns
  }
}
