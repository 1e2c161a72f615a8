import Testing

@testable import ConstraintSolver

@Suite("Settled systems") struct SettledTests {
  @Test func `snapping hides rounding and keeps what is exact`() {
    #expect(Settled.snap(0.1 + 0.2) == Settled.snap(0.3))
    #expect(Settled.snap(100.00000000000003) == 100)
    #expect(Settled.snap(-1e-13) == 0 && Settled.snap(-1e-13).sign == .plus)
    #expect(Settled.snap(320.33203125) == 320.33203125)
    #expect(Settled.snap(1e9) == 1e9 && Settled.snap(1e9 + 1e-7) == 1e9)
    #expect(Settled.snap(-.infinity) == -.infinity)
  }
}
