import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("The breakpoints of a moving column") struct BreakpointsTests {
  /// The order that looking through all that are left gives.
  private func order(_ all: [Breakpoint], cautious: Bool) -> [Int] {
    var left = all
    var symbols: [Int] = []
    while let nearest = left.map(\.distance).min() {
      let near = left.filter { $0.distance <= nearest * (1 + 1e-10) + 1e-10 }
      let next = near.min {
        if !cautious, abs($0.rate) != abs($1.rate) { return abs($0.rate) > abs($1.rate) }
        return $0.symbol < $1.symbol
      }!
      symbols.append(next.symbol)
      left.removeAll { $0.symbol == next.symbol }
    }
    return symbols
  }

  @Test("come nearest first, of nearly equal ones the preferred", arguments: 1...40)
  func law(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let distances = [0, 1, 1 + 5e-11, 1 + 1.5e-10, 1 + 4e-10, 2, 3.5, 1e9]
    let all = (0..<60).shuffled(using: &random).map { symbol in
      Breakpoint(
        slot: symbol, symbol: symbol, distance: distances.randomElement(using: &random)!,
        rate: [-2, -1, 1, 2].randomElement(using: &random)!)
    }
    for cautious in [false, true] {
      var breakpoints = Breakpoints()
      for round in 1...2 {
        breakpoints.removeAll()
        all.prefix(round * 30).forEach { breakpoints.append($0) }
        breakpoints.sort(cautious: cautious)
        var symbols: [Int] = []
        while breakpoints.count > 0 { symbols.append(breakpoints.takeNearest().symbol) }
        #expect(symbols == order(Array(all.prefix(round * 30)), cautious: cautious))
      }
    }
  }
}
