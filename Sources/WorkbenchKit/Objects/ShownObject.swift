import CommandGrammar
import DesignModel
import Notation

/// An object of a screen as commands print it, whatever its kind; each kind has a file beside this one.
protocol ShownObject: ScreenObject {
  /// The type of its records.
  static var recordType: RecordType { get }
  /// True for what the screen's own line and record say already.
  static var isPartOfHeader: Bool { get }

  /// What lists and edits say of it.
  func record(in screen: Screen) -> JSON
  /// Its line in a screen's sketch; nil for what stands in the tree or in the title.
  func line(in screen: Screen) -> String?
  /// What a history calls it.
  func words(in screen: Screen) -> ObjectWords
}

/// An object that an argument can mean.
protocol CompletedObject: ShownObject {
  /// What such an argument can be.
  static func candidates(in screen: Screen) -> [Candidate]
}

extension CompletedObject {
  /// What parameters that mean one of them ask for.
  static var completion: CompletionKind { CompletionKind(kind.rawValue) }
}

/// What a history calls an object.
struct ObjectWords {
  let id: String
  /// As people call it.
  let name: String
  /// What it is.
  let content: String
}

extension ShownObject {
  static var isPartOfHeader: Bool { false }
  func line(in screen: Screen) -> String? { nil }
}

extension ScreenLists {
  /// `kinds`, each as commands show it.
  static let shown = kinds.map { kind in
    guard let shown = kind as? any ShownObject.Type else { preconditionFailure("No command shows \(kind)") }
    return shown
  }
}

extension Condition? {
  /// The condition behind `separator` and the word `when`; empty without one.
  func limit(after separator: String) -> String { map { "\(separator)when \($0.spelled)" } ?? "" }
}
