import TestSupport
import Testing

/// Labels of an app that do more with a text than UIKit's, and what wants to know a type of its own.
@Suite("Labels that override their text", .startsProcesses, .serialized) struct OverriddenTextStory {
  private static let file = """
    import UIKit
    class SpacedLabel: UILabel {
      override var text: String? { didSet { update() } }
      override var attributedText: NSAttributedString? { didSet { again() } }
      private func update() {
        guard let text else { return super.attributedText = nil }
        super.attributedText = NSMutableAttributedString(string: text.uppercased())
      }
      private func again() {
        guard let attributedText else { return super.text = nil }
        super.attributedText = NSMutableAttributedString(attributedString: attributedText)
      }
    }
    class LongTextView: UITextView {
      override var text: String! { didSet { attributedText = NSAttributedString(string: text + "!") } }
    }
    class CardView: UIView {
      struct Model { let title: String }
      init(model: Model) {
        super.init(frame: .zero)
        let (label, note, long) = (SpacedLabel(), SpacedLabel(), LongTextView())
        label.text = "hello"
        note.attributedText = NSAttributedString(string: "note")
        long.text = "long"
        for view in [label, note, long] {
          addSubview(view)
          view.translatesAutoresizingMaskIntoConstraints = false
          view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        }
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  @Test("end, and show what they are given; a model of the view's own type is made up") func texts() throws {
    guard SwiftCode.canRun else { return }
    let story = try Story()
    let outcome = try SwiftCode.run(Self.file, as: "Card.swift", ["--class", "CardView"], in: story)
    guard let outcome else { return }
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.contains("1 of 1 class, 2 of 2 layout statements\n"), "\(outcome.output)")
    let shown = try story.workspace.run("show CardView").output
    for text in ["HELLO", "note", "long!"] { #expect(shown.contains(text), "\(text) in \(shown)") }
  }

  @Test("say that --report knows which statements are lost") func lost() throws {
    guard SwiftCode.canRun else { return }
    let story = try Story()
    let torn = Self.file.replacing("equalTo: leadingAnchor", with: "equalTo: label.nonsense")
    let outcome = try SwiftCode.run(torn, as: "Card.swift", ["--class", "CardView"], in: story)
    guard let outcome else { return }
    #expect(
      outcome.output.contains("1 of 2 layout statements; --report says which are lost"), "\(outcome.output)")
  }
}
