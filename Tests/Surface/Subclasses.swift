import UIKit

class Slider: UISlider {
  override func trackRect(forBounds rect: CGRect) -> CGRect {
    var r = super.trackRect(forBounds: rect); r.size.height = 3; return r
  };
  override func thumbRect(forBounds rect: CGRect, trackRect track: CGRect, value: Float) -> CGRect {
    super.thumbRect(forBounds: rect, trackRect: track, value: value)
  }; override var value: Float { didSet {} };
  override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
}
class Seg: UISegmentedControl {
  override init(items: [Any]?) { super.init(items: items) };
  required init?(coder: NSCoder) { super.init(coder: coder) };
  override init(frame: CGRect) { super.init(frame: frame) };
  override var selectedSegmentIndex: Int { didSet {} }
}
class Img: UIImageView {
  override var image: UIImage? { didSet {} }; override init(image: UIImage?) { super.init(image: image) };
  override init(frame: CGRect) { super.init(frame: frame) };
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }; required init?(coder: NSCoder) { super.init(coder: coder) };
  override var isHighlighted: Bool { didSet {} }; override func startAnimating() { super.startAnimating() }
}
class Cell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }; required init?(coder: NSCoder) { super.init(coder: coder) };
  override func setSelected(_ flag: Bool, animated isAnimated: Bool) {
    super.setSelected(flag, animated: isAnimated)
  };
  override func setHighlighted(_ flag: Bool, animated isAnimated: Bool) {};
  override func setEditing(_ flag: Bool, animated isAnimated: Bool) {
    super.setEditing(flag, animated: isAnimated)
  };
  override func prepareForReuse() { super.prepareForReuse() };
  override var accessoryType: UITableViewCell.AccessoryType { didSet {} };
  override var isEditing: Bool { didSet {} };
  override func willTransition(to stateMask: UITableViewCell.StateMask) {
    super.willTransition(to: stateMask); if stateMask.contains(.showingDeleteConfirmation) {}
  }; override var textLabel: UILabel? { nil }; override var imageView: UIImageView? { nil };
  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority priority: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: priority,
      verticalFittingPriority: vertical)
  };
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  };
  override var reuseIdentifier: String? { "x" };
  override var separatorInset: UIEdgeInsets {
    get { .zero }
    set {}
  }; override func didMoveToSuperview() { super.didMoveToSuperview() };
  override var selectionStyle: UITableViewCell.SelectionStyle { didSet {} }
}
class HF: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) };
  required init?(coder: NSCoder) { super.init(coder: coder) };
  override func prepareForReuse() { super.prepareForReuse() }; override var textLabel: UILabel? { nil }
}
class TV: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) };
  required init?(coder: NSCoder) { super.init(coder: coder) };
  override func reloadData() { super.reloadData() }; override var contentSize: CGSize { didSet {} };
  override var delegate: UITableViewDelegate? { didSet {} };
  override var dataSource: UITableViewDataSource? { didSet {} };
  override func insertRows(at indexPaths: [IndexPath], with rowAnimation: UITableView.RowAnimation) {
    super.insertRows(at: indexPaths, with: rowAnimation)
  }; override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil };
  override var tableHeaderView: UIView? { didSet {} };
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}
class CV: UICollectionView {
  override var delegate: UICollectionViewDelegate? { didSet {} };
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }; required init?(coder: NSCoder) { super.init(coder: coder) };
  override func reloadData() { super.reloadData() };
  override var dataSource: UICollectionViewDataSource? { didSet {} };
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {};
  override var collectionViewLayout: UICollectionViewLayout { didSet {} };
  override func performBatchUpdates(_ body: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    super.performBatchUpdates(body, completion: completion)
  };
  override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
}
class Flow: UICollectionViewFlowLayout {
  override init() { super.init(); scrollDirection = .horizontal };
  required init?(coder: NSCoder) { super.init(coder: coder) };
  override func prepare() {
    super.prepare(); guard let cv = collectionView else { return };
    itemSize = CGSize(width: cv.bounds.inset(by: cv.adjustedContentInset).width, height: 3);
    sectionInset.left = 2;
    _ = (cv.delegate as? UICollectionViewDelegateFlowLayout)?.collectionView?(
      cv, layout: self, insetForSectionAt: 0)
  };
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let a = super.layoutAttributesForElements(in: rect)?.map {
      $0.copy() as! UICollectionViewLayoutAttributes
    };
    a?.forEach {
      if $0.representedElementCategory == .cell, $0.representedElementKind == nil {
        $0.frame.origin.x = sectionInset.left
      }
    }; return a
  };
  override func targetContentOffset(
    forProposedContentOffset point: CGPoint, withScrollingVelocity velocity: CGPoint
  )
    -> CGPoint
  {
    super.targetContentOffset(
      forProposedContentOffset: point, withScrollingVelocity: velocity)
  };
  override var itemSize: CGSize { didSet {} };
  override func shouldInvalidateLayout(forBoundsChange rect: CGRect) -> Bool {
    !rect.size.equalTo(collectionView!.bounds.size)
  };
  override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }; override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
class Scene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?;
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let s = scene as? UIWindowScene else { return }; window = UIWindow(windowScene: s);
    window?.rootViewController = UIViewController(); window?.makeKeyAndVisible()
  }; func sceneDidBecomeActive(_ scene: UIScene) {}
}
@main class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?;
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true };
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: "x", sessionRole: session.role) }
}
