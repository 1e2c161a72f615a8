import Foundation
import Notation
import TestSupport
import Testing

/// Cells and views that are imported by themselves, and controllers that hold them.
@Suite("Parts of screens in Swift", .startsProcesses, .serialized) struct ImportedPartsStory {
  private static let code = """
    import UIKit
    struct Stop { let name: String; let minutes: Int }
    final class StopCell: UITableViewCell {
      private let nameLabel = UILabel()
      private let badge = UIImageView(image: UIImage(named: "badge"))
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .body)
        for view in [nameLabel, badge] {
          view.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
          badge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
          nameLabel.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
          nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
          nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
      func configure(with stop: Stop) { nameLabel.text = "\\(stop.name) in \\(stop.minutes)" }
    }
    final class Ribbon: UIView {
      let line = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)
        line.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
        line.rightAnchor.constraint(equalTo: rightAnchor).isActive = true
        line.topAnchor.constraint(equalTo: topAnchor).isActive = true
        line.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class StopsController: UIViewController, UITableViewDataSource {
      private let ribbon = Ribbon()
      private let table = UITableView()
      private let later = UIStackView()
      private let note = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        table.register(StopCell.self, forCellReuseIdentifier: "stop")
        table.dataSource = self
        for item in [ribbon, table, later] as [UIView] {
          item.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(item)
        }
        note.isHidden = true
        NSLayoutConstraint.activate([
          ribbon.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          ribbon.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          ribbon.widthAnchor.constraint(equalToConstant: 120),
          ribbon.heightAnchor.constraint(equalToConstant: 6),
          table.topAnchor.constraint(equalTo: ribbon.bottomAnchor),
          table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        DispatchQueue.main.async { self.navigationItem.title = "Stops"; self.mark() }
      }
      private func mark() {
        view.addSubview(note)
        ribbon.alpha = 0.5
        table.alpha = isBeingDismissed ? 0 : 1
        note.setContentCompressionResistancePriority(.required, for: .horizontal)
        note.translatesAutoresizingMaskIntoConstraints = false
        note.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        note.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: path) as! StopCell
        cell.configure(with: Stop(name: "Main Street", minutes: path.row + 2))
        return cell
      }
    }
    """

  /// A store with what the code builds; nil where nothing can run it.
  private func imported() throws -> Story? {
    let story = try Story()
    guard SwiftCode.canRun,
      let outcome = try SwiftCode.run(Self.code, as: "Stops.swift", ["--views"], in: story)
    else { return nil }
    try #require(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.contains("3 of 3 classes"), "\(outcome.output)")
    return story
  }

  @Test("have a container in place of a window: their content's height, or the size that a screen gives them")
  func containers() throws {
    guard let story = try imported() else { return }
    let cell = try story.workspace.run("show StopCell").output
    #expect(cell.contains("root=cell") && !cell.contains("ambiguous"), "\(cell)")
    let ribbon = try story.workspace.run("show Ribbon").output
    #expect(ribbon.contains("root=view") && ribbon.contains("rootSize=120x6"), "\(ribbon)")
    let screen = try story.workspace.run("show StopsController").output
    #expect(!screen.contains("root=") && screen.contains("Main Street in 3"), "\(screen)")
    #expect(screen.contains("note"), "what the next turn of the run loop adds is there: \(screen)")
  }

  @Test("show samples that are marked, and what is made up differs from the app's own")
  func samples() throws {
    guard let story = try imported() else { return }
    let cell = story.workspace.run(["show", "StopCell"], variables: ["COLUMNS": "200"]).output
      .split(separator: "\n")
    let label = try #require(cell.first { $0.contains("nameLabel") })
    #expect(label.contains("'name in 1'") && label.contains("sample="), "\(label)")
    #expect(label.contains("fontSetOnce=true"), "\(label)")
    let badge = try #require(cell.first { $0.contains("badge") })
    #expect(badge.contains("size=24x24") && badge.contains("sample="), "\(badge)")
    let screen = story.workspace.run(["show", "StopsController"], variables: ["COLUMNS": "200"])
    let rows = screen.output.split(separator: "\n")
    let shown = rows.filter { $0.contains("Main Street") }
    #expect(shown.count == 2 && shown.allSatisfy { !$0.contains("sample") }, "\(shown)")
    let stack = rows.first { $0.contains("later") }
    #expect(stack?.contains("madeUp=true") == true, "an empty stack is filled by the app: \(stack ?? "")")
    let note = rows.first { $0.contains(" note ") }
    #expect(note?.contains("toggled=true") == true, "\(note ?? "")")
    #expect(note?.contains("text=12 ") == true, "what gives no letter up has few: \(note ?? "")")
    let table = rows.first { $0.contains(" table ") }
    #expect(table?.contains("toggled=true") == true, "\(table ?? "")")
    let ribbon = rows.first { $0.contains(" ribbon ") }
    #expect(ribbon?.contains("toggled") == false, "\(ribbon ?? "")")
  }

