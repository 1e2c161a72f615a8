public import DesignModel
import DesignText
import Notation

/// A layout as a row of `stored_layout` has it: whoever solves makes the texts, so that who writes has little to do.
public struct PackedLayout: Sendable {
  let status, conflicts, ambiguities, anchors: String
  /// Where the views lie; nil where that is to be another layout's mirror image.
  let views: PackedViews?
  /// True where a text is truncated.
  let truncates: Bool

  /// The texts of a layout on a device with `scale` pixels a point; nil where it can't be stored, since a number is not finite or it found no rest.
  public init?(_ layout: ScreenLayout, scale: Double) {
    var packer = LayoutPacker()
    guard let packed = packer.packed(layout, scale: scale) else { return nil }
    self = packed
  }

  fileprivate init?(_ layout: ScreenLayout, scale: Double, isMirrored: Bool, conflicts: String) {
    guard layout.isStorableBesideViews else { return nil }
    views = isMirrored ? nil : PackedViews(layout.views, scale: scale)
    if views == nil, !isMirrored { return nil }
    truncates = layout.views.contains { $0.text?.isTruncated ?? false }
    status = layout.status.rawValue
    self.conflicts = conflicts
    ambiguities = layout.ambiguities.isEmpty ? "[]" : layout.ambiguities.json.line
    anchors = layout.anchors.isEmpty ? "[]" : layout.anchors.json.line
  }
}

/// Makes the texts of a screen's layouts, of which most have the conflicts of the one before.
public struct LayoutPacker {
  private var last: (conflicts: [Conflict], text: String) = ([], "[]")

  /// Nothing packed yet.
  public init() {}

  /// The texts of a layout on a device with `scale` pixels a point, without its views where they are to be another one's mirror image; nil where it can't be stored.
  public mutating func packed(_ layout: ScreenLayout, scale: Double, isMirrored: Bool = false)
    -> PackedLayout?
  {
    if layout.conflicts != last.conflicts {
      last = (layout.conflicts, layout.conflicts.isEmpty ? "[]" : layout.conflicts.json.line)
    }
    return PackedLayout(layout, scale: scale, isMirrored: isMirrored, conflicts: last.text)
  }
}
