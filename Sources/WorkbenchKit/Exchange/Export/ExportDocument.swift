import AutoLayout
import Comparison
import DesignModel
import InterfaceBuilder
import Studies

/// A screen as a xib, with the frames that Interface Builder's canvas will show, and what the file can't hold.
struct ExportDocument {
  /// The file's text.
  let text: String
  /// What an import of the file would bring back otherwise than it was, a sentence each.
  let notes: [String]

  /// The frames are found by reading what was written: what the canvas makes of a screen depends on the file alone.
  init(_ screen: Screen, _ engine: LayoutEngine) throws(InterfaceBuilderError) {
    let layout = engine.layout(screen, in: Self.environment)
    var frames = Dictionary(
      zip(screen.views, layout.views).map { ($0.id, $1.frame) }, uniquingKeysWith: { first, _ in first })
    var text = WriteDocument(screen, frames: frames).text
    for _ in 0..<Self.rounds {
      guard let scene = try InterfaceBuilderFile(Array(text.utf8)).scenes.first else { break }
      let solved = CheckFile(engine: engine, source: .measured, tolerance: 1).frames(of: scene)
      for (id, frame) in solved { frames[id] = frame }
      let next = WriteDocument(screen, frames: frames).text
      if next == text { break }
      text = next
    }
    self.text = text
    notes = try Self.losses(of: screen, in: text)
  }

  /// A size that is seeded from a frame may move others once.
  private static let rounds = 3

  /// The canvas device without its bars.
  private static let environment = LayoutEnvironment(
    size: Size(width: 393, height: 852), scale: 3, safeArea: EdgeInsets(top: 59, bottom: 34))

  private static func losses(of screen: Screen, in text: String) throws(InterfaceBuilderError) -> [String] {
    guard let scene = try InterfaceBuilderFile(Array(text.utf8)).scenes.first else { return [] }
    var lists = scene.design(id: screen.id, name: screen.name).screen.lists
    // The document is a file of its own.
    lists.sources = screen.lists.sources
    let back = Screen(id: screen.id, name: screen.name, lists: lists)
    return DesignDifference(from: screen, to: back).sentences
  }
}
