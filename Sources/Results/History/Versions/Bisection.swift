/// Finds the first bad one among versions in a row, of which the first is good and the last bad, in the fewest trials.
public struct Bisection {
  /// What a trial says of a version.
  public enum Verdict: String, Sendable { case good, bad, skipped }

  /// The place in the row of the last that is known to be good.
  public private(set) var good: Int
  /// The place of the first that is known to be bad.
  public private(set) var bad: Int
  private var skipped: Set<Int> = []

  /// A row of so many, at least two.
  public init(count: Int) {
    precondition(count > 1, "A row has a good end and a bad one")
    (good, bad) = (0, count - 1)
  }

  /// The one to try next: the nearest to the middle, the earlier of two; nil where nothing is left to try.
  public var next: Int? {
    let middle = (good + bad) / 2
    return (good + 1..<bad).filter { !skipped.contains($0) }.min { abs($0 - middle) < abs($1 - middle) }
  }

  /// Takes in what a trial of the version at that place said.
  public mutating func record(_ verdict: Verdict, of place: Int) {
    switch verdict {
    case .good: good = place
    case .bad: bad = place
    case .skipped: skipped.insert(place)
    }
  }

  /// Those that can be the first bad one: just one, unless some were skipped.
  public var suspects: ClosedRange<Int> { good + 1...bad }
}
