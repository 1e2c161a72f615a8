import DesignModel
public import SQLite

/// Where the views of a layout lie, as one JSON text, which is a column of `stored_layout`.
///
/// It is a list with one list for each view: x, y, width and height before rounding, in the parent's space; x and y in the
/// root's space, to be rounded to pixels; 1 if it is hidden; then the frame where rounding each number gives another, with as
/// much of that in the root's space as differs too; what became of its text; and what it scrolls. What says nothing is null or
/// 0, and left out at the end.
public struct PackedViews: Hashable, Sendable {
  /// The text's UTF-8.
  let bytes: [UInt8]
  private let digest: Int

  /// Where these views lie, on a device with `scale` pixels a point; nil where a number is not finite, which JSON can't say.
  init?(_ views: [ViewLayout], scale: Double) {
    guard views.allSatisfy(\.isFinite) else { return nil }
    bytes = withUnsafeTemporaryAllocation(
      byteCount: PackedViewsPen.most * views.count + 2, alignment: 1
    ) { room in
      var pen = PackedViewsPen(room, DevicePixels(scale: scale))
      pen.write(views)
      return Array(room[..<pen.count])
    }
    digest = bytes.withUnsafeBytes { text in
      var hasher = Hasher()
      hasher.combine(bytes: text)
      return hasher.finalize()
    }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension PackedViews: Bindable {
  public func bind(to statement: Statement, at index: Int) { statement.bind(utf8: bytes, at: index) }
}
