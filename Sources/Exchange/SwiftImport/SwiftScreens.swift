public import AutoLayout
public import DesignModel

/// Imports screens from a program made of the user's code.
public final class SwiftScreens {
  /// A screen that came in.
  public struct Imported: Sendable {
    /// The class.
    public let name: String
    /// What the screen is made of.
    public let lists: ScreenLists
    /// Where its views and constraints stand in the code.
    public let origins: [CodeOrigin]
    /// What the design can't say, each with its place in the code where it has one.
    public let notes: [(place: String?, text: String)]
    /// On how many profiles and in how many states the code was run.
    public let runs: Int
  }

  /// What a class's objects are in the app.
  public enum Role: Sendable {
    /// A controller.
    case controller
    /// A controller that another one holds, which says where it lies and how large it is.
    case child
    /// A cell, or a view that others hold.
    case part
    /// A view of code without controllers, which the window shows as it is.
    case wholeView
  }

  private let process: RecorderProcess
  private let engine: LayoutEngine
  private let devices: [Device]
  private let clock: ImportClock
  private let losses: LostStatements
  /// The classes whose methods take contents, and those that can be made with made-up ones.
  private let takesContents: Set<String>, filled: Set<String>
  private var containers: ContainerSizes
  /// What makes the lists that cells of a class are registered with and that show none, by the class.
  private var holders: [String: [Subject]] = [:]
  /// So many of them are asked for the size of such cells.
  private static let mostHolders = 4
  private var subject = Subject(maker: "")

  /// What is recorded of the class at hand.
  private struct Subject {
    /// What makes it.
    var maker: String
    /// The root that it has; nil for what the window shows.
    var part: PartRoot?
    /// True where samples stand in for what the code doesn't show.
    var showsSamples = true
    /// True for a part whose methods take contents, and were given none.
    var lacksContents = false
  }

  /// Screens of a program, run in the tools' sandbox until the clock stops; `engine` answers what it asks, on devices
  /// of that list.
  public init(
    _ program: ScreenProgram, with tools: Toolbox, engine: LayoutEngine, devices: [Device],
    until clock: RunClock
  ) {
    (losses, filled) = (LostStatements(of: program), program.filled)
    takesContents = Set(program.classes.filter { !$0.filling.isEmpty }.map(\.name))
    process = RecorderProcess(program, with: tools, LayoutAnswers(engine: engine), until: clock)
    (self.engine, self.devices, self.clock) = (engine, devices, tools.clock)
    containers = ContainerSizes(by: engine, on: devices, and: Profile.default.device)
  }

  /// The screen of a class, as its code builds it on a profile and on all that it distinguishes; `chains` are taps one
  /// after another, each of which leads to a state.
  ///
  /// A part has a container, as large as other screens show it, and no window, unless it fills the safe area and nothing
  /// is known to hold it.
  public func screen(
    of name: String, as role: Role, on base: Profile, chains: [[String]]
  ) throws -> Imported {
    guard let first = run(base) else { throw SwiftImportError.nothingToMake(["no device '\(base.device)'"]) }
    process.beginScreen()
    subject = Subject(maker: name, showsSamples: role != .wholeView)
    if role == .part { try settle(name, in: first) }
    if role == .child { subject.part = .unknown }
    let recording = try record(in: first)
    containers.add(recording)
    for cells in recording.unshown.keys { holders[cells, default: []].append(subject) }
    let plan = RunPlan(try touched(by: recording, on: base), base: base, also: [])
    var runs = [Run(profile: base, environment: first, recording: recording)]
    var failures: [RecordedNote] = []
    try add(plan.apart.dropFirst(), name, to: &runs, failures: &failures)
    let traits = IndependentTraits(runs)
    let apart = runs.count
    try add(plan.ends[...], name, to: &runs, failures: &failures)
    if !runs[apart...].allSatisfy(traits.foresee) || runs.count < plan.apart.count + plan.ends.count {
      if recording.views.count * plan.crossed.count <= RunPlan.mostViews {
        try add(plan.crossed[...], name, to: &runs, failures: &failures)
      } else {
        failures.append(RecordedNote(text: RunPlan.isTooLarge, place: nil))
      }
    }
    let states = try addStates(name, chains, runs: &runs, failures: &failures)
    let names = states.isEmpty ? [] : ["initial"] + states
    let merged = try MergedScreen.closest(to: runs, states: names, engine: engine, until: clock)
    let notes = (merged.notes + failures).map { (place: $0.place?.description, text: $0.text) }
    let classes = zip(RecordedDesign(recording).views, recording.views).map { ($0.id, $1.className) }
    var lists = losses.marking(
      merged.lists.colored(by: recording), of: name,
      holding: Dictionary(classes, uniquingKeysWith: { first, _ in first }),
      isWhole: role == .wholeView)
    lists = lists.marked(try followedScreen(of: recording, on: base))
    lists = lists.marked(try madeUpLengths(of: recording, in: first))
    if subject.lacksContents { lists.views[0].attributes.loss = Screen.lostContents }
    return Imported(name: name, lists: lists, origins: merged.origins, notes: notes, runs: runs.count)
  }

