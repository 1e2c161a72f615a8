import Machine
import Notation

/// What a call of a tool gave: text for the model, links to pictures, and whether it could do its work.
struct ToolAnswer {
  var text = ""
  /// The paths of pictures that were written.
  var pictures: [String] = []
  var isFailure = false

  /// The most bytes of text in a result.
  static let longest = 6000
  /// What a page has of them; the rest is for the note on the other pages.
  private static let page = 5850

  init() {}

  /// A refusal, as the program says it.
  init(refusing error: any Error) { (text, isFailure) = (Workbench.report(of: error), true) }

  /// The result of `tools/call` with one page of the text, counted from 1.
  func result(page number: Int) throws(AgentRefusal) -> [String: JSON] {
    let pages = text.pages(of: Self.page)
    guard pages.indices.contains(number - 1) else { throw .noSuchPage(number, count: pages.count) }
    return shown(pages, number)
  }

  /// The first page, which there always is.
  var firstResult: [String: JSON] { shown(text.pages(of: Self.page), 1) }

  private func shown(_ pages: [String], _ number: Int) -> [String: JSON] {
    let next = number < pages.count ? "; the same call with \"page\": \(number + 1) goes on" : ""
    let note = pages.count > 1 ? "[page \(number) of \(pages.count)\(next)]\n" : ""
    let links = number == 1 ? pictures.map(Self.link) : []
    return [
      "content": .array([["type": "text", "text": .string(pages[number - 1] + note)]] + links),
      "isError": .bool(isFailure),
    ]
  }

  /// True if not all of it fits into one result.
  var isLong: Bool { text.utf8.count > Self.page }

  private static func link(_ path: String) -> JSON {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return [
      "type": "resource_link", "uri": .string("file://" + path.percentEncoded(except: "-._~/")),
      "name": .string(lastName(of: path)), "mimeType": .string(kinds[ending] ?? "text/plain"),
    ]
  }

  private static let kinds = ["svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf"]
}
