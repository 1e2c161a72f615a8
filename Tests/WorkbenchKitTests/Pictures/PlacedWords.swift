import DesignModel
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The texts of an SVG picture with the boxes that they are fitted to, in points of the canvas.
final class PlacedWords: NSObject, XMLParserDelegate {
  private(set) var words: [(text: String, frame: Rect)] = []
  /// The translations of the groups around the place that is read.
  private var offsets = [Point.zero]
  private var frame: Rect?
  private var text = ""

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    _ = parser.parse()
  }

  /// Pairs of texts whose boxes overlap.
  var colliding: [String] {
    words.indices.flatMap { place in
      words[(place + 1)...].filter { Self.overlap($0.frame, words[place].frame) }.map {
        "\(words[place].text) and \($0.text)"
      }
    }
  }

  private static func overlap(_ one: Rect, _ other: Rect) -> Bool {
    // Numbers are written in hundredths.
    let least = 0.02
    return one.x < other.maxX - least && other.x < one.maxX - least && one.y < other.maxY - least
      && other.y < one.maxY - least
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? 0 }
    switch name {
    case "g":
      let numbers = attributes["transform"]?.split { "translate( )".contains($0) }.compactMap { Double($0) }
      let (last, own) = (offsets[offsets.count - 1], numbers ?? [])
      offsets.append(own.count == 2 ? Point(x: last.x + own[0], y: last.y + own[1]) : last)
    case "text":
      let (offset, size) = (offsets[offsets.count - 1], number("font-size"))
      // A picture's own words have their baseline 0.36 of their size below the middle of their box.
      frame = Rect(
        x: offset.x + number("x"), y: offset.y + number("y") - 0.96 * size, width: number("textLength"),
        height: 1.2 * size)
      text = ""
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { if frame != nil { text += string } }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    if name == "g" { offsets.removeLast() }
    if name == "text", let frame {
      words.append((text, frame))
      self.frame = nil
    }
  }
}
