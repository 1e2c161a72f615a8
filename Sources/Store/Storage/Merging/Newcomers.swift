import DesignModel
import DesignText
import Notation

extension RecordMerge {
  /// Gives what both sides added independently under one identity two: theirs gets a new one.
  mutating func separateNewcomers() {
    // What something speaks of comes first: it shows whether that something is the same as ours.
    for group in [[ObjectKind.view, .guide], [.constraint], [.variation, .assertion, .suppression]] {
      separateNewcomers(of: kinds.filter(group.contains))
    }
  }

  private mutating func separateNewcomers(of group: [ObjectKind]) {
    var renamed: [RecordTarget: String] = [:]
    for name in sides.theirs.names(of: group) {
      guard let fresh = freshKey(for: name) else { continue }
      if let target = name.target { renamed[target] = fresh }
      let record = sides.theirs[name]!.with("id", .string(fresh))
      rename(name, to: ObjectName(kind: name.kind, key: fresh), record)
    }
    guard !renamed.isEmpty else { return }
    for name in sides.theirs.names(of: kinds) {
      let record = sides.theirs[name]!
      let references = name.kind.references(in: record).filter { renamed[$0.target] != nil }
      guard !references.isEmpty else { continue }
      let pointed = references.reduce(record) {
        $0.replacing($1.path[...], with: .string(renamed[$1.target]!))
      }
      // A translated text is known by the view that it belongs to.
      replace(name, by: name.kind == .text ? ObjectName(.text, of: pointed) : name, pointed)
    }
  }

  private mutating func replace(_ old: ObjectName, by new: ObjectName, _ record: JSON) {
    let order = sides.theirs.order(of: old.kind).map { $0 == old.key ? new.key : $0 }
    sides.theirs[old] = Optional.none
    sides.theirs[new] = record
    sides.theirs.reorder(old.kind, order)
  }

  private mutating func rename(_ old: ObjectName, to new: ObjectName, _ record: JSON) {
    replace(old, by: new, record)
    ledger.note("their \(old.kind.rawValue) '\(old.key)'\(inScreen) is now '\(new.key)': ours has another")
  }

  var inScreen: String { screen.map { " in screen '\($0)'" } ?? "" }

  /// The new identity of something that is theirs alone though ours has something of the same one; nil for all else.
  private func freshKey(for name: ObjectName) -> String? {
    guard name.target?.space == .item || name.key.prefixBeforeNumber != nil else { return nil }
    let rivals =
      name.target?.space == .item
      ? [ObjectName(kind: .view, key: name.key), ObjectName(kind: .guide, key: name.key)] : [name]
    guard rivals.allSatisfy({ sides.base[$0] == nil }),
      let rival = rivals.first(where: { sides.ours[$0] != nil })
    else { return nil }
    let (mine, theirs) = (sides.ours[rival]!, sides.theirs[name]!)
    if rival == name, Self.isSameThing(name.kind, mine, as: theirs) { return nil }
    return freshKey(like: name)
  }

  /// True if both sides seem to have added one and the same thing, in different states perhaps.
  private static func isSameThing(_ kind: ObjectKind, _ one: JSON, as other: JSON) -> Bool {
    let telling: [String] =
      switch kind {
      case .view: ["kind", "parent"]
      case .guide: ["owner"]
      case .constraint: ["first", "relation", "second"]
      case .variation: ["view", "constraint", "when"]
      case .assertion: ["claim"]
      case .suppression: ["rule", "items", "constraints"]
      default: []
      }
    return telling.allSatisfy { one[$0] == other[$0] }
  }

  private func freshKey(like name: ObjectName) -> String {
    let taken = Set(MergeSide.allCases.flatMap { sides[$0].names(of: kinds) }.map(\.key))
    guard name.target?.space != .item, let prefix = name.key.prefixBeforeNumber else {
      return firstFree(isTaken: taken.contains) { "\(name.key)-\($0)" }
    }
    // As the next constraint would be called.
    let numbers = taken.compactMap { $0.hasPrefix(prefix) ? UInt32($0.dropFirst(prefix.count)) : nil }
    return firstFree(from: Int(numbers.max() ?? 0) + 1, isTaken: taken.contains) { "\(prefix)\($0)" }
  }

  /// Gives one of two views or guides of one name another: theirs if it is new there.
  mutating func separateNames() {
    let items = result.names(of: kinds.filter { $0 == .view || $0 == .guide })
    var holders: [String: ObjectName] = [:]
    let own = Set(items.filter { sides.ours[$0]?["name"] == result[$0]?["name"] })
    for name in items.filter(own.contains) + items.filter({ !own.contains($0) }) {
      guard let text = result[name]?["name"]?.text else { continue }
      guard let holder = holders[text] else {
        holders[text] = name
        continue
      }
      var loser = name
      if let old = sides.ours[name]?["name"] {
        // A rename of theirs to a name that ours gave to something: which of both is to have it?
        let side = ledger.side(at: place(name, "name"), sides.map { $0[name]?["name"] })
        let chosen = side == .theirs ? .string(text) : sides[side][name]?["name"] ?? old
        if let free = chosen.text, holders[free] == nil {
          holders[free] = name
          result[name] = result[name]!.with("name", chosen)
          continue
        }
        if side == .theirs { loser = holder }
      }
      holders[text] = loser == name ? holder : name
      let fresh = firstFree(isTaken: { holders[$0] != nil }) { "\(text)-\($0)" }
      holders[fresh] = loser
      result[loser] = result[loser]!.with("name", .string(fresh))
      ledger.note(
        "the \(loser.kind.rawValue) '\(loser.key)'\(inScreen) is now called '\(fresh)': '\(text)' is taken")
    }
  }
}

extension String {
  /// `c` for `c5`; nil for what is no word with a number after it.
  fileprivate var prefixBeforeNumber: String? {
    let letters = prefix { $0.isASCII && $0.isLetter }
    let digits = dropFirst(letters.count)
    guard !letters.isEmpty, !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return String(letters)
  }
}
