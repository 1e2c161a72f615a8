import Foundation
import TestSupport
import Testing

@Suite("A file torn out of an app", .startsProcesses, .serialized) struct TornSwiftStory {
  private static let file = """
    import UIKit
    import AppKitchen
    class LoginViewController: BaseViewController {
      private let model: LoginModel
      private let titleLabel = UILabel()
      private let button = PillButton(style: .primary)
      @IBOutlet weak var banner: UIImageView!
      init(model: LoginModel) {
        self.model = model
        super.init(theme: .dark)
      }
      required init?(coder: NSCoder) { fatalError("no storyboard") }
      override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = L10n.Login.title
        titleLabel.textColor = .brand
        titleLabel.font = UIFont.app(size: 20)
        var missing: [Int] = []
        if model.isNew { missing.append(1) }
        for view in [titleLabel, button] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(titleLabel)
        view.addSubview(button)
        titleLabel.frobnicate(3)
        NSLayoutConstraint.activate([
          titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: Metrics.padding),
          titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          button.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
          button.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
          button.widthAnchor.constraint(equalTo: titleLabel.nonsense),
        ])
        print([Int]()[2])
      }
    }
    """

  @Test("comes in as far as it stands by itself, and says what is missing") func lenient() throws {
    guard SwiftCode.canRun else { return }
    let story = try Story()
    guard let outcome = try SwiftCode.run(Self.file, as: "Login.swift", ["--report"], in: story) else {
      return
    }
    #expect(outcome.status == 0, "\(outcome.messages)")
    for words in [
      "added 1 screen", "1 of 1 class, 6 of 7 layout statements",
      "Login.swift:23: left out: titleLabel.frobnicate(3)",
      "Login.swift:29: left out: button.widthAnchor.constraint(equalTo: titleLabel.nonsense),",
      "Login.swift:31: left out: print([Int]()[2])",
      "declared elsewhere: AppKitchen, BaseViewController, LoginModel",
    ] { #expect(outcome.output.contains(words), "\(words) in \(outcome.output)") }
    let screen = try story.workspace.run("show LoginViewController").output
    for name in ["titleLabel", "button", "banner"] { #expect(screen.contains(name), "\(screen)") }
  }

  private static let fonts = """
    import UIKit
    final class FontsController: UIViewController {
      private let styled = UILabel(), branded = UILabel(), themed = UILabel(), own = UILabel()
      private let button = UIButton(), other = UIButton()
      private let lost: UILabel = {
        let label = UILabel()
        label.font = 17
        return label
      }()
      override func viewDidLoad() {
        super.viewDidLoad()
        let font = UIFont.custom(forTextStyle: .body)
        styled.font = font
        branded.font = .brand(size: 20)
        themed.font = Theme.font(for: .headline)
        own.font = UIFont.systemFont(ofSize: 15)
        let title = NSAttributedString(string: "Delete", attributes: [.font: font as Any])
        button.setAttributedTitle(title, for: .normal)
        button.frame = CGRect(x: 16, y: 500, width: 100, height: 44)
        view.addSubview(button)
        let text: NSAttributedString = Theme.text
        other.setAttributedTitle(text, for: .normal)
        other.frame = CGRect(x: 16, y: 550, width: 100, height: 44)
        view.addSubview(other)
        for (place, one) in [styled, branded, themed, own, lost].enumerated() {
          one.text = "Label"
          one.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(one)
          one.topAnchor.constraint(equalTo: view.topAnchor, constant: 100 + 60 * CGFloat(place)).isActive = true
          one.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        }
      }
    }
    """

  @Test("has the text styles that it asks for, and no other font of which anybody knows") func fonts() throws
  {
    guard SwiftCode.canRun else { return }
    let story = try Story()
    guard let outcome = try SwiftCode.run(Self.fonts, as: "Fonts.swift", ["--report"], in: story) else {
      return
    }
    #expect(outcome.status == 0, "\(outcome.messages)")
    let rows = try story.workspace.run("show FontsController").output.split(separator: "\n")
    func row(_ name: String) -> Substring { rows.first { $0.contains(" \(name) label ") } ?? "" }
    #expect(row("styled").contains("style=body") && row("themed").contains("style=headline"), "\(rows)")
    #expect(rows.contains { $0.contains(" button button ") && $0.contains("style=body") }, "\(rows)")
    #expect(rows.contains { $0.contains(" other button ") && $0.contains("madeUpFont=true") }, "\(rows)")
    for (name, isMadeUp) in [("styled", false), ("branded", true), ("own", false), ("lost", true)] {
      #expect(row(name).contains("madeUpFont=true") == isMadeUp, "\(name): \(rows)")
    }
    let found = try story.workspace.run("check FontsController --device iphone-16 --notes").output
    let fixed = found.split(separator: "\n").filter { $0.contains("fixed-font") }
    #expect(fixed.count == 1 && fixed[0].contains("own"), "\(found)")
  }

  private static let loader = """
    import UIKit
    final class LogoController: UIViewController {
      private let logo = UIImageView(), name = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        name.text = "Name"
        for one in [logo, name] {
          one.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(one)
        }
        logo.load(urlRequest: "logo")
        NSLayoutConstraint.activate([
          logo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          logo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          logo.widthAnchor.constraint(equalToConstant: 40),
          logo.heightAnchor.constraint(equalToConstant: 40),
          logo.trailingAnchor.constraint(equalTo: name.leadingAnchor, constant: -15),
          name.leadingAnchor.constraint(equalTo: logo.trailingAnchor),
          name.topAnchor.constraint(equalTo: logo.topAnchor),
        ])
      }
    }
    """

  @Test("contradicts itself by what it says, whatever a call that is lost does") func loader() throws {
    guard SwiftCode.canRun else { return }
    let story = try Story()
    guard let outcome = try SwiftCode.run(Self.loader, as: "Logo.swift", ["--report"], in: story) else {
      return
    }
    #expect(outcome.output.contains("left out: logo.load(urlRequest: \"logo\")"), "\(outcome.output)")
    let rows = try story.workspace.run("show LogoController").output
    #expect(rows.contains("lostCalls=true"), "\(rows)")
    let found = story.workspace.run(["check", "LogoController", "--device", "iphone-16"])
    #expect(found.output.contains("error  unsatisfiable-constraints"), "\(found.output)")
  }

  @Test("is refused with a sentence where it is written in SwiftUI") func swiftUI() throws {
    guard SwiftCode.canRun else { return }
    let story = try Story()
    let text = "import SwiftUI\nstruct Login: View { var body: some View { Text(\"Hello\") } }\n"
    guard let outcome = try SwiftCode.run(text, as: "Login.swift", in: story) else { return }
    #expect(outcome.status == 2)
    #expect(
      outcome.messages.contains(
        "describes its views in SwiftUI, and only UIKit's are run; leave the file out"),
      "\(outcome.messages)")
  }
}
