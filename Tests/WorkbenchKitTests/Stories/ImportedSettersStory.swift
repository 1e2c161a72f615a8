import TestSupport
import Testing

/// Setters of views and of what they hold that move frames.
@Suite("Setters that move frames in imported code", .startsProcesses, .serialized)
struct ImportedSettersStory {
  private static let masks = """
    import UIKit
    class Masks: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let floating = UIView(frame: CGRect(x: 30, y: 10, width: 80, height: 10))
      let middle = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 10))
      let atStart = UIView(frame: CGRect(x: 20, y: 30, width: 90, height: 10))
      let atEnd = UIView(frame: CGRect(x: 60, y: 40, width: 120, height: 10))
      let whole = UIView(frame: CGRect(x: 20, y: 50, width: 100, height: 10))
      let low = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 20))
      override func viewDidLoad() {
        super.viewDidLoad()
        for one in [floating, middle, atStart, atEnd, whole, low] { box.addSubview(one) }
        floating.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        atStart.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
        atEnd.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
        whole.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        low.autoresizingMask = [.flexibleTopMargin, .flexibleHeight]
        view.addSubview(box)
        box.frame = CGRect(x: 0, y: 100, width: 380, height: 180)
      }
    }
    class NoRoom: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let small = UIView(), within = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        within.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        small.addSubview(within)
        view.addSubview(small)
      }
    }

    """

  private static let texts = """
    class Texts: UIViewController {
      let plain = UITextView(), bare = UITextView(), padded = UITextView()
      override func viewDidLoad() {
        super.viewDidLoad()
        for (place, one) in [plain, bare, padded].enumerated() {
          one.isScrollEnabled = false
          one.font = .systemFont(ofSize: 17)
          one.text = "One line"
          view.addSubview(one)
          one.translatesAutoresizingMaskIntoConstraints = false
          one.topAnchor.constraint(equalTo: view.topAnchor, constant: 100 + CGFloat(place) * 100).isActive = true
          one.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20).isActive = true
        }
        bare.textContainerInset = .zero
        bare.textContainer.lineFragmentPadding = 0
        padded.textContainerInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
      }
    }

    """

  private static let checks = [
    FrameCheck(
      "Masks", "floating", at: [75, 110, 80, 10],
      because: "of 180 points more its margins of 30 and 90 take 45 and 135"),
    FrameCheck("Masks", "middle", at: [140, 120, 100, 10], because: "what is in the middle stays there"),
    FrameCheck(
      "Masks", "atStart", at: [20, 130, 180, 10], because: "its width and its margin of 90 share alike"),
    FrameCheck(
      "Masks", "atEnd", at: [120, 140, 240, 10], because: "a margin of 60 and a width of 120 are doubled"),
    FrameCheck("Masks", "whole", at: [38, 150, 190, 10], because: "all of it grows as the superview does"),
    FrameCheck(
      "Masks", "low", at: [0, 220, 10, 40], because: "a margin of 60 and a height of 20 are doubled"),
    FrameCheck(
      "Texts", "plain", at: [20, 100, 72.33, 36.33], because: "8 points are above and below, 5 at the sides"),
    FrameCheck("Texts", "bare", at: [20, 200, 62.33, 20.33], because: "nothing is around the text"),
    FrameCheck(
      "Texts", "padded", at: [20, 300, 100.33, 44.33], because: "each line has 5 points more at its ends"),
  ]

  @Test("have UIKit's frames, or a note with their line") func frames() throws {
    guard
      let (_, output) = try Self.checks.check(
        importing: Self.masks + Self.texts, as: "Setters.swift", classes: 3)
    else { return }
    for note in ["flexible parts without room"] {
      #expect(output.contains(note), "\(note) in \(output)")
    }
  }
}
