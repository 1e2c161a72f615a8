/// Brings what was made of layouts into the order of the profiles, and lets go of it after its last one.
struct ProfileQueue<Judgement: Sendable> {
  /// For each profile, the place in `judged` of what is for it.
  private var judged: [(judgement: Judgement, left: Int)?] = []
  private var indexes: [Int]
  private var place = 0

  /// For that many profiles.
  init(count: Int) {
    indexes = [Int](repeating: -1, count: count)
  }

  /// Takes in what is for some profiles.
  mutating func add(_ one: ProfileMatrix.Judged<Judgement>) {
    for place in one.places { indexes[place] = judged.count }
    judged.append((one.judgement, one.places.count))
  }

  /// The next profile's place and what is for it; nil where that is not there yet, and after the last one.
  mutating func next() -> (place: Int, judgement: Judgement)? {
    guard place < indexes.count, indexes[place] >= 0, let found = judged[indexes[place]] else { return nil }
    judged[indexes[place]] = found.left > 1 ? (found.judgement, found.left - 1) : nil
    defer { place += 1 }
    return (place, found.judgement)
  }
}
