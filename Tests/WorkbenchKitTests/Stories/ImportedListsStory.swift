import TestSupport
import Testing

/// Tables with cells of UIKit's own styles, their headers and footers, and collections.
@Suite("Lists in Swift", .startsProcesses, .serialized) struct ImportedListsStory {
  private static let code = """
    import UIKit
    final class StylesController: UITableViewController {
      private let toggle = UISwitch(), other = UISwitch()
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle, .default, .default]
        let cell = UITableViewCell(style: styles[path.row], reuseIdentifier: nil)
        cell.textLabel?.text = "Language"
        cell.detailTextLabel?.text = "English"
        if path.row == 3 {
          cell.textLabel?.numberOfLines = 0
          cell.textLabel?.text = "A text that is as long as two lines of a phone, and goes on below the first"
          cell.accessoryView = toggle
        }
        if path.row == 4 {
          cell.textLabel?.text = "A text of one line that is longer than a phone is wide"
          cell.accessoryView = other
        }
        return cell
      }
    }
    final class ContentsController: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = "Wi-Fi"
        content.image = UIImage(systemName: "wifi")
        if path.row == 1 { content.secondaryText = "Home" }
        cell.contentConfiguration = content
        return cell
      }
      override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        path.row == 0 ? 30 : UITableView.automaticDimension
      }
    }
    final class EndsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      private let table = UITableView(frame: .zero, style: .insetGrouped)
      private let banner = UIView(), hint = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        hint.text = "A hint"
        hint.translatesAutoresizingMaskIntoConstraints = false
        banner.addSubview(hint)
        NSLayoutConstraint.activate([
          hint.topAnchor.constraint(equalTo: banner.topAnchor, constant: 10),
          hint.leadingAnchor.constraint(equalTo: banner.leadingAnchor, constant: 10),
          hint.bottomAnchor.constraint(equalTo: banner.bottomAnchor, constant: -10),
        ])
        table.tableHeaderView = banner
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        table.dataSource = self
        table.delegate = self
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = banner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard banner.frame.height != size.height else { return }
        banner.frame.size.height = size.height
        table.tableHeaderView = banner
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row"
        return cell
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "General" }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let sectionFooter = UIView()
        return sectionFooter
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 12 }
    }
    final class TextCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8).isActive = true
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8).isActive = true
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class ItemsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      lazy var items = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
      func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
      override func viewDidLoad() {
        super.viewDidLoad()
        items.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        items.dataSource = self
        items.delegate = self
        items.frame = view.bounds
        items.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(items)
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! TextCell
        cell.label.text = "Item"
        return cell
      }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: floor((view.bounds.width - 42) / 2), height: 60) }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16) }
    }
    final class GridController: ItemsController {}
    final class SectionsController: ItemsController {
      override func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in nil }
      }
    }

    """

  private static let groups = """
    final class GroupsController: UIViewController, UICollectionViewDataSource {
      lazy var items = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
      func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      }
      var squares: NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / 3)), subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16.5, bottom: 20, trailing: 16.5)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
      }
      var pairs: NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        return section
      }
      var nested: NSCollectionLayoutSection {
        let big = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let pair = NSCollectionLayoutGroup.vertical(
          layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [big, pair]))
      }
      var cards: NSCollectionLayoutSection {
        let card = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size(.absolute(150), .absolute(60)), subitems: [card]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return section
      }
      var rows: NSCollectionLayoutSection {
        let row = size(.fractionalWidth(1), .estimated(80))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
      }
      func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] number, _ in
          [squares, pairs, nested, cards, rows][number]
        }
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        items.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        items.register(
          UICollectionReusableView.self,
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
        items.dataSource = self
        items.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(items)
      }
      func numberOfSections(in view: UICollectionView) -> Int { 5 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        [4, 3, 3, 5, 1][section]
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! TextCell
        cell.label.text = "Item"
        return cell
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
      }
    }
    """

  private static let groupChecks = [
    FrameCheck(
      "GroupsController", "header", at: [16.5, 59, 360, 30], because: "it keeps to the section's insets"),
    FrameCheck(
      "GroupsController", "item", at: [18.5, 101, 116, 116],
      because: "a third of what the insets leave, less its own insets"),
    FrameCheck("GroupsController", "item3", at: [258.5, 101, 116, 116], because: "three have room"),
    FrameCheck("GroupsController", "item4", at: [18.5, 221, 116, 116], because: "the fourth is below"),
    FrameCheck(
      "GroupsController", "item6", at: [201.5, 359, 191.5, 44], because: "two share what 10 points leave"),
    FrameCheck("GroupsController", "item7", at: [0, 409, 191.5, 44], because: "6 points are between groups"),
    FrameCheck("GroupsController", "item8", at: [0, 453, 196.5, 100], because: "half of the width"),
    FrameCheck("GroupsController", "item10", at: [196.5, 503, 196.5, 50], because: "a group within a group"),
    FrameCheck(
      "GroupsController", "item12", at: [182, 553, 150, 60], because: "groups follow one another sideways"),
    FrameCheck(
      "GroupsController", "item16", at: [0, 613, 393, 36.33], because: "a row is as high as its text"),
    FrameCheck(
      "GroupsController", "item", on: "--device iphone-se-3", at: [18.5, 62, 110, 110],
      because: "parts follow the window"),
  ]

  @Test("have rows, headers, footers and items where UIKit has them") func lists() throws {
    let story = try Story()
    guard SwiftCode.canRun,
      let outcome = try SwiftCode.run(Self.code + Self.groups, as: "Lists.swift", ["--report"], in: story)
    else { return }
    try #require(outcome.status == 0, "\(outcome.messages)")
    try checkStyles(in: story)
    try checkContents(in: story)
    try checkEnds(in: story)
    try checkItems(in: story)
    for check in Self.groupChecks { try check.check(in: story) }
    let note =
      "the items of a collection view aren't shown: its layout isn't one of a list, a flow or plain groups"
    #expect(Workspace.Outcome.prose(outcome.output).contains(note), "\(outcome.output)")
  }

