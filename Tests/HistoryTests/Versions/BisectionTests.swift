import Testing

@testable import History

@Suite("A bisection") struct BisectionTests {
  /// Searches a row in which everything from `culprit` on is bad; gives what is left and how many trials it took.
  private func search(
    count: Int, culprit: Int, skipping skipped: Set<Int> = []
  ) -> (suspects: ClosedRange<Int>, trials: [Int]) {
    var bisection = Bisection(count: count)
    var trials: [Int] = []
    while let place = bisection.next {
      trials.append(place)
      bisection.record(skipped.contains(place) ? .skipped : place >= culprit ? .bad : .good, of: place)
    }
    return (bisection.suspects, trials)
  }

  @Test("finds every culprit of every row, in no more trials than the logarithm of the row") func everywhere()
  {
    for count in 2...70 {
      // Of n that can be the first bad one, a trial leaves half.
      let most = (0...).first { 1 << $0 >= count - 1 }!
      for culprit in 1..<count {
        let found = search(count: count, culprit: culprit)
        #expect(found.suspects == culprit...culprit && found.trials.count <= most, "\(count), \(culprit)")
        #expect(Set(found.trials).count == found.trials.count && !found.trials.contains(0))
      }
    }
  }

  @Test("goes around what can't be tried, and says which may be the first where only those are left")
  func skipping() {
    #expect(search(count: 12, culprit: 9, skipping: [5, 6]).suspects == 9...9)
    #expect(search(count: 12, culprit: 6, skipping: [5]).suspects == 5...6)
    #expect(search(count: 12, culprit: 7, skipping: [4, 5, 6]).suspects == 4...7)
    let blind = search(count: 9, culprit: 4, skipping: Set(1...7))
    #expect(blind.suspects == 1...8 && blind.trials == [4, 3, 5, 2, 6, 1, 7])
  }
}
