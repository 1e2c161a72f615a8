import Notation
import TestSupport
import Testing

/// Labels and text views whose texts come as the app runs.
@Suite("Samples of texts in Swift", .startsProcesses, .serialized) struct ImportedSamplesStory {
  private static let code = """
    import UIKit
    final class NewsController: UIViewController {
      let article = UITextView(), summary = UITextView(), answer = UITextView()
      let bubble = UILabel(), time = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        article.isEditable = false
        summary.isEditable = false
        summary.isScrollEnabled = false
        bubble.numberOfLines = 0
        for label in [bubble, time] {
          label.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        var last = view.topAnchor
        for one in [article, summary, answer, bubble, time] {
          view.addSubview(one)
          one.translatesAutoresizingMaskIntoConstraints = false
          one.topAnchor.constraint(equalTo: last).isActive = true
          one.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          last = one.bottomAnchor
        }
        article.heightAnchor.constraint(equalToConstant: 300).isActive = true
        answer.heightAnchor.constraint(equalToConstant: 40).isActive = true
        for one in [article, summary, answer] {
          one.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
      }
    }
    """

  @Test("are as long as what the view is made for, and marked") func texts() throws {
    guard SwiftCode.canRun else { return }
    let story = try Story()
    guard let outcome = try SwiftCode.run(Self.code, as: "News.swift", in: story) else { return }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let views = try story.workspace.run("list-views NewsController --format ndjson").records
    func attribute(_ name: String, of view: String) -> String? {
      views.first { $0["name"]?.text == view }?["attributes"]?[name]?.text
    }
    let (article, summary) = (attribute("text", of: "article") ?? "", attribute("text", of: "summary") ?? "")
    #expect((100...500).contains(summary.count), "a paragraph: \(summary)")
    #expect(article.count > 2_000, "what scrolls has more than fits: \(article)")
    for view in ["article", "summary", "bubble", "time"] {
      #expect(attribute("sample", of: view) == "filler", "\(view): \(views)")
    }
    #expect(attribute("text", of: "answer") == nil, "people write there: \(views)")
    #expect((attribute("text", of: "bubble") ?? "").count > 40, "it takes any number of lines: \(views)")
    #expect(attribute("text", of: "time") == "12", "one line that gives no letter up has few: \(views)")
  }
}
