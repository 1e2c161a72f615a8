import CommandGrammar
import DesignModel
import Findings

/// What `sweep` moves, and the profiles on which it does so.
struct SweepOptions: GroupedParameters {
  @Parameter(option: "Moves the window's width, in points.") private var width: NumberRange?
  @Parameter(option: "Moves the window's height, in points.") private var height: NumberRange?
  @Parameter(
    option:
      "Moves the length of a view's text, in characters: the text's first ones, the text repeated as needed.")
  private var length: ViewRange?
  @ParameterGroup private var fixed: ProfileOptions
  // Three of the profile options take ranges too.
  @Parameter(
    option: "Text sizes, separated by commas; `all` or a range, as L..AX5, is swept.", name: "textSize",
    value: "size,…|FROM..TO|all")
  private var sizes: TextSizes?
  @Parameter(
    option:
      "Where a scroll view's content stands: an offset in points, start, end, or scrolled until a view is in sight; a range, as list=0..120, sweeps the vertical offset.",
    name: "scroll")
  private var places: [ScrollPlace] = []

  @Parameter(
    option:
      "Windows in points, separated by commas; from one to another, as 320x320..1376x1376, widths and heights are swept.",
    name: "window")
  private var window: WindowRange?

  init() {}

  func check() throws(ArgumentFault) {
    guard ranges.count + (windows == nil ? 0 : 1) < 2 else {
      throw ArgumentFault("one thing is swept at a time; leave all but one of the ranges out")
    }
    try profiles.check()
  }

  /// The widths and heights of windows that are moved at once; nil if no such range is named.
  var windows: WindowRange.Both? { window?.all }

  /// What is moved; nil if nothing names a range.
  var swept: SweptRange? { ranges.first }

  /// The profiles on which it moves.
  var profiles: ProfileOptions {
    var result = fixed
    if case .list(let sizes) = sizes { result.axes.textSizes = sizes }
    if case .list(let sizes) = window { result.windows = sizes }
    result.offsets = places.compactMap { if case .offset(let offset) = $0 { offset } else { nil } }
    return result
  }

  private var ranges: [SweptRange] {
    var ranges: [SweptRange] = []
    if let width { ranges.append(.width(width.range)) }
    if let height { ranges.append(.height(height.range)) }
    if let length { ranges.append(.length(of: length.view, length.range)) }
    if case .range(let range) = sizes { ranges.append(.textSize(range)) }
    for case .range(let range) in places { ranges.append(.scroll(range.view, range.range)) }
    return ranges
  }
}
