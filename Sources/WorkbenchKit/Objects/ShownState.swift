import CommandGrammar
import DesignModel
import Notation

extension CompletionKind {
  static let state = ScreenState.completion
}

extension ScreenState: CompletedObject {
  static var recordType: RecordType { Screen.state.type }
  static var isPartOfHeader: Bool { true }

  static func candidates(in screen: Screen) -> [Candidate] { screen.states.map { Candidate($0) } }

  func record(in screen: Screen) -> JSON { screen.record(ofState: name) }
  func words(in screen: Screen) -> ObjectWords { ObjectWords(id: name, name: name, content: "") }
}
