/// Finds names that are free, by numbers from 2 behind those that are not.
public struct FreeNames {
  private var taken: Set<String>
  /// The number to try next, by name, so that a thousand of one name don't count from 2 each.
  private var next: [String: Int] = [:]

  /// All names are free but these.
  public init(except taken: some Sequence<String>) { self.taken = Set(taken) }

  /// The name, or with the first number behind it that makes it free; it is taken from now on.
  public mutating func take(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var number = next[name] ?? 2
    while !taken.insert("\(name)\(number)").inserted { number += 1 }
    next[name] = number + 1
    return "\(name)\(number)"
  }
}
