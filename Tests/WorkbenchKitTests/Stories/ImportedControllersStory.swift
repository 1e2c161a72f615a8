import TestSupport
import Testing

/// What UIKit calls while a controller's view comes onto the screen, what it knows then, and the controllers around it.
@Suite("Controllers in imported code", .startsProcesses, .serialized) struct ImportedControllersStory {
  private static let views = """
    import UIKit
    extension UIView {
      func at(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        topAnchor.constraint(equalTo: view.topAnchor, constant: y).isActive = true
        leftAnchor.constraint(equalTo: view.leftAnchor, constant: x).isActive = true
        widthAnchor.constraint(equalToConstant: width).isActive = true
        heightAnchor.constraint(equalToConstant: height).isActive = true
      }
      func fill(_ guide: UILayoutGuide) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          topAnchor.constraint(equalTo: guide.topAnchor),
          leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
      }
    }
    final class BottomBar: UIView {
      let inner = UIView()
      lazy var height = heightAnchor.constraint(equalToConstant: 49)
      override func willMove(toWindow new: UIWindow?) {
        super.willMove(toWindow: new)
        if new != nil, inner.superview == nil { inner.at(5, 5, 20, 20, in: self) }
      }
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        height.constant = 49 + safeAreaInsets.bottom
      }
    }
    final class LateView: UIView {
      override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window else { return }
        UIView().at(window.safeAreaInsets.top, 0, 10, 10, in: self)
      }
    }
    class Bars: UIViewController {
      let bar = BottomBar(), late = LateView()
      override func viewDidLoad() {
        super.viewDidLoad()
        late.at(0, 100, 200, 20, in: view)
        view.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.height.isActive = true
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        bar.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
      }
    }

    """

  private static let controllers = """
    final class Child: UIViewController {
      let will = UIView(), appearing = UIView(), moved = UIView(), margins = UIView()
      private(set) lazy var did = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(margins)
        margins.fill(view.layoutMarginsGuide)
      }
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent != nil { moved.at(0, 0, 10, 10, in: view) }
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        will.at(10, view.safeAreaInsets.top, 10, 10, in: view)
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        appearing.at(20, 0, 10, 10, in: view)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        did.at(30, 0, view.bounds.width / 10, 10, in: view)
      }
    }
    class Parent: UIViewController {
      let child = Child()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.at(0, 300, 200, 200, in: view)
        child.didMove(toParent: self)
      }
    }
    class MoreSafeArea: UIViewController {
      let content = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 0)
        view.addSubview(content)
        content.fill(view.safeAreaLayoutGuide)
      }
    }
    class UnevenMargins: UIViewController {
      let content = UIView(), early = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        early.at(0, 700 + view.safeAreaInsets.top, 10, 10, in: view)
        view.directionalLayoutMargins = .init(top: 8, leading: 30, bottom: 8, trailing: 10)
        view.addSubview(content)
        content.fill(view.layoutMarginsGuide)
      }
    }
    class WiderMargins: UIViewController {
      let content = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutMargins.left += 24
        view.addSubview(content)
        content.fill(view.layoutMarginsGuide)
      }
    }
    class Home: UIViewController {
      let banner = UIView(), read = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        banner.fillSafeArea(of: view)
        view.addSubview(read)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        read.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: 10, height: 10)
      }
    }
    extension UIView {
      func fillSafeArea(of view: UIView) {
        view.addSubview(self)
        fill(view.safeAreaLayoutGuide)
      }
    }
    class Flow: UINavigationController {
      init() { super.init(rootViewController: Home()) }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: Home()), UIViewController()]
      }
    }
    class Windows: UIViewController {
      let mark = UIView()
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard mark.superview == nil else { return }
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        mark.at(0, 100, 10 + (scene?.windows.first?.safeAreaInsets.top ?? 0), 10, in: view)
      }
    }
    #Preview("Home") { Home() }

    @available(iOS 17, *)
    #Preview { Tabs() }
    """

  private static let checks = [
    FrameCheck(
      "Bars", "bar", at: [0, 769, 393, 83], because: "it grows when it learns of the safe area below"),
    FrameCheck("Bars", "inner", at: [5, 774, 20, 20], because: "it is made on the way into the window"),
    FrameCheck("Bars", "view", at: [59, 100, 10, 10], because: "the window is there, with its safe area"),
    FrameCheck(
      "Parent", "moved", at: [0, 300, 10, 10], because: "addChild lets the child know of its parent"),
    FrameCheck("Parent", "will", at: [10, 300, 10, 10], because: "children appear, below the safe area"),
    FrameCheck("Parent", "appearing", at: [20, 300, 10, 10], because: "children are appearing"),
    FrameCheck("Parent", "did", at: [30, 300, 20, 10], because: "children have appeared after their layout"),
    FrameCheck(
      "Parent", "margins", at: [16, 300, 168, 200], because: "a controller's view has margins at its sides"),
    FrameCheck(
      "MoreSafeArea", "content", at: [10, 79, 383, 709], because: "the controller adds to the safe area"),
    FrameCheck(
      "MoreSafeArea", "content", on: "--orientation landscape", at: [69, 20, 724, 323],
      because: "and does so in landscape"),
    FrameCheck(
      "MoreSafeArea", "content", on: "--direction rtl", at: [10, 79, 383, 709],
      because: "its insets have a left and a right"),
    FrameCheck(
      "UnevenMargins", "content", at: [30, 67, 347, 743], because: "16 points are the least at a side"),
    FrameCheck(
      "UnevenMargins", "early", at: [0, 700, 10, 10],
      because: "no safe area is known before the view is in a window"),
    FrameCheck("WiderMargins", "content", at: [40, 59, 337, 759], because: "the safe area counts once"),
    FrameCheck(
      "Flow", "banner", at: [0, 113, 393, 705], because: "it lies below the status bar and a bar of 54"),
    FrameCheck("Tabs", "banner", at: [0, 113, 393, 656], because: "it lies above the tab bar, too"),
    FrameCheck("Flow", "read", at: [0, 113, 10, 10], because: "what the code reads has the bar in it"),
    FrameCheck("Home", "banner", at: [0, 59, 393, 759], because: "by itself a controller has no bars"),
    FrameCheck("Windows", "mark", at: [0, 100, 69, 10], because: "the scene has the app's window"),
  ]

  @Test("are called, contained and let know as UIKit does it") func frames() throws {
    guard
      let (story, output) = try Self.checks.check(
        importing: Self.views + Self.controllers, as: "Controllers.swift", classes: 10)
    else { return }
    #expect(!output.contains("left out"), "previews hide nothing: \(output)")
    #expect(try story.workspace.run("show Tabs").output.contains("bars=navigation,tab"))
  }

  private static let holder = """
    import UIKit
    final class Inner: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
      }
    }
    final class Holder: UIViewController {
      let inner = Inner()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
      }
    }
    """

  @Test("grow with what they are put into where they make their views by themselves") func growth() throws {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.holder, as: "Holder.swift", in: story) else {
      return
    }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let narrow = try story.solve("Holder", "--device iphone-se-3")
    #expect(narrow.frame("inner") == [0, 0, 375, 667], "\(narrow.frames)")
  }
}
