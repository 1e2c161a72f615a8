import DesignModel

@testable import Rendering

extension Drawing {
  /// The words of a drawing with their boxes, in points of the canvas.
  var words: [(text: String, frame: Rect)] { Self.words(of: shapes, .zero) }

  private static func words(of shapes: [Shape], _ offset: Point) -> [(text: String, frame: Rect)] {
    shapes.flatMap { shape -> [(text: String, frame: Rect)] in
      switch shape {
      case .text(let run): [(run.text, run.frame.moved(offset.x, offset.y))]
      case .group(let group):
        words(of: group.shapes, Point(x: offset.x + group.offset.x, y: offset.y + group.offset.y))
      case .symbol(let symbol, let place):
        words(of: symbol.shapes, Point(x: offset.x + place.x, y: offset.y + place.y))
      case .rectangle, .path, .image: []
      }
    }
  }

  /// The words that reach beyond the canvas.
  var wordsOutside: [String] {
    words.filter { $0.frame.reachesOutside(Rect(size)) }.map(\.text)
  }

  /// Pairs of words that cover one another.
  var collidingWords: [String] {
    let words = words
    return words.indices.flatMap { place in
      words[(place + 1)...].filter { $0.frame.overlap(words[place].frame) != nil }.map {
        "\(words[place].text) and \($0.text)"
      }
    }
  }

  /// The groups of that role, wherever they are.
  func groups(_ role: String) -> [Group] { Self.groups(role, in: shapes) }

  private static func groups(_ role: String, in shapes: [Shape]) -> [Group] {
    shapes.flatMap { shape -> [Group] in
      guard case .group(let group) = shape else { return [] }
      return (group.role == role ? [group] : []) + groups(role, in: group.shapes)
    }
  }
}

extension Rect {
  fileprivate func reachesOutside(_ other: Rect) -> Bool {
    x < other.x || y < other.y || maxX > other.maxX || maxY > other.maxY
  }
}
