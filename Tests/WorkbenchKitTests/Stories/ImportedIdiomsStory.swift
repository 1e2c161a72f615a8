import TestSupport
import Testing

/// Frames that code sets and reads, and less usual ways to say a constraint.
@Suite("Idioms of layout in imported code", .startsProcesses, .serialized) struct ImportedIdiomsStory {
  private static let frames = """
    import UIKit
    final class Tile: UIView {
      let size: CGSize
      init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError() }
      override var intrinsicContentSize: CGSize { size }
    }
    extension UIView {
      func at(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat? = nil, _ height: CGFloat? = nil, in view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        topAnchor.constraint(equalTo: view.topAnchor, constant: y).isActive = true
        leftAnchor.constraint(equalTo: view.leftAnchor, constant: x).isActive = true
        if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
      }
    }
    class SetFrames: UIViewController {
      let half = UIView(), toggle = UISwitch(), slider = UISlider(), choice = UISegmentedControl(items: ["A", "B"])
      override func viewDidLoad() {
        super.viewDidLoad()
        for one in [half, toggle, slider, choice] as [UIView] { view.addSubview(one) }
        slider.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
        choice.frame = CGRect(x: 20, y: 400, width: 200, height: 40)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        half.frame = CGRect(x: 0, y: 100, width: view.bounds.width / 2, height: 10)
        toggle.frame = CGRect(x: 20, y: 200, width: 63, height: 28)
      }
    }
    class ReadGuides: UIViewController {
      let guide = UILayoutGuide(), scroll = UIScrollView(), page = UIView()
      let mark = UIView(), wide = UIView(), low = UIView(), inset = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addLayoutGuide(guide)
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40).isActive = true
        guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
        guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25).isActive = true
        guide.heightAnchor.constraint(equalToConstant: 150).isActive = true
        scroll.at(0, 0, 393, 852, in: view)
        for one in [mark, wide, low, inset] { view.addSubview(one) }
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        mark.frame = guide.layoutFrame
        wide.frame = CGRect(x: 0, y: 10, width: view.readableContentGuide.layoutFrame.width, height: 10)
        low.frame = CGRect(x: 0, y: view.keyboardLayoutGuide.layoutFrame.minY - 10, width: 10, height: 10)
        inset.frame = CGRect(x: 50, y: scroll.adjustedContentInset.top, width: 10, height: 10)
      }
    }
    class Pages: UIViewController {
      let scroll = UIScrollView(), follows = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.at(0, 100, 300, 200, in: view)
        scroll.contentSize = CGSize(width: 900, height: 400)
        view.addSubview(follows)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        follows.frame = CGRect(x: 0, y: 700, width: scroll.contentSize.width / 10, height: 5)
      }
    }

    """

  private static let constraints = """
    class Distances: UIViewController {
      let a = UIView(), b = UIView(), c = UIView(), nothing = UIView(), pinned = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        a.at(20, 100, 40, 40, in: view)
        for one in [b, c] {
          one.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(one)
          one.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
          one.heightAnchor.constraint(equalToConstant: 40).isActive = true
        }
        b.widthAnchor.constraint(equalToConstant: 60).isActive = true
        c.widthAnchor.constraint(equalToConstant: 80).isActive = true
        c.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -20).isActive = true
        a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
          equalTo: b.rightAnchor.anchorWithOffset(to: c.leftAnchor)).isActive = true
        nothing.at(20, 200, nil, 8, in: view)
        nothing.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0, constant: 5).isActive = true
        pinned.at(20, 300, 10, nil, in: view)
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        pinned.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
      }
    }
    class Turned: UIViewController {
      let a = Tile(40, 20), b = Tile(60, 20), c = Tile(30, 20), rating = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        rating.semanticContentAttribute = .forceRightToLeft
        rating.spacing = 10
        for one in [a, b, c] { rating.addArrangedSubview(one) }
        rating.setCustomSpacing(25, after: a)
        rating.at(20, 100, in: view)
      }
    }
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10) }
    }
    class Unsaid: UIViewController {
      let badge = Badge(), column = UIStackView(), first = UILabel(), second = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        badge.at(100, 100, 50, 40, in: view)
        column.isBaselineRelativeArrangement = true
        first.at(20, 300, in: view)
        second.at(200, 300, in: view)
        second.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1).isActive = true
      }
    }
    @resultBuilder enum ViewBuilder {
      static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
      static func buildExpression(_ view: UIView) -> [UIView] { [view] }
      static func buildExpression(_ views: [UIView]) -> [UIView] { views }
      static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
      static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
    }
    class Column: UIStackView {
      convenience init(spacing: CGFloat, @ViewBuilder _ content: () -> [UIView]) {
        self.init(arrangedSubviews: content())
        (axis, alignment, self.spacing) = (.vertical, .leading, spacing)
      }
    }
    class Built: UIViewController {
      let a = Tile(100, 20), b = Tile(100, 30), c = Tile(50, 10)
      let isLong = true
      lazy var column = Column(spacing: 8) {
        a
        if isLong { b }
        for width in [10, 20] { Tile(CGFloat(width), 5) }
        more()
      }
      @ViewBuilder func more() -> [UIView] {
        Tile(1, 1)
        c
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        column.at(20, 100, in: view)
      }
    }
    """

