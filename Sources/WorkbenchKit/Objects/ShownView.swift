import CommandGrammar
import DesignModel
import Notation
import Studies

extension CompletionKind {
  /// A view or a guide.
  static let view = View.completion
}

extension View: CompletedObject {
  static var recordType: RecordType { ViewRecord.recordShape.type }

  static func candidates(in screen: Screen) -> [Candidate] {
    screen.views.map { Candidate($0.name, $0.kind.rawValue) }
      + screen.guides.map { Candidate($0.name, "guide") }
  }

  func record(in screen: Screen) -> JSON { screen.record(of: self) }

  func words(in screen: Screen) -> ObjectWords {
    ObjectWords(
      id: id.text, name: screen.path(of: self),
      content: ([kind.rawValue] + assignments).joined(separator: " "))
  }

  /// What is set on it, as a shell takes it: `text='Sign in'`.
  var assignments: [String] {
    attributes.entries.map { "\($0.attribute.rawValue)=\(ShellWords.quote($0.value.spelled))" }
  }
}
