import Foundation

/// The cells of a section, each made as soon as the layout knows how large its place is.
struct SectionCells {
  private let count: Int
  private let make: (_ item: Int, _ size: CGSize) -> UICollectionViewCell
  /// Those that have a place.
  private(set) var made: [UICollectionViewCell] = []

  init(_ count: Int, _ make: @escaping (_ item: Int, _ size: CGSize) -> UICollectionViewCell) {
    (self.count, self.make) = (count, make)
  }

  /// True if none waits for a place.
  var isEmpty: Bool { made.count >= count }

  /// The next cell, made in that size, in points.
  mutating func next(in size: CGSize) -> UICollectionViewCell {
    let cell = make(made.count, size)
    made.append(cell)
    return cell
  }
}
