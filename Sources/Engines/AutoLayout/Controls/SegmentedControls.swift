import DesignModel

extension SettledScreen {
  /// A segmented control's size: 32 high, 29 before iOS 13; as wide as its equal segments with a point between them.
  ///
  /// A segment is 18 wider than the widest title, which is set in 13 points, medium, at any text size (five recorded
  /// frames give 17.5 to 19: approximate); before iOS 13 it is 14.3 wider than the title in regular weight (two give
  /// 14.22 and 14.37). A control whose titles the design doesn't name has no width of its own.
  func segmentedControlSize(_ traits: ViewTraits) -> IntrinsicSize {
    let isModern = environment.os >= SystemVersions.newFields
    let height = IntrinsicSize.heightOfSegments(os: environment.os)
    guard let titles = traits.segments?.split(separator: "|", omittingEmptySubsequences: false) else {
      return IntrinsicSize(height: height)
    }
    let measuring = prepared.measuring
    let font = measuring.font(
      FontDescription(size: 13, weight: isModern ? .medium : .regular), textSize: .large,
      boldText: environment.boldText)
    let widest = titles.map { title in
      title.isEmpty
        ? 0
        : measuring.lines(of: String(title), in: font, width: .infinity, lines: 1, mode: .truncatingTail)
          .width
    }.max()!
    let count = Double(titles.count)
    return IntrinsicSize(width: ceiled(count * (widest + (isModern ? 18 : 14.3)) + count - 1), height: height)
  }
}

extension IntrinsicSize {
  /// The height of a segmented control's frame on a system.
  static func heightOfSegments(os: Double) -> Double { os >= SystemVersions.newFields ? 32 : 29 }
}
