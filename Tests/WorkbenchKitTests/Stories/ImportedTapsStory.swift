import TestSupport
import Testing

/// What taps do to screens of imported code.
@Suite("Taps in Swift", .startsProcesses, .serialized) struct ImportedTapsStory {
  private static let code = """
    import UIKit
    final class Taps: UIViewController {
      let heading = UILabel()
      let open = UIButton(type: .system), disabled = UIButton(type: .system)
      let hidden = UIButton(type: .system), inner = UIButton(type: .system)
      let busy = UIView(), image = UIImageView()
      override func viewDidLoad() {
        super.viewDidLoad()
        let all: [UIView] = [heading, open, disabled, hidden, busy, image]
        for (place, one) in all.enumerated() {
          one.frame = CGRect(x: 20, y: 100 + 50 * place, width: 100, height: 44)
          view.addSubview(one)
        }
        busy.addSubview(inner)
        inner.frame = busy.bounds
        busy.isUserInteractionEnabled = false
        disabled.isEnabled = false
        hidden.isHidden = true
        open.addTarget(self, action: #selector(tapOpen), for: .touchUpInside)
        disabled.addTarget(self, action: #selector(tapDisabled), for: .touchUpInside)
        hidden.addTarget(self, action: #selector(tapHidden), for: .touchUpInside)
        inner.addTarget(self, action: #selector(tapInner), for: .touchUpInside)
        let gesture = UITapGestureRecognizer(target: self, action: #selector(tapImage))
        gesture.isEnabled = false
        image.addGestureRecognizer(gesture)
      }
      @objc func tapOpen() {
        heading.text = "Opened"
        disabled.isEnabled = true
      }
      @objc func tapDisabled() { heading.text = "Disabled" }
      @objc func tapHidden() { heading.text = "Hidden" }
      @objc func tapInner() { heading.text = "Inner" }
      @objc func tapImage() { heading.text = "Image" }
    }
    private final class ShownField: UITextField {
      override var canBecomeFirstResponder: Bool { false }
    }
    final class Fields: UIViewController {
      let address: UITextField = ShownField(), search = UITextField(), date: UITextField = ShownField()
      override func viewDidLoad() {
        super.viewDidLoad()
        for (place, one) in [address, search, date].enumerated() {
          one.frame = CGRect(x: 20, y: 100 + 50 * place, width: 100, height: 20)
          view.addSubview(one)
        }
        date.addTarget(self, action: #selector(pick), for: .touchUpInside)
      }
      @objc func pick() {}
    }
    """

  @Test("reach what is shown and enabled alone") func taps() throws {
    let story = try Story()
    guard SwiftCode.canRun,
      let outcome = try SwiftCode.run(Self.code, as: "Taps.swift", ["--tap", "open,disabled"], in: story)
    else { return }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let shown = try story.workspace.run("show Taps").output
    #expect(shown.contains("states initial, tapOpen, open-disabled"), "\(shown)")
    #expect(shown.contains("text=Disabled  when state = open-disabled"), "after the other it is enabled")
    let fields = try story.workspace.run("show Fields").output.split(separator: "\n")
    let untouched = fields.filter { $0.contains("interactive=false") }
    #expect(untouched.count == 1 && untouched[0].contains(" address "), "where one may type: \(fields)")
  }
}
