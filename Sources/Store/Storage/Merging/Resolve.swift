import SQLite

extension Store {
  /// Resolves clashes of the open merge, all open ones if no numbers are given; gives those it resolved.
  ///
  /// The design is merged anew with the choice, so that what hangs together changes together; edits by hand stay.
  public func resolve(
    _ numbers: [Int]?, as resolution: MergeResolution, _ record: EditRecord
  ) throws -> [MergeClash] {
    try writing {
      let rows = MergeRows(database: database)
      let merge = try rows.required()
      let all = try rows.clashes()
      let chosen =
        try numbers.map { try $0.map { try Self.clash($0, in: all) } }
        ?? all.filter { $0.resolution == nil }
      let operation = try carryOut(resolution, for: chosen, of: all, in: merge, record: record)
      for clash in chosen { try rows.resolve(clash.id, as: resolution, operation: operation) }
      try updateClashes()
      return try rows.clashes().filter { clash in chosen.contains { $0.id == clash.id } }
    }
  }

  private static func clash(_ number: Int, in all: [MergeClash]) throws -> MergeClash {
    guard let clash = all.first(where: { $0.id == number }) else {
      throw MergeError.unknownClash(number, among: all.map(\.id))
    }
    return clash
  }

  /// Brings the choice into the working design; gives the operation's number, nil if nothing had to be changed.
  private func carryOut(
    _ resolution: MergeResolution, for chosen: [MergeClash], of all: [MergeClash], in merge: OpenMerge,
    record: EditRecord
  ) throws -> Int? {
    if resolution == .working { return nil }
    let reader = ContentReader(RevisionRows(database: database))
    let choices = Self.choices(of: all)
    let current = try MergedDesign(merge, database, choices: choices, reader: reader)
    if resolution == .base { try refuseBase(of: chosen, current.clashes) }
    let earlier = current.contents
    let later = try MergedDesign(
      merge, database, choices: chosen.reduce(into: choices) { $0[$1.place] = resolution.side },
      reader: reader
    ).contents
    if earlier == later { return nil }
    let working = try reader.workingContents(besides: earlier)
    var joining = DesignMerge(reader, MergeLedger(preferring: .theirs))
    let contents = try joining.merged(Three(base: earlier, ours: working, theirs: later))
    let journal = Journal(database: database)
    let before = try journal.position()
    try edit(record, to: contents, reader)
    let after = try journal.position()
    return after == before ? nil : after
  }

  private func refuseBase(of chosen: [MergeClash], _ found: [MergeClash]) throws {
    let without = chosen.first { choice in found.contains { $0.place == choice.place && $0.isOfNewcomer } }
    if let without { throw MergeError.noBase(without.id) }
  }

  private static func choices(of clashes: [MergeClash]) -> [MergeClash.Place: MergeSide] {
    clashes.reduce(into: [:]) { choices, clash in
      if let resolution = clash.resolution { choices[clash.place] = resolution.side }
    }
  }

  /// Brings the rows of the open merge's clashes up to the choices that stand now: one may bring another to light.
  func updateClashes() throws {
    let rows = MergeRows(database: database)
    guard let merge = try rows.open() else { return }
    let choices = Self.choices(of: try rows.clashes())
    try rows.update(to: try MergedDesign(merge, database, choices: choices).clashes)
  }
}
