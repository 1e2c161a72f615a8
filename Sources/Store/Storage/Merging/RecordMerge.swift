import DesignModel
import Notation

/// Joins the objects of one screen, or all devices and profiles: each object, then each of its members on its own.
struct RecordMerge {
  /// The screen's identity; nil for devices and profiles.
  let screen: String?
  let kinds: [ObjectKind]
  var sides: Three<RecordSet>
  var result = RecordSet()
  var ledger: MergeLedger

  init(screen: String?, kinds: [ObjectKind], _ sides: Three<RecordSet>, _ ledger: MergeLedger) {
    (self.screen, self.kinds, self.sides, self.ledger) = (screen, kinds, sides, ledger)
  }

  /// Does the work; the result refers to nothing that is not in it, and its views are a tree.
  mutating func run() {
    separateNewcomers()
    mergeRecords()
    settleRemovals()
    dropDangling()
    breakCycles()
    dropDangling()
    separateNames()
    mergeOrders()
  }

  func place(_ name: ObjectName, _ attribute: String? = nil) -> MergeClash.Place {
    MergeClash.Place(screen: screen, kind: name.kind.rawValue, object: name.key, attribute: attribute)
  }

  /// Every object of any version: ours first, then what only theirs has, then what only the base had.
  var allNames: [ObjectName] {
    var seen: Set<ObjectName> = []
    return [MergeSide.ours, .theirs, .base].flatMap { sides[$0].names(of: kinds) }
      .filter { seen.insert($0).inserted }
  }

  /// Takes over what both sides have or one of them added; what one side removed is not in the result yet.
  private mutating func mergeRecords() {
    for name in allNames {
      let records = sides.map { $0[name] }
      switch (records.base, records.ours, records.theirs) {
      case (_, let ours?, let theirs?):
        result[name] =
          records.settled.map { $0 == .ours ? ours : theirs } ?? merged(name, records.map { $0 ?? [:] })
      case (nil, let added?, nil), (nil, nil, let added?): result[name] = added
      default: break
      }
    }
  }
}

// MARK: Members

extension RecordMerge {
  /// An object that both sides changed.
  private mutating func merged(_ name: ObjectName, _ records: Three<JSON>) -> JSON {
    var result: [String: JSON] = [:]
    let together = name.kind.inseparable
    let lists = KeyedList.lists(of: name.kind)
    let members = Self.memberNames(records)
    for member in members where !together.contains(member) {
      let values = records.map { $0[member] }
      if let list = lists[member] {
        result[member] = list.merged(values)
        continue
      }
      result[member] =
        ObjectKind.attributeMembers.contains(member)
        ? mergedAttributes(name, values.map { $0 ?? [:] }) : mergedValue(name, member, values: values)
    }
    if !together.isEmpty {
      let values = records.map { record -> JSON? in
        let own = record.members!.filter { together.contains($0.key) }
        return own.isEmpty ? Optional.none : .object(own)
      }
      let value = mergedValue(name, together.joined(separator: ", "), values: values)
      result.merge(value?.members ?? [:]) { $1 }
    }
    return .object(result)
  }

  private mutating func mergedAttributes(_ name: ObjectName, _ values: Three<JSON>) -> JSON {
    var result: [String: JSON] = [:]
    for attribute in Self.memberNames(values) {
      let versions = values.map { $0[attribute] }
      result[attribute] =
        ObjectKind.recordedAttributes.contains(attribute)
        ? versions[versions.settled ?? .ours] : mergedValue(name, attribute, values: versions)
    }
    return .object(result)
  }

  private mutating func mergedValue(
    _ name: ObjectName, _ attribute: String, values: Three<JSON?>
  ) -> JSON? {
    if let side = values.settled { return values[side] }
    return ledger.value(at: place(name, attribute), values, isOfNewcomer: sides.base[name] == nil)
  }

  private static func memberNames(_ values: Three<JSON>) -> [String] {
    MergeSide.allCases.reduce(into: Set<String>()) { $0.formUnion((values[$1].members ?? [:]).keys) }.sorted()
  }
}
