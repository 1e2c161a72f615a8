public import DesignModel
import Notation

/// The kinds of objects that an edit changes, as the journal's rows name them.
public enum ObjectKind: String, Vocabulary {
  case screen, view, guide, constraint, variation, state, assertion, text, suppression, device, profile
}

/// An object that the journal keeps in its states before and after a change.
protocol JournalObject: Equatable, Sendable {
  /// What it is.
  static var objectKind: ObjectKind { get }
  /// Unique in its list.
  var key: String { get }
  /// False if it holds a number that JSON can't spell.
  var isFinite: Bool { get }
  /// The object as the journal keeps it.
  var record: JSON { get }
  /// Reads a record.
  init(record: JSON) throws(CodingError)
}

/// A screen's place and name among the others; what is in it are objects of their own.
struct ScreenHeader: JournalObject {
  let id: ObjectID
  var name: String

  static let objectKind = ObjectKind.screen
  var key: String { id.text }
  var isFinite: Bool { true }
  var record: JSON { ["id": .string(id.text), "name": .string(name)] }

  init(id: ObjectID, name: String) { (self.id, self.name) = (id, name) }
  init(record: JSON) throws(CodingError) {
    let fields = try Fields(record, at: "", names: ["id", "name"])
    self.init(id: ObjectID(try fields.text("id")), name: try fields.text("name"))
  }
}

extension View: JournalObject {
  static let objectKind = ObjectKind.view
  var key: String { id.text }
  var isFinite: Bool { attributes.isFinite }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension LayoutGuide: JournalObject {
  static let objectKind = ObjectKind.guide
  var key: String { id.text }
  var isFinite: Bool { true }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension LayoutConstraint: JournalObject {
  static let objectKind = ObjectKind.constraint
  var key: String { id.text }
  var isFinite: Bool {
    constant.isFinite && multiplier.isFinite && condition.map(\.isFinite) ?? true
  }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension Variation: JournalObject {
  static let objectKind = ObjectKind.variation
  var key: String { id.text }
  var isFinite: Bool {
    switch change {
    case .view(_, let attributes): attributes.isFinite && condition.isFinite
    case .constraint(_, let change): change.constant.map(\.isFinite) ?? true && condition.isFinite
    }
  }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

/// The name of a screen's state.
struct StateName: JournalObject {
  let name: String
  static let objectKind = ObjectKind.state
  var key: String { name }
  var isFinite: Bool { true }
  var record: JSON { .string(name) }
  init(_ name: String) { self.name = name }
  init(record: JSON) throws(CodingError) {
    guard let name = record.text else { throw CodingError("expected a text", at: "") }
    self.name = name
  }
}

extension Assertion: JournalObject {
  static let objectKind = ObjectKind.assertion
  var key: String { id.text }
  var isFinite: Bool {
    let numbers =
      switch claim {
      case .relation(let relation): [relation.multiplier, relation.constant]
      case .view: [Double]()
      }
    return numbers.allSatisfy(\.isFinite) && condition.map(\.isFinite) ?? true
  }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension LocalizedText: JournalObject {
  static let objectKind = ObjectKind.text
  /// Neither attribute nor language holds a tab, so no two texts share a key.
  var key: String { "\(view.text)\t\(attribute.rawValue)\t\(locale)" }
  var isFinite: Bool { true }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }

  /// What a text's key in the journal and in clashes names; nil for another key.
  public static func place(ofKey key: String) -> (view: ObjectID, attribute: ViewAttribute, locale: String)? {
    let parts = key.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 2, let attribute = ViewAttribute(rawValue: parts[parts.count - 2]) else {
      return nil
    }
    return (ObjectID(parts.dropLast(2).joined(separator: "\t")), attribute, parts[parts.count - 1])
  }
}

extension Suppression: JournalObject {
  static let objectKind = ObjectKind.suppression
  var key: String { id.text }
  var isFinite: Bool { true }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension Device: JournalObject {
  static let objectKind = ObjectKind.device
  var key: String { name }
  var isFinite: Bool {
    let insets = [portraitInsets, landscapeInsets].flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
    let keyboards = [portraitKeyboard, landscapeKeyboard].flatMap { [$0.keys, $0.prediction, $0.dock] }
    return ([size.width, size.height, scale, os] + insets + keyboards).allSatisfy(\.isFinite)
  }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension Profile: JournalObject {
  static let objectKind = ObjectKind.profile
  var key: String { name }
  var isFinite: Bool {
    let window = window.map { $0.width.isFinite && $0.height.isFinite } ?? true
    return window && os?.isFinite ?? true
      && offsets.allSatisfy { $0.offset.x.isFinite && $0.offset.y.isFinite }
  }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension Attributes {
  fileprivate var isFinite: Bool {
    entries.allSatisfy {
      switch $0.value {
      case .number(let number): number.isFinite
      case .size(let width, let height): width?.isFinite ?? true && height?.isFinite ?? true
      case .insets(let insets):
        [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite)
      case .text, .flag, .priorities: true
      }
    }
  }
}

extension Condition {
  fileprivate var isFinite: Bool {
    terms.allSatisfy { if case .number(let number) = $0.value { number.isFinite } else { true } }
  }
}
