import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the texts of an SVG picture and the boxes of the views that they lie in.
final class PictureReader: NSObject, XMLParserDelegate {
  /// A line of text, from the left edge of its view.
  struct Run {
    var view: String
    var text: String
    var left: Double
    var right: Double
    /// The view's.
    var width: Double
  }
  private(set) var runs: [Run] = []
  private(set) var isWellFormed = false
  /// The groups around the place that is read: a view's name and its width as its title gives it.
  private var groups: [(view: String?, width: Double?)] = []
  private var titleText: String?
  private var run: Run?

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "g": groups.append((attributes["data-view"], nil))
    case "title": titleText = ""
    case "text":
      // Only texts of views have their view's group, or one that clips it, right around them.
      guard let group = groups.last(where: { $0.view != nil || $0.width != nil }), let view = group.view,
        let width = group.width, let left = attributes["x"].flatMap(Double.init),
        let length = attributes["textLength"].flatMap(Double.init)
      else { return }
      run = Run(view: view, text: "", left: left, right: left + length, width: width)
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    titleText? += string
    run?.text += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    switch name {
    case "g": groups.removeLast()
    case "title":
      // `form/title: label, 20,59 353×33.67`
      if let size = titleText?.split(separator: " ").last, let width = size.split(separator: "×").first {
        groups[groups.count - 1].width = Double(width)
      }
      titleText = nil
    case "text":
      if let run { runs.append(run) }
      run = nil
    default: break
    }
  }
}