  private static let checks = [
    FrameCheck(
      "SetFrames", "half", at: [0, 100, 196.5, 10], because: "half of 393 comes to rest between pixels"),
    FrameCheck(
      "SetFrames", "toggle", at: [20, 200, 63, 28], because: "a frame that is set anew doesn't grow"),
    FrameCheck("SetFrames", "slider", at: [20, 300, 200, 40], because: "a frame is more than its alignment"),
    FrameCheck("SetFrames", "choice", at: [20, 400, 200, 40], because: "a frame is more than its alignment"),
    FrameCheck(
      "ReadGuides", "mark", at: [40, 100, 98.25, 150], because: "a guide has the frame of its constraints"),
    FrameCheck(
      "ReadGuides", "wide", at: [0, 10, 361, 10], because: "text is to be read between the margins"),
    FrameCheck("ReadGuides", "low", at: [0, 808, 10, 10], because: "no keyboard is over the safe area"),
    FrameCheck("ReadGuides", "inset", at: [50, 59, 10, 10], because: "the safe area insets what scrolls"),
    FrameCheck(
      "Pages", "follows", at: [0, 700, 90, 5], because: "a content has the size that the code sets"),
    FrameCheck("Distances", "b", at: [146.5, 100, 60, 40], because: "the distances on both sides are equal"),
    FrameCheck("Distances", "nothing", at: [20, 200, 5, 8], because: "nothing of the width is nothing"),
    FrameCheck("Distances", "pinned", at: [20, 300, 10, 552], because: "the guide is at the view's bottom"),
    FrameCheck(
      "Distances", "pinned", on: "--keyboard shown", at: [20, 300, 10, 217],
      because: "a keyboard is 335 points high"),
    FrameCheck("Turned", "a", at: [145, 100, 40, 20], because: "the first view is at the right"),
    FrameCheck("Turned", "b", at: [60, 100, 60, 20], because: "25 points come after the first view"),
    FrameCheck("Turned", "c", at: [20, 100, 30, 20], because: "the last view is at the left"),
    FrameCheck(
      "Unsaid", "badge", at: [94, 96, 66, 52], because: "a frame is more than its alignment rectangle"),
    FrameCheck("Built", "a", at: [20, 100, 100, 20], because: "a builder takes each view"),
    FrameCheck("Built", "b", at: [20, 128, 100, 30], because: "a builder takes what a condition has"),
    FrameCheck("Built", "c", at: [20, 201, 50, 10], because: "a builder takes what another builds"),
  ]

  @Test("have UIKit's frames, or a note") func frames() throws {
    guard
      let (story, output) = try Self.checks.check(
        importing: Self.frames + Self.constraints, as: "Idioms.swift", classes: 7)
    else { return }
    #expect(!output.contains("come to rest"), "\(output)")
    let prose = Workspace.Outcome.prose(output)
    for note in [
      "isBaselineRelativeArrangement", "system spacing between baselines",
      "'b': customSpacing is not set in some runs, which no variation says",
    ] {
      #expect(prose.contains(note), "\(note) in \(prose)")
    }
    let pages = try story.solve("Pages", "--device iphone-16")
    #expect(!pages.open.contains { $0.hasPrefix("scroll") }, "\(pages.open)")
  }
}
