import DesignLanguage
public import DesignModel
public import Notation

/// An object of a screen as lists, histories and sketches print it; each kind has a file beside this one.
public protocol PrintedObject: ScreenObject, DesignValue {
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

/// What a history calls an object.
public struct ObjectWords: Sendable {
  /// Its identity.
  public let id: String
  /// As people call it.
  public let name: String
  /// What it is.
  public let content: String

  /// An object's words; most are called by their identity.
  public init(id: String, name: String? = nil, content: String) {
    (self.id, self.name, self.content) = (id, name ?? id, content)
  }
}

/// An object that arguments of commands can mean.
public protocol MentionedObject: PrintedObject {
  /// What such an argument calls it, and what that means.
  func mention(in screen: Screen) -> (name: String, meaning: String)
}

extension PrintedObject {
  public static var isPartOfHeader: Bool { false }
  public func line(in screen: Screen) -> String? { nil }
}

extension ScreenLists {
  /// `kinds`, each as it is printed.
  public static let printed = kinds.map { kind in
    guard let printed = kind as? any PrintedObject.Type else { preconditionFailure("Nothing prints \(kind)") }
    return printed
  }
}

extension Condition? {
  /// The condition after `separator` and the word `when`; empty without one.
  func limit(after separator: String) -> String { map { "\(separator)when \($0.spelled)" } ?? "" }
}
