/// Writes a merge: every byte is one side's own, but for blanks of what moved, markers, and start tags that both changed.
struct WriteMerged {
  let plan: MergePlan
  private let lineEnd: [UInt8]
  private var out: [UInt8] = []
  /// True if a line has to end before anything else comes.
  private var breaks = false
  private var clashes: [(place: Int, clash: (Int) -> InterfaceClash)] = []
  private var lists: [Listed: [MergeKey]] = [:]

  /// An element on both sides of the merge together, or on one.
  private struct Listed: Hashable {
    let key: MergeKey
    let side: MergedSide?
  }

  /// What is written: what both sides come to, or one side between markers; and how far it is moved in.
  private struct Setting {
    var side: MergedSide?
    var indent: Int
  }

  /// The text of a merge, and what clashes in it.
  static func text(of plan: MergePlan, lineEnd: [UInt8], prolog: MergedSide?) -> (
    text: [UInt8], clashes: [InterfaceClash]
  ) {
    var writer = WriteMerged(plan: plan, lineEnd: lineEnd)
    writer.document(prolog)
    var (line, place) = (1, 0)
    let clashes = writer.clashes.map { clash in
      line += writer.out[place..<clash.place].count { $0 == 0x0A }
      place = clash.place
      return clash.clash(line)
    }
    return (writer.out, clashes)
  }

  private init(plan: MergePlan, lineEnd: [UInt8]) { (self.plan, self.lineEnd) = (plan, lineEnd) }

  private mutating func document(_ prolog: MergedSide?) {
    let sides = plan.sides
    let starts = BothSides { Array(sides[$0].bytes(sides[$0][.document]!.gap)) }
    let oldStart = plan.base.map { Array($0.bytes($0[.document]!.gap)) } ?? []
    let side = prolog ?? starts.changed(since: oldStart) ?? plan.leading
    append(starts[side])
    let setting = Setting(side: nil, indent: 0)
    if joined(.document).clashes.isEmpty {
      element(.document, setting)
    } else {
      clashingHead(.document, setting) { _ in [] }
    }
    func end(_ tree: KeyedTree) -> [UInt8] {
      Array(tree.bytes(tree.document.root.places.whole.upperBound..<tree.document.text.count))
    }
    let ends = BothSides { end(sides[$0]) }
    append(ends[ends.changed(since: plan.base.map(end) ?? []) ?? plan.leading])
  }

  // MARK: Elements

  private mutating func element(_ key: MergeKey, _ setting: Setting) {
    let isClosed = isClosed(key, setting.side)
    append(plan.head(of: key, as: setting.side ?? .ours, joined(key), isClosed: isClosed))
    if !isClosed { inside(key, setting) }
  }

  /// True for an element that nothing is in: closed at once as where it is empty, or where nobody has it empty.
  private mutating func isClosed(_ key: MergeKey, _ side: MergedSide?) -> Bool {
    guard children(of: key, side).isEmpty else { return false }
    guard let source = childlessSide(of: key, side) else { return true }
    return plan.sides[source][key]!.element.places.isClosedAtOnce
  }

  /// A side in which no elements are in an element; first the one whose text it has.
  private func childlessSide(of key: MergeKey, _ side: MergedSide?) -> MergedSide? {
    let first = textSide(of: key, side)
    return [first, first.other].first { plan.sides[$0][key]?.element.children.isEmpty ?? false }
  }

  /// The side whose text an element has.
  private func textSide(of key: MergeKey, _ side: MergedSide?) -> MergedSide {
    let joined = joined(key)
    let own: MergedSide =
      joined.clashes.contains(ChangedAsOne.text)
      ? side ?? .ours : joined.sides[ChangedAsOne.text] ?? side ?? .ours
    return plan.sides[own][key] != nil ? own : own.other
  }

