/// The conflicts of a device's or a simulator's console.
public struct ConflictLog: Sendable {
  /// In the log's order, each set of constraints once.
  public private(set) var conflicts: [LoggedConflict] = []
  /// What was not understood.
  public private(set) var notes: [LogNote] = []

  /// How much is read: bytes of a log and of a line, conflicts, constraints of one conflict; and how much is noted.
  public static let limits = (
    bytes: 64 << 20, lineBytes: 1 << 16, conflicts: 500, constraints: 1000, notes: 1000
  )

  /// Reads a log, with or without what the console puts before its lines; or a list of constraints alone.
  public init(_ bytes: [UInt8]) throws(ConflictLogError) {
    if bytes.count > Self.limits.bytes { throw .tooLarge(limit: Self.limits.bytes) }
    var reading = LogReading()
    var line = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      line += 1
      let text = rest.prefix { $0 != 0x0a }
      rest = rest.dropFirst(text.count + 1)
      try reading.add(text, line)
    }
    try reading.finish()
    (conflicts, notes) = (reading.conflicts, reading.notes)
    if conflicts.isEmpty { throw .noConflict }
  }
}

/// Goes through a log line by line.
private struct LogReading {
  private(set) var conflicts: [LoggedConflict] = []
  private(set) var notes: [LogNote] = []
  private var open: LoggedConflict?
  /// True after the sentence that says what is given up.
  private var isBreaking = false
  /// A constraint that goes on in the next line, and where it began.
  private var unfinished: (text: LogText, line: Int)?
  /// Over how many lines a constraint may go.
  private static let mostWraps = 8
  private var known: [Set<LoggedConstraint>: Int] = [:]

  mutating func add(_ line: LogText, _ number: Int) throws(ConflictLogError) {
    guard line.count <= ConflictLog.limits.lineBytes else {
      note(number, "the line is longer than \(ConflictLog.limits.lineBytes) bytes; left out")
      return
    }
    if line.first("Unable to simultaneously satisfy constraints") != nil {
      try close()
      open = LoggedConflict([], broken: nil, line: number)
    } else if line.first("Will attempt to recover by breaking constraint") != nil {
      dropUnfinished()
      isBreaking = true
    }
    try addEntries(of: line, number)
  }

  mutating func finish() throws(ConflictLogError) { try close() }

  /// The entries of a line; a wrapped one is joined with its next line.
  private mutating func addEntries(of line: LogText, _ number: Int) throws(ConflictLogError) {
    let starts = Self.entryStarts(in: line)
    if let begun = unfinished {
      unfinished = nil
      let part = line[..<(starts.first ?? line.endIndex)]
      let isSpaced = part.first.map { $0 == 0x20 || $0 == 0x09 } ?? false
      let joined = begun.text + (isSpaced ? [0x20] : []) + part.trimmed
      if let end = joined.last(">"), joined[end.lowerBound...].isEndOfEntry {
        try addEntry(joined[..<end.lowerBound], begun.line)
      } else if starts.isEmpty, part.trimmed != LogText(")".utf8), number - begun.line < Self.mostWraps {
        unfinished = (joined, begun.line)
        return
      } else {
        note(.cutOff, begun.text, line: begun.line)
      }
    }
    for (index, start) in starts.enumerated() {
      let piece = line[(start + 1)..<(index + 1 < starts.count ? starts[index + 1] : line.endIndex)]
      if let end = piece.last(">"), piece[end.lowerBound...].isEndOfEntry {
        try addEntry(piece[..<end.lowerBound], number)
      } else {
        unfinished = (piece, number)
      }
    }
  }

  /// Where `<NSLayoutConstraint:0x` and the like begin.
  private static func entryStarts(in line: LogText) -> [Int] {
    guard line.first(":0x") != nil else { return [] }
    return line.indices.filter { place in
      guard line[place] == UInt8(ascii: "<") else { return false }
      let name = line[(place + 1)...].prefix(while: \.isOfClassName)
      return name.first("Constraint") != nil && line[name.endIndex...].starts(":0x")
    }
  }

  private mutating func addEntry(_ entry: LogText, _ line: Int) throws(ConflictLogError) {
    if isBreaking {
      var entry = entry
      open?.broken = try? ConstraintHead(taking: &entry)
      return try close()
    }
    if open == nil { open = LoggedConflict([], broken: nil, line: line) }
    guard open!.constraints.count < ConflictLog.limits.constraints else {
      throw .tooManyConstraints(line: open!.line, limit: ConflictLog.limits.constraints)
    }
    do {
      let constraint = try LoggedConstraint(entry)
      // UIKit lists some constraints twice.
      if !open!.constraints.contains(where: { $0.head == constraint.head }) {
        open!.constraints.append(constraint)
      }
    } catch {
      note(error, entry, line: line)
    }
  }

  private mutating func note(_ fault: Unreadable, _ entry: LogText, line: Int) {
    let text = entry.trimmed.text
    let shown = text.count > 80 ? text.prefix(80) + "…" : text
    note(line, "'\(shown)': \(fault); left out")
  }

  /// A log that is none says little by more than so many notes.
  private mutating func note(_ line: Int, _ text: String) {
    let limit = ConflictLog.limits.notes
    if notes.count == limit { notes.append(LogNote(line, "from here on nothing more is listed")) }
    if notes.count < limit { notes.append(LogNote(line, text)) }
  }

  private mutating func dropUnfinished() {
    if let begun = unfinished { note(.cutOff, begun.text, line: begun.line) }
    unfinished = nil
  }

  private mutating func close() throws(ConflictLogError) {
    dropUnfinished()
    isBreaking = false
    guard let conflict = open else { return }
    open = nil
    if conflict.constraints.isEmpty {
      note(conflict.line, "the conflict lists no constraint that is understood; left out")
      return
    }
    if let first = known.updateValue(conflict.line, forKey: Set(conflict.constraints)) {
      known[Set(conflict.constraints)] = first
      note(conflict.line, "the conflict is that of line \(first) again; left out")
      return
    }
    if conflicts.count == ConflictLog.limits.conflicts {
      throw .tooManyConflicts(limit: ConflictLog.limits.conflicts)
    }
    conflicts.append(conflict)
  }
}

extension LogText {
  /// True if this `>` ends an entry: only a quote, a comma or the list's end may follow.
  fileprivate var isEndOfEntry: Bool {
    dropFirst().allSatisfy {
      [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ")"), 0x20, 0x09, 0x0d].contains($0)
    }
  }
}
