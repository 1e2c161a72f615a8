import DesignLanguage
import DesignModel
import Testing

@testable import UIKitSource

@Suite("A screen as Swift source") struct SwiftSourceTests {
  private var screen: Screen {
    var title = Attributes()
    title[.text] = .text("Sign in")
    title[.style] = .text("title1")
    title[.lines] = .number(0)
    var wide = Attributes()
    wide[.lines] = .number(1)
    let lists = ScreenLists {
      $0.views = [
        View(id: .root, name: "root", parent: nil, kind: .view, attributes: Attributes()),
        View(id: "t", name: "title", parent: .root, kind: .label, attributes: title),
      ]
      $0.constraints = [
        LayoutConstraint(
          id: "top", AnchoredItem(Item("t"), .top), .equal, to: AnchoredItem(Item(.root, .safeArea), .top),
          constant: 8)
      ]
      $0.variations = [
        Variation(
          id: "v", change: .view("t", wide),
          condition: Condition([.init(.hclass, .equal, value: .word("regular"))]))
      ]
    }
    return Screen(id: "login", name: "login", lists: lists)
  }

  /// What the screen's source is, word for word.
  private static let source = """
    // The screen login, as its design says it.
    import UIKit

    final class LoginView: UIView {
      let title = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        build()
        arrange()
        constrain()
        adapt()
      }

      required init?(coder: NSCoder) { fatalError("this view is made in code") }

      private func build() {
        title.font = .preferredFont(forTextStyle: .title1)
        title.adjustsFontForContentSizeCategory = true
        title.text = "Sign in"
        title.numberOfLines = 0
      }

      private func arrange() {
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
      }

      private func constrain() {
        let top = title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8)
        top.identifier = "top"
        NSLayoutConstraint.activate([top])
      }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        adapt()
      }

      private func adapt() {
        title.numberOfLines = 0
        if traitCollection.horizontalSizeClass == .regular {
          title.numberOfLines = 1
        }
      }
    }

    """

  @Test("builds, arranges and constrains its views, and adapts what varies") func whole() {
    #expect(SwiftSource(screen).text == Self.source)
  }

  @Test("calls visual format with its metrics and options, as long as its constraints are what it asks for")
  func formats() throws {
    var screen = Screen(id: "s", name: "s")
    try screen.addView(named: "icon", kind: .image)
    try screen.addView(named: "name", kind: .label)
    let formats = [
      WrittenFormat(
        line: "|-m-[icon]-[name]", metrics: [FormatMetric("m", 20)],
        options: [.alignAllTop, .directionLeftToRight]),
      WrittenFormat(line: "V:[safeAreaLayoutGuide]-(-9)-[icon]"),
    ]
    for format in formats {
      for text in try VisualFormat(format, in: screen).constraints {
        try screen.addConstraint { text.constraint(id: $0) }
      }
    }
    let calls = [
      """
          // c1, c2, c3
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|-m-[icon]-[name]", options: [.alignAllTop, .directionLeftToRight], metrics: ["m": 20], views: ["icon": icon, "name": name]))
      """,
      """
          // c4
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:[safeAreaLayoutGuide]-(-9)-[icon]", options: [], metrics: nil, views: ["safeAreaLayoutGuide": safeAreaLayoutGuide, "icon": icon]))
      """,
    ]
    #expect(calls.allSatisfy(SwiftSource(screen).text.contains))
    var changed = try screen.constraint(named: "c2")
    changed.constant = 4
    try screen.setConstraint(changed)
    let text = SwiftSource(screen).text
    #expect(!text.contains(calls[0]) && text.contains(calls[1]))
    #expect(text.contains("c2 = name.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 4)"))
  }

  @Test("sets a position against a number as one against the superview") func places() throws {
    var screen = Screen(id: "s", name: "s")
    try screen.addView(named: "box", kind: .view)
    try screen.addView(named: "icon", kind: .image, in: "box")
    for (anchor, constant) in [(Anchor.top, 8.0), (.trailing, 9), (.centerX, 0)] {
      try screen.addConstraint {
        LayoutConstraint(id: $0, AnchoredItem(Item("icon"), anchor), .equal, constant: constant)
      }
    }
    let text = SwiftSource(screen).text
    #expect(text.contains("icon.topAnchor.constraint(equalTo: box.topAnchor, constant: 8)"))
    #expect(text.contains("icon.trailingAnchor.constraint(equalTo: box.leadingAnchor, constant: 9)"))
    #expect(text.contains("icon.centerXAnchor.constraint(equalTo: box.leftAnchor)"))
  }

  @Test(
    "names margins of what scrolls by attributes, since the anchors of its margins are those of its frame")
  func margins() throws {
    var screen = Screen(id: "s", name: "s")
    try screen.addView(named: "list", kind: .scroll)
    try screen.addView(named: "box", kind: .view, in: "list")
    try screen.addView(named: "icon", kind: .image, in: "box")
    for (view, parent) in [("box", "list"), ("icon", "box")] {
      try screen.addConstraint {
        LayoutConstraint(
          id: $0, AnchoredItem(Item(ObjectID(view)), .leading), .equal,
          to: AnchoredItem(Item(ObjectID(parent)), .leadingMargin), constant: 8)
      }
    }
    let text = SwiftSource(screen).text
    #expect(text.contains("toItem: list, attribute: .leadingMargin, multiplier: 1, constant: 8)"))
    #expect(
      text.contains(
        "icon.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 8)"))
  }

  @Test("lets no font follow the text size that the design sets once") func fontsSetOnce() throws {
    var screen = Screen(id: "s", name: "s")
    var attributes = Attributes()
    attributes[.style] = .text("body")
    try screen.addView(named: "following", kind: .label, attributes: attributes)
    attributes[.fontSetOnce] = .flag(true)
    try screen.addView(named: "kept", kind: .label, attributes: attributes)
    let text = SwiftSource(screen).text
    #expect(text.contains("following.adjustsFontForContentSizeCategory = true"))
    #expect(text.contains("kept.font = .preferredFont(forTextStyle: .body)"))
    #expect(!text.contains("kept.adjustsFontForContentSizeCategory"))
  }
}
