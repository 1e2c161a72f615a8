import DesignModel

extension AuditedLayout {
  /// True for a view that nobody sees, since one in front of it lies over all of it and shows an opaque colour: it waits there
  /// until code takes that away.
  func isCovered(_ view: Int) -> Bool {
    let frame = frame(view)
    return layout.views.indices.dropFirst(view + 1).contains { other in
      !layout.views[other].isHidden && !isTransparent(other)
        && attributes[other].backgroundColor?.isOpaque == true
        && frame.reach(beyond: self.frame(other)) <= halfPixel && !tree.contains(other, under: view)
    }
  }
}
