import TestSupport
import Testing

@testable import Typography

@Suite("Optical size") struct OpticalSizeTests {
  @Test(
    "turns from the Text cut to the Display cut between 17 and 28 points",
    arguments: [(9.0, 0.0), (17, 0), (18, 1.0 / 22), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1), (60, 1)]
      as [(Double, Double)])
  func displayShare(size: Double, share: Double) {
    #expect(abs(OpticalSize.displayShare(at: size) - share) < 1e-12)
  }

  @Test(
    "tracks by the table, straight between its sizes and level beyond them",
    arguments: [(17.0, -52.0), (12, 0), (16.5, -46), (28, 29), (76, 2.05), (78, 1.025), (100, 0), (2, 83.97)]
      as [(Double, Double)])
  func tracking(size: Double, units: Double) {
    #expect(abs(OpticalSize.tracking(at: size) - units) < 1e-9)
  }

  @Test("tracks by the shared table") func table() {
    guard let rows = SharedFacts.rows(of: "tracking.csv") else { return }
    for row in rows {
      #expect(OpticalSize.tracking(at: Double(row[0])!) == Double(row[3])!, "\(row[0])")
      #expect(abs(OpticalSize.displayShare(at: Double(row[0])!) - Double(row[4])!) < 1e-4, "\(row[0])")
    }
  }
}
