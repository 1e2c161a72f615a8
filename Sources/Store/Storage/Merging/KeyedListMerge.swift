import DesignModel
import Notation

/// A list in an object that only keeps account of something, so that no two versions of it are a clash.
struct KeyedList {
  /// The members that say which entry it is.
  let key: [String]
  /// The members that mean nothing by themselves, as the line on which something stands.
  let incidental: [String]

  /// The lists of a kind's records, by the member that holds them.
  static func lists(of kind: ObjectKind) -> [String: KeyedList] {
    kind == .source ? ["places": KeyedList(key: ["kind", "object"], incidental: ["line"])] : [:]
  }
}

extension KeyedList {
  /// The list that both sides' changes make together: each entry as the side has it that changed it, as ours where both did.
  func merged(_ sides: Three<JSON?>) -> JSON {
    let lists = sides.map { Entries($0?.elements ?? [], self) }
    let order = Self.order(lists.map(\.keys))
    return .array(order.compactMap { key in merged(lists.map { $0.records[key] }) })
  }

  private func merged(_ records: Three<JSON?>) -> JSON? {
    if let side = records.settled { return records[side] }
    // An entry that only one side still has goes, unless that side changed more of it than its place.
    guard let ours = records.ours, records.theirs != nil else {
      let left = records.ours ?? records.theirs
      return left.map(essence) == records.base.map(essence) ? Optional.none : left
    }
    return essence(ours) == records.base.map(essence) ? records.theirs : ours
  }

  private func essence(_ record: JSON) -> JSON { incidental.reduce(record) { $0.with($1, nil) } }

  /// The order of the side that changed it, ours if both did, and what the other one added after what it follows there.
  private static func order(_ sides: Three<[String]>) -> [String] {
    func common(_ keys: [String], with others: [String]) -> [String] {
      let others = Set(others)
      return keys.filter(others.contains)
    }
    let isOurs = common(sides.ours, with: sides.base) != common(sides.base, with: sides.ours)
    let (main, other) = isOurs ? (sides.ours, sides.theirs) : (sides.theirs, sides.ours)
    var following: [String: [String]] = [:]
    var previous = ""
    let known = Set(main)
    for key in other {
      if known.contains(key) { previous = key } else { following[previous, default: []].append(key) }
    }
    return (following[""] ?? []) + main.flatMap { [$0] + (following[$0] ?? []) }
  }

  /// The entries of a list, each key once.
  private struct Entries {
    var keys: [String] = []
    var records: [String: JSON] = [:]

    init(_ elements: [JSON], _ list: KeyedList) {
      for element in elements {
        let key = list.key.map { element[$0]?.text ?? "" }.joined(separator: "\t")
        if records.updateValue(element, forKey: key) == nil { keys.append(key) }
      }
    }
  }
}
