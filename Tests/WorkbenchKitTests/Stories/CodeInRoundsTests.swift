import Foundation
import Notation
import TestSupport
import Testing

/// What recording and compiling in rounds leave as it is.
@Suite("Code of which parts are asked about alone", .startsProcesses, .serialized) struct CodeInRoundsTests {
  @Test("has the sizes that its classes give their content, and none where they hand on UIKit's") func sizes()
    throws
  {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.sizes, as: "Sizes.swift", in: story) else {
      return
    }
    #expect(outcome.status == 0, "\(outcome.messages)")
    let views = try story.workspace.run("show Sizes").output.split(separator: "\n").filter {
      $0.contains("Hello") || $0.contains(" dot ")
    }
    let sizes = views.map { line in line.split(separator: " ").first { $0.hasPrefix("size=") } }
    #expect(sizes == [nil, "size=59x30.333333333", "size=39x44", "size=40x30"], "\(views)")
  }

  private static let sizes = """
    import UIKit
    class PlainLabel: UILabel {}
    class PaddedLabel: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 10)
      }
    }
    class TallLabel: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width, height: max(size.height, 44))
      }
    }
    class Dot: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) } }
    class Sizes: UIViewController {
      let plain = PlainLabel(), padded = PaddedLabel(), tall = TallLabel(), dot = Dot()
      override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [plain, padded, tall, dot])
        for label in [plain, padded, tall] { label.text = "Hello" }
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
    }
    """

  @Test("has the classes, too, that only their file can name") func hidden() throws {
    let story = try Story()
    guard SwiftCode.canRun,
      let outcome = try SwiftCode.run(Self.hidden, as: "Hidden.swift", ["--views"], in: story)
    else { return }
    #expect(outcome.status == 0 && outcome.output.contains("2 of 2 classes, 4 of 4"), "\(outcome)")
    let screen = try story.workspace.run("show Inner").output
    #expect(screen.contains("constraint Hidden.swift:18: label.top == root.top + 12"), "\(screen)")
  }

  private static let hidden = """
    import UIKit
    class Outer: UIView {
      private let inner = Inner(title: .long)
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(inner)
        inner.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    private enum Kind { case long, short }
    private final class Inner: UIView {
      let label = UILabel()
      init(title: Kind) {
        super.init(frame: .zero)
        label.text = String(describing: title)
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor, constant: 12).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  @Test("loses what fails one after another, each file's own, and nothing else") func rounds() throws {
    let story = try Story()
    guard let outcome = try imported(Self.files, ["--views", "--report"], in: story) else { return }
    for words in [
      "2 of 2 classes, 5 of 6 layout statements", "Panel.swift:6: left out: let gap",
      "Panel.swift:9: left out: box.leadingAnchor", "Box.swift:7: left out: total =",
      "Store.swift:1: left out: { Elsewhere",
    ] { #expect(outcome.output.contains(words), "\(words) in \(outcome.output)") }
    #expect(outcome.output.components(separatedBy: ": left out: ").count == 5, "\(outcome.output)")
  }

  /// Imports a folder of files, which must be possible; nil where this machine can't.
  private func imported(
    _ files: [String: String], _ words: [String], in story: Story
  ) throws -> Workspace.Outcome? {
    for (name, text) in files {
      let file = story.workspace.folder.appending(path: "Code/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    guard let variables = SwiftMaterial.variables() else { return nil }
    let outcome = story.workspace.run(["import-swift", "Code"] + words, variables: variables)
    if outcome.messages.contains("--trust") { return nil }
    #expect(outcome.status == 0, "\(outcome.messages)")
    return outcome
  }

  @Test("shows what the strings of its folder say, and pictures as large as its assets have them")
  func strings() throws {
    let story = try Story()
    guard try imported(Self.localized, [], in: story) != nil else { return }
    let screen = try story.workspace.run("show Greeting").output
    for text in [
      "text='Good morning'", "text='See you \"soon\"'", "text=Cancel", "text=unknown.key", " size=36x12",
    ] { #expect(screen.contains(text), "\(text) in \(screen)") }
  }

  @Test("shows what its strings say where a library that is missing would ask them") func helpers() throws {
    let story = try Story()
    guard try imported(Self.helped, [], in: story) != nil else { return }
    let screen = try story.workspace.run("show Greeting").output
    for text in ["text='Good morning'", "text='See you soon'", "text=unknown.key"] {
      #expect(screen.contains(text), "\(text) in \(screen)")
    }
  }

  @Test("shows colours by what its assets say, in light appearance, and judges their contrast") func colors()
    throws
  {
    let story = try Story()
    guard try imported(Self.colored, [], in: story) != nil else { return }
    let screen = try story.workspace.run("show Ink").output
    for text in [
      "background='#FFFFFF'", "textColor='ink#AAAAAA'", "textColor=labelColor", "textColor='lost#'",
    ] {
      #expect(screen.contains(text), "\(text) in \(screen)")
    }
    let found = try story.workspace.run("audit Ink --device iphone-16 --format ndjson").records
    #expect(found.filter { $0["rule"] == "low-contrast" }.map { $0["view"] } == ["pale"], "\(found)")
  }

  @Test("shows the colours and pictures that Xcode writes into code as it shows them there") func literals()
    throws
  {
    let story = try Story()
    guard try imported(Self.literals, [], in: story) != nil else { return }
    let screen = try story.workspace.run("show Pale").output
    for text in ["background='#E6E666'", "textColor='#FFFFFF80'", "size=36x12"] {
      #expect(screen.contains(text), "\(text) in \(screen)")
    }
  }

  private static let literals = [
    "Pale.swift": """
    import UIKit
    class Pale: UIViewController {
      let note = UILabel(), picture = UIImageView(image: #imageLiteral(resourceName: "logo"))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = #colorLiteral(red: 0.9, green: 0.9, blue: 0.4, alpha: 1)
        (note.text, note.textColor) = ("Pale", #colorLiteral(red: 1, green: 1, blue: 1, alpha: 0.5))
        for (row, part) in [note, picture].enumerated() {
          part.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(part)
          part.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(100 + 40 * row)).isActive = true
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        }
      }
    }
    """,
    "Assets.xcassets/logo.imageset/Contents.json": #"{"images":[{"filename":"logo.svg"}]}"#,
    "Assets.xcassets/logo.imageset/logo.svg": #"<svg width="36" height="12">"#,
  ]

  private static let colored = [
    "Ink.swift": """
    import UIKit
    class Ink: UIViewController {
      let pale = UILabel(), usual = UILabel(), lost = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        pale.textColor = UIColor(named: "ink")
        usual.textColor = .label
        lost.textColor = UIColor(named: "lost")
        for (row, label) in [pale, usual, lost].enumerated() {
          label.text = "Ink"
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(100 + 40 * row)).isActive = true
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        }
      }
    }
    """,
    "Assets.xcassets/ink.colorset/Contents.json": """
    {"colors":[{"color":{"components":{"red":"0xAA","green":"0xAA","blue":"0xAA","alpha":"1.000"}}},
    {"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"components":{"white":"1.0"}}}]}
    """,
  ]

  private static let localized = [
    "Greeting.swift": """
    import UIKit
    class Greeting: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let texts = [
          NSLocalizedString("hello", comment: "in the morning"), String(localized: "bye"),
          NSLocalizedString("cancel", tableName: "Buttons", comment: ""), NSLocalizedString("unknown.key", comment: ""),
        ]
        let stack = UIStackView(arrangedSubviews: texts.map { text in
          let label = UILabel()
          label.text = text
          return label
        })
        stack.addArrangedSubview(UIImageView(image: UIImage(named: "logo")))
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
    }
    """,
    "de.lproj/Localizable.strings": "\"hello\" = \"Guten Morgen\";",
    "en.lproj/Localizable.strings":
      "/* greets */ \"hello\" = \"Good morning\";\n\"bye\" = \"See you \\\"soon\\\"\";",
    "Assets.xcassets/logo.imageset/Contents.json": #"{"images":[{"filename":"logo.svg"}]}"#,
    "Assets.xcassets/logo.imageset/logo.svg": #"<svg width="36" height="12">"#,
    "Buttons.xcstrings":
      #"{"sourceLanguage":"en","strings":{"cancel":{"localizations":{"en":{"stringUnit":{"value":"Cancel"}}}}}}"#,
  ]

  private static let helped = [
    "Greeting.swift": """
    import Localize_Swift
    import UIKit
    class Greeting: UIViewController {
      let hello = UILabel(), bye = UILabel(), unknown = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        (hello.text, bye.text, unknown.text) = ("hello".localized(), "bye".localised, "unknown.key".localized())
        for (place, label) in [hello, bye, unknown].enumerated() {
          label.frame = CGRect(x: 16, y: 100 + 40 * place, width: 200, height: 30)
          view.addSubview(label)
        }
      }
    }
    """,
    "en.lproj/Localizable.strings": "\"hello\" = \"Good morning\";\n\"bye\" = \"See you soon\";",
  ]

  private static let files = [
    "Panel.swift": """
    import UIKit
    class Panel: UIViewController {
      let box = Box()
      override func viewDidLoad() {
        super.viewDidLoad()
        let gap: Int = "a" ** self
        view.addSubview(box)
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 24).isActive = true
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: gap).isActive = true
      }
    }
    """,
    "Box.swift": """
    import UIKit
    class Box: UIView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        var total = 1
        total = "b" ** self
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(total)).isActive = true
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """,
    "Store.swift": "struct Store { func total() -> Int { Elsewhere.sum(1) ** 2 } }",
  ]
}