  private mutating func inside(_ key: MergeKey, _ setting: Setting) {
    let children = children(of: key, setting.side)
    var source = textSide(of: key, setting.side)
    if children.isEmpty { source = childlessSide(of: key, setting.side) ?? source }
    let (tree, element) = (plan.sides[source], plan.sides[source][key]!.element)
    if element.isMixed || children.isEmpty {
      append(tree.bytes(element.places.inside))
    } else {
      list(children, in: key, setting)
      tailGap(key, setting)
    }
    append(Array("</\(name(of: key, setting.side))>".utf8))
  }

  private func name(of key: MergeKey, _ side: MergedSide?) -> String {
    let joined = joined(key)
    let own: MergedSide =
      joined.clashes.contains(ChangedAsOne.name) ? side ?? .ours : joined.sides[ChangedAsOne.name] ?? .ours
    return (plan.sides[own][key] ?? plan.sides[own.other][key])!.element.name
  }

  private func joined(_ key: MergeKey) -> JoinedHead { plan.heads[key] ?? JoinedHead() }

  /// The children of an element, in order; without lists that the merge has emptied.
  private mutating func children(of key: MergeKey, _ side: MergedSide?) -> [MergeKey] {
    if let known = lists[Listed(key: key, side: side)] { return known }
    let children = (plan.orders[key]?.keys[side ?? plan.leading] ?? []).filter { child in
      let home = plan.homes[child]!
      let isIn = side.map { home[$0] == key } ?? (home.ours == key || home.theirs == key)
      return isIn && !isEmptied(child, side)
    }
    lists[Listed(key: key, side: side)] = children
    return children
  }

  private mutating func isEmptied(_ key: MergeKey, _ side: MergedSide?) -> Bool {
    guard plan.containers.contains(key), children(of: key, side).isEmpty else { return false }
    let elements = MergedSide.allCases.map { plan.sides[$0][key]?.element }
    if plan.base?[key] != nil, elements.contains(where: { $0 == nil }) { return true }
    return elements.compactMap(\.self).allSatisfy { !$0.children.isEmpty }
  }

  // MARK: What is in an element

  private mutating func list(_ keys: [MergeKey], in parent: MergeKey, _ setting: Setting) {
    var block = BothSides<[MergeKey]> { _ in [] }
    for key in setting.side == nil ? plan.withRivalsTogether(keys) : keys {
      if setting.side == nil, let side = onlySide(of: key, in: parent) {
        block[side].append(key)
        continue
      }
      write(block, in: parent, setting)
      block = BothSides { _ in [] }
      if setting.side == nil, isWhole(key) {
        noteClashes(of: key)
        write(BothSides { _ in [key] }, in: parent, setting)
      } else if setting.side == nil, !joined(key).clashes.isEmpty {
        let placed = self.setting(of: key, in: parent, setting)
        let gap = gap(before: key, in: parent, setting)
        clashingHead(key, placed) { _ in gap }
      } else {
        append(gap(before: key, in: parent, setting))
        element(key, self.setting(of: key, in: parent, setting))
      }
    }
    write(block, in: parent, setting)
  }

  /// The one side on which an element is in its parent.
  private func onlySide(of key: MergeKey, in parent: MergeKey) -> MergedSide? {
    let home = plan.homes[key]!
    return home.ours == home.theirs ? nil : home.ours == parent ? .ours : .theirs
  }

  /// True for an element of which both sides are written in full: its start tag alone would not go with the rest.
  private mutating func isWhole(_ key: MergeKey) -> Bool {
    if plan.hasTwoOrders(key) { return true }
    let clashes = joined(key).clashes
    if clashes.isEmpty { return false }
    if clashes.contains(ChangedAsOne.name) || clashes.contains(ChangedAsOne.text) { return true }
    for side in MergedSide.allCases where children(of: key, side).isEmpty { return true }
    return false
  }

