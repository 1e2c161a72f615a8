import Foundation

/// Records a screen within this process, as tests do, and gives the line that describes it.
///
/// `wish` is a line as the workbench sends it; `answer` finds what the code asks while its screen is made and laid out.
/// Only one screen may be recorded at a time.
@_spi(Hosting) public func hostScreen(
  _ wish: String, make: () throws -> Any, answer: (String) -> String
) rethrows -> String {
  try withoutActuallyEscaping(answer) { answer in
    Pipe.host = answer
    SourcePlace.ownModule = nil
    let object = Pipe.object(wish)
    Recorder.begin(RecordedTraits(object))
    defer {
      Recorder.begin(RecordedTraits())
      Pipe.host = nil
    }
    let made = try make()
    return Recording(taps: object["taps"] as? [String] ?? []).line { made }
  }
}
