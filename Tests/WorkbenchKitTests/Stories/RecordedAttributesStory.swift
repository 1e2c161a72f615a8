import Notation
import TestSupport
import Testing

@Suite("What code sets of a view", .startsProcesses, .serialized) struct RecordedAttributesStory {
  private static let code = """
    import UIKit
    final class Page: UIView {
      let list = UIScrollView()
      let both = UIScrollView()
      let plain = UIScrollView()
      let picture = UIImageView()
      let filled = UIImageView()
      let pages = UIScrollView()
      let note = UITextView()
      let log = UITextView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [list, both, plain, picture, filled, pages, note, log] { addSubview(view) }
        list.verticalScrollIndicatorInsets.bottom = 34
        both.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        picture.contentMode = .scaleAspectFill
        pages.isScrollEnabled = false
        note.isScrollEnabled = false
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  @Test("is in the design: how a picture fills it, the insets of indicators, and what scrolls")
  func attributes() throws {
    guard SwiftCode.canRun else { return }
    let story = try Story()
    guard let outcome = try SwiftCode.run(Self.code, as: "Page.swift", ["--views"], in: story) else { return }
    #expect(outcome.status == 0, "\(outcome.messages)")
    let views = try story.workspace.run("list-views Page --format ndjson").records
    func value(_ view: String, _ attribute: String) -> JSON? {
      views.first { $0["name"]?.text == view }?["attributes"]?[attribute]
    }
    #expect(value("picture", "contentMode") == "scaleAspectFill")
    #expect(value("filled", "contentMode") == nil)
    #expect(value("list", "indicatorInsets") == "0,0,34,0")
    #expect(value("both", "indicatorInsets") == "1,2,3,4")
    #expect(value("plain", "indicatorInsets") == nil)
    #expect(value("pages", "scrollEnabled") == false && value("plain", "scrollEnabled") == nil)
    #expect(value("note", "scrollEnabled") != true && value("log", "scrollEnabled") == true)
  }
}