  /// Elements of which each side has its own, between markers.
  private mutating func write(_ block: BothSides<[MergeKey]>, in parent: MergeKey, _ setting: Setting) {
    if block.ours.isEmpty, block.theirs.isEmpty { return }
    if block.ours != block.theirs {
      for side in MergedSide.allCases { for key in block[side] { note(key, only: side) } }
    }
    line("<<<<<<< ours")
    for side in MergedSide.allCases {
      var inner = setting
      inner.side = side
      for key in block[side] {
        append(gap(before: key, in: parent, inner))
        element(key, self.setting(of: key, in: parent, inner))
      }
      line(side == .ours ? "=======" : ">>>>>>> theirs")
    }
  }

  /// An element whose start tag is between markers; what is in it is written once.
  private mutating func clashingHead(_ key: MergeKey, _ setting: Setting, gap: (MergedSide) -> [UInt8]) {
    noteClashes(of: key)
    line("<<<<<<< ours")
    for side in MergedSide.allCases {
      append(gap(side))
      append(plan.head(of: key, as: side, joined(key), isClosed: false))
      line(side == .ours ? "=======" : ">>>>>>> theirs")
    }
    inside(key, setting)
  }

  // MARK: Blanks

  /// The bytes before an element, its line moved in as far as its parent is.
  private func gap(before key: MergeKey, in parent: MergeKey, _ setting: Setting) -> [UInt8] {
    let side = gapSide(of: key, in: parent, setting)
    let gap = Array(plan.sides[side].bytes(plan.sides[side][key]!.gap))
    return gap.moved(by: setting.indent + plan.sides[side].step(of: key) - plan.sides[side].indent(of: key))
  }

  private func setting(of key: MergeKey, in parent: MergeKey, _ setting: Setting) -> Setting {
    let side = gapSide(of: key, in: parent, setting)
    return Setting(side: setting.side, indent: setting.indent + plan.sides[side].step(of: key))
  }

  /// The side whose blanks stand before an element.
  private func gapSide(of key: MergeKey, in parent: MergeKey, _ setting: Setting) -> MergedSide {
    let isHere = BothSides { plan.sides[$0][key]?.parent == parent }
    if isHere.ours != isHere.theirs { return isHere.ours ? .ours : .theirs }
    if let side = setting.side, isHere[side] { return side }
    guard isHere.ours else { return plan.sides.ours[key] != nil ? .ours : .theirs }
    let gaps = BothSides { Array(plan.sides[$0].bytes(plan.sides[$0][key]!.gap)) }
    let old = plan.base?[key].flatMap { $0.parent == parent ? Array(plan.base!.bytes($0.gap)) : nil }
    return gaps.changed(since: old ?? []) ?? plan.leading
  }

  /// The bytes before an end tag.
  private mutating func tailGap(_ key: MergeKey, _ setting: Setting) {
    let tails = BothSides { plan.sides[$0].tailGap(of: key) }
    let old = plan.base?.tailGap(of: key)
    var side = setting.side ?? .ours
    if let ours = tails.ours, let theirs = tails.theirs {
      side = BothSides { $0 == .ours ? ours : theirs }.changed(since: old ?? []) ?? plan.leading
    }
    if tails[side] == nil { side = side.other }
    guard let tail = tails[side] else {
      return append(lineEnd + [UInt8](repeating: 0x20, count: max(0, setting.indent)))
    }
    append(tail.moved(by: setting.indent - plan.sides[side].indent(of: key)))
  }

  // MARK: Bytes

  private mutating func append(_ bytes: some Collection<UInt8>) {
    guard let first = bytes.first else { return }
    if breaks, first != 0x0A, first != 0x0D { out += lineEnd }
    breaks = false
    out += bytes
  }

  /// A line of its own.
  private mutating func line(_ text: String) {
    if !out.isEmpty, breaks || out.last != 0x0A { out += lineEnd }
    out += Array(text.utf8)
    breaks = true
  }

  // MARK: What clashes

