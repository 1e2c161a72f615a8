import UIKit

class Slider: UISlider {
  override func trackRect(forBounds b: CGRect) -> CGRect {
    var r = super.trackRect(forBounds: b); r.size.height = 3; return r
  };
  override func thumbRect(forBounds b: CGRect, trackRect r: CGRect, value v: Float) -> CGRect {
    super.thumbRect(forBounds: b, trackRect: r, value: v)
  }; override var value: Float { didSet {} };
  override func setValue(_ v: Float, animated: Bool) { super.setValue(v, animated: animated) }
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
  override func setSelected(_ s: Bool, animated a: Bool) { super.setSelected(s, animated: a) };
  override func setHighlighted(_ h: Bool, animated a: Bool) {};
  override func setEditing(_ e: Bool, animated a: Bool) { super.setEditing(e, animated: a) };
  override func prepareForReuse() { super.prepareForReuse() };
  override var accessoryType: UITableViewCell.AccessoryType { didSet {} };
  override var isEditing: Bool { didSet {} };
  override func willTransition(to s: UITableViewCell.StateMask) {
    super.willTransition(to: s); if s.contains(.showingDeleteConfirmation) {}
  }; override var textLabel: UILabel? { nil }; override var imageView: UIImageView? { nil };
  override func systemLayoutSizeFitting(
    _ t: CGSize, withHorizontalFittingPriority h: UILayoutPriority,
    verticalFittingPriority v: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(t, withHorizontalFittingPriority: h, verticalFittingPriority: v)
  };
  override func updateConfiguration(using s: UICellConfigurationState) { super.updateConfiguration(using: s) };
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
  override func insertRows(at i: [IndexPath], with a: UITableView.RowAnimation) {
    super.insertRows(at: i, with: a)
  }; override func dequeueReusableCell(withIdentifier i: String) -> UITableViewCell? { nil };
  override var tableHeaderView: UIView? { didSet {} };
  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { super.touchesBegan(t, with: e) }
}
class CV: UICollectionView {
  override var delegate: UICollectionViewDelegate? { didSet {} };
  override init(frame: CGRect, collectionViewLayout l: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: l)
  }; required init?(coder: NSCoder) { super.init(coder: coder) };
  override func reloadData() { super.reloadData() };
  override var dataSource: UICollectionViewDataSource? { didSet {} };
  override func scrollToItem(at i: IndexPath, at p: UICollectionView.ScrollPosition, animated: Bool) {};
  override var collectionViewLayout: UICollectionViewLayout { didSet {} };
  override func performBatchUpdates(_ u: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    super.performBatchUpdates(u, completion: completion)
  };
  override func dequeueReusableCell(withReuseIdentifier i: String, for p: IndexPath) -> UICollectionViewCell {
    super.dequeueReusableCell(withReuseIdentifier: i, for: p)
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
  override func layoutAttributesForElements(in r: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let a = super.layoutAttributesForElements(in: r)?.map { $0.copy() as! UICollectionViewLayoutAttributes };
    a?.forEach {
      if $0.representedElementCategory == .cell, $0.representedElementKind == nil {
        $0.frame.origin.x = sectionInset.left
      }
    }; return a
  };
  override func targetContentOffset(forProposedContentOffset p: CGPoint, withScrollingVelocity v: CGPoint)
    -> CGPoint
  { super.targetContentOffset(forProposedContentOffset: p, withScrollingVelocity: v) };
  override var itemSize: CGSize { didSet {} };
  override func shouldInvalidateLayout(forBoundsChange b: CGRect) -> Bool {
    !b.size.equalTo(collectionView!.bounds.size)
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
  }; func sceneDidBecomeActive(_ s: UIScene) {}
}
@main class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?;
  func application(
    _ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true };
  func application(
    _ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: "x", sessionRole: s.role) }
}
