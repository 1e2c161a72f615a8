/// Finds names that are free: a name that is taken gets the first number after it that makes it free.
public struct FreeNames {
  private var taken: Set<String>
  /// The number to try next, by name, so that a thousand of one name don't count from the first each.
  private var next: [String: Int] = [:]

  /// All names are free but these.
  public init(except taken: some Sequence<String> = [] as [String]) { self.taken = Set(taken) }

  /// The name, or `name2` and so on; it is taken from now on.
  public mutating func take(_ name: String, apart separator: String = "") -> String {
    if taken.insert(name).inserted { return name }
    return takeNumber(of: "\(name)\(separator)", from: 2)
  }

  /// `word1` and so on, as what has no name of its own is called; it is taken from now on.
  public mutating func takeNumbered(_ word: String) -> String { takeNumber(of: word, from: 1) }

  private mutating func takeNumber(of stem: String, from first: Int) -> String {
    var number = next[stem] ?? first
    while !taken.insert("\(stem)\(number)").inserted { number += 1 }
    next[stem] = number + 1
    return "\(stem)\(number)"
  }
}

/// The name, or the first of `name-2` and so on that is free.
public func freeName(_ name: String, isTaken: (String) -> Bool) -> String {
  isTaken(name) ? firstFree(isTaken: isTaken) { "\(name)-\($0)" } : name
}

/// The first of the texts that `spell` makes of `start` and the numbers after it that is free.
public func firstFree(from start: Int = 2, isTaken: (String) -> Bool, _ spell: (Int) -> String) -> String {
  var number = start
  while isTaken(spell(number)) { number += 1 }
  return spell(number)
}
