import Foundation
import TestSupport
import Testing

/// What code takes from the catalogues of its app.
@Suite("Assets of imported code", .startsProcesses, .serialized) struct ImportedAssetsStory {
  @Test("are known by the symbols that Xcode makes of their names") func symbols() throws {
    let story = try Story()
    for (name, text) in Self.files {
      let file = story.workspace.folder.appending(path: "Code/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    guard let variables = SwiftMaterial.variables() else { return }
    let outcome = story.workspace.run(["import-swift", "Code", "--report"], variables: variables)
    if outcome.messages.contains("--trust") { return }
    try #require(outcome.status == 0, "\(outcome.messages)")
    #expect(!outcome.output.contains("left out"), "\(outcome.output)")
    let shown = story.workspace.run(["show", "Ink"], variables: ["COLUMNS": "200"]).output
    #expect(shown.contains("background='PaperColor#FFFFFF'"), "\(shown)")
    #expect(shown.contains("textColor='ink-pale#AAAAAA'"), "\(shown)")
    #expect(shown.contains("logo image 16,140 36x12"), "\(shown)")
  }

  private static func color(_ part: String) -> String {
    let parts = ["red", "green", "blue"].map { #""\#($0)":"\#(part)""# }.joined(separator: ",")
    return #"{"colors":[{"color":{"components":{\#(parts),"alpha":"1.000"}}}]}"#
  }

  private static let files = [
    "Ink.swift": """
    import UIKit
    class Ink: UIViewController {
      let pale = UILabel(), logo = UIImageView(image: UIImage(resource: .icLogo))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(resource: .paper)
        (pale.text, pale.textColor) = ("Pale", .faint)
        for (row, part) in [pale, logo].enumerated() {
          part.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(part)
          part.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(100 + 40 * row)).isActive = true
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        }
      }
    }
    """,
    "Colors.swift": """
    import UIKit
    extension UIColor {
      static var faint: UIColor { .inkPale }
    }
    """,
    "Assets.xcassets/ink-pale.colorset/Contents.json": color("0xAA"),
    "Assets.xcassets/PaperColor.colorset/Contents.json": color("0xFF"),
    "Assets.xcassets/ic_logo.imageset/Contents.json": #"{"images":[{"filename":"logo.svg"}]}"#,
    "Assets.xcassets/ic_logo.imageset/logo.svg": #"<svg width="36" height="12">"#,
  ]
}
