/// What the list after a constraint says that names mean: `names: title:UILabel:0x7f8e1c0a2b30, '|':UIView:0x…`.
struct LoggedNames {
  private(set) var items: [String: LoggedItem] = [:]

  /// The superview that `|` means, with its name where it has one too.
  var superview: LoggedItem? {
    guard let edge = items["|"] else { return nil }
    let names = items.values.filter { $0.address == edge.address }.compactMap(\.name).min()
    return edge.completed(by: LoggedItem(className: nil, address: edge.address, name: names))
  }

  /// No names.
  init() {}

  /// Reads what comes after the colon; what is no name is passed over.
  init(_ list: LogText) {
    var rest = list.trimmed
    while !rest.isEmpty {
      let end = rest.first(", ")
      add(rest[..<(end?.lowerBound ?? rest.endIndex)].trimmed)
      rest = end.map { rest[$0.upperBound...].trimmed } ?? []
    }
  }

  private mutating func add(_ entry: LogText) {
    guard let address = entry.last(":0x"), let value = UInt64(entry[address.upperBound...].text, radix: 16)
    else { return }
    var key = entry[..<address.lowerBound]
    var className: String?
    if key.starts("'|':") {
      className = key.dropFirst(4).text
      key = LogText("|".utf8)
    } else if let colon = key.last(":") {
      className = key[colon.upperBound...].text
      key = key[..<colon.lowerBound]
    }
    let name = key.text
    var item = LoggedItem(className: className, address: value, name: name == "|" ? nil : name)
    // Where a superview has a name of its own, that stands in place of its class.
    if let className, name == "|", !looksLikeClass(className) {
      item = LoggedItem(className: nil, address: value, name: className)
    }
    items[name] = item
  }
}

/// True for `UILabel`, `My.Label`, `_UILayoutGuide`; false for `title` and `Save button`.
private func looksLikeClass(_ word: String) -> Bool {
  guard let first = word.utf8.first, word.utf8.allSatisfy(\.isOfClassName) else { return false }
  return first == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
}

extension LoggedItem {
  /// Reads `UILabel:0x7f8e1c0a2b30'Sign in'`, `title:0x7f8e1c0a2b30`, or a name that the list of names explains.
  init(_ piece: LogText, _ names: LoggedNames) throws(Unreadable) {
    let piece = piece.trimmed
    if let known = names.items[piece.text], !piece.isEmpty {
      self = known
      return
    }
    guard let mark = piece.first(":0x") else {
      guard !piece.isEmpty, piece.count <= 200 else { throw .noAnchor(String(piece.text.prefix(40))) }
      self.init(className: nil, address: nil, name: piece.text)
      return
    }
    let digits = piece[mark.upperBound...].prefix(while: \.isHexadecimalDigit)
    guard let address = UInt64(digits.text, radix: 16) else { throw .noAnchor(String(piece.text.prefix(40))) }
    let word = piece[..<mark.lowerBound].text
    self.init(
      className: looksLikeClass(word) ? word : nil, address: address, name: looksLikeClass(word) ? nil : word)
    let quoted = piece[digits.endIndex...].trimmed
    guard quoted.count > 2, quoted.first == UInt8(ascii: "'"), quoted.last == UInt8(ascii: "'") else {
      return
    }
    let content = quoted.dropFirst().dropLast().text
    if isGuide { name = content } else { text = content }
  }
}
