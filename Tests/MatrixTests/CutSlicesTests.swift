import AutoLayout
import DesignModel
import Testing

@testable import Matrix

@Suite("Tasks cut into slices") struct CutSlicesTests {
  private func task(_ screen: Screen, _ profiles: [Profile]) throws -> ProfileMatrix.Task<Double> {
    ProfileMatrix.Task(screen, on: try profiles.resolved) { solved, _ in solved.layout.views[1].frame.x }
  }

  private func slices(_ cuts: inout CutSlices<Double>) -> [MatrixSlice<Double>] {
    var result: [MatrixSlice<Double>] = []
    while let slice = cuts.slice() { result.append(slice) }
    return result
  }

  @Test("come in the tasks' order, each task with one that is its last, and cover every profile once")
  func cover() throws {
    let made = try MadeUpStore([])
    let profiles = [Profile].many(on: Array(Device.catalogue.map(\.name).prefix(16)))
    // The first is as wide on every profile, the second one is centered in the window.
    let screens = [try Screen.placedBox(), try .box("other", "box.centerX == root.centerX")]
    let tasks = try screens.map { try task($0, profiles) }
    var cuts = CutSlices(tasks, made.matrix)
    let slices = slices(&cuts)
    #expect(slices.map(\.task) == slices.map(\.task).sorted() && Set(slices.map(\.task)) == [0, 1])
    #expect(slices.filter(\.isLast).map(\.task) == [0, 1])
    for task in 0...1 {
      let questions = slices.filter { $0.task == task }.flatMap(\.questions)
      #expect(questions.flatMap { $0.judged.flatMap(\.places) }.sorted() == Array(profiles.indices))
      #expect(questions.count < profiles.count && questions.allSatisfy { $0.known == nil })
    }
  }

  @Test("hold no more than 128 environments, however many there are") func size() throws {
    let made = try MadeUpStore([])
    let windows = (0..<300).map {
      Profile(device: "ipad-mini-6", window: Size(width: 320 + Double($0), height: 500))
    }
    let screen = try Screen.box("demo", "box.centerX == root.centerX")
    var cuts = CutSlices([try task(screen, windows)], made.matrix)
    let slices = slices(&cuts)
    #expect(slices.map(\.questions.count) == [128, 128, 44])
    #expect(slices.map(\.isLast) == [false, false, true])
  }

  @Test("ask for the mirror image along with a layout where the screen doesn't read the direction")
  func mirrors() throws {
    let made = try MadeUpStore([])
    let profiles = LayoutDirection.allCases.map { Profile(device: "iphone-16", direction: $0) }
    var cuts = CutSlices([try task(.placedBox(), profiles)], made.matrix)
    let first = cuts.slice()
    let slice = try #require(first)
    #expect(slice.questions.map(\.mirror) == [1, nil])
    let outcome = slice.outcome()
    let width = try #require(Device.catalogue.first { $0.name == "iphone-16" }).size.width
    #expect(outcome.judged.map(\.judgement) == [0, width - 40])
    #expect(outcome.judged.map(\.places) == [[0], [1]])
    #expect(outcome.solved.count == 2 && outcome.solved.map { $0.mirrored != nil } == [false, true])
  }
}
