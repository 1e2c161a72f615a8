import TestSupport
import Testing

/// Controllers that make room for the keyboard, and code that waits for the next turn of the run loop.
@Suite("The keyboard in Swift", .startsProcesses, .serialized) struct ImportedKeyboardStory {
  private static let code = """
    import Combine
    import UIKit
    class FormController: UIViewController {
      let field = UITextField(), scroll = UIScrollView()
      var bottom: NSLayoutConstraint!
      func put(above anchor: NSLayoutYAxisAnchor, _ constant: CGFloat) {
        view.addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        bottom = field.bottomAnchor.constraint(equalTo: anchor, constant: constant)
        NSLayoutConstraint.activate([
          bottom, field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
          field.heightAnchor.constraint(equalToConstant: 44),
        ])
      }
    }
    final class ClosureController: FormController {
      private var token: Any?
      override func viewDidLoad() {
        super.viewDidLoad()
        put(above: view.bottomAnchor, -20)
        token = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { [weak self] note in
          guard let self, let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          else { return }
          self.bottom.constant = -frame.height - 8
        }
      }
    }
    final class PublishedController: FormController {
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        put(above: view.bottomAnchor, -20)
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
          .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
          .map(\\.height)
          .receive(on: RunLoop.main)
          .sink { [weak self] height in self?.bottom.constant = -height - 4 }
          .store(in: &subscriptions)
      }
    }
    final class SafeController: FormController {
      override func viewDidLoad() {
        super.viewDidLoad()
        put(above: view.safeAreaLayoutGuide.bottomAnchor, 0)
        NotificationCenter.default.addObserver(
          self, selector: #selector(change(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
          object: nil)
      }
      @objc private func change(_ note: Notification) {
        guard let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let end = view.convert(value.cgRectValue, from: view.window)
        bottom.constant = -(end.height - view.safeAreaInsets.bottom)
      }
    }
    final class HalfController: FormController {
      override func viewDidLoad() {
        super.viewDidLoad()
        put(above: view.bottomAnchor, -20)
        NotificationCenter.default.addObserver(
          self, selector: #selector(change(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
      }
      @objc private func change(_ note: Notification) {
        bottom.constant = -(note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect).height / 2
      }
    }
    final class InsetController: FormController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroll)
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] note in
          let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
          self?.scroll.contentInset.bottom = frame?.height ?? 0
        }
      }
    }
    final class LaterController: UIViewController {
      let one = UILabel(), two = UILabel(), three = UILabel(), four = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [one, two, three, four])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        Task { @MainActor in self.one.text = "Task" }
        DispatchQueue.main.async { @MainActor in
          self.two.text = "Queue"
        }
        perform(#selector(go), with: nil, afterDelay: 0)
        Timer.scheduledTimer(
          timeInterval: 2, target: self, selector: #selector(late), userInfo: nil, repeats: false)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
          (self: Self, previous: UITraitCollection) in
          self.four.text = "Traits"
        }
      }
      @objc func go() { three.text = "Delay" }
      @objc func late() { three.text = "Late" }
    }
    """

  @Test("is made room for as on each device, and what waits for the run loop has happened")
  func keyboard() throws {
    let story = try Story()
    guard SwiftCode.canRun,
      let outcome = try SwiftCode.run(Self.code, as: "Form.swift", ["--report"], in: story)
    else { return }
    try #require(outcome.status == 0, "\(outcome.messages)")
    try checkConstants(in: story)
    try checkOthers(in: story)
    #expect(outcome.output.contains("follows the window"), "each device has its own: \(outcome.output)")
    try checkDelays(in: story)
    let note = "what 'late' does 2.0 seconds later isn't recorded"
    #expect(outcome.output.contains(note), "\(outcome.output)")
  }

  /// A constant that is the keyboard's height is a constraint to it, less the safe area where that is at the other end.
  private func checkConstants(in story: Story) throws {
    let closure = try story.workspace.run("show ClosureController").output
    #expect(closure.contains("field.bottom == keyboard.top - 8  when keyboard = shown"), "\(closure)")
    #expect(closure.contains("installed=false  when keyboard = shown"), "\(closure)")
    let published = try story.workspace.run("show PublishedController").output
    #expect(published.contains("field.bottom == keyboard.top - 4  when keyboard = shown"), "\(published)")
    let safe = try story.workspace.run("show SafeController").output
    #expect(safe.contains("field.bottom == keyboard.top  when keyboard = shown"), "\(safe)")
    let (small, large) = (
      try story.solve("SafeController", "--device iphone-se-3 --keyboard shown"),
      try story.solve("SafeController", "--device iphone-16 --keyboard shown")
    )
    #expect(667 - small.bottom("field") < 852 - large.bottom("field"), "keyboards of two heights")
  }

  /// Constants that are of its height in another way are left; insets are the design's own.
  private func checkOthers(in story: Story) throws {
    let half = try story.workspace.run("show HalfController").output
    #expect(!half.contains("keyboard.top"), "\(half)")
    let inset = try story.workspace.run("show InsetController").output
    #expect(inset.contains("keyboardAvoidance=true  when keyboard = shown"), "\(inset)")
    #expect(!inset.contains("contentInsets"), "\(inset)")
  }

  /// Tasks of the main actor, queues, delays of no time and handlers of traits have run.
  private func checkDelays(in story: Story) throws {
    let labels = try story.workspace.run("show LaterController").output
    for text in ["text=Task", "text=Queue", "text=Delay", "text=Traits"] {
      #expect(labels.contains(text), "\(text) in \(labels)")
    }
  }
}
