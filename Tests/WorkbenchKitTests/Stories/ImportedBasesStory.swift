import Foundation
import TestSupport
import Testing

/// What classes of an app's own, above its screens, do for them.
@Suite("Classes above an app's screens", .startsProcesses, .serialized) struct ImportedBasesStory {
  @Test("make the view that they are given as a type") func generic() throws {
    guard
      let code = try SolvedCode(
        Self.generic, solving: ["HomeController", "PlainController", "SheetController"], in: Story())
    else { return }
    #expect(!code.said.contains("left out"), "\(code.said)")
    #expect(code.row("title", of: 0) == ["title", "label", "20", "50", "353", "40"], "\(code.solved[0])")
    #expect(code.row("content", of: 1) == ["content", "view", "0", "0", "393", "100"], "\(code.solved[1])")
    #expect(
      code.row("homeView/title", of: 2) == ["homeView/title", "label", "20", "150", "353", "40"],
      "\(code.solved[2])")
  }

  private static let generic = """
    import UIKit
    class HomeView: UIView {
      let title = UILabel()
      init() {
        super.init(frame: .zero)
        title.text = "Home"
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: topAnchor, constant: 50),
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
          title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
          title.heightAnchor.constraint(equalToConstant: 40),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class ScreenController<Content: UIView>: UIViewController {
      var content: Content { view as! Content }
      override func loadView() { view = Content() }
    }
    final class HomeController: ScreenController<HomeView> {
      override func viewDidLoad() {
        super.viewDidLoad()
        content.title.text = "Welcome"
      }
    }
    class HoldingController<Content>: UIViewController where Content: UIView {
      let content = Content(frame: .zero)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content)
        content.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 100)
      }
    }
    final class PlainController: HoldingController<UIView> {}
    final class SheetController: UIViewController {
      func make<Content: HomeView>(_ type: Content.Type) -> Content { Content.init() }
      override func viewDidLoad() {
        super.viewDidLoad()
        let home = make(HomeView.self)
        home.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 300)
        view.addSubview(home)
      }
    }
    """

  @Test("take the initializer from a coder from those below them, be they elsewhere") func coders() throws {
    guard let code = try SolvedCode(Self.coders, solving: ["Card"], in: Story()) else { return }
    #expect(code.said.contains("2 of 2 classes, 6 of 6 layout statements"), "\(code.said)")
    #expect(
      code.said.contains("declared elsewhere: BaseView") && !code.said.contains("left out"), "\(code.said)")
    let badge = code.row("badge", of: 0)
    #expect(badge.prefix(3) == ["badge", "view", "16"], "\(code.solved[0])")
    #expect(code.row("badge/mark", of: 0).suffix(2) == ["24", "24"], "\(code.solved[0])")
  }

  private static let coders = """
    import UIKit
    final class Badge: BaseView {
      private let mark = UIView()
      override init(frame: CGRect) { super.init(frame: frame) }
      override func setUp() {
        addSubview(mark)
        mark.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          mark.widthAnchor.constraint(equalToConstant: 24), mark.heightAnchor.constraint(equalToConstant: 24),
        ])
      }
    }
    final class Card: BaseView {
      private let badge = Badge()
      override init(frame: CGRect) { super.init(frame: frame) }
      override func setUp() {
        addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        badge.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
      }
    }
    """

  @Test("speak SnapKit as it was at first, and give insets anew from the edge that they are from")
  func snapKit() throws {
    guard let code = try SolvedCode(Self.snapKit, solving: ["FormController"], in: Story()) else { return }
    #expect(code.said.contains("4 of 4 layout statements") && !code.said.contains("left out"), "\(code.said)")
    #expect(code.row("first", of: 0) == ["first", "view", "20", "100", "353", "40"], "\(code.solved[0])")
    #expect(code.row("second", of: 0) == ["second", "view", "20", "180", "353", "40"], "\(code.solved[0])")
  }

  private static let snapKit = """
    import SnapKit
    import UIKit
    final class FormController: UIViewController {
      let first = UIView(), second = UIView()
      private var gap: Constraint?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(first)
        view.addSubview(second)
        first.snp_makeConstraints { make in
          make.top.equalTo(view.snp_top).offset(100)
          make.leading.trailing.equalTo(view).inset(20)
          make.height.equalTo(40)
        }
        second.snp_makeConstraints { make in
          gap = make.top.equalTo(first.snp_bottom).inset(-20).constraint
          make.leading.trailing.height.equalTo(first)
        }
        gap?.update(inset: -40)
      }
    }
    """

  @Test("leave open how large what SwiftUI shows in a controller is") func hosted() throws {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.hosting, as: "A.swift", in: story) else {
      return
    }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let shown = story.workspace.run(["show", "BoardController"], variables: ["COLUMNS": "200"]).output
    let row = shown.split(separator: "\n").first { $0.contains(" chart view ") } ?? ""
    #expect(row.contains("361x0") && row.contains("madeUp=true"), "\(shown)")
    let found = try story.workspace.run("check BoardController --device iphone-16").output
    #expect(!found.contains("warning") && !found.contains("error"), "\(found)")
  }

  private static let hosting = """
    import SwiftUI
    import UIKit
    final class BoardController: UIViewController {
      private let chart = UIHostingController(rootView: ChartView(data: []))
      private let below = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        below.text = "Below"
        addChild(chart)
        for one in [chart.view!, below] {
          one.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(one)
        }
        NSLayoutConstraint.activate([
          chart.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 96),
          chart.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          chart.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
          below.topAnchor.constraint(equalTo: chart.view.bottomAnchor, constant: 16),
          below.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        ])
      }
    }
    """
}
