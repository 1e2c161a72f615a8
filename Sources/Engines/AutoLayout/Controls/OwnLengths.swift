public import DesignModel

extension ViewKind {
  /// Points that UIKit gives the frame of a control by itself along an axis, one for each look that systems have given it;
  /// none where a text or the author decides.
  ///
  /// Those of `IntrinsicSize.ofControl` and of segmented controls, which have their sources.
  public func ownLengths(along axis: Axis, _ attributes: Attributes) -> Set<Double> {
    guard isControl, !showsText else { return [] }
    let traits = ViewTraits(self, attributes)
    let looks = [0, SystemVersions.newFields, SystemVersions.oneFont, SystemVersions.newControls]
    return Set(
      looks.compactMap { system in
        self == .segmentedControl
          ? IntrinsicSize(height: IntrinsicSize.heightOfSegments(os: system)).along(axis)
          : IntrinsicSize.ofControl(self, traits, os: system).along(axis)
      })
  }
}
