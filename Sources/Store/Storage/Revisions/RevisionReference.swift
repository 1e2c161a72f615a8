/// What a person writes for a revision: `v3`, `3`, a tag, a branch, `HEAD`, `HEAD~2`, `working`, `@2026-11-01`.
struct RevisionReference {
  let text: String
  /// The text without its steps back.
  let base: String
  /// How many revisions to go back from there.
  let steps: Int

  init(_ text: String) throws(RevisionError) {
    self.text = text
    guard let tilde = text.firstIndex(of: "~") else {
      (base, steps) = (text, 0)
      return
    }
    let count = text[text.index(after: tilde)...]
    guard let steps = count.isEmpty ? 1 : Int(count), steps >= 0, !count.hasPrefix("+") else {
      throw .unknown(text, among: ["\(text[..<tilde])~1"])
    }
    (base, self.steps) = (String(text[..<tilde]), steps)
  }
}

/// What a reference means.
enum Version {
  /// The design that edits change.
  case working
  /// A frozen one.
  case revision(Revision)
}

extension RevisionReference {
  /// Throws a `RevisionError`, which names candidates, if the text means nothing or several.
  func resolved(in rows: RevisionRows) throws -> Version {
    if base == "working" {
      guard steps == 0 else { throw RevisionError.notARevision(text) }
      return .working
    }
    var revision = try start(in: rows)
    for _ in 0..<steps {
      guard let parent = try revision.parent.flatMap({ try rows.revision($0) }) else {
        throw RevisionError.noAncestor(text, of: base)
      }
      revision = parent
    }
    return .revision(revision)
  }

  /// The same, where the working design won't do.
  func revision(in rows: RevisionRows) throws -> Revision {
    guard case .revision(let revision) = try resolved(in: rows) else {
      throw RevisionError.notARevision(text)
    }
    return revision
  }

  private func start(in rows: RevisionRows) throws -> Revision {
    if base == "HEAD", let head = try rows.head() { return head }
    if base.hasPrefix("@") { return try revision(by: String(base.dropFirst()), in: rows) }
    let digits = base.hasPrefix("v") ? base.dropFirst() : base[...]
    if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      let revision = try rows.revision(number)
    {
      return revision
    }
    let tags = try rows.tags()
    if let tag = tags.first(where: { $0.name == base }), let revision = try rows.revision(tag.revision) {
      return revision
    }
    let branches = try rows.branches()
    if let branch = branches.first(where: { $0.name == base }), let number = branch.revision,
      let revision = try rows.revision(number)
    {
      return revision
    }
    throw try unknown(names: tags.map(\.name) + branches.map(\.name), rows)
  }

  private func unknown(names: [String], _ rows: RevisionRows) throws -> RevisionError {
    let alike = base.isEmpty ? [] : names.filter { $0.hasPrefix(base) }
    if alike.count > 1 { return .ambiguous(text, among: alike) }
    let last = try rows.lastNumber()
    guard last > 0 else { return .unknown(text, among: []) }
    let numbers = (max(1, last - 7)...last).reversed().map { "v\($0)" }
    return .unknown(
      text, among: alike + ["HEAD", "working"] + names.filter { !alike.contains($0) } + numbers)
  }

  private func revision(by time: String, in rows: RevisionRows) throws -> Revision {
    guard let end = Timestamp.end(of: time) else { throw RevisionError.unusableTime(text) }
    guard let head = try rows.head() else { throw RevisionError.nothingBefore(time, first: nil) }
    if let revision = try rows.last(by: end, before: head.number) { return revision }
    let first = try rows.past(of: head.number).last
    throw RevisionError.nothingBefore(time, first: first.map { "\($0.name), of \($0.time)" })
  }
}

extension Timestamp {
  /// The last second of a day (`2026-11-01`), a minute or a second in UTC; nil if the text is none of them.
  static func end(of text: String) -> String? {
    var bytes = Array(text.utf8)
    if bytes.last == UInt8(ascii: "Z") { bytes.removeLast() }
    let pattern = Array("0000-00-00T00:00:00".utf8)
    guard [10, 16, 19].contains(bytes.count), text.utf8.count == bytes.count || bytes.count > 10 else {
      return nil
    }
    for (byte, sign) in zip(bytes, pattern) {
      let isDigit = (0x30...0x39).contains(byte)
      guard sign == UInt8(ascii: "0") ? isDigit : byte == sign else { return nil }
    }
    func number(_ start: Int) -> Int { Int(bytes[start] - 0x30) * 10 + Int(bytes[start + 1] - 0x30) }
    guard (1...12).contains(number(5)), (1...31).contains(number(8)) else { return nil }
    let rest = "T23:59:59".utf8.dropFirst(bytes.count - 10)
    let complete = bytes + (bytes.count == 10 ? Array("T23:59:59".utf8) : Array(rest))
    guard bytes.count < 16 || number(11) < 24 && number(14) < 60, bytes.count < 19 || number(17) < 60 else {
      return nil
    }
    return String(decoding: complete, as: UTF8.self) + "Z"
  }
}
