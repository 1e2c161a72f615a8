import Foundation
import TestSupport
import Testing

/// What packages use of UIKit, many names a line, in Tests/Surface: as a module, against the recorder.
@Suite("The surface of UIKit", .startsProcesses) struct SurfaceTests {
  @Test("has the names that public packages use, spelled as Apple spells them") func names() throws {
    guard let variables = SwiftMaterial.variables() else { return }
    let folder = packageFolder.appending(path: "Tests/Surface").path
    let story = try Story()
    for name in ["Pager", "Stars", "TagList"] {
      let outcome = story.workspace.run(["import-swift", folder, "--class", name], variables: variables)
      #expect(
        outcome.status == 0 && outcome.output.contains("added 1 screen"), "\(name): \(outcome.messages)")
    }
  }
}
