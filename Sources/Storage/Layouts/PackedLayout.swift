public import DesignModel
import DesignText
import Notation

/// A layout as a row of `stored_layout` has it: whoever solves makes the texts, so that who writes has little to do.
public struct PackedLayout: Sendable {
  let status, conflicts, ambiguities, anchors: String
  /// Where the views lie; nil where that is to be another layout's mirror image.
  let views: PackedViews?

  /// The texts of a layout; nil where it can't be stored, since a number is not finite or it found no rest.
  public init?(_ layout: ScreenLayout, isMirrored: Bool = false) {
    guard layout.isStorableBesideViews else { return nil }
    views = isMirrored ? nil : PackedViews(layout.views)
    if views == nil, !isMirrored { return nil }
    status = layout.status.rawValue
    conflicts = layout.conflicts.isEmpty ? "[]" : layout.conflicts.json.line
    ambiguities = layout.ambiguities.isEmpty ? "[]" : layout.ambiguities.json.line
    anchors = layout.anchors.isEmpty ? "[]" : layout.anchors.json.line
  }
}