  /// What the code reads on a profile, and what it reads once the keyboard comes up, if it asks for news of that.
  private func touched(by recording: Recording, on base: Profile) throws -> Set<Recording.Trait> {
    var shown = base
    shown.keyboard = .shown
    guard recording.touched.contains(.keyboard), shown != base, let environment = run(shown) else {
      return recording.touched
    }
    do {
      return recording.touched.union(try record(in: environment).touched)
    } catch {
      try Self.passOn(error)
      return recording.touched
    }
  }

  /// Finds out what makes a part, with made-up contents where its own methods take them, and what its root is.
  private func settle(_ name: String, in environment: LayoutEnvironment) throws {
    subject.part = .unknown
    let recording = try filledRecording(of: name, in: environment) ?? record(in: environment)
    for holder in holders[name, default: []].prefix(Self.mostHolders) where containers.size(of: name) == nil {
      try ask(holder, for: name)
    }
    let container = containers.size(of: name)
    if recording.fillsSafeArea, container == nil {
      subject.part = nil
      return
    }
    subject.part = PartRoot(of: recording, held: container, in: environment, by: engine)
  }

  /// Asks the list that shows no cells of a class how large it would have them, on windows of several sizes; the code may stop at
  /// a row that it doesn't have, and then nothing is known.
  private func ask(_ holder: Subject, for name: String) throws {
    var sizes: [ContainerSize] = []
    do {
      for window in containers.windows {
        let recording = try process.record(
          holder.maker, in: window, as: holder.part, withSamples: holder.showsSamples, asksSizes: true)
        sizes.append(recording.unshown[name] ?? ContainerSize())
      }
    } catch {
      return try Self.passOn(error)
    }
    containers.add(sizes, of: name)
  }

  /// The part with made-up contents, which are given it from then on; nil where that can't be.
  private func filledRecording(of name: String, in environment: LayoutEnvironment) throws -> Recording? {
    guard filled.contains(name) else {
      subject.lacksContents = takesContents.contains(name)
      return nil
    }
    subject.maker = MakerTable.filled(name)
    do {
      return try record(in: environment)
    } catch {
      try Self.passOn(error)
      (subject.maker, subject.lacksContents) = (name, true)
      return nil
    }
  }

  /// Runs the code that is at hand, on a screen of that size in points where the window doesn't fill it, and with so many points
  /// more in lengths that are made up for what makes it.
  private func record(
    in environment: LayoutEnvironment, on screen: Size? = nil, taps: [String] = [], adding length: Double = 0
  ) throws(RecorderProcess.Failure) -> Recording {
    try process.record(
      subject.maker, in: environment, on: screen, as: subject.part, taps: taps,
      withSamples: subject.showsSamples, adding: length)
  }

  /// What hangs on lengths that are made up for what makes the screen, if there are such.
  private func madeUpLengths(
    of recording: Recording, in environment: LayoutEnvironment
  ) throws -> MadeUpLengths {
    guard recording.touched.contains(.madeUpLength) else { return MadeUpLengths() }
    do {
      let longer = try record(in: environment, adding: MadeUpLengths.difference)
      return MadeUpLengths(recording, longer: longer)
    } catch {
      try Self.passOn(error)
      return MadeUpLengths()
    }
  }

