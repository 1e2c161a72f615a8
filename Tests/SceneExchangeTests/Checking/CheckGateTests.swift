import DesignModel
import SceneExchange
import Testing

@Suite("The gate of a check") struct CheckGateTests {
  @Test("stops at errors, at warnings too, or never, and at no note") func levels() {
    func stops(_ gate: CheckGate) -> [Bool] { Severity.allCases.map(gate.stops) }
    #expect(Severity.allCases == [.error, .warning, .note])
    #expect(stops(.error) == [true, false, false])
    #expect(stops(.warning) == [true, true, false])
    #expect(stops(.never) == [false, false, false])
  }
}
