import AutoLayout
import DesignModel
import Matrix
import Storage
import Testing

@Suite("An intake of results") struct TakeResultsTests {
  private let engine = MadeUpStore.engine

  private func job(of screen: Screen) throws -> LayoutJob {
    let environments = try [Profile(device: "iphone-16"), Profile(device: "iphone-se-3")].resolved.map(\.key)
    return LayoutJob(screen, in: environments, engine: engine.fingerprint(of: screen))
  }

  @Test("remembers the layouts of screens that the store has, once") func new() throws {
    let made = try MadeUpStore([.placedBox()])
    let result = try engine.result(of: job(of: .placedBox()), threads: 2)
    var intake = ResultIntake(store: made.store, engine: engine)
    try intake.take(result)
    #expect([intake.results, intake.strangers, intake.layouts, intake.new] == [1, 0, 2, 2])
    try intake.take(result)
    #expect([intake.results, intake.strangers, intake.layouts, intake.new] == [2, 0, 4, 2])
    try intake.take(engine.result(of: job(of: .box("other")), threads: 1))
    #expect([intake.results, intake.strangers, intake.layouts] == [2, 1, 4])
  }

  @Test("refuses layouts of another engine, and those of another screen") func refused() throws {
    let made = try MadeUpStore([.placedBox()])
    let (own, job) = (engine.fingerprint(of: try .placedBox()), try job(of: .placedBox()))
    var intake = ResultIntake(store: made.store, engine: engine)
    let other = LayoutJob(try .placedBox(), in: job.environments, engine: "other")
    #expect { try engine.result(of: other, threads: 1) } throws: {
      "\($0)".hasPrefix("it belongs to the engine 'other', and this is '\(own)'; use one version")
    }
    let layouts = try engine.result(of: job, threads: 1).layouts.map { try #require($0) }
    #expect { try intake.take(JobResult(of: other, layouts: layouts)) } throws: {
      "\($0)".hasPrefix("it belongs to the engine 'other'")
    }
    let less = layouts.map { layout in
      ScreenLayout(views: [layout.views[0]], conflicts: [], ambiguities: [], anchors: [])
    }
    #expect { try intake.take(JobResult(of: job, layouts: less)) } throws: {
      "\($0)" == "a layout is not of screen 'demo', whose hash it bears"
    }
    #expect(intake.results == 0)
  }
}
