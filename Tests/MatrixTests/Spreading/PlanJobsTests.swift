import DesignModel
import Matrix
import Storage
import Testing

@Suite("A plan of jobs") struct PlanJobsTests {
  private let windows = (0..<10).map {
    Profile(device: "ipad-mini-6", window: Size(width: 320 + Double($0), height: 500))
  }

  @Test("cuts what is missing into slices, and leaves out what is remembered") func slices() throws {
    let made = try MadeUpStore([])
    let screen = try Screen.box("demo", "box.centerX == root.centerX", "box.top == root.top")
    try made.matrix.solve(screen, on: Array(windows.prefix(3)).resolved) { _, _ in }
    var summary = PlanSummary()
    var jobs: [LayoutJob] = []
    try made.matrix.plan(screen, on: windows.resolved, slice: 4, &summary) { jobs.append($0) }
    #expect(jobs.map(\.environments.count) == [4, 3])
    #expect("\(summary)" == "2 jobs with 7 layouts to solve; 3 more are remembered")
    var fresh = made.matrix
    fresh.isFresh = true
    var all = PlanSummary()
    try fresh.plan(screen, on: windows.resolved, slice: 100, &all) { _ in }
    #expect("\(all)" == "1 job with 10 layouts to solve; 0 more are remembered")
  }
}
