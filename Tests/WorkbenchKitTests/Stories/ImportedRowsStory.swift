import TestSupport
import Testing

/// Rows whose image and texts UIKit lays out by itself, and views that a table has in more than one place.
@Suite("Rows of UIKit's styles in Swift", .startsProcesses, .serialized) struct ImportedRowsStory {
  private static let code = """
    import UIKit
    final class ActionCell: UITableViewCell {
      var actionTitle: String? { didSet { textLabel?.text = actionTitle } }
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.textColor = .systemBlue
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Actions: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ActionCell.self, forCellReuseIdentifier: "action")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: path) as! ActionCell
        cell.actionTitle = "Invite everybody who is in one of your groups already"
        cell.imageView?.image = UIImage(systemName: "plus")
        return cell
      }
    }
    final class Values: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        guard path.row == 0 else {
          let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
          cell.textLabel?.text = "Sound"
          cell.detailTextLabel?.text = "On"
          return cell
        }
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Language"
        cell.imageView?.image = UIImage(systemName: "globe")
        cell.detailTextLabel?.text = "English"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }
    final class Places: UITableViewController {
      private lazy var line = UIView()
      private lazy var shared: UITableViewCell = {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Shared"
        return cell
      }()
      override func numberOfSections(in tableView: UITableView) -> Int { 3 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        shared
      }
      override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        section == 0 ? 15 : 25
      }
      override func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
      ) -> UIView? { line }
    }
    """

  @Test("leave nothing open, stack at the accessibility sizes, and count each view once") func rows() throws {
    guard let (story, _) = try [FrameCheck]().check(importing: Self.code, as: "Rows.swift", classes: 3)
    else { return }
    try checkLongTexts(in: story)
    try checkDetails(in: story)
    try checkPlaces(in: story)
  }

  /// An image keeps its size beside a text that is wider than its row.
  private func checkLongTexts(in story: Story) throws {
    let large = try story.solve("Actions", "--device iphone-16 --text-size AX3")
    #expect(large.open.isEmpty, "\(large.open)")
    #expect(large.left("textLabel") == large.right("imageView") + 16)
    #expect(large.right("textLabel") == 373)
  }

  /// From AX1 on the detail has a line of its own, and the row grows for it.
  private func checkDetails(in story: Story) throws {
    let usual = try story.solve("Values", "--device iphone-16")
    #expect(usual.left("detailTextLabel") >= usual.right("textLabel") + 6)
    #expect(usual.height("cell") == 44)
    let large = try story.solve("Values", "--device iphone-16 --text-size AX1")
    #expect(large.top("detailTextLabel") >= large.bottom("textLabel"))
    #expect(large.left("detailTextLabel") == large.left("textLabel"))
    #expect(large.top("textLabel") >= large.top("cell") + 9)
    #expect(large.bottom("detailTextLabel") <= large.bottom("cell") - 9)
    #expect(large.open.isEmpty && large.conflicts.isEmpty, "\(large.open) \(large.conflicts)")
  }

  /// A view that the code gives for several places is in the last, and the others keep their room.
  private func checkPlaces(in story: Story) throws {
    let solution = try story.solve("Places", "--device iphone-16")
    #expect(solution.conflicts.isEmpty && solution.open.isEmpty, "\(solution.conflicts) \(solution.open)")
    #expect(solution.height("line") == 25)
    #expect(abs(solution.top("shared") - 59 - 2 * solution.height("shared") - 40) <= 0.5)
    #expect(solution.top("line") == solution.bottom("shared"))
  }

  private static let counted = """
    import UIKit
    final class Row: UITableViewCell {
      let name = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(name)
        name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
        name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Rows: NSObject {
      let fetched: FetchedRows<String>
      init(fetched: FetchedRows<String>) { self.fetched = fetched }
      private func count(in tableView: UITableView) {
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        footer.backgroundColor = .red
        tableView.tableFooterView = footer
        tableView.reloadData()
      }
    }
    extension Rows: UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int {
        count(in: tableView)
        return 1
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return fetched.objects?.count ?? 0
      }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
        tableView.layoutIfNeeded()
        cell.name.text = "Row"
        cell.nonsense = fetched.object(at: path)
        return cell
      }
      func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 80 }
    }
    final class Counted: UITableViewController {
      let rows = Rows(fetched: FetchedRows())
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Row.self, forCellReuseIdentifier: "row")
        (tableView.dataSource, tableView.delegate) = (rows, rows)
      }
    }
    """

  @Test("come from a data source that is torn, and gives the table its footer as it counts")
  func counted() throws {
    let story = try Story()
    guard SwiftCode.canRun,
      let outcome = try SwiftCode.run(Self.counted, as: "Counted.swift", ["--views"], in: story)
    else { return }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let solution = try story.solve("Counted", "--device iphone-16")
    #expect(solution.height("row") == 80 && solution.left("name") == 16, "\(outcome.output)")
    #expect(solution.height("footer") == 50 && solution.top("footer") == solution.bottom("row"))
  }
}
