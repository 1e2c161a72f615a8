import DesignModel
import Matrix
import Testing

@Suite("A matrix of profiles") struct ProfileMatrixTests {
  private struct Stop: Error {}
  private let profiles = [Profile].many(on: ["iphone-16", "iphone-se-3"])

  @Test("solves environments that look alike once, and what is remembered not again") func remembers() throws
  {
    let made = try MadeUpStore([])
    func solve(_ matrix: ProfileMatrix) throws -> (solved: Int, profiles: Int) {
      let work = try matrix.solve(try .placedBox(), on: profiles.resolved) { _, _ in }
      return (work.solved, work.profiles)
    }
    // The box reads neither the window nor the text size: two directions are left, at two scales.
    let first = try solve(made.matrix)
    #expect(first.profiles == profiles.count && first.solved <= 4 && first.solved >= 2)
    #expect(try solve(made.matrix).solved == 0)
    var fresh = made.matrix
    fresh.isFresh = true
    #expect(try solve(fresh).solved == first.solved)
  }

  @Test("remembers nothing where it is not to") func forgetful() throws {
    let made = try MadeUpStore([])
    var matrix = made.matrix
    matrix.remembers = false
    for _ in 0..<2 {
      #expect(try matrix.solve(try .placedBox(), on: profiles.resolved) { _, _ in }.solved > 0)
    }
  }

  @Test("ends each task after all of its layouts, and the work where somebody throws") func ends() throws {
    let made = try MadeUpStore([])
    let tasks = try ["one", "two"].map { name in
      ProfileMatrix.Task(try .placedBox(name), on: try profiles.resolved) { _, _ in name }
    }
    var heard: [String] = []
    var places: [Int] = []
    try made.matrix.solve(
      tasks,
      each: { task, judged in
        if heard.last != judged.judgement { heard.append(judged.judgement) }
        if task == 0 { places += judged.places }
      }, end: { task, work in heard.append("end \(task) of \(work.profiles)") })
    #expect(heard == ["one", "end 0 of \(profiles.count)", "two", "end 1 of \(profiles.count)"])
    #expect(places.sorted() == Array(profiles.indices))
    #expect(throws: Stop.self) {
      try made.matrix.solve(try .placedBox(), on: profiles.resolved) { _, _ in throw Stop() }
    }
  }
}
