@testable import InterfaceBuilder

/// What holds of every merge of two files that were made from a third by known changes.
struct MergeLaw {
  let base: [UInt8]
  /// A few changes one after another, by side.
  let edits: BothSides<[RandomEdit]>

  /// Random changes of a file on both sides; nil where the file has nothing to change.
  init?(_ base: [UInt8], _ numbers: inout some RandomNumberGenerator) {
    self.base = base
    var edits = BothSides<[RandomEdit]> { _ in [] }
    for side in MergedSide.allCases {
      var bytes = base
      for index in 0..<Int.random(in: 1...3, using: &numbers) {
        let kind = RandomEdit.Kind.allCases.randomElement(using: &numbers)!
        let name = "\(side == .ours ? "o" : "t")\(index)x"
        guard let edit = RandomEdit(kind, of: bytes, named: name, &numbers) else { continue }
        edits[side].append(edit)
        bytes = edit.bytes
      }
    }
    if edits.ours.isEmpty || edits.theirs.isEmpty { return nil }
    self.edits = edits
  }

  /// What does not hold, in words.
  func faults() throws -> [String] {
    let files = BothSides { edits[$0].last!.bytes }
    let merged = try MergedInterface(base: base, ours: files.ours, theirs: files.theirs)
    let turned = try MergedInterface(base: base, ours: files.theirs, theirs: files.ours)
    var faults: [String] = []
    for side in MergedSide.allCases {
      let file = files[side]
      let alone = try [(file, base), (base, file)].map {
        try MergedInterface(base: base, ours: $0, theirs: $1)
      }
      if alone.contains(where: { $0.bytes != file }) {
        faults.append("\(side.name) alone is not taken as it is")
      }
    }
    let before = try XMLReader.root(of: base)
    if merged.clashes.isEmpty != turned.clashes.isEmpty { faults.append("only one of the two clashes") }
    for side in MergedSide.allCases {
      guard let chosen = merged.root(choosing: side), let other = turned.root(choosing: side.other) else {
        faults.append("\(side.name) is not well-formed")
        continue
      }
      if chosen.unordered != other.unordered {
        faults.append("\(side.name) is another one the other way round")
      }
      let own = try XMLReader.root(of: files[side])
      for edit in merged.clashes.isEmpty ? edits.ours + edits.theirs : edits[side] {
        // A later change of the same side may have undone it, or both together nothing.
        let isOwn = edits[side].contains { $0.words == edit.words }
        let last = isOwn ? own : try XMLReader.root(of: files[side.other])
        guard edit.isSeen(last), !edit.isSeen(before), !edit.isSeen(chosen) else { continue }
        if let object = edit.object, merged.remarks.contains(where: { $0.contains(object) }) { continue }
        faults.append("\(side.name) lacks: \(edit.words)")
      }
      if let double = doubled(chosen) { faults.append("\(side.name) has \(double) twice") }
    }
    if faults.isEmpty { return [] }
    return faults + ["ours: \(edits.ours.map(\.words)), theirs: \(edits.theirs.map(\.words))"]
      + merged.clashes.map(\.description)
  }

  /// True if the two changes can't be joined.
  func clashes() throws -> Bool {
    let files = BothSides { edits[$0].last!.bytes }
    return try !MergedInterface(base: base, ours: files.ours, theirs: files.theirs).clashes.isEmpty
  }

  private func doubled(_ root: XMLElement) -> String? {
    var (seen, double) = (Set<String>(), String?.none)
    root.forEach { if let id = $0.objectID, !seen.insert(id).inserted { double = id } }
    return double
  }
}
