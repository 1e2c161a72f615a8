import Matrix
import Testing

@Suite("The work of a matrix") struct WorkTests {
  @Test("says how many layouts were solved, for how many profiles, and at what rate") func solved() {
    var work = ProfileMatrix.Work(profiles: 60, nanoseconds: 250_000_000)
    var other = ProfileMatrix.Work(profiles: 40, nanoseconds: 250_000_000)
    other.solved = 1
    work.add(other)
    #expect("\(work)" == "solved 1 layout for 100 profiles in 0.5 s, 200 profiles a second")
  }

  @Test("says that layouts were remembered where none was solved") func remembered() {
    #expect(
      "\(ProfileMatrix.Work(profiles: 1, nanoseconds: 0))"
        == "reused the layouts of 1 profile in 0 s")
  }
}
