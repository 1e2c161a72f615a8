import Notation
import TestSupport
import Testing

/// Code that asks how large the device's screen is.
@Suite("The device's screen in Swift", .startsProcesses, .serialized) struct ImportedScreenSizeStory {
  private static let code = """
    import UIKit
    final class FeedController: UIViewController {
      private let card = UIView(), row = UIView(), scene = UIView(), sharp = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        row.frame = CGRect(x: 0, y: 300, width: UIScreen.main.bounds.width / 2, height: 20)
        view.addSubview(row)
        for (place, one) in [card, scene, sharp].enumerated() {
          one.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(one)
          NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            one.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(place) * 60),
            one.heightAnchor.constraint(equalToConstant: 44),
          ])
        }
        let screen = UIScreen.main
        let space = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.coordinateSpace }
        NSLayoutConstraint.activate([
          card.widthAnchor.constraint(equalToConstant: screen.bounds.width - 32),
          scene.widthAnchor.constraint(equalToConstant: space[0].bounds.width - 32),
          sharp.widthAnchor.constraint(equalToConstant: screen.nativeBounds.width / screen.nativeScale / 3),
        ])
      }
    }
    final class PlainController: UIViewController {
      private let card = UIView()
      override func viewWillLayoutSubviews() {
        card.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 44)
        if card.superview == nil { view.addSubview(card) }
      }
    }
    """

  /// A store with what the code builds; nil where nothing can run it.
  private func imported() throws -> Story? {
    let story = try Story()
    guard SwiftCode.canRun,
      let outcome = try SwiftCode.run(Self.code, as: "Feed.swift", ["--device", "iphone-16"], in: story)
    else { return nil }
    try #require(outcome.status == 0, "\(outcome.messages)")
    return story
  }

  @Test("is known of each view that follows it in a window that is smaller, with its line") func marks()
    throws
  {
    guard let story = try imported() else { return }
    let shown = story.workspace.run(["show", "FeedController"], variables: ["COLUMNS": "200"]).output
      .split(separator: "\n")
    func mark(_ view: String) -> Substring? {
      shown.first { $0.contains(" \(view) view ") }.flatMap {
        $0.firstMatch(of: /followsScreen='([^']*)'/)?.output.1
      }
    }
    #expect(mark("card")?.hasPrefix("width 361 288 out Feed.swift:") == true, "\(shown)")
    #expect(mark("row")?.hasPrefix("width 196.5 160") == true, "\(shown)")
    #expect(mark("sharp")?.hasPrefix("width 131 106.67 Feed.swift:") == true, "\(shown)")
    #expect(mark("scene") == nil, "a scene is as large as its window")
    #expect(!(try story.workspace.run("show PlainController").output.contains("followsScreen")))
  }

  @Test("is reported once a class where a view leaves the window by it") func finding() throws {
    guard let story = try imported() else { return }
    let records = try story.workspace.run("audit --device iphone-16 --format ndjson").records
    let found = records.filter { $0["rule"]?.text == "follows-screen" }
    #expect(found.map { $0["screen"]?.text } == ["FeedController"], "\(found)")
    let message = found.first?["message"]?.text ?? ""
    #expect(
      message.hasPrefix("card follows the screen in Feed.swift:")
        && message.contains(": in a window of 320 x 568 it is 361 wide and reaches out"), "\(message)")
  }
}
