public import AutoLayout
public import DesignModel
import Notation

/// Reads a line as the recorder might have said it, lays out what it holds, and merges it into a screen; refuses what is
/// no recording.
///
/// For trying strangers' bytes on.
public func checkRecording(
  _ bytes: [UInt8], with engine: LayoutEngine, in profile: Profile, on device: Device
) throws {
  let json = try JSON(parsing: bytes)
  let environment = profile.environment(on: device)
  _ = try LayoutAnswers(engine: engine).answer(json, in: environment)
  let recording = try ReadRecording.recording(json)
  let run = Run(profile: profile, environment: environment, recording: recording)
  var other = profile
  other.textSize = .accessibilityExtraLarge
  let second = Run(profile: other, environment: other.environment(on: device), recording: recording)
  let merged = MergedScreen([run, second], states: [])
  _ = engine.layout(Screen(id: "screen", name: "screen", lists: merged.lists), in: environment)
}
