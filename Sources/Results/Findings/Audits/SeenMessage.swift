public import Auditing
public import DesignModel

/// What is said of a finding, where names that stand in no file are not left alone: what people see of each view follows it.
extension Screen {
  /// What a finding says, with its subject: `label8 'Key' and label9 'Value' share an area 12 wide and 7 high`.
  public func seenMessage(of finding: Finding) -> String {
    let (name, seen) = (subject(of: finding), seenSubject(of: finding))
    let message = finding.message
    let words = seenMessage(message, about: finding.view)
    if name == seen { return words }
    if message.hasPrefix(name + " ") { return seen + words.dropFirst(name.count) }
    return message.hasPrefix(name + "'s ")
      ? "\(seen): its\(words.dropFirst(name.count + 2))" : "\(seen): \(words)"
  }

  /// The same below the subject's name.
  public func seenMessageOnly(of finding: Finding) -> String {
    seenMessage(finding.message, about: finding.view)
  }

  /// What follows from a finding, with its subject.
  public func seenMessage(of consequence: Consequence) -> String {
    let (name, seen) = (self.name(of: consequence.view), seen(consequence.view))
    let words = seenMessage(consequence.message, about: consequence.view)
    return isImported && words.hasPrefix(name) ? seen + words.dropFirst(name.count) : words
  }

  /// The views that show a finding and that its message does not name, each with its name and what people see of it.
  public func unnamedParts(of finding: Finding) -> [(part: ObjectID, words: String)] {
    let named = Set(seenMessage(of: finding).split { !$0.isOfName })
    return finding.parts.filter { !named.contains(name(of: $0)[...]) }.map { part in
      (part, seen(part, besides: finding.view))
    }
  }

  /// A message below the name of the view that it is about, which is left as it is.
  ///
  /// A name within a constraint's words (`label8.top`) stays alone, too: an identifier of the file leads to that.
  public func seenMessage(_ message: String, about topic: ObjectID?) -> String {
    guard isImported else { return message }
    var known = topic.map { Set([name(of: $0)]) } ?? []
    var (words, rest) = ("", message[...])
    while let start = rest.firstIndex(where: \.isOfName) {
      words += rest[..<start]
      let word = rest[start...].prefix(while: \.isOfName)
      let (before, after) = (words.last, rest[word.endIndex...])
      words += word
      rest = after
      guard before != ".", before != "'", !after.hasPrefix("."), !after.hasPrefix(" '"),
        let view = viewOfMadeUpName(word), known.insert(view.name).inserted
      else { continue }
      words += seen(view.id, besides: topic).dropFirst(view.name.count)
    }
    return words + rest
  }

  /// The view that an import named so; nil for words of the language.
  private func viewOfMadeUpName(_ word: Substring) -> View? {
    guard word.contains(where: { $0.isNumber || $0.isUppercase }) else { return nil }
    return views.first { $0.name == word && $0.hasMadeUpName && $0.id != .root }
  }
}

extension Character {
  /// True for what a view's name is made of.
  fileprivate var isOfName: Bool { isLetter || isNumber || self == "_" }
}
