import Testing

@testable import Matrix

@Suite("A clock of work") struct WorkClockTests {
  @Test("gives each lap what was done since the one before") func laps() {
    var clock = WorkClock()
    clock.work.profiles = 3
    clock.work.solved = 2
    let first = clock.lap()
    clock.work.profiles += 5
    let second = clock.lap()
    #expect([first.profiles, first.solved, second.profiles, second.solved] == [3, 2, 5, 0])
    #expect(first.nanoseconds > 0 && second.nanoseconds > 0)
  }
}
