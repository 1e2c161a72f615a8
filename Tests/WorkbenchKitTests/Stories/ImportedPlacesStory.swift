import TestSupport
import Testing

/// Cells and headers of imported code in the places that their collections have for them.
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
      override func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [item]))
        return UICollectionViewCompositionalLayout(section: section)
      }
    }

    """

  private static let across = "--orientation landscape"

  private static let checks = [
    FrameCheck(
      "PhotosController", "title", at: [10, 59, 373, 40],
      because: "a header is made as wide as the view"),
    FrameCheck(
      "PhotosController", "title", on: across, at: [10, 0, 832, 40],
      because: "what it sets follows the window"),
    FrameCheck(
      "PhotosController", "photo", at: [0, 99, 160, 170],
      because: "the cell is made in the size of its item"),
    FrameCheck(
      "PhotosController", "caption2", at: [170, 269, 160, 30], because: "so is its content view"),
    FrameCheck(
      "HalvesController", "photo2", at: [196.5, 59, 196.5, 70],
      because: "half of the view is known beforehand"),
  ]

  @Test("are made as large as their places") func places() throws {
    guard
      let (story, _) = try Self.checks.check(importing: Self.cells, as: "Places.swift", classes: 2)
    else { return }
    let found = try story.workspace.run("audit PhotosController").output
    #expect(!found.contains("truncated-text"), "what frames hold has room: \(found)")
  }
}
