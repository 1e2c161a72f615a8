import CommandGrammar
import DesignModel
import Notation

extension CompletionKind {
  static let suppression = Suppression.completion
}

extension Suppression: CompletedObject {
  static var recordType: RecordType { Screen.suppression.type }

  static func candidates(in screen: Screen) -> [Candidate] {
    screen.suppressions.map { Candidate($0.id.text, screen.spelled($0)) }
  }

  func record(in screen: Screen) -> JSON { screen.record(of: self) }
  func line(in screen: Screen) -> String? { "suppression \(id): \(screen.spelled(self))\(end)  (\(reason))" }

  func words(in screen: Screen) -> ObjectWords {
    ObjectWords(id: id.text, name: id.text, content: "\(screen.spelled(self)): \(reason)")
  }
}