  /// The frames of a screen's views on the screen, by their names.
  private func frames(_ screen: String, of story: Story) throws -> [String: [Double]] {
    let solution = try story.solve(screen, "--device iphone-16")
    return Dictionary(uniqueKeysWithValues: solution.frames.keys.map { ($0, solution.frame($0)) })
  }

  /// Cells of UIKit's styles hold their texts and what lies beside them.
  private func checkStyles(in story: Story) throws {
    let found = try frames("StylesController", of: story)
    #expect(found["cell"]?[3] == 44, "a line's row has UIKit's least height: \(found)")
    let detail = try #require(found["detailTextLabel"])
    #expect(detail[0] + detail[2] == 373, "at the trailing margin: \(detail)")
    let subtitle = try #require(found["cell3"])
    #expect((55...58).contains(subtitle[3]), "a subtitle's row is higher: \(subtitle)")
    let (long, content) = (try #require(found["textLabel4"]), try #require(found["contentView4"]))
    #expect(content[3] >= long[3] + 22, "several lines keep margins of 11: \(found)")
    let toggle = try #require(found["toggle"])
    let end = toggle[0] + toggle[2]
    #expect(abs(end - 373) <= 2 && content[2] == toggle[0] - 8, "the accessory follows: \(found)")
    #expect(found["other"]?[2] == toggle[2], "and keeps its size beside a text that is too long: \(found)")
    let narrow = try story.workspace.run("solve StylesController --device iphone-se-2 --text-size AX5").output
    #expect(!narrow.contains("ambiguous"), "\(narrow)")
  }

  /// Content configurations are shown, also in rows that are lower than UIKit's.
  private func checkContents(in story: Story) throws {
    let found = try frames("ContentsController", of: story)
    #expect(found["row"]?[3] == 30, "the code says how high it is: \(found)")
    #expect(found["image"]?[0] == 20 && found["text"]?[0] == 56, "16 points after the image: \(found)")
    let (text, second) = (try #require(found["text2"]), try #require(found["secondaryText"]))
    #expect(second[1] > text[1] && second[0] == text[0], "below its text: \(found)")
    let check = try story.workspace.run("check ContentsController --device iphone-16").output
    #expect(check.contains("sound"), "a row that is lower than usual is no conflict: \(check)")
  }

  /// Tables have headers and footers, of sections and of their own.
  private func checkEnds(in story: Story) throws {
    let found = try frames("EndsController", of: story)
    let (banner, hint) = (try #require(found["banner"]), try #require(found["hint"]))
    #expect(abs(banner[3] - hint[3] - 20) < 0.01, "as high as the code makes its frame: \(found)")
    let (title, row) = (try #require(found["header"]), try #require(found["cell"]))
    #expect(abs(title[1] - banner[1] - banner[3]) < 0.01, "\(found)")
    #expect(abs(row[1] - title[1] - title[3]) < 0.5, "\(found)")
    #expect(row[0] == 16 && row[2] == 361, "rows of inset groups: \(row)")
    let (last, end) = (try #require(found["sectionFooter"]), try #require(found["tableFooter"]))
    #expect(last[3] == 12 && abs(end[1] - last[1] - 12) < 0.5 && end[3] == 60, "\(found)")
  }

  /// Flows break items into lines and share the width among them on every window.
  private func checkItems(in story: Story) throws {
    let found = try frames("GridController", of: story)
    let (one, two) = (try #require(found["item"]), try #require(found["item2"]))
    #expect(one[0] == 16 && one[3] == 60, "within the section's inset: \(found)")
    #expect(two[1] == one[1] && abs(two[0] + two[2] - 377) < 0.5, "two share a line: \(found)")
    #expect(found["item3"]?[1] == one[1] + 70, "a line's spacing is 10: \(found)")
    let grid = try story.workspace.run("show GridController").output
    #expect(grid.contains("item.width == items.width * 0.5 - 21"), "on other windows too: \(grid)")
  }

  private static let pages = """
    import UIKit
    final class PageCell: UICollectionViewCell {
      let picture = UIImageView(image: UIImage(named: "page")), title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Title"
        for one in [picture, title] {
          one.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(one)
          one.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        }
        picture.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        picture.heightAnchor.constraint(equalTo: contentView.heightAnchor, multiplier: 0.7).isActive = true
        title.topAnchor.constraint(equalTo: picture.bottomAnchor).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class PagesController: UIViewController, UICollectionViewDataSource {
      let dots = UIPageControl()
      lazy var pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
      var layout: UICollectionViewCompositionalLayout {
        let whole = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: whole)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: whole, subitems: [item]))
        section.orthogonalScrollingBehavior = .paging
        return UICollectionViewCompositionalLayout(section: section)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        pages.register(PageCell.self, forCellWithReuseIdentifier: "page")
        pages.dataSource = self
        for one in [pages, dots] as [UIView] {
          one.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(one)
          one.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          one.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        pages.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        pages.bottomAnchor.constraint(equalTo: dots.topAnchor).isActive = true
        dots.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -100).isActive = true
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "page", for: path)
      }
    }
    """

  @Test("are as high as what is around them leaves, whatever their items hold") func pages() throws {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.pages, as: "Pages.swift", in: story) else {
      return
    }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let solution = try story.solve("PagesController", "--device iphone-16")
    #expect(solution.height("dots") == 26 && solution.height("pages") == 726, "\(solution.frames)")
    #expect(solution.height("item") == 726)
  }
}
