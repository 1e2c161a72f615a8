import DesignModel
import Notation

/// What a design conforms to, task by task, and what that rests on.
public struct ConformancePage {
  /// What people do, or single screens, each with what is said of every criterion.
  public let tasks: [Task]
  /// What the verdicts rest on.
  public let basis: ConformanceBasis
  /// The contrasts of texts, a tally for each screen.
  let texts: [ContrastTally]
  let files: FilePaths
  /// True where the user named tasks.
  let isOfTasks: Bool

  /// What people do on some screens.
  public struct Task {
    /// What it is called.
    public let name: String
    /// The screens that it takes, by name.
    public let screens: [String]
    /// Where they were imported from, as `Main.storyboard:41`, each once.
    public let places: [String]
    /// A verdict for each criterion, in their order.
    public let verdicts: [CriterionVerdict]
  }

  /// The page of what was found; without tasks each screen is one.
  ///
  /// Throws `ConformanceError` for a task with a screen that wasn't judged.
  public init(
    _ run: ConformanceRun, tasks: [(name: String, screens: [String])], basis: ConformanceBasis,
    files: FilePaths
  ) throws {
    let names = run.screens.map(\.screen.name)
    try Self.check(tasks)
    isOfTasks = !tasks.isEmpty
    let tasks = tasks.isEmpty ? names.map { (name: $0, screens: [$0]) } : tasks
    self.tasks = try tasks.map { task in
      let places = try task.screens.map { name in
        guard let place = names.firstIndex(of: name) else {
          throw ConformanceError.unknownScreen(name, task: task.name, known: names)
        }
        return place
      }
      return Task(
        name: task.name, screens: task.screens,
        places: places.reduce(into: []) { seen, place in
          guard let file = files.words(of: nil, on: run.screens[place].screen) else { return }
          if !seen.contains(file) { seen.append(file) }
        },
        verdicts: Criterion.all.map { criterion in
          CriterionVerdict(places.map { (run.screens[$0].screen, run.verdict(of: criterion, at: $0)) })
        })
    }
    (self.basis, self.files, texts) = (basis, files, run.contrasts(of: .texts))
  }

  /// Throws for a task or a screen of a task that is named twice.
  private static func check(_ tasks: [(name: String, screens: [String])]) throws {
    var names: Set<String> = []
    for task in tasks {
      guard names.insert(task.name).inserted else { throw ConformanceError.namedTwice(task: task.name) }
      var screens: Set<String> = []
      for screen in task.screens where !screens.insert(screen).inserted {
        throw ConformanceError.screenTwice(screen, task: task.name)
      }
    }
  }

  /// True if a criterion fails.
  public var hasFailed: Bool { tasks.contains { $0.verdicts.contains { $0.outcome == .failed } } }
}

/// A page that can't be made.
enum ConformanceError: Error, CustomStringConvertible {
  case unknownScreen(String, task: String, known: [String])
  case namedTwice(task: String)
  case screenTwice(String, task: String)

  var description: String {
    switch self {
    case .unknownScreen(let name, let task, let known):
      "the task '\(task)' has a screen '\(name)', which is not among those that are judged"
        + (nearestWord(to: name, among: known).map { "; did you mean '\($0)'?" }
          ?? "; there are \(enumerated(known.prefix(5).map { "'\($0)'" }))"
          + (known.count > 5 ? " and others" : ""))
    case .namedTwice(let task): "two tasks are called '\(task)'; give each a name of its own"
    case .screenTwice(let name, let task): "the task '\(task)' has the screen '\(name)' twice; name it once"
    }
  }
}
