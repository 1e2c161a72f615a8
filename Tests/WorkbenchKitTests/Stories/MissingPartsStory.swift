import Foundation
import TestSupport
import Testing

/// What one file makes of names, classes and helpers that its app declares elsewhere.
@Suite("Code whose app is elsewhere", .startsProcesses, .serialized) struct MissingPartsStory {
  /// What an import says of code, with the lines of a screen; nil where this machine runs none.
  private func imported(
    _ code: String, showing screen: String
  ) throws -> (said: String, shown: String)? {
    let story = try Story()
    guard SwiftCode.canRun,
      let outcome = try SwiftCode.run(code, as: "A.swift", ["--report", "--views"], in: story)
    else { return nil }
    #expect(outcome.status == 0, "\(outcome.messages)")
    return (outcome.output, try story.workspace.run("show \(screen)").output)
  }

  @Test("keeps every use of a name that is missing") func uses() throws {
    guard let (said, shown) = try imported(Self.uses, showing: "Card") else { return }
    #expect(said.contains("1 of 1 class, 6 of 6 layout statements"), "\(said)")
    #expect(said.contains("declared elsewhere: Item, L10n, Spacing"), "\(said)")
    #expect(shown.components(separatedBy: "text=hello").count == 3, "\(shown)")
    #expect(shown.components(separatedBy: " + 8").count == 4, "\(shown)")
  }

  @Test("marks a view that loses what it is called, in a property's value too") func descriptions() throws {
    guard let (said, shown) = try imported(Self.uses, showing: "Card") else { return }
    #expect(said.contains("left out: close.accessibilityLabel = 17"), "\(said)")
    for name in ["close", "help"] {
      let row = shown.split(separator: "\n").first { $0.contains(" \(name) button ") }
      #expect(row?.contains("madeUp=true") == true, "\(name): \(shown)")
    }
    let row = shown.split(separator: "\n").first { $0.contains(" first label ") }
    #expect(row?.contains("madeUp") == false, "\(shown)")
  }

  private static let uses = """
    import UIKit
    class Card: UIViewController {
      let first = UILabel(), second = UILabel(), close = UIButton()
      let help: UIButton = {
        let button = UIButton()
        button.accessibilityLabel = 17
        return button
      }()
      private let item: Item
      init(item: Item) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        first.text = L10n.hello
        second.text = L10n.hello
        close.accessibilityLabel = 17
        for one in [first, second, close, help] {
          one.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(one)
        }
        first.topAnchor.constraint(equalTo: view.topAnchor, constant: Spacing.large).isActive = true
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: Spacing.large).isActive = true
        close.topAnchor.constraint(equalTo: second.bottomAnchor, constant: Spacing.large).isActive = true
        close.widthAnchor.constraint(equalToConstant: 60).isActive = true
        help.widthAnchor.constraint(equalToConstant: 60).isActive = true
      }
    }
    """

  @Test("makes controllers of pages") func pages() throws {
    guard let (said, shown) = try imported(Self.pages, showing: "Tour") else { return }
    #expect(said.contains("1 of 1 class, 2 of 2 layout statements"), "\(said)")
    #expect(shown.contains("button.centerX == root.centerX"), "\(shown)")
  }

  private static let pages = """
    import UIKit
    class Tour: UIPageViewController {
      let button = UIButton()
      override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      }
    }
    """

  @Test("knows views by what is done with them, and which by words in their names") func views() throws {
    guard let (said, shown) = try imported(Self.views, showing: "Form") else { return }
    #expect(said.contains("2 of 2 classes, 10 of 10 layout statements"), "\(said)")
    for row in ["field textField ", "badge view ", "scroll scroll ", "pill view "] {
      #expect(shown.contains("    \(row)"), "\(row): \(shown)")
    }
    #expect(shown.components(separatedBy: "madeUp=true").count == 5, "\(shown)")
  }