  /// What follows the screen in a window that is smaller, if the code asks how large the screen is.
  private func followedScreen(of recording: Recording, on base: Profile) throws -> FollowedScreen {
    var small = base
    small.window = ScreenMeasure.window
    guard recording.touched.contains(.screen), let screen = run(base)?.size, screen != ScreenMeasure.window,
      let environment = run(small)
    else { return FollowedScreen() }
    do {
      let inWindow = try record(in: environment)
      let onScreen = try record(in: environment, on: screen)
      return FollowedScreen(inWindow, onScreen: onScreen, in: environment, by: engine)
    } catch {
      try Self.passOn(error)
      return FollowedScreen()
    }
  }

  /// Runs the code on those profiles.
  private func add(
    _ profiles: ArraySlice<Profile>, _ name: String, to runs: inout [Run], failures: inout [RecordedNote]
  ) throws {
    var stops = 0
    for profile in profiles where stops < RunPlan.mostStops {
      guard let environment = run(profile) else { continue }
      do {
        let recording = try record(in: environment)
        runs.append(Run(profile: profile, environment: environment, recording: recording))
      } catch {
        try Self.passOn(error)
        stops += 1
        failures.append(RecordedNote(text: "on \(profile.name) \(error)", place: nil))
      }
    }
  }

  /// A screen is not made of the runs that there happened to be time for.
  private static func passOn(_ error: RecorderProcess.Failure) throws {
    if case .outOfTime = error { throw error }
  }

  private func run(_ profile: Profile) -> LayoutEnvironment? {
    devices.first { $0.name == profile.device }.map { profile.environment(on: $0) }
  }

  /// Taps whatever can be tapped, wherever the code built another screen: what changes any of them leads to a state.
  private func addStates(
    _ name: String, _ chains: [[String]], runs: inout [Run], failures: inout [RecordedNote]
  ) throws -> [String] {
    let screens = Self.distinct(runs)
    var states: [String] = []
    for (state, taps) in StateNames.states(of: screens.map(\.recording), chains) {
      var tapped: [Run] = []
      var isState = false
      for screen in screens where screen.recording.views.contains(where: { $0.name == taps.first }) {
        do {
          let recording = try record(in: screen.environment, taps: taps)
          isState = isState || !recording.hasTree(of: screen.recording)
          tapped.append(screen.tapped(state, recording))
        } catch {
          try Self.passOn(error)
          failures.append(
            RecordedNote(text: "in the state '\(state)' on \(screen.profile.name) \(error)", place: nil))
          break
        }
      }
      guard isState else { continue }
      runs += tapped
      states.append(state)
    }
    return states
  }

  /// The first run of each screen that the code built, of not more than a dozen.
  private static func distinct(_ runs: [Run]) -> [Run] {
    var found: [Run] = []
    for run in runs where !found.contains(where: { $0.recording.hasTree(of: run.recording) }) {
      found.append(run)
    }
    let step = max(1, (found.count + 11) / 12)
    return found.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }
}

extension Recording {
  /// True where both the top and the bottom of the root's safe area hold something, as in a view that fills a window;
  /// what may give way holds nothing.
  fileprivate var fillsSafeArea: Bool {
    var held: Set<Anchor> = []
    for constraint in constraints where constraint.priority == .required {
      for side in [constraint.first, constraint.second].compactMap(\.self)
      where side.owner == .view(0) && side.region == .safeArea { held.insert(side.anchor) }
    }
    return held.isSuperset(of: [.top, .bottom])
  }
}

extension Run {
  /// The run after taps that lead to a state.
  fileprivate func tapped(_ state: String, _ recording: Recording) -> Run {
    var (profile, environment) = (profile, environment)
    profile.state = state
    environment.state = state
    return Run(profile: profile, environment: environment, recording: recording)
  }
}

/// What states are called: by the method that a tap runs, else by what is tapped.
enum StateNames {
  /// The taps that some of a code's screens offer, each once.
  static func states(of recordings: [Recording], _ chains: [[String]]) -> [(name: String, taps: [String])] {
    var names = DistinctNames()
    _ = names.take("initial")
    var result: [(name: String, taps: [String])] = []
    for recording in recordings {
      for action in recording.actions {
        guard let view = recording.views[action.view].name,
          !result.contains(where: { $0.taps == [view] })
        else { continue }
        result.append((names.take(action.method.isEmpty ? view : action.method), [view]))
      }
    }
    return result + chains.map { (names.take($0.joined(separator: "-")), $0) }
  }
}
