import TestSupport
import Testing

/// Lists whose cells are declared elsewhere, and cells that no row of a list shows.
@Suite("Lists of imported code", .startsProcesses, .serialized) struct ImportedCellsStory {
  @Test("show rows and items of missing classes, registered or not, as made up") func missing() throws {
    let story = try Story()
    guard let code = try SolvedCode(Self.missing, solving: ["RatesController", "TilesController"], in: story)
    else { return }
    #expect(code.said.contains("2 of 2 classes, 6 of 6 layout statements"), "\(code.said)")
    #expect(!code.said.contains("left out"), "\(code.said)")
    #expect(code.row("table/header", of: 0).suffix(2) == ["393", "28"], "\(code.solved[0])")
    for name in ["row", "row2", "row3", "row4"] {
      #expect(code.row("table/\(name)", of: 0).suffix(2) == ["393", "44"], "\(code.solved[0])")
    }
    #expect(code.row("headline", of: 0).dropFirst(2) == ["0", "59", "393", "20.33"], "\(code.solved[0])")
    #expect(code.row("items/item2", of: 1).suffix(2) == ["80", "60"], "\(code.solved[1])")
    let shown = story.workspace.run(["show", "RatesController"], variables: ["COLUMNS": "200"]).output
    #expect(shown.split(separator: "\n").count { $0.contains("madeUp=true") } == 5, "\(shown)")
  }

  private static let missing = """
    import UIKit
    final class RatesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      let table = UITableView(), headline = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        headline.text = "Rates"
        table.register(RateCell.self, forCellReuseIdentifier: "rate")
        table.register(UINib(nibName: "Promise", bundle: nil), forCellReuseIdentifier: "nib")
        table.register(Caption.self, forHeaderFooterViewReuseIdentifier: "caption")
        (table.dataSource, table.delegate) = (self, self)
        view.addSubview(headline)
        headline.translatesAutoresizingMaskIntoConstraints = false
        headline.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        headline.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        headline.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        table.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 400)
        view.addSubview(table)
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        switch path.row {
        case 0:
          let cell = tableView.dequeueReusableCell(withIdentifier: "rate", for: path) as! RateCell
          cell.configure(with: "Dollar")
          return cell
        case 1:
          let cell = tableView.dequeueReusableCell(
            withIdentifier: "nib", for: path) as! Promise
          cell.titleLabel.text = "Pound"
          return cell
        case 2:
          guard let cell = tableView.dequeueReusableCell(withIdentifier: "board") as? BoardRow else {
            fatalError("no such cell")
          }
          cell.delegate = self
          return cell
        default:
          return tableView.dequeueReusableCell(withIdentifier: Plain.identifier, for: path) as! Plain
        }
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let head = tableView.dequeueReusableHeaderFooterView(withIdentifier: "caption") as! Caption
        head.title = "All"
        return head
      }
    }
    final class TilesController: UIViewController, UICollectionViewDataSource {
      let flow = UICollectionViewFlowLayout()
      lazy var items = UICollectionView(frame: view.bounds, collectionViewLayout: flow)
      override func viewDidLoad() {
        super.viewDidLoad()
        flow.itemSize = CGSize(width: 80, height: 60)
        items.register(Tile.self, forCellWithReuseIdentifier: "tile")
        items.dataSource = self
        view.addSubview(items)
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        if path.item == 0 {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as! Tile
          cell.show(path.item)
          return cell
        }
        let cell = view.dequeueReusableCell(withReuseIdentifier: "other", for: path) as! PhotoCell
        cell.photo.image = nil
        return cell
      }
    }
    """

  @Test("say how large the cells are that none of their rows shows") func unshown() throws {
    let story = try Story()
    let cells = ["RowCell", "TileCell", "HalfCell", "CardCell", "LateCell", "OddCell"]
    guard let code = try SolvedCode(Self.unshown, solving: cells, in: story) else { return }
    #expect(code.said.contains("14 of 14 classes") && !code.said.contains("left out"), "\(code.said)")
    let sizes = code.solved.indices.map { code.row("root", of: $0).suffix(2) }
    #expect(sizes[0] == ["393", "72"], "by rowHeight: \(code.solved[0])")
    #expect(sizes[1] == ["70", "90"], "by itemSize, though its base says nothing: \(code.solved[1])")
    #expect(sizes[2] == ["393", "64"], "its width follows the window: \(code.solved[2])")
    #expect(sizes[3] == ["92", "112"], "in a group, less its insets: \(code.solved[3])")
    #expect(sizes[4] == ["393", "852"], "the code stops at a row that it lacks: \(code.solved[4])")
    #expect(sizes[5] == ["393", "852"], "of two classes nobody knows whose row it is: \(code.solved[5])")
  }

  private static let unshown = """
    import UIKit
    final class RowCell: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class RowsController: UITableViewController {
      var rows: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RowCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 72
      }
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    }
    class ItemCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class TileCell: ItemCell {}
    final class HalfCell: ItemCell {}
    final class CardCell: ItemCell {}
    final class LateCell: ItemCell {}
    final class OddCell: ItemCell {}
    class ItemsController: UIViewController, UICollectionViewDataSource {
      lazy var items = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      var data: [CGFloat] = []
      var layout: UICollectionViewLayout { UICollectionViewFlowLayout() }
      var types: [ItemCell.Type] { [TileCell.self] }
      override func viewDidLoad() {
        super.viewDidLoad()
        for type in types { items.register(type, forCellWithReuseIdentifier: "\\(type)") }
        items.dataSource = self
        items.delegate = self as? UICollectionViewDelegate
        items.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(items)
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { data.count }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "\\(types[0])", for: path)
      }
    }
    final class TilesController: ItemsController {
      override var layout: UICollectionViewLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 70, height: 90)
        return flow
      }
    }
    final class HalvesController: ItemsController, UICollectionViewDelegateFlowLayout {
      override var types: [ItemCell.Type] { [HalfCell.self] }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: view.bounds.width / 2, height: 64) }
    }
    final class LateController: ItemsController, UICollectionViewDelegateFlowLayout {
      override var types: [ItemCell.Type] { [LateCell.self] }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: 100, height: data[path.item]) }
    }
    final class OddController: ItemsController, UICollectionViewDelegateFlowLayout {
      override var types: [ItemCell.Type] { [OddCell.self, HalfCell.self] }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: 100, height: 33) }
    }
    final class CardsController: ItemsController {
      override var types: [ItemCell.Type] { [CardCell.self] }
      override var layout: UICollectionViewLayout {
        let half = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        let card = NSCollectionLayoutItem(layoutSize: half)
        card.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let whole = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [card])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
    }
    """
}
