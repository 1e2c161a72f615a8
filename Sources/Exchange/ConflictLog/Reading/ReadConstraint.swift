import DesignModel

extension LoggedConstraint {
  /// Reads what stands between `<` and `>`.
  init(_ entry: LogText) throws(Unreadable) {
    var entry = entry
    var head = try ConstraintHead(taking: &entry)
    let (body, isActive, names) = Self.splitState(entry.trimmed)
    var equation = body
    head.details += Self.takeTrail(&equation)
    let isVisual = equation.starts("H:") || equation.starts("V:")
    let read =
      isVisual ? try LoggedEquation(visual: equation, names) : try LoggedEquation(equation: equation, names)
    guard read.constant.isFinite, abs(read.constant) <= ViewAttribute.longest else {
      throw .number(read.constant.description)
    }
    guard read.multiplier != 0, abs(read.multiplier) <= LayoutConstraint.greatestMultiplier else {
      throw .number(read.multiplier.description)
    }
    self.init(
      head: head, first: read.first, relation: read.relation, second: read.second,
      multiplier: read.multiplier, constant: read.constant, priority: read.priority, isActive: isActive,
      nesting: read.nesting)
    takeContentSize()
  }

  /// Takes `(active, names: …)` or the older `(Names: …)` off the end.
  private static func splitState(_ entry: LogText) -> (body: LogText, isActive: Bool, names: LoggedNames) {
    guard entry.last == UInt8(ascii: ")"),
      let open = ["(active", "(inactive", "(Names:", "(names:"].compactMap({ entry.last($0) })
        .min(by: { $0.lowerBound < $1.lowerBound })
    else { return (entry, true, LoggedNames()) }
    let state = entry[open.lowerBound...].dropFirst().dropLast()
    let list = state.first("ames:").map { state[$0.upperBound...] } ?? []
    return (entry[..<open.lowerBound].trimmed, !state.starts("inactive"), LoggedNames(list))
  }

  private static func takeTrail(_ body: inout LogText) -> [String] {
    var details: [String] = []
    while let blank = body.last(" ") {
      let word = body[blank.upperBound...].text
      guard ConstraintHead.trailingDetails.contains(where: { word.hasPrefix($0) }) else { break }
      details.insert(word, at: 0)
      body = body[..<blank.lowerBound].trimmed
    }
    return details
  }

  /// The priorities of a content size say in which direction it holds: of the two, what is required can contradict.
  private mutating func takeContentSize() {
    func priority(_ word: String) -> Double? {
      head.details.first { $0.hasPrefix(word) }.flatMap { Double($0.dropFirst(word.count)) }
    }
    guard let hugging = priority("Hug:"), let compression = priority("CompressionResistance:") else { return }
    relation = hugging == compression ? .equal : hugging > compression ? .atMost : .atLeast
    self.priority = Priority(max(hugging, compression)) ?? .required
  }
}

extension ConstraintHead {
  /// Takes `NSLayoutConstraint:0x600001d2c3c0@Form.swift#12 h=--& v=--& 'title-width'` off the start.
  init(taking entry: inout LogText) throws(Unreadable) {
    entry = entry.trimmed
    let name = entry.prefix(while: \.isOfClassName)
    guard !name.isEmpty, entry[name.endIndex...].starts(":0x") else { throw .noHead }
    let digits = entry[name.endIndex...].dropFirst(3).prefix(while: \.isHexadecimalDigit)
    guard let address = UInt64(digits.text, radix: 16) else { throw .noHead }
    self.init(className: name.text, address: address)
    entry = entry[digits.endIndex...].trimmed
    while Self.leadingDetails.contains(where: { entry.starts($0) }) {
      details.append(entry.takeWord().text)
    }
    guard entry.first == UInt8(ascii: "'"), let end = entry.dropFirst().first("' ") else { return }
    identifier = entry[entry.startIndex + 1..<end.lowerBound].text
    entry = entry[end.upperBound...].trimmed
  }
}
