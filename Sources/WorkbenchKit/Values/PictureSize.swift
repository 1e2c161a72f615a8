import CommandGrammar

/// How large a picture's two forms get that have no size of their own.
struct PictureSize: GroupedParameters {
  @Parameter(option: "A PNG's pixels a point.", value: "factor") var scale: Double = 2
  @Parameter(option: "The width of a sketch in characters.", value: "count") var columns: Int = 80

  init() {}

  /// Throws for sizes that no picture has; a sketch takes so many columns at least.
  func check(fewestColumns least: Int) throws(RenderError) {
    guard scale > 0, scale <= 16 else { throw .unusableScale(scale) }
    guard (least...1000).contains(columns) else { throw .tooFewColumns(columns, least: least) }
  }
}
