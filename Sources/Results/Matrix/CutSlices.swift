import AutoLayout
import DesignModel
import Storage

/// Cuts tasks into slices, one after the other, with what is remembered.
struct CutSlices<Judgement: Sendable> {
  private let matrix: ProfileMatrix
  private let tasks: [ProfileMatrix.Task<Judgement>]
  private var next = 0
  private var current: Cut?

  /// Environments in a slice, however many threads there are.
  ///
  /// Enough that most screens of an app are one, so that each is looked at by one thread, and few enough that all threads
  /// get some of a screen that is solved alone.
  private static var size: Int { 128 }

  /// A task on its way.
  private struct Cut {
    let screen: PreparedScreen
    /// True if right-to-left is the mirror image of left-to-right.
    let isMirrored: Bool
    let engine: String
    let hash: String
    let reduction: SharedReduction
    var layouts: ReducedProfiles { reduction.reduced }
    /// For each layout, the environments under which it is judged, by their places in `keys`.
    let judged: [[Int]]
    let keys: [EnvironmentKey]
    let places: [[Int]]
    /// True if nothing is remembered of the screen, or it is not to be used.
    let isNew: Bool
    var start = 0
  }

  init(_ tasks: [ProfileMatrix.Task<Judgement>], _ matrix: ProfileMatrix) {
    (self.tasks, self.matrix) = (tasks, matrix)
  }

  /// What the layouts of every task have in common that is cut already and whose last slice wasn't asked for.
  private var origins: [Int: LayoutBatch.Origin] = [:]

  /// What the layouts of a task that was cut have in common, once.
  mutating func origin(of task: Int, isLast: Bool) -> LayoutBatch.Origin {
    let origin = origins[task]!
    if isLast { origins[task] = nil }
    return origin
  }

  /// The next slice; nil after the last one.
  mutating func slice() -> MatrixSlice<Judgement>? {
    while current == nil {
      if next == tasks.count { return nil }
      let cut = cut(tasks[next])
      origins[next] = LayoutBatch.Origin(
        screenHash: cut.hash, engine: cut.engine, views: tasks[next].screen.views.map(\.id),
        parents: cut.screen.parents,
        reduction: cut.reduction)
      current = cut
      next += 1
    }
    guard var cut = current else { return nil }
    let range = cut.start..<min(cut.start + Self.size, cut.layouts.keys.count)
    cut.start = range.upperBound
    let isLast = cut.start == cut.layouts.keys.count
    current = isLast ? nil : cut
    return MatrixSlice(
      task: next - 1, isLast: isLast, screen: cut.screen, judge: tasks[next - 1].judge,
      questions: questions(range, cut))
  }

  private func questions(_ range: Range<Int>, _ cut: Cut) -> [MatrixSlice<Judgement>.Question] {
    let keys = cut.layouts.keys[range]
    let known =
      cut.isNew
      ? keys.map { _ in nil }
      : matrix.store.remembered(
        screenHash: cut.hash, engine: cut.engine, environmentHashes: keys.lazy.map(\.hash)
      ).map { $0.flatMap { $0.isOf(cut.screen.screen) ? $0 : nil } }
    var questions = zip(range, known).map { place, layout in
      MatrixSlice<Judgement>.Question(
        key: cut.layouts.keys[place], known: layout,
        judged: cut.judged[place].map { (cut.keys[$0].environment, cut.places[$0]) })
    }
    if cut.isMirrored { Self.pair(&questions, at: range, cut.reduction.twins) }
    return questions
  }

  /// Names to each question that is to be solved the one whose layout is its mirror image.
  private static func pair(
    _ questions: inout [MatrixSlice<Judgement>.Question], at range: Range<Int>, _ twins: [Int?]
  ) {
    for place in range where questions[place - range.lowerBound].known == nil {
      // Whatever comes first in a slice is solved first.
      guard let twin = twins[place], twin >= range.lowerBound, twin < place,
        questions[twin - range.lowerBound].known == nil
      else { continue }
      questions[twin - range.lowerBound].mirror = place - range.lowerBound
    }
  }

  private func cut(_ task: ProfileMatrix.Task<Judgement>) -> Cut {
    let screen = task.prepared ?? matrix.engine.prepare(task.screen)
    let reads = screen.reads
    let layouts = matrix.memory.reduced(SharedKeys(screen, reading: reads), task.profiles)
    let judged =
      reads.isSuperset(of: task.reads)
      ? layouts
      : matrix.memory.reduced(SharedKeys(screen, reading: reads.union(task.reads)), task.profiles)
    var judgedOfLayouts = [[Int]](repeating: [], count: layouts.reduced.keys.count)
    for (place, profiles) in judged.profiles.enumerated() {
      judgedOfLayouts[layouts.reduced.places[profiles[0]]].append(place)
    }
    let engine = matrix.engine.fingerprint(of: task.screen)
    let hash = matrix.store.layoutHash(of: task.screen)
    return Cut(
      screen: screen, isMirrored: !reads.contains(.direction), engine: engine, hash: hash, reduction: layouts,
      judged: judgedOfLayouts, keys: judged.reduced.keys, places: judged.profiles,
      isNew: matrix.isFresh || !matrix.store.remembers(screenHash: hash, engine: engine))
  }
}
