public import DesignModel

/// The greatest width in points of the readable content guide at a text size.
///
/// Only 672 at `large` is measured. 560 at `extraSmall` and 856 at `extraExtraExtraLarge` are second-hand, the sizes
/// between are interpolated by rank, and the accessibility sizes keep 856: all of these are unverified.
public func readableWidth(at textSize: TextSize) -> Double {
  let large = TextSize.large.rank
  let greatest = TextSize.extraExtraExtraLarge.rank
  let rank = min(textSize.rank, greatest)
  return rank <= large
    ? 560 + (672 - 560) * Double(rank) / Double(large)
    : 672 + (856 - 672) * Double(rank - large) / Double(greatest - large)
}
