import TestSupport
import Testing

/// Cells, headers and rows of imported code in the places that their collections and tables have for them.
@Suite("Cells of imported code", .startsProcesses, .serialized) struct ImportedPlacesStory {
  private static let cells = """
    import UIKit
    final class PhotoCell: UICollectionViewCell {
      let photo = UIImageView(), caption = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(photo)
        contentView.addSubview(caption)
        photo.frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.height - 30)
        caption.frame = CGRect(x: 0, y: contentView.bounds.height - 30, width: frame.width, height: 30)
        caption.text = "Photo"
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Head: UICollectionReusableView {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.frame = CGRect(x: 10, y: 0, width: frame.width - 20, height: frame.height)
        title.text = "Photos"
        addSubview(title)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class PhotosController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      lazy var photos = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
      func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        return layout
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        photos.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        photos.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        photos.register(
          Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "head")
        (photos.dataSource, photos.delegate) = (self, self)
        view.addSubview(photos)
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
      }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: 160, height: 200) }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
      }
    }
    class HalvesController: PhotosController {
      var reference: UIContentInsetsReference { .automatic }
      override func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [item]))
        section.contentInsetsReference = reference
        return UICollectionViewCompositionalLayout(section: section)
      }
    }
    final class EdgesController: HalvesController {
      override var reference: UIContentInsetsReference { .none }
    }

    """

  private static let rows = """
    final class TextCell: UITableViewCell {
      let text = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        text.text = "Text"
        text.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(text)
        NSLayoutConstraint.activate([
          text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class RowsController: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TextCell.self, forCellReuseIdentifier: "text")
      }
      override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        view.dequeueReusableCell(withIdentifier: "text", for: path)
      }
    }
    final class SwitchController: RowsController {
      let toggle = UISwitch()
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = super.tableView(view, cellForRowAt: path)
        cell.accessoryView = toggle
        return cell
      }
    }
    final class MarkController: RowsController {
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = super.tableView(view, cellForRowAt: path)
        cell.accessoryType = .checkmark
        return cell
      }
    }
    final class WideController: RowsController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.insetsContentViewsToSafeArea = false
      }
    }
    final class CardsController: RowsController {
      override init(style: UITableView.Style) { super.init(style: .insetGrouped) }
      convenience init() { self.init(style: .insetGrouped) }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private static let across = "--orientation landscape"

  private static let checks = [
    FrameCheck(
      "PhotosController", "title", at: [10, 59, 373, 40], because: "a header is made as wide as the view"),
    FrameCheck(
      "PhotosController", "title", on: across, at: [10, 0, 832, 40],
      because: "what it sets follows the window"),
    FrameCheck(
      "PhotosController", "photo", at: [0, 99, 160, 170], because: "the cell is made in the size of its item"),
    FrameCheck(
      "PhotosController", "caption2", at: [170, 269, 160, 30], because: "so is its content view"),
    FrameCheck(
      "HalvesController", "photo2", at: [196.5, 59, 196.5, 70],
      because: "half of the view is known beforehand"),
    FrameCheck(
      "HalvesController", "item", on: across, at: [59, 0, 367, 100], because: "items keep to the safe area"),
    FrameCheck(
      "HalvesController", "photo", on: across, at: [59, 0, 367, 70], because: "cells are made as wide as that"
    ),
    FrameCheck(
      "EdgesController", "item", on: across, at: [0, 0, 426, 100],
      because: "the section counts from no boundary"),
    FrameCheck(
      "RowsController", "row", on: across, at: [0, 0, 852, 37], because: "the cell reaches from edge to edge"),
    FrameCheck(
      "RowsController", "text", on: across, at: [75, 8, 702, 20.33],
      because: "its content view lies within the safe area"),
    FrameCheck(
      "RowsController", "text", at: [16, 67, 361, 20.33],
      because: "held upright there is nothing to keep free"),
    FrameCheck(
      "SwitchController", "text", on: across, at: [75, 8, 613, 20.33], because: "the accessory does so, too"),
    FrameCheck(
      "MarkController", "text", on: "--device iphone-duo/closed", at: [16, 8, 306, 20.33],
      because: "a check mark is before the safe area's end, be it at one side alone"),
    FrameCheck(
      "WideController", "text", on: across, at: [16, 8, 820, 20.33], because: "the code asks for none of that"
    ),
    FrameCheck(
      "CardsController", "row", on: across, at: [75, 35, 702, 37],
      because: "inset rows begin 16 points within the safe area"),
  ]

  @Test("are made as large as their places, and keep to the safe area where UIKit has them so") func places()
    throws
  {
    guard
      let (story, _) = try Self.checks.check(
        importing: Self.cells + Self.rows, as: "Places.swift", classes: 8)
    else { return }
    let found = try story.workspace.run("audit HalvesController RowsController").output
    #expect(!found.contains("under-bars"), "nothing lies under the camera: \(found)")
    #expect(!found.contains("truncated-text"), "what frames hold has room: \(found)")
  }
}
