/// Why a class is left out, in words that many can share.
enum LeftOutReason {
  static func short(_ reason: String) -> String {
    let kinds: [(mark: String, words: String)] = [
      ("storyboard", "need their storyboard"), ("it wants to know", "want to know something"),
      ("ran for longer", "did not end in time"), ("took longer", "came too late"),
      ("was stopped", "stopped while they ran"), ("asked for", "asked for too many layouts"),
      ("made neither", "are neither views nor controllers"), ("made nothing", "made nothing"),
    ]
    return kinds.first { reason.contains($0.mark) }?.words ?? "could not be made"
  }
}
