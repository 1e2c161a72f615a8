// Layouts written in Swift: compiled and run against the recorder in a sandbox, and merged into screens
// (docs/swift.md, docs/sandbox.md).
//
// Start with `SwiftScreens.swift`, then `Runs/RecorderProcess.swift` and `Merging/Merging.swift`.
//
// What does not belong here: the store and commands. What code says is a stranger's word: only
// `Recordings/ReadRecording.swift` takes it.
