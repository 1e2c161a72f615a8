public import DesignModel
import Matrix
import Notation
public import Storage

/// What a design conforms to, task by task, and what that rests on.
public struct ConformancePage {
  /// What people do, or single screens, each with what is said of every criterion.
  public let tasks: [Task]
  /// What the verdicts rest on.
  public let basis: ConformanceBasis
  /// The contrasts of texts, a tally for each screen.
  let texts: [ContrastTally]
  let files: FilePaths

  /// What people do on some screens.
  public struct Task {
    /// What it is called.
    public let name: String
    /// The screens that it takes, by name.
    public let screens: [String]
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
        verdicts: Criterion.all.map { criterion in
          CriterionVerdict(places.map { (run.screens[$0].screen, run.verdict(of: criterion, at: $0)) })
        })
    }
    (self.basis, self.files, texts) = (basis, files, run.contrasts(of: .texts))
  }

  /// `2 tasks: 11 passed, 3 failed, 4 not judged`.
  public var summary: String {
    let all = tasks.flatMap(\.verdicts)
    return "\(counted(tasks.count, "task")): "
      + CriterionVerdict.Outcome.allCases.map { outcome in
        "\(all.count { $0.outcome == outcome }) \(outcome.rawValue)"
      }.joined(separator: ", ")
  }

  /// True if a criterion fails.
  public var hasFailed: Bool { tasks.contains { $0.verdicts.contains { $0.outcome == .failed } } }
}

extension ConformancePage.Task {
  /// `4 passed, 2 failed, 3 not judged`.
  var counts: String {
    CriterionVerdict.Outcome.allCases.map { outcome in
      "\(verdicts.count { $0.outcome == outcome }) \(outcome.rawValue)"
    }.joined(separator: ", ")
  }
}

/// What verdicts rest on.
public struct ConformanceBasis {
  /// The program and its version.
  public var program: String
  /// The command that makes the page again.
  public var command: String
  /// The revision, or `working`, and what differs from it in words.
  public var revision: String
  /// The hash of the whole design, screens, devices and profiles.
  public var designHash: String
  /// The hash of the devices' figures.
  public var devicesHash: String
  /// Where screens were asked, in words.
  public var profiles: String
  /// The languages whose texts were asked.
  public var languages: LanguageList
  /// The figures without a trustworthy source, by the devices that have them.
  public var unverified: [(device: String, figures: [String])]

  /// What a version of the design and the profiles of its screens come to.
  public init(
    program: String, command: String, snapshot: Snapshot, isChanged: Bool, head: String?, run: ConformanceRun
  ) throws {
    (self.program, self.command) = (program, command)
    languages = LanguageList(run.screens.flatMap { $0.profiles.map(\.profile.locale) })
    let since = head.map { isChanged ? ", which differs from \($0)" : ", equal to \($0)" } ?? ""
    revision = snapshot.revision.map { "\($0.name), \($0.hash)" } ?? "the working design\(since)"
    designHash = try snapshot.designHash()
    devicesHash = try snapshot.devicesHash()
    let asked = run.screens.flatMap(\.profiles).map(\.profile)
    let names = Set(asked.map(\.device))
    let own = try snapshot.devices().filter { names.contains($0.name) }
    unverified = own.filter { !$0.unverified.isEmpty }.map { ($0.name, $0.unverified) }
    profiles = Self.words(for: asked, on: own.count)
  }

  /// `20 devices, portrait and landscape, 12 text sizes from XS to AX5, ltr and rtl, with and without the keyboard`.
  private static func words(for profiles: [Profile], on devices: Int) -> String {
    let sizes = TextSize.allCases.filter { size in profiles.contains { $0.textSize == size } }
    let orientations = Orientation.allCases.filter { one in profiles.contains { $0.orientation == one } }
    let directions = LayoutDirection.allCases.filter { one in profiles.contains { $0.direction == one } }
    let keyboards = Set(profiles.map(\.keyboard))
    let sizeWords =
      sizes.count == 1
      ? sizes[0].alias
      : "\(counted(sizes.count, "text size")) from \(sizes.first?.alias ?? "") to \(sizes.last?.alias ?? "")"
    let parts = [
      counted(devices, "device"), enumerated(orientations.map(\.rawValue)), sizeWords,
      enumerated(directions.map(\.rawValue)),
    ]
    return (parts + (keyboards.count > 1 ? ["with and without the keyboard"] : [])).joined(separator: ", ")
  }

  /// The figures by name, each with the devices for which it isn't verified.
  var unverifiedFigures: [(figure: String, devices: [String])] {
    let names = Set(unverified.flatMap(\.figures)).sorted()
    return names.map { name in (name, unverified.filter { $0.figures.contains(name) }.map(\.device)) }
  }

  /// What every verdict takes for granted.
  static let assumptions = [
    "Texts are those of the design; what code shows at run time isn't judged but where it is said.",
    "Colours are those of light appearance.",
    "A point of iOS counts as a CSS pixel, and of print for the size from which text is large.",
    "Texts of the style largeTitle grow to 176 % of their size, those of title1 to 207 %, at AX5.",
    "UIKit's own controls are taken as their platform draws them.",
  ]
}

/// A page that can't be made.
enum ConformanceError: Error, CustomStringConvertible {
  case unknownScreen(String, task: String, known: [String])

  var description: String {
    switch self {
    case .unknownScreen(let name, let task, let known):
      "the task '\(task)' has a screen '\(name)', which is not among those that are judged"
        + (nearestWord(to: name, among: known).map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}
