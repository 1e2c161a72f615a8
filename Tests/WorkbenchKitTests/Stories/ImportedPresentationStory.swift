import TestSupport
import Testing

/// What the code around a controller says of how it is shown, and what its own does about the keyboard.
@Suite("Presented controllers in Swift", .startsProcesses, .serialized) struct ImportedPresentationStory {
  private static let code = """
    import UIKit
    class Titled: UIViewController {
      let heading = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "Heading"
        heading.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(heading)
        heading.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
      }
    }
    final class Plain: Titled {}
    final class Named: Titled {}
    final class Full: Titled {}
    final class Pushed: Titled {}
    final class Wrapped: Titled {}
    final class WrappedByName: Titled {}
    final class WrappedFull: Titled {}
    final class WrappedOwn: Titled {}
    final class WrappedWindow: Titled {}
    final class FullNavigation: UINavigationController {
      override func viewDidLoad() {
        super.viewDidLoad()
        modalPresentationStyle = .fullScreen
      }
    }
    final class Own: Titled {
      init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Start: Titled {
      @objc func showPlain() { present(Plain(), animated: true) }
      @objc func showNamed() {
        let named = Named()
        named.modalPresentationStyle = .formSheet
        present(named, animated: true, completion: nil)
      }
      @objc func showFull() {
        let full = Full()
        full.modalPresentationStyle = .fullScreen
        present(full, animated: true)
      }
      @objc func showPushed() { present(Pushed(), animated: true) }
      @objc func pushPushed() { navigationController?.pushViewController(Pushed(), animated: true) }
      @objc func showWrapped() {
        present(UINavigationController(rootViewController: Wrapped()), animated: true)
      }
      @objc func showWrappedByName() {
        let named = WrappedByName()
        let around = UINavigationController(rootViewController: named)
        present(around, animated: true, completion: nil)
      }
      @objc func showWrappedFull() {
        let named = WrappedFull()
        let around = UINavigationController(rootViewController: named)
        around.modalPresentationStyle = .fullScreen
        present(around, animated: true)
      }
      @objc func showWrappedOwn() {
        present(FullNavigation(rootViewController: WrappedOwn()), animated: true)
      }
      @objc func showWrappedWindow() {
        view.window?.rootViewController = UINavigationController(rootViewController: WrappedWindow())
      }
      @objc func showOwn() { present(Own(), animated: true) }
    }
    class Form: UIViewController {
      let scroll = UIScrollView()
      var edited: UIView?
      override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
          self, selector: #selector(keyboardWillAppear), name: UIResponder.keyboardWillShowNotification,
          object: nil)
      }
      @objc func keyboardWillAppear(_ note: Notification) {}
    }
    final class ScrolledForm: Form {
      override func keyboardWillAppear(_ note: Notification) {
        guard let edited else { return }
        scroll.setContentOffset(CGPoint(x: 0, y: edited.frame.maxY), animated: true)
      }
    }
    final class RaisedForm: Form, UITextFieldDelegate {
      func textFieldDidBeginEditing(_ field: UITextField) { view.frame.origin.y -= 100 }
    }
    final class ReadingForm: Form {
      func readKeyboard(_ note: Notification) { scroll.tag = Int(view.frame.origin.y) }
      func hideKeyboard() { scroll.contentOffset = .zero }
    }
    """

  @Test("are sheets unless the code says more, and move for the keyboard where it does") func facts() throws {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.code, as: "Shown.swift", in: story) else {
      return
    }
    try #require(outcome.status == 0, "\(outcome.messages)")
    for (name, isSheet) in [
      ("Plain", true), ("Named", true), ("Full", false), ("Pushed", false), ("Wrapped", true),
      ("WrappedByName", true), ("WrappedFull", false), ("WrappedOwn", false), ("WrappedWindow", false),
      ("Own", false), ("Start", false),
    ] {
      let shown = try story.workspace.run("show \(name)").output
      #expect(shown.contains("sheet=true") == isSheet, "\(name): \(shown)")
    }
    for (name, moves) in [
      ("ScrolledForm", true), ("RaisedForm", true), ("ReadingForm", false), ("Form", false),
    ] {
      let shown = try story.workspace.run("show \(name)").output
      #expect(shown.contains("movesForKeyboard=true") == moves, "\(name): \(shown)")
    }
    let upright = try story.workspace.run("check Plain --device iphone-16 --notes").output
    #expect(!upright.contains("under-bars"), "no status bar lies over a sheet: \(upright)")
    let full = try story.workspace.run("check Full --device iphone-16 --notes").output
    #expect(full.contains("under-bars"), "\(full)")
  }

  private static let held = """
    import UIKit
    class Heading: UIViewController {
      let heading = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "Heading"
        heading.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(heading)
        heading.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
      }
    }
    final class Held: Heading {
      let note = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        note.text = "Note"
        note.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(note)
        note.topAnchor.constraint(equalTo: heading.bottomAnchor).isActive = true
        note.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
      }
    }
    final class HeldByName: Heading {}
    final class HeldInProperty: Heading {}
    final class HeldAndPushed: Heading {}
    final class HandedOn: Heading {}
    final class InTab: Heading {}
    extension UIViewController {
      func addSubviewController(_ child: UIViewController, below top: NSLayoutYAxisAnchor) {
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        child.view.topAnchor.constraint(equalTo: top, constant: 100).isActive = true
        child.didMove(toParent: self)
      }
      func showDetail(_ other: UIViewController) { navigationController?.pushViewController(other, animated: true) }
    }
    final class Holder: UIViewController {
      private let inProperty = HeldInProperty()
      private let both = HeldAndPushed()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(Held())
        let byName = HeldByName()
        self.addSubviewController(byName, below: view.topAnchor)
        addSubviewController(inProperty, below: view.topAnchor)
        addSubviewController(both, below: view.topAnchor)
      }
      @objc func push() { navigationController?.pushViewController(both, animated: true) }
      @objc func handOn() {
        showDetail(HandedOn())
        addChild(HandedOn())
      }
    }
    final class Tabs: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(InTab())
      }
    }
    """

  @Test("are parts where others only ever hold them") func children() throws {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.held, as: "Held.swift", in: story) else {
      return
    }
    try #require(outcome.status == 0, "\(outcome.messages)")
    for (name, isPart) in [
      ("Held", true), ("HeldByName", true), ("HeldInProperty", true), ("HeldAndPushed", false),
      ("HandedOn", false), ("InTab", false), ("Holder", false),
    ] {
      let shown = try story.workspace.run("show \(name)").output
      #expect(shown.contains("root=view") == isPart, "\(name): \(shown)")
      let found = try story.workspace.run("check \(name) --device iphone-16 --notes").output
      if name != "Holder" { #expect(found.contains("under-bars") != isPart, "\(name): \(found)") }
    }
    let held = try story.workspace.run("show Held").output
    #expect(held.contains("note label 16,"), "its root has the margins of a controller's view: \(held)")
  }
}
