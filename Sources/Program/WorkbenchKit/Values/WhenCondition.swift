import CommandGrammar
import Conditions
import DesignLanguage
import DesignModel
import Notation

/// What `--when` takes: conditions of the design of which one holds, so that together they say what was asked for.
///
/// A condition of the design is a list of comparisons. `or`, `all but` and the words of answers come to several of them, no
/// two of which hold on the same profile, so that what is made for each is never there twice.
struct WhenCondition: ArgumentValue, Hashable {
  /// At least one.
  let conditions: [Condition]

  init(argument: String) throws(ArgumentFault) {
    do { try self.init(parsing: argument) } catch { throw ArgumentFault(error, in: argument) }
  }

  var argument: String { conditions.map(\.spelled).joined(separator: " or ") }
  static var valueName: String { "condition" }
}

extension WhenCondition {
  private typealias Terms = [Condition.Term]

  private init(parsing text: String) throws(SyntaxError) {
    if let condition = try? Condition(parsing: text) {
      conditions = [condition]
      return
    }
    let words = try ConditionWords(parsing: text)
    var asked: [Terms] = []
    for alternative in words.alternatives { asked += try Self.terms(of: alternative) }
    let found = words.isException ? Self.complement(of: asked) : Self.disjoint(asked)
    guard !found.isEmpty else { throw SyntaxError("the condition holds on no profile", at: 0) }
    conditions = found.map { Condition($0) }
  }

  /// The alternatives of one alternative's words, each a list of comparisons.
  private static func terms(of alternative: ConditionWords.Alternative) throws(SyntaxError) -> [Terms] {
    var lists: [Terms] = [[]]
    for term in alternative.claim.terms {
      let choices = try choices(of: term)
      lists = lists.flatMap { list in choices.map { list + $0 } }
    }
    guard let rest = alternative.rest else { return lists }
    do {
      let own = try Condition(parsing: rest.text).terms
      return lists.map { $0 + own }
    } catch {
      throw SyntaxError(error.reason, at: rest.offset + error.offset)
    }
  }

  /// One claim on one axis in comparisons of the design: one of the lists holds.
  private static func choices(of term: ProfileConjunction.Term) throws(SyntaxError) -> [Terms] {
    guard let axis = term.axis.designAxis else { throw Self.unaskable(term) }
    func compare(_ sign: Condition.Comparison, _ value: Condition.Value) -> Condition.Term {
      Condition.Term(axis, sign, value: value)
    }
    switch term.test {
    case .oneOf(let values), .noneOf(let values):
      if values.contains(.word("")) { throw Self.unaskable(term) }
      if case .oneOf = term.test { return values.map { [compare(.equal, $0)] } }
      return [values.map { compare(.different, $0) }]
    case .atMost(let bound): return [[compare(.atMost, bound)]]
    case .atLeast(let bound): return [[compare(.atLeast, bound)]]
    case .between(let least, let greatest):
      return [[compare(.atLeast, least), compare(.atMost, greatest)]]
    }
  }

  /// Why a design's conditions can't ask for something that answers name.
  private static func unaskable(_ term: ProfileConjunction.Term) -> SyntaxError {
    let words = ProfileConjunction([term]).words
    let name = words.split(separator: " ").first.map(String.init) ?? words
    if term.axis == .device, let meant = nearestWord(to: name, among: Self.words + ProfileAxis.words) {
      return SyntaxError("unknown condition '\(name)'; did you mean '\(meant)'?", at: 0)
    }
    let remedy = "ask for \(ProfileAxis.words.joined(separator: ", "))"
    return SyntaxError("a design can't ask whether a profile is '\(words)'; \(remedy)", at: 0)
  }

  private static let words =
    ["phones", "pads"] + Orientation.words + LayoutDirection.words + TextSize.aliases + TextSize.words
}

// MARK: Alternatives that exclude each other

extension WhenCondition {
  /// The same alternatives, each without where an earlier one holds.
  private static func disjoint(_ alternatives: [Terms]) -> [Terms] {
    var result: [Terms] = []
    for (place, own) in alternatives.enumerated() {
      var parts = [own]
      for earlier in alternatives[..<place] {
        parts = parts.flatMap { part in negations(of: earlier).map { part + $0 } }
      }
      result += parts.compactMap(simplified)
    }
    return result
  }

  /// Where none of the alternatives holds.
  private static func complement(of alternatives: [Terms]) -> [Terms] {
    var parts: [Terms] = [[]]
    for alternative in alternatives {
      parts = parts.flatMap { part in negations(of: alternative).map { part + $0 } }
    }
    return parts.compactMap(simplified)
  }

  /// Where not all of the terms hold, in parts that exclude each other: all before one hold, and that one doesn't.
  private static func negations(of terms: Terms) -> [Terms] {
    terms.indices.map { terms[..<$0] + [terms[$0].negated] }
  }

  /// The terms, each once; nil where two of them contradict each other.
  private static func simplified(_ terms: Terms) -> Terms? {
    var known: Terms = []
    for term in terms where !known.contains(term) {
      if known.contains(term.negated) { return nil }
      known.append(term)
    }
    return known
  }
}

extension Condition.Term {
  /// True where the term isn't.
  fileprivate var negated: Condition.Term {
    let opposite: Condition.Comparison =
      switch comparison {
      case .equal: .different
      case .different: .equal
      case .below: .atLeast
      case .atMost: .above
      case .above: .atMost
      case .atLeast: .below
      }
    return Condition.Term(axis, opposite, value: value)
  }
}

/// A condition that comes to several, where only one can be used.
enum WhenError: Error, CustomStringConvertible {
  case severalOfOneName(String, WhenCondition)

  var description: String {
    switch self {
    case .severalOfOneName(let id, let when):
      "the condition comes to \(when.conditions.count), '\(when.argument)', and one of them is made for each; leave "
        + "'--id \(id)' out"
    }
  }
}
