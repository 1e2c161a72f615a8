import Testing

@testable import SolverBench

@Suite("Figures of a benchmark") struct FiguresTests {
  @Test func `figures keep three digits and choose their unit`() {
    #expect(Figures.seconds(1.234e-6) == "1.23 µs")
    #expect(Figures.seconds(0.0123) == "12.3 ms")
    #expect(Figures.seconds(3) == "3.00 s")
    #expect(Figures.threeDigits(1234.5) == "1235")
    #expect(Figures.fixed(-0.456, places: 2) == "-0.46")
    #expect(Figures.fixed(7.05, places: 2) == "7.05")
  }
}
