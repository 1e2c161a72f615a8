import CommandGrammar
import DesignModel
import Notation

extension CompletionKind {
  static let guide = LayoutGuide.completion
}

extension LayoutGuide: CompletedObject {
  static var recordType: RecordType { Screen.guide.type }

  static func candidates(in screen: Screen) -> [Candidate] {
    screen.guides.map { Candidate($0.name, $0.place(in: screen)) }
  }

  func record(in screen: Screen) -> JSON { screen.record(of: self) }
  func line(in screen: Screen) -> String? { "guide \(name) \(place(in: screen))" }
  func words(in screen: Screen) -> ObjectWords {
    ObjectWords(id: id.text, name: name, content: place(in: screen))
  }

  private func place(in screen: Screen) -> String { "in \(screen.name(of: owner))" }
}
