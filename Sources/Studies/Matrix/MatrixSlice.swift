import AutoLayout
import DesignModel
import Dispatch
import Storage

/// Some environments of a task, to be solved and judged on one thread.
struct MatrixSlice<Judgement: Sendable>: Sendable {
  /// The place of its task.
  let task: Int
  /// True for the last one of its task.
  let isLast: Bool
  let screen: PreparedScreen
  let judge: @Sendable (Matrix.Solved, LayoutEnvironment) -> Judgement
  /// The environments, each with what is remembered of it.
  let questions: [Question]

  /// An environment and those under which its layout is judged.
  struct Question: Sendable {
    let key: EnvironmentKey
    let known: ScreenLayout?
    let judged: [(environment: LayoutEnvironment, places: [Int])]
  }

  /// What came of a slice.
  struct Outcome: Sendable {
    let task: Int
    let isLast: Bool
    /// Those that were not remembered.
    var solved: [(key: EnvironmentKey, layout: ScreenLayout)] = []
    var judged: [Matrix.Judged<Judgement>] = []
  }

  func outcome() -> Outcome {
    var outcome = Outcome(task: task, isLast: isLast)
    for question in questions {
      let solved = question.known.map { Matrix.Solved(layout: $0, microseconds: nil) } ?? timed(question.key)
      if question.known == nil { outcome.solved.append((question.key, solved.layout)) }
      for (environment, places) in question.judged {
        outcome.judged.append(Matrix.Judged(judgement: judge(solved, environment), places: places))
      }
    }
    return outcome
  }

  private func timed(_ key: EnvironmentKey) -> Matrix.Solved {
    let begin = DispatchTime.now().uptimeNanoseconds
    let layout = screen.layout(in: key.environment)
    return Matrix.Solved(
      layout: layout, microseconds: Int(DispatchTime.now().uptimeNanoseconds - begin) / 1000)
  }
}
