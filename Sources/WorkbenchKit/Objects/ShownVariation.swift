import CommandGrammar
import DesignModel
import Notation

extension CompletionKind {
  static let variation = Variation.completion
}

extension Variation: CompletedObject {
  static var recordType: RecordType { Screen.variation.type }

  static func candidates(in screen: Screen) -> [Candidate] {
    screen.variations.map { Candidate($0.id.text, "when \($0.condition.spelled)") }
  }

  func record(in screen: Screen) -> JSON { screen.record(of: self) }

  func line(in screen: Screen) -> String? {
    "variation \(id) of \(screen.name(ofTarget: self)): \(changesInWords)  when \(condition.spelled)"
  }

  func words(in screen: Screen) -> ObjectWords {
    ObjectWords(
      id: id.text, name: id.text,
      content: "\(screen.name(ofTarget: self)) \(changesInWords) when \(condition.spelled)")
  }
}

extension Screen {
  /// The view or constraint that a variation changes, as authors call it.
  func name(ofTarget variation: Variation) -> String {
    switch variation.change {
    case .view(let id, _): name(of: id)
    case .constraint(let id, _): "constraint \(id)"
    }
  }
}
