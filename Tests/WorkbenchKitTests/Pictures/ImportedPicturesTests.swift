import Foundation
import TestSupport
import Testing

/// The scenes of `Examples/InterfaceBuilder/Account.storyboard`, as SVG files that were looked at before they were kept.
@Suite("Pictures of imported screens") struct ImportedPicturesTests {
  private static let examples = packageFolder.appending(path: "Examples/InterfaceBuilder")

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for name in ["Account.storyboard", "Assets.xcassets"] {
      try FileManager.default.copyItem(
        at: Self.examples.appending(path: name), to: workspace.folder.appending(path: name))
    }
    workspace.run(["init"])
    let taken = try workspace.run("import-ib Account.storyboard")
    #expect(taken.status == 0, "\(taken.messages)")
    return workspace
  }

  @Test("are those that the documents show", arguments: ["account", "welcome"]) func documents(name: String)
    throws
  {
    let picture = try workspace().run("render \(name) --layers text --format svg")
    #expect(picture.status == 0, "\(picture.messages)")
    try GoldenPicturesTests.compare(picture.output, with: "docs/pictures/\(name).svg")
  }

  @Test("have the colours and images of the catalogue beside the file, and do without") func catalogue()
    throws
  {
    let workspace = try workspace()
    let picture = try workspace.run("render welcome --format svg").output
    #expect(picture.contains("data:image/png;base64,") && picture.contains("#FDE9DA"))
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "Assets.xcassets"))
    let bare = try workspace.run("render welcome --format svg").output
    #expect(!bare.contains("data:image") && bare.contains("sunrise") && bare.hasSuffix("</svg>\n"))
  }

  @Test("match what Xcode would record, and a change of colour goes back alone") func file() throws {
    let workspace = try workspace()
    #expect(try workspace.run("check-ib Account.storyboard").status == 0)
    let file = workspace.folder.appending(path: "Account.storyboard")
    let before = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    try workspace.run("set-view welcome card background=systemGray6Color cornerRadius=12")
    let written = try workspace.run("export welcome --into Account.storyboard")
    #expect(written.status == 0, "\(written.messages)")
    let after = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(after.difference(from: before).count == 4)
  }
}
