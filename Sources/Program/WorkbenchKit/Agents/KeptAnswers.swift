import Notation

/// The last long answers, so that their other pages are of the same run.
struct KeptAnswers {
  private var answers: [(call: JSON, answer: ToolAnswer)] = []
  private static let most = 4

  /// Keeps the answer to a call in the place of the oldest.
  mutating func keep(_ answer: ToolAnswer, to call: JSON) {
    answers.removeAll { $0.call == call }
    if answers.count == Self.most { answers.removeFirst() }
    answers.append((call, answer))
  }

  /// The answer to a call, if it is still there.
  func answer(to call: JSON) -> ToolAnswer? { answers.first { $0.call == call }?.answer }
}
