public import AutoLayout
public import DesignModel

/// Imports screens from a program made of the user's code.
public struct SwiftScreens {
  /// A screen that came in.
  public struct Imported: Sendable {
    /// The class.
    public let name: String
    /// What the screen is made of.
    public let lists: ScreenLists
    /// What the design can't say, each with its place in the code where it has one.
    public let notes: [(place: String?, text: String)]
    /// On how many profiles and in how many states the code was run.
    public let runs: Int
  }

  private let process: RecorderProcess
  private let devices: [Device]

  /// Screens of a program, run in a sandbox; `engine` answers what it asks, on devices of that list.
  public init(
    _ program: ScreenProgram, in sandbox: CodeSandbox, with tools: Toolbox, engine: LayoutEngine,
    devices: [Device]
  ) {
    process = RecorderProcess(program, in: sandbox, with: tools, LayoutAnswers(engine: engine))
    self.devices = devices
  }

  /// The screen of a class, as its code builds it on a profile and on all that it tells apart; `chains` are taps one after
  /// another, each of which leads to a state.
  public func screen(of name: String, on base: Profile, chains: [[String]]) throws -> Imported {
    guard let first = run(base) else { throw SwiftImportError.nothingToMake(["no device '\(base.device)'"]) }
    let recording = try process.record(name, in: first)
    let plan = RunPlan(recording.touched, base: base, also: [])
    var runs = [Run(profile: base, environment: first, recording: recording)]
    var failures: [RecordedNote] = []
    for profile in plan.profiles.dropFirst() {
      guard let environment = run(profile) else { continue }
      do {
        let recording = try process.record(name, in: environment)
        runs.append(Run(profile: profile, environment: environment, recording: recording))
      } catch {
        failures.append(RecordedNote(text: "on \(profile.name) \(error)", place: nil))
      }
    }
    let states = addStates(name, base, first, chains, &runs, &failures)
    let merged = MergedScreen(runs, states: states.isEmpty ? [] : ["initial"] + states)
    let notes = (merged.notes + failures).map { (place: $0.place?.description, text: $0.text) }
    return Imported(name: name, lists: merged.lists, notes: notes, runs: runs.count)
  }

  private func run(_ profile: Profile) -> LayoutEnvironment? {
    devices.first { $0.name == profile.device }.map { profile.environment(on: $0) }
  }

  /// Taps whatever can be tapped: what changes the screen leads to a state.
  private func addStates(
    _ name: String, _ base: Profile, _ environment: LayoutEnvironment, _ chains: [[String]],
    _ runs: inout [Run],
    _ failures: inout [RecordedNote]
  ) -> [String] {
    let first = runs[0].recording
    var states: [String] = []
    for (state, taps) in StateNames.states(of: first, chains) {
      do {
        let recording = try process.record(name, in: environment, taps: taps)
        if recording.views == first.views, recording.constraints == first.constraints { continue }
        var profile = base
        profile.state = state
        runs.append(
          Run(profile: profile, environment: self.environment(environment, state), recording: recording))
        states.append(state)
      } catch {
        failures.append(RecordedNote(text: "in the state '\(state)' \(error)", place: nil))
      }
    }
    return states
  }

  private func environment(_ environment: LayoutEnvironment, _ state: String) -> LayoutEnvironment {
    var result = environment
    result.state = state
    return result
  }
}

/// What states are called: by the method that a tap runs, else by what is tapped.
enum StateNames {
  static func states(of recording: Recording, _ chains: [[String]]) -> [(name: String, taps: [String])] {
    var names = DistinctNames()
    _ = names.take("initial")
    var result: [(name: String, taps: [String])] = []
    for action in recording.actions {
      guard let view = recording.views[action.view].name else { continue }
      result.append((names.take(action.method.isEmpty ? view : action.method), [view]))
    }
    return result + chains.map { (names.take($0.joined(separator: "-")), $0) }
  }
}
