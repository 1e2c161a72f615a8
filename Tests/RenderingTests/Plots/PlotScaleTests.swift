import Testing

@testable import Rendering

@Suite("The scales of plots") struct PlotScaleTests {
  @Test("put their ends where they are asked to") func ends() {
    let scale = PlotScale(least: 320, greatest: 1024, start: 52, end: 756)
    #expect(scale.place(320) == 52 && scale.place(1024) == 756 && scale.place(672) == 404)
    let up = PlotScale(least: 0, greatest: 8, start: 200, end: 0)
    #expect(up.place(2) == 150)
  }

  @Test("have ticks at round numbers of their range, not too many") func ticks() {
    #expect(
      PlotScale(least: 320, greatest: 1024, start: 0, end: 1).ticks(atMost: 16) == [
        350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950, 1000,
      ])
    #expect(
      PlotScale(least: 0, greatest: 1, start: 0, end: 1).ticks(atMost: 5) == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(PlotScale(least: 0, greatest: 2, start: 0, end: 1).ticks(atMost: 8, whole: true) == [0, 1, 2])
    #expect(PlotScale(least: 375, greatest: 375, start: 0, end: 1).ticks(atMost: 8) == [375])
    for greatest in [1.0, 3, 7, 12, 99, 1000, 12_345] {
      let ticks = PlotScale(least: 0, greatest: greatest, start: 0, end: 1).ticks(atMost: 8, whole: true)
      #expect(ticks.count <= 9 && ticks[0] == 0 && ticks.allSatisfy { $0 <= greatest })
    }
  }
}
