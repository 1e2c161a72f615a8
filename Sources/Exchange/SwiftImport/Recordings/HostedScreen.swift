public import AutoLayout
public import DesignModel
import Notation

/// A screen that code builds within this process, on one profile: what the recorder is given, what it asks, and what it
/// says at the end.
public struct HostedScreen {
  /// The line that the recorder begins with.
  public let wish: String
  private let profile: Profile
  private let environment: LayoutEnvironment
  private let answers: LayoutAnswers

  /// A screen in an environment, with those taps once it is shown.
  public init(
    in environment: LayoutEnvironment, of profile: Profile, tapping taps: [String], engine: LayoutEngine
  ) {
    (self.profile, self.environment) = (profile, environment)
    answers = LayoutAnswers(engine: engine)
    wish = RecorderProcess.wish("", environment, taps: taps).line
  }

  /// The answer to a line that asks for frames or a size; empty where it asks for nothing.
  public func answer(_ line: String) -> String {
    guard let request = try? JSON(parsing: line), let answer = try? answers.answer(request, in: environment)
    else { return "{}" }
    return answer
  }

  /// The screen that the recorder's last line describes, named for its class, and what a design can't say of it.
  public func screen(recordedAs line: String) throws -> (screen: Screen, notes: [String]) {
    let json = try JSON(parsing: line)
    if let reason = json["failure"]?.text { throw RecorderProcess.Failure.madeNothing(reason) }
    let run = Run(
      profile: profile, environment: environment, recording: try ReadRecording.recording(json))
    let merged = MergedScreen([run], states: [])
    let name = json["screen"]?.text ?? "screen"
    let notes = merged.notes.map { note in (note.place.map { "\($0): " } ?? "") + note.text }
    return (Screen(id: ObjectID(name), name: name, lists: merged.lists), notes)
  }
}
