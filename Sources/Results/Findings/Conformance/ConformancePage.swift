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
  /// True where the user named tasks.
  private let isOfTasks: Bool

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
        places: places.compactMap { files.words(of: nil, on: run.screens[$0].screen) },
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

  /// `2 tasks: 11 passed, 3 failed, 4 not judged`.
  public var summary: String {
    "\(counted(tasks.count, isOfTasks ? "task" : "screen")): \(tasks.flatMap(\.verdicts).counts)"
  }

  /// True if a criterion fails.
  public var hasFailed: Bool { tasks.contains { $0.verdicts.contains { $0.outcome == .failed } } }
}

extension ConformancePage.Task {
  /// `4 passed, 2 failed, 3 not judged`.
  var counts: String { verdicts.counts }
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
    program: String, command: String, snapshot: Snapshot, isChanged: Bool, head: String?, run: ConformanceRun,
    files: [String] = []
  ) throws {
    (self.program, self.command) = (program, command)
    languages = LanguageList(run.screens.flatMap { $0.profiles.map(\.profile.locale) })
    let since = head.map { isChanged ? ", which differs from \($0)" : ", equal to \($0)" } ?? ""
    let design = snapshot.revision.map { "\($0.name), \($0.hash)" } ?? "the working design\(since)"
    revision = files.isEmpty ? design : "\(enumerated(files)), as imported"
    designHash = try snapshot.designHash()
    devicesHash = try snapshot.devicesHash()
    let asked = run.screens.flatMap(\.profiles).map(\.profile)
    let names = Set(asked.map(\.device))
    let own = try snapshot.devices().filter { names.contains($0.name) }
    let keyboards = asked.contains { $0.keyboard == .shown }
    unverified = own.compactMap { device in
      let figures = device.unverified.filter { keyboards || !$0.hasSuffix("Keyboard") }
      return figures.isEmpty ? nil : (device.name, figures)
    }
    profiles = Self.words(for: asked, on: own.map(\.name))
  }

  /// `2496 profiles: 20 devices, portrait and landscape, 12 text sizes from XS to AX5, ltr and rtl, with and without the
  /// keyboard`.
  private static func words(for profiles: [Profile], on devices: [String]) -> String {
    func names<Value: Equatable>(_ all: [Value], of trait: KeyPath<Profile, Value>, name: (Value) -> String)
      -> String
    {
      enumerated(all.filter { one in profiles.contains { $0[keyPath: trait] == one } }.map(name))
    }
    let sizes = TextSize.allCases.filter { size in profiles.contains { $0.textSize == size } }
    let sizeWords =
      sizes.count <= few
      ? "\(sizes.count == 1 ? "text size" : "text sizes") \(enumerated(sizes.map(\.alias)))"
      : "\(sizes.count) text sizes from \(sizes[0].alias) to \(sizes[sizes.count - 1].alias)"
    let keyboards = Set(profiles.map(\.keyboard))
    let parts = [
      devices.count <= few ? enumerated(devices) : counted(devices.count, "device"),
      names(Orientation.allCases, of: \.orientation, name: \.rawValue), sizeWords,
      names(LayoutDirection.allCases, of: \.direction, name: \.rawValue),
      keyboards.count > 1
        ? "with and without the keyboard" : keyboards.first == .shown ? "with the keyboard" : "",
    ]
    let whole = parts.filter { !$0.isEmpty } + further(profiles)
    return "\(counted(profiles.count, "profile")) of screens: \(whole.joined(separator: ", "))"
  }

  private static let few = 4

  /// What profiles seldom have.
  private static func further(_ profiles: [Profile]) -> [String] {
    func list(_ values: [String?]) -> String? {
      let all = Set(values.compactMap(\.self)).sorted()
      return all.isEmpty ? nil : enumerated(all)
    }
    let windows = list(profiles.map { $0.window.map { "\($0.width.spelled) x \($0.height.spelled)" } })
    return [
      list(profiles.map(\.state)).map { "in the states \($0)" }, windows.map { "in windows of \($0)" },
      list(profiles.map { $0.os?.spelled }).map { "on iOS \($0)" },
      list(profiles.map(\.focus)).map { "with the focus on \($0)" },
      profiles.contains { !$0.bars.isEmpty } ? "below bars" : nil,
      profiles.contains { $0.boldText } ? "with Bold Text" : nil,
      profiles.contains { !$0.offsets.isEmpty } ? "scrolled" : nil,
    ].compactMap(\.self)
  }

  /// The figures by name, each with the devices for which it isn't verified.
  var unverifiedFigures: [(figure: String, devices: [String])] {
    let names = Set(unverified.flatMap(\.figures)).sorted()
    return names.map { name in (name, unverified.filter { $0.figures.contains(name) }.map(\.device)) }
  }

  /// What figures are called.
  static let figureNames = [
    "portraitInsets": "the safe area held upright", "landscapeInsets": "the safe area held across",
    "portraitKeyboard": "the keyboard held upright", "landscapeKeyboard": "the keyboard held across",
    "portraitDisplay": "the display held upright", "landscapeDisplay": "the display held across",
  ]

  /// What every verdict takes for granted.
  static let assumptions = [
    "A profile is a device, held upright or across, with a text size, a writing direction and perhaps the keyboard.",
    "Texts are those of the design; what code shows at run time isn't judged but where it is said.",
    "Colours are those of light appearance.",
    "A point of iOS counts as a CSS pixel. Colours of the P3 space are taken as sRGB.",
    "UIKit's own controls are taken as their platform draws them.",
    "What lies over a part of a view, and what moves while the app runs, isn't judged.",
  ]
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