  @Test("are never sound where nobody reads or uses anything of them") func verdicts() throws {
    guard let story = try imported() else { return }
    let ribbon = try story.workspace.run("check Ribbon --device iphone-16").output
    #expect(ribbon.contains("nothing to judge: no text and no control on 1 screen"), "\(ribbon)")
    let screen = try story.workspace.run("check StopsController --device iphone-16 --notes").output
    #expect(screen.contains("sketch: 1 view is made up"), "\(screen)")
    #expect(!screen.contains("error"), "\(screen)")
  }

  @Test("name a line of the user's for each finding, in every format") func places() throws {
    guard let story = try imported() else { return }
    let notes = try story.workspace.run("check --device iphone-16 --notes --details").output
    let pins = notes.split(separator: "\n").filter { $0.contains("left-right-pins") }
    #expect(pins.isEmpty, "two pins that mirror one another are none: \(pins)")
    for format in ["sarif", "github", "markdown", "junit"] {
      let output = try story.workspace.run("check --device iphone-16 --notes --format \(format)").output
      #expect(output.contains("Stops.swift"), "\(format): \(output)")
    }
    let found = try JSON(parsing: try story.workspace.run("check --device iphone-16 --format json").output)
    #expect(
      !(found.elements ?? []).contains { $0["file"]?.text?.hasSuffix("Stops.swift") != true }, "\(found)")
  }

  private static let tabs = """
    import UIKit
    class Tabs: UIView {
      private var buttons: [UIButton] = []
      init(tabs: [String]) {
        super.init(frame: .zero)
        self.prepare(tabs)
        for (place, button) in buttons.enumerated() {
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(place) * 80).isActive = true
        }
      }
      required init?(coder: NSCoder) { fatalError() }
      private func prepare(_ tabs: [String]) { setupViews(tabs: tabs) }
      func setupViews(tabs: [String]) {
        for tab in tabs {
          let button = UIButton()
          button.setTitle(tab, for: .normal)
          button.translatesAutoresizingMaskIntoConstraints = false
          addSubview(button)
          buttons.append(button)
        }
      }
    }
    final class Badge: UIView {
      let count = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
      }
      convenience init(text: String) {
        self.init(frame: .zero)
        configure(with: text)
      }
      required init?(coder: NSCoder) { fatalError() }
      private func configure() {
        count.translatesAutoresizingMaskIntoConstraints = false
        addSubview(count)
        count.topAnchor.constraint(equalTo: topAnchor).isActive = true
        count.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
      func configure(with text: String) { count.text = text }
    }
    """

  @Test("are given contents by no method that each initializer has run") func contents() throws {
    let story = try Story()
    guard SwiftCode.canRun,
      let outcome = try SwiftCode.run(Self.tabs, as: "Tabs.swift", ["--views"], in: story)
    else { return }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let tabs = try story.workspace.run("show Tabs").output.split(separator: "\n")
    #expect(tabs.count { $0.contains(" button ") } == 1, "\(tabs)")
    let badge = try story.workspace.run("show Badge").output
    #expect(badge.contains("text=text") && badge.contains("sample=contents"), "\(badge)")
  }

  private static let turns = """
    import SnapKit
    import UIKit
    final class TurnsController: UIViewController {
      let box = UIView(), active = UILabel(), broken = UILabel(), footer = UILabel()
      var activeBottom: Constraint?
      var brokenBottom: NSLayoutConstraint!
      lazy var high = footer.topAnchor.constraint(equalTo: view.topAnchor, constant: 300)
      lazy var low = footer.topAnchor.constraint(equalTo: view.topAnchor, constant: 500)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        view.addSubview(footer)
        footer.text = "Footer"
        footer.snp.makeConstraints { make in make.left.equalToSuperview() }
        box.snp.makeConstraints { make in make.left.right.top.equalTo(view.safeAreaLayoutGuide) }
        for label in [active, broken] {
          box.addSubview(label)
          label.snp.makeConstraints { make in make.left.right.top.equalToSuperview() }
        }
        (active.text, broken.text, active.numberOfLines) = ("All\\nis\\nwell", "Broken", 0)
        active.snp.makeConstraints { make in
          activeBottom = make.bottom.equalToSuperview().constraint
        }
        self.brokenBottom = broken.bottomAnchor.constraint(equalTo: box.bottomAnchor)
        activeBottom?.deactivate()
        brokenBottom.isActive = true
        low.isActive = false
        high.isActive = true
      }
    }
    """

  @Test("take turns where code switches a constraint of one off as it switches one of another on")
  func turns()
    throws
  {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.turns, as: "Turns.swift", in: story) else {
      return
    }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let rows = story.workspace.run(["show", "TurnsController"], variables: ["COLUMNS": "200"]).output
      .split(separator: "\n").filter { $0.contains(" label ") }
    for (name, isToggled) in [("active", true), ("broken", true), ("footer", false)] {
      let row = rows.first { $0.contains(" \(name) ") } ?? ""
      #expect(row.contains("toggled=true") == isToggled, "\(name): \(rows)")
    }
    let found = try story.workspace.run("check TurnsController --device iphone-16").output
    #expect(!found.contains("outside-parent") && !found.contains("overlapping-views"), "\(found)")
  }
}