  private static let views = """
    import UIKit
    class Pill: Rounded {
      let mark = UILabel()
      override func arrange() { addSubview(mark) }
    }
    class Form: UIViewController {
      lazy var field: TextFieldWithPadding = {
        let field = TextFieldWithPadding()
        field.placeholder = "Status"
        return field
      }()
      let badge = Badge(), scroll = ViewScroll(.vertical), config = Config(title: "Hello")
      let pill: Rounded = Rounded()
      override func viewDidLoad() {
        super.viewDidLoad()
        for one in [field, badge, pill] { one.translatesAutoresizingMaskIntoConstraints = false }
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        view.addSubview(badge)
        view.addSubview(scroll)
        view.addSubview(pill)
        field.topAnchor.constraint(equalTo: view.topAnchor, constant: 24).isActive = true
        badge.topAnchor.constraint(equalTo: field.bottomAnchor).isActive = true
        scroll.topAnchor.constraint(equalTo: badge.bottomAnchor).isActive = true
        pill.topAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
        pill.widthAnchor.constraint(equalToConstant: config.width).isActive = true
      }
    }
    """

  @Test("takes a cell for one of a collection that is made as those are") func cells() throws {
    guard let (said, shown) = try imported(Self.cells, showing: "Card") else { return }
    #expect(said.contains("2 of 2 classes, 4 of 4 layout statements"), "\(said)")
    #expect(shown.contains("title.top == contentView.top + 8"), "\(shown)")
  }

