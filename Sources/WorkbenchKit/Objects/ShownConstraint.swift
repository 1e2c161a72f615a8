import CommandGrammar
import DesignModel
import Notation

extension CompletionKind {
  static let constraint = LayoutConstraint.completion
}

extension LayoutConstraint: CompletedObject {
  static var recordType: RecordType { Screen.constraint.type }

  static func candidates(in screen: Screen) -> [Candidate] {
    screen.constraints.map { Candidate($0.id.text, screen.spelled($0)) }
  }

  func record(in screen: Screen) -> JSON { screen.record(of: self) }

  func line(in screen: Screen) -> String? {
    "constraint \(id): \(screen.spelled(self))" + (isInstalled ? "" : "  not installed")
      + condition.limit(after: "  ")
  }

  func words(in screen: Screen) -> ObjectWords {
    ObjectWords(
      id: id.text, name: id.text,
      content: screen.spelled(self) + (isInstalled ? "" : ", not installed") + condition.limit(after: " "))
  }
}
