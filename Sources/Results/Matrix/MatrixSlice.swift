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
  let judge: @Sendable (ProfileMatrix.Solved, LayoutEnvironment) -> Judgement
  /// The environments, each with what is remembered of it.
  let questions: [Question]

  /// An environment and those under which its layout is judged.
  struct Question: Sendable {
    let key: EnvironmentKey
    let known: RememberedLayout?
    let judged: [(environment: LayoutEnvironment, places: [Int])]
    /// The place of the question among these whose layout is this one's mirror image; nil where none is asked for.
    var mirror: Int?
  }

  /// What came of a slice.
  struct Outcome: Sendable {
    let task: Int
    let isLast: Bool
    /// Those that were not remembered.
    var solved: [LayoutBatch.Entry] = []
    var judged: [ProfileMatrix.Judged<Judgement>] = []
  }

  /// A layout that was solved, and how the store will have it.
  private struct Ready {
    let layout: ScreenLayout
    let entry: LayoutBatch.Entry
  }

  func outcome() -> Outcome {
    var outcome = Outcome(task: task, isLast: isLast)
    var ready: [Int: Ready] = [:]
    var packer = LayoutPacker()
    for (place, question) in questions.enumerated() {
      let solved: ProfileMatrix.Solved
      if let known = question.known {
        solved = ProfileMatrix.Solved(layout: layout(known, question.key), microseconds: nil)
      } else {
        let begin = DispatchTime.now().uptimeNanoseconds
        let answer = ready.removeValue(forKey: place) ?? solve(question, &ready, with: &packer)
        solved = ProfileMatrix.Solved(
          layout: answer.layout, microseconds: Int(DispatchTime.now().uptimeNanoseconds - begin) / 1000)
        outcome.solved.append(answer.entry)
      }
      for (environment, places) in question.judged {
        outcome.judged.append(ProfileMatrix.Judged(judgement: judge(solved, environment), places: places))
      }
    }
    return outcome
  }

  /// The layout of a question, and that of its mirror image if it is asked for, by its place.
  private func solve(
    _ question: Question, _ ready: inout [Int: Ready], with packer: inout LayoutPacker
  ) -> Ready {
    let key = question.key
    guard let place = question.mirror else {
      return packed(key, screen.layout(in: key.environment), with: &packer)
    }
    let other = questions[place].key
    let (layout, mirrored) = screen.layouts(in: key.environment, andItsMirror: other.environment)
    let isMirrored = screen.mirrored(layout.views, scale: key.environment.scale) == mirrored.views
    ready[place] = packed(other, mirrored, as: isMirrored ? key : nil, with: &packer)
    return packed(key, layout, with: &packer)
  }

  private func packed(
    _ key: EnvironmentKey, _ layout: ScreenLayout, as mirrored: EnvironmentKey? = nil,
    with packer: inout LayoutPacker
  ) -> Ready {
    Ready(
      layout: layout,
      entry: LayoutBatch.Entry(
        key: key, layout: packer.packed(layout, scale: key.environment.scale, isMirrored: mirrored != nil),
        mirrored: mirrored))
  }

  private func layout(_ known: RememberedLayout, _ key: EnvironmentKey) -> ScreenLayout {
    guard known.isMirrored else { return known.layout }
    var layout = known.layout
    layout.views = screen.mirrored(layout.views, scale: key.environment.scale)
    return layout
  }
}