  private mutating func note(_ key: MergeKey, of side: MergedSide, _ kind: InterfaceClash.Kind) {
    let (object, subject) = (plan.identifier(of: key, in: side), plan.words(for: key, in: side))
    // The marker that follows is on a line of its own.
    let isWithin = breaks || out.last.map { $0 != 0x0A } ?? false
    clashes.append(
      (
        out.count,
        { InterfaceClash(line: isWithin ? $0 + 1 : $0, object: object, subject: subject, kind: kind) }
      ))
  }

  private mutating func noteClashes(of key: MergeKey) {
    if plan.hasTwoOrders(key) { note(key, of: .ours, .order) }
    for kind in plan.attributeClashes(key) { note(key, of: .ours, kind) }
  }

  private mutating func note(_ key: MergeKey, only side: MergedSide) {
    let home = plan.homes[key]!
    if let ours = home.ours, let theirs = home.theirs {
      // Said once, where ours has it.
      guard side == .ours else { return }
      if let held = plan.held[key] {
        let mover = held.side.other
        return note(
          key, of: side,
          .held(
            movedByOurs: mover == .ours,
            into: plan.words(for: mover == .ours ? ours : theirs, in: mover),
            by: plan.words(for: held.constraint, in: held.side)))
      }
      return note(
        key, of: side,
        .moved(ours: plan.words(for: ours, in: .ours), theirs: plan.words(for: theirs, in: .theirs)))
    }
    // Of two rivals that of ours is named with the other.
    if case .rival = plan.causes[key], side == .theirs { return }
    if case .instead = plan.causes[key] { return }
    let reason: InterfaceClash.Reason =
      switch plan.causes[key] {
      case .needed(let other): .needed(plan.words(for: other, in: side))
      case .belongs(let other): .belongs(plan.words(for: other, in: side))
      case .needs(let other): .needs(plan.words(for: other, in: side))
      case .rival(let other): .rival(plan.words(for: other, in: side.other))
      case .follows(let other): .follows(plan.words(for: other, in: side))
      case .apart(let other): .apart(plan.words(for: other, in: side))
      case .beside(let other): .beside(plan.words(for: other, in: side.other))
      case .replaced: .replaced
      case .changed, .instead, nil: changed(key, on: side)
      }
    note(key, of: side, .removed(byOurs: side == .theirs, reason))
  }

  /// That a side changed something, and what the other one has in its place.
  private func changed(_ key: MergeKey, on side: MergedSide) -> InterfaceClash.Reason {
    let others = (plan.instead[key] ?? []).filter { plan.homes[$0]?[side.other] != nil }
    return others.isEmpty ? .changed : .instead(others.map { plan.words(for: $0, in: side.other) })
  }
}

extension KeyedTree {
  /// How far an element's line is moved in, in blanks.
  func indent(of key: MergeKey) -> Int {
    guard let gap = self[key]?.gap else { return 0 }
    let bytes = bytes(gap)
    guard let end = bytes.lastIndex(of: 0x0A) else { return self[key]?.parent.map(indent) ?? 0 }
    return gap.upperBound - end - 1
  }

  /// How much further than its parent.
  func step(of key: MergeKey) -> Int { indent(of: key) - (self[key]?.parent.map(indent) ?? 0) }

  /// The bytes between an element's last child and its end tag; nil where there is no child.
  func tailGap(of key: MergeKey) -> [UInt8]? {
    guard let element = self[key]?.element, let last = element.children.last else { return nil }
    return Array(bytes(last.places.whole.upperBound..<element.places.tail.lowerBound))
  }
}

extension [UInt8] {
  /// The bytes with lines that begin further in, or less far.
  fileprivate func moved(by count: Int) -> [UInt8] {
    if count == 0 { return self }
    var (result, place) = ([UInt8](), 0)
    while place < self.count {
      result.append(self[place])
      place += 1
      guard self[place - 1] == 0x0A else { continue }
      let blanks = self[place...].prefix { $0 == 0x20 || $0 == 0x09 }
      result += count > 0 ? blanks + [UInt8](repeating: 0x20, count: count) : Array(blanks.dropLast(-count))
      place += blanks.count
    }
    return result
  }
}
