import Auditing
import DesignModel
import Notation

/// What a page says first: how many verdicts there are of each outcome, of which criteria, and what to mend first.
extension ConformancePage {
  /// `2 tasks: 18 verdicts: 11 passed, 3 failed, 4 not judged`.
  public var summary: String {
    let verdicts = tasks.flatMap(\.verdicts)
    return "\(countedTasks): \(counted(verdicts.count, "verdict")): \(verdicts.counts)"
  }

  /// `2 tasks`, or `3 screens` where nobody named tasks.
  var countedTasks: String { counted(tasks.count, isOfTasks ? "task" : "screen") }

  /// The verdicts on a criterion of all tasks.
  struct Tally {
    let criterion: Criterion
    let verdicts: [CriterionVerdict]
    /// The tasks that fail it, by name.
    let failing: [String]

    /// The tasks that fail it as tables have them.
    var wordsOfFailing: String { failing.isEmpty ? "none" : enumerated(failing) }
  }

  /// A tally for each criterion, in their order; none for a single task, whose verdicts say it.
  var tallies: [Tally] {
    if tasks.count < 2 { return [] }
    return Criterion.all.indices.map { place in
      Tally(
        criterion: Criterion.all[place], verdicts: tasks.map { $0.verdicts[place] },
        failing: tasks.filter { $0.verdicts[place].outcome == .failed }.map(\.name))
    }
  }

  /// A kind of fault, and the criteria that it fails.
  struct Fault {
    /// The rule that finds it.
    let rule: String
    /// What was found, each thing once.
    fileprivate(set) var found: [(screen: Screen, group: FindingGroup)] = []
    fileprivate(set) var criteria: [Criterion] = []

    /// More for what fails more criteria, and for what is found more often.
    fileprivate var weight: [Int] { [criteria.count, found.count] }

    /// Takes in what fails a criterion, once where several criteria or tasks have it.
    fileprivate mutating func add(_ group: FindingGroup, on screen: Screen, failing criterion: Criterion) {
      if !found.contains(where: { $0.screen.id == screen.id && $0.group.id == group.id }) {
        found.append((screen, group))
      }
      if !criteria.contains(where: { $0.id == criterion.id }) { criteria.append(criterion) }
    }
  }

  /// What fails criteria, those of level AAA aside, by rule: first what fails most criteria, then what is found most often.
  var faults: [Fault] {
    var faults: [Fault] = []
    for verdict in tasks.flatMap(\.verdicts) where verdict.criterion.level != "AAA" {
      for (screen, group) in verdict.findings {
        let rule = group.finding.rule
        let place = faults.firstIndex { $0.rule == rule } ?? faults.count
        if place == faults.count { faults.append(Fault(rule: rule)) }
        faults[place].add(group, on: screen, failing: verdict.criterion)
      }
    }
    return faults.enumerated().sorted { one, other in
      let (first, second) = (one.element.weight, other.element.weight)
      return first == second ? one.offset < other.offset : second.lexicographicallyPrecedes(first)
    }.map(\.element)
  }

  /// How many kinds of faults a page names first.
  static let firstFaults = 5

  /// `Mend first`, and of how many kinds of faults these are the first.
  var headOfFaults: String {
    let rest = faults.count - Self.firstFaults
    return "Mend first" + (rest > 0 ? ": \(Self.firstFaults) of \(faults.count) kinds of faults" : "")
  }

  /// `fixed-font, 5 times on 2 screens, fails WCAG 2.2 1.4.4 Resize Text (AA); the first: …`.
  func words(of fault: Fault) -> String {
    let criteria = enumerated(fault.criteria.map(\.name))
    let first = fault.found.first.map { sentence(on: $0.group, of: $0.screen) } ?? ""
    if fault.found.count == 1 { return "\(fault.rule) fails \(criteria): \(first)" }
    let screens = Set(fault.found.map(\.screen.id)).count
    return "\(fault.rule), \(fault.found.count) times on \(counted(screens, "screen")), fails \(criteria); "
      + "the first: \(first)"
  }
}

extension ConformancePage.Task {
  /// `4 passed, 2 failed, 3 not judged`.
  var counts: String { verdicts.counts }
}
