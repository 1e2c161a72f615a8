import CommandGrammar
import DesignModel
import Notation

extension CompletionKind {
  static let assertion = Assertion.completion
}

extension Assertion: CompletedObject {
  static var recordType: RecordType { Screen.assertion.type }

  static func candidates(in screen: Screen) -> [Candidate] {
    screen.assertions.map { Candidate($0.id.text, screen.spelled($0.claim)) }
  }

  func record(in screen: Screen) -> JSON { screen.record(of: self) }

  func line(in screen: Screen) -> String? {
    "assertion \(id): \(screen.spelled(claim))" + condition.limit(after: "  ")
      + (message.map { "  (\($0))" } ?? "")
  }

  func words(in screen: Screen) -> ObjectWords {
    ObjectWords(
      id: id.text, name: id.text, content: screen.spelled(claim) + condition.limit(after: " "))
  }
}
