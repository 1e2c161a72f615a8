public import AutoLayout
import Comparison
public import DesignModel
public import InterfaceBuilder

/// A screen as a xib, with the frames that Interface Builder's canvas will show, and what the file can't hold.
public struct ExportDocument {
  /// The file's text.
  public let text: String
  /// What an import of the file would bring back otherwise than it was, a sentence each; what the screen stood in aside.
  public let notes: [String]

  /// The frames are found by reading what was written: what the canvas makes of a screen depends on the file alone.
  public init(_ screen: Screen, _ engine: LayoutEngine) throws(InterfaceBuilderError) {
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
    let back = scene.design(id: screen.id, name: screen.name).screen
    return DesignDifference(from: screen.asView, to: back.asView).sentences
  }
}

extension Screen {
  /// The screen without what a document of its own does not hold: the file that it was from, what it stands in there but
  /// for bars, and which constraints were made of frames.
  fileprivate var asView: Screen {
    var lists = lists
    lists.sources = []
    for index in lists.views.indices {
      let bars = lists.views[index].attributes.barList
      for entry in lists.views[index].attributes.entries where entry.attribute.row.isOfRoot {
        lists.views[index].attributes[entry.attribute] = nil
      }
      lists.views[index].attributes.barList = bars
    }
    for index in lists.constraints.indices where lists.constraints[index].origin == .autoresizing {
      lists.constraints[index].origin = .author
    }
    return Screen(id: id, name: name, lists: lists)
  }
}
