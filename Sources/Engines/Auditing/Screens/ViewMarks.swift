public import DesignModel

/// What rules ask of every view's attributes on every layout, read once for all layouts with the same attributes.
struct ViewMarks: Sendable {
  /// Each view's attributes.
  let attributes: [Attributes]
  /// True where a variation sets some of them.
  var isVaried = false
  /// True for views that people can use by touch, which a superview that takes none keeps from them.
  private(set) var isInteractive: [Bool]
  /// True for views that count as content without a text.
  let isOfUse: [Bool]
  /// True for buttons without words.
  let isWordless: [Bool]
  /// True for buttons that show neither words nor an image: they take the touches for what they lie over.
  let isSurface: [Bool]
  /// True for views whose own attribute says that they cut what lies in them.
  let clips: [Bool]
  /// True for views of which the author gave a reason to overlap others, or of what they lie in.
  private(set) var mayOverlap: [Bool]
  /// True for views that nobody sees or can touch as they are, be it by what they lie in: as little opaque as UIKit passes
  /// over.
  private(set) var isTransparent: [Bool]

  /// The marks of views of those kinds, whose superviews come before them.
  init(_ attributes: [Attributes], _ kinds: [ViewKind], superviews: [Int]) {
    self.attributes = attributes
    isInteractive = attributes.indices.map { attributes[$0].isInteractive(on: kinds[$0]) }
    isOfUse = attributes.indices.map { attributes[$0].areOfUse(on: kinds[$0]) }
    isWordless = attributes.indices.map { view in
      kinds[view] == .button && (TextTraits.own(attributes[view]) ?? "").allSatisfy(\.isWhitespace)
    }
    isSurface = zip(isWordless, attributes).map { $0 && $1.imageName == nil && !$1.isSystemSymbol }
    clips = attributes.map(\.asksForClipping)
    mayOverlap = attributes.map(\.mayOverlapOthers)
    isTransparent = attributes.map(\.isTransparent)
    var takesTouches = attributes.map { !$0.takesNoTouches }
    for view in superviews.indices where superviews[view] >= 0 {
      if !takesTouches[superviews[view]] { (takesTouches[view], isInteractive[view]) = (false, false) }
      if mayOverlap[superviews[view]] { mayOverlap[view] = true }
      if isTransparent[superviews[view]] { isTransparent[view] = true }
    }
  }
}

extension Attributes {
  /// True where the author gave a reason for the view to overlap others.
  public var mayOverlapOthers: Bool { text(.mayOverlap)?.isEmpty == false }
}
