public import DesignModel
import Notation

/// An object that the journal keeps in its states before and after a change.
protocol JournalObject: ModelObject {
  /// False if it holds a number that JSON can't spell.
  var isFinite: Bool { get }
  /// The object as the journal keeps it.
  var record: JSON { get }
  /// Reads a record.
  init(record: JSON) throws(CodingError)
}

extension ScreenHeader: JournalObject {
  var isFinite: Bool { true }
  var record: JSON { ["id": .string(id.text), "name": .string(name)] }
  init(record: JSON) throws(CodingError) {
    let fields = try Fields(record, at: "", names: ["id", "name"])
    self.init(id: ObjectID(try fields.text("id")), name: try fields.text("name"))
  }
}

extension View: JournalObject {
  var isFinite: Bool { attributes.isFinite }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension LayoutGuide: JournalObject {
  var isFinite: Bool { true }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension LayoutConstraint: JournalObject {
  var isFinite: Bool {
    constant.isFinite && multiplier.isFinite && condition.map(\.isFinite) ?? true
  }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension Variation: JournalObject {
  var isFinite: Bool {
    switch change {
    case .view(_, let attributes): attributes.isFinite && condition.isFinite
    case .constraint(_, let change): change.constant.map(\.isFinite) ?? true && condition.isFinite
    }
  }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension ScreenState: JournalObject {
  var isFinite: Bool { true }
  var record: JSON { .string(name) }
  init(record: JSON) throws(CodingError) {
    guard let name = record.text else { throw CodingError("expected a text", at: "") }
    self.init(name)
  }
}

extension Assertion: JournalObject {
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
  var isFinite: Bool { true }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension Suppression: JournalObject {
  var isFinite: Bool { true }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension Device: JournalObject {
  var isFinite: Bool {
    let insets = [portraitInsets, landscapeInsets].flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
    let keyboards = [portraitKeyboard, landscapeKeyboard].flatMap { [$0.keys, $0.prediction, $0.dock] }
    return ([size.width, size.height, scale, os] + insets + keyboards).allSatisfy(\.isFinite)
  }
  var record: JSON { json }
  init(record: JSON) throws(CodingError) { try self.init(json: record) }
}

extension Profile: JournalObject {
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