  private static let cells = """
    import UIKit
    class Card: RoundCell {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Row: FlatCell {
      let title = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  @Test("runs what a missing superclass asks its subclasses for, once, and counts as lost what nothing runs")
  func hooks() throws {
    guard let (said, shown) = try imported(Self.hooks, showing: "Details") else { return }
    #expect(said.contains("3 of 3 classes, 7 of 8 layout statements"), "\(said)")
    for words in [
      "first.top == root.top + 24", "second.top == first.bottom + 8", "first.leading == root.leading + 16",
      "text=Hello", "text=Details", "lost=1/6",
    ] { #expect(shown.contains(words), "\(words): \(shown)") }
    // A hook that another one calls is run by that alone, and what answers a tap by nothing.
    #expect(shown.components(separatedBy: "second.top == ").count == 2, "\(shown)")
    #expect(!shown.contains("hidden"), "\(shown)")
  }

  @Test("runs such methods of cells and views as they are made") func cellHooks() throws {
    guard let (_, shown) = try imported(Self.hooks, showing: "Row") else { return }
    #expect(shown.contains("title.top == contentView.top + 8"), "\(shown)")
  }

  private static let hooks = """
    import UIKit
    class Profile: BaseViewController<HomeView> {
      let first = UILabel(), second = UILabel(), third = UILabel()
      override func addViews() {
        super.addViews()
        for one in [first, second, third] {
          one.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(one)
        }
        addMore()
      }
      override func makeConstraints() {
        first.topAnchor.constraint(equalTo: view.topAnchor, constant: 24).isActive = true
      }
      override func addMore() {
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8).isActive = true
      }
      override func show(model: Model) {
        third.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 8).isActive = true
      }
      override func didTapBack() { third.isHidden = true }
      @objc func didTapMore() {}
    }
    extension Profile {
      override func styleViews() { first.text = "Hello" }
    }
    class Details: Profile {
      override func makeConstraints() {
        super.makeConstraints()
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
      }
      override func fillViews() { second.text = "Details" }
    }
    class Row: BaseTableCell {
      let title = UILabel()
      override func setup() {
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
      }
    }
    """

  @Test("has its views of UIKit's without what shows them in SwiftUI") func previews() throws {
    guard let (said, shown) = try imported(Self.previews, showing: "Login") else { return }
    #expect(said.contains("2 of 2 classes, 3 of 3 layout statements"), "\(said)")
    #expect(said.contains("A.swift:21: left out: struct Wrapper: UIViewControllerRepresentable"), "\(said)")
    #expect(!said.contains("Previews"), "\(said)")
    #expect(shown.contains("constraint A.swift:12: label.top == root.top + 24"), "\(shown)")
  }

  private static let previews = """
    import UIKit
    import SwiftUI
    protocol Shape { func outline() -> Int }
    final class Login: UIViewController, Shape {
      let label = UILabel()
      func outline() -> Int { 24 }
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(outline())).isActive = true
      }
      var preview: some View { Wrapper() }
    }
    final class Row: UITableViewCell {
      func add(_ one: UIView) { contentView.addSubview(one) }
    }
    #Preview { Login() }
    @available(iOS 13, *) struct Login_Previews: PreviewProvider { static var previews: some View { Wrapper() } }
    struct Wrapper: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> Login { Login() }
      func updateUIViewController(_ controller: Login, context: Context) {}
    }
    """

  @Test("adds every view of a helper that is missing, and runs one of its own as it is") func adders() throws
  {
    guard let (said, shown) = try imported(Self.adders, showing: "Form") else { return }
    #expect(said.contains("1 of 1 class, 9 of 9 layout statements"), "\(said)")
    #expect(!said.contains("left out: "), "\(said)")
    for name in ["first", "second", "third", "fourth", "fifth", "sixth"] {
      #expect(shown.contains(" \(name) label "), "\(name): \(shown)")
    }
    #expect(shown.contains("      fifth label") && shown.contains("      sixth label"), "\(shown)")
    #expect(shown.contains("card view 16,"), "\(shown)")
  }

  @Test("marks the views of which a helper that is missing says where they lie") func placers() throws {
    guard let (_, shown) = try imported(Self.placers, showing: "Page") else { return }
    let rows = shown.split(separator: "\n")
    for (name, isMarked) in [("fitted", true), ("left", true), ("listed", true), ("plain", false)] {
      let row = rows.first { $0.contains(" \(name) stack ") } ?? ""
      #expect(row.contains("madeUp=true") == isMarked, "\(name): \(shown)")
    }
  }

  private static let placers = """
    import UIKit
    class Page: UIViewController {
      let fitted = UIStackView(arrangedSubviews: [UILabel()]), left = UIStackView(arrangedSubviews: [UILabel()])
      let listed = UIStackView(arrangedSubviews: [UILabel()]), plain = UIStackView(arrangedSubviews: [UILabel()])
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubviewAndFit(fitted)
        view.addSubviews(left, left: 2)
        view.addSubviewsAtCentre([listed])
        view.addSubviewUsingAutoLayout(plain)
      }
    }
    """

  private static let adders = """
    import UIKit
    extension UIView {
      func addSubviewsAtMargin(_ views: UIView...) {
        for one in views {
          addSubview(one)
          one.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        }
      }
    }
    class Form: UIViewController {
      let first = UILabel(), second = UILabel(), third = UILabel(), fourth = UILabel(), fifth = UILabel()
      let sixth = UILabel(), card = UIView(), stack = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        for one in [first, second, third, fourth, card, stack] {
          one.translatesAutoresizingMaskIntoConstraints = false
        }
        view.addSubviews(first, second)
        view.addsubviews([third, stack])
        view.addSubview(fourth, UIView())
        stack.addArrangedSubviews(with: [fifth, sixth], spacing: 8)
        view.addSubviewsAtMargin(card)
        first.topAnchor.constraint(equalTo: view.topAnchor, constant: 24).isActive = true
        second.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
      }
    }
    """

  @Test("makes views of UIKit's where an initializer of the app's own would") func makers() throws {
    guard let (said, shown) = try imported(Self.makers, showing: "Form") else { return }
    #expect(said.contains("1 of 1 class, 5 of 5 layout statements"), "\(said)")
    #expect(!said.contains("left out: "), "\(said)")
    for words in [
      "box view ", "email label ", "text=Email", "text=Go", "axis=vertical", "box.top == root.top + 24",
      "stack.top == box.bottom",
    ] { #expect(shown.contains(words), "\(words): \(shown)") }
    #expect(shown.components(separatedBy: "madeUp=true").count == 5, "\(shown)")
  }

  private static let makers = """
    import UIKit
    class Form: UIViewController {
      let box = UIView(al: true), email = UILabel(text: "Email", font: .avenir(20))
      let button = UIButton(title: "Go", titleColor: .white)
      override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [email, button], axis: .vertical, spacing: 8)
        view.addSubview(box)
        view.addSubview(stack)
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 24).isActive = true
        stack.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
      }
    }
    """
}
