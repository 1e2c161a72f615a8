import DesignModel
import DesignText
import Notation

/// What a record can speak of.
struct RecordTarget: Hashable {
  let space: ReferencePath.Space
  let key: String
}

extension ObjectName {
  /// What others speak of to mean this object; nil for what nothing speaks of.
  var target: RecordTarget? {
    switch kind {
    case .view, .guide: RecordTarget(space: .item, key: key)
    case .constraint: RecordTarget(space: .constraint, key: key)
    case .state: RecordTarget(space: .state, key: key)
    case .device: RecordTarget(space: .device, key: key)
    default: nil
    }
  }
}

/// A place in a record that names another object.
struct RecordReference {
  /// The way to it, from the outermost member.
  let path: [String]
  let target: RecordTarget
}

extension ObjectKind {
  /// What a record of this kind speaks of; a list speaks of each of its elements.
  func references(in record: JSON) -> [RecordReference] {
    references.flatMap { reference -> [RecordReference] in
      let (path, space) = (reference.path, reference.space)
      let value = record.value(at: path[...])
      let places =
        value?.elements?.enumerated().map { (path + [String($0.offset)], $0.element.text) }
        ?? [(path, value?.text)]
      return places.flatMap { path, text in
        (text.map(reference.names) ?? []).map {
          RecordReference(path: path, target: RecordTarget(space: space, key: $0))
        }
      }
    }
  }

  /// Members that only make sense together: a constraint's two sides.
  var inseparable: [String] { self == .constraint ? ["first", "second"] : [] }

  /// Members that are merged attribute by attribute.
  static let attributeMembers: Set = ["attributes", "changes"]
  /// Attributes that a file recorded: no two versions of one are a clash.
  static let recordedAttributes = Set(ViewAttribute.allCases.filter(\.row.isRecorded).map(\.rawValue))
}

extension JSON {
  /// The value that a path of members leads to.
  fileprivate func value(at path: ArraySlice<String>) -> JSON? {
    path.isEmpty ? self : self[path.first!]?.value(at: path.dropFirst())
  }

  /// This object with the value that a path leads to replaced.
  func replacing(_ path: ArraySlice<String>, with value: JSON) -> JSON {
    guard let name = path.first else { return value }
    if var elements, let place = Int(name) {
      elements[place] = elements[place].replacing(path.dropFirst(), with: value)
      return .array(elements)
    }
    return with(name, self[name].map { $0.replacing(path.dropFirst(), with: value) })
  }
}
