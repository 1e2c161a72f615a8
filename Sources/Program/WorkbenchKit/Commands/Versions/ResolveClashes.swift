import CommandGrammar
import DesignModel
import History
import Notation
import Storage

/// `resolve`.
struct ResolveClashes: Maintenance {
  static var card: Card {
    Card(
      "resolve", group: "versions", "Resolves conflicts of the open merge.",
      details: """
        'ours', 'theirs' and 'base' put that side's value into the working design, with all that hangs on it; 'working' \
        keeps what the working design has now, after edits by hand. 'undo' takes a resolution back, another 'resolve' \
        changes it. When no conflict is left, screens are solved and compared with ours as 'merge' does it; exit code 1 \
        means that something got worse.
        """,
      examples: [
        Example("resolve 1 theirs", "Takes their value in conflict 1."),
        Example("resolve --all ours", "Takes our side wherever nothing was chosen yet."),
      ])
  }

  @Parameter(
    argument: "The conflicts' numbers, then ours, theirs, base or working.", name: "choice",
    completion: .clash)
  var words: [String]
  @Parameter(flag: "Resolve all conflicts that are open.") var all: Bool

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let (numbers, resolution) = try parsed()
    let store = try session.openStore(.writing)
    let resolved = try store.resolve(all ? nil : numbers, as: resolution, EditRecord(invocation))
    guard let (merge, clashes) = try store.openMerge() else { throw MergeError.notMerging }
    let words = try ClashWords(store, merge)
    let left = clashes.count { $0.resolution == nil }
    let names = enumerated(resolved.map { "\($0.id)" })
    let head = resolved.isEmpty ? "nothing to resolve" : "resolved \(names) as \(resolution.rawValue)"
    let next =
      left == 0 ? "no conflict is left: commit with commit -m MESSAGE" : "\(counted(left, "conflict")) left"
    let worse = left == 0 ? try Deterioration(ofMergeIn: Workbench.matrix(of: store, session.progress)) : nil
    return Reply(
      (["\(head); \(next)"] + (worse?.lines ?? [])).joined(separator: "\n"),
      list: try resolved.map { try words.record($0) } + (worse?.records ?? []),
      outcome: worse?.isEmpty == false ? .findings : .done)
  }

  private func parsed() throws -> (numbers: [Int], resolution: MergeResolution) {
    guard let last = words.last, let resolution = MergeResolution(rawValue: last) else {
      throw ResolveError.noChoice(words.last ?? "")
    }
    let numbers = try words.dropLast().map { word in
      guard let number = Int(word) else { throw ResolveError.noNumber(word) }
      return number
    }
    if numbers.isEmpty, !all { throw ResolveError.noClash }
    if !numbers.isEmpty, all { throw ResolveError.numbersAndAll }
    return (numbers, resolution)
  }
}

/// A `resolve` that can't be understood.
enum ResolveError: Error, CustomStringConvertible {
  case noChoice(String)
  case noNumber(String)
  case noClash
  case numbersAndAll

  var description: String {
    switch self {
    case .noChoice(let word):
      "'\(word)' is no choice; end with ours, theirs, base or working"
        + didYouMean(word, among: MergeResolution.words)
    case .noNumber(let word): "'\(word)' is no number of a conflict; see 'list-conflicts'"
    case .noClash: "no conflict is named; give its number, or --all"
    case .numbersAndAll: "numbers and --all exclude each other; leave one out"
    }
  }
}
