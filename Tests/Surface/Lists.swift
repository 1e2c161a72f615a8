import UIKit

enum Section: Int, CaseIterable { case main }
struct Row: Hashable { let id = UUID(); var title: String }
final class ListController: UICollectionViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Section, Row>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Row>
  private lazy var dataSource = makeDataSource()
  init() {
    var c = UICollectionLayoutListConfiguration(appearance: .insetGrouped); c.headerMode = .supplementary;
    c.showsSeparators = false; c.backgroundColor = .systemGroupedBackground;
    c.trailingSwipeActionsConfigurationProvider = { i in
      let a = UIContextualAction(style: .destructive, title: "x") { _, _, done in
        done(true)
      }; a.image = UIImage(systemName: "trash"); let s = UISwipeActionsConfiguration(actions: [a]);
      s.performsFirstActionWithFullSwipe = false; return s
    }; super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: c))
  }
  required init?(coder: NSCoder) { fatalError() }
  func makeDataSource() -> DataSource {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, path, row in
      var c = cell.defaultContentConfiguration(); c.text = row.title; c.secondaryText = "x";
      c.image = UIImage(systemName: "x"); c.imageProperties.tintColor = .red;
      c.textProperties.font = .preferredFont(forTextStyle: .headline); c.textProperties.color = .label;
      c.secondaryTextProperties.numberOfLines = 2; c.prefersSideBySideTextAndSecondaryText = true;
      c.directionalLayoutMargins.leading = 3; cell.contentConfiguration = c;
      cell.accessories = [
        .disclosureIndicator(), .checkmark(displayed: .always), .label(text: "x"),
        .outlineDisclosure(options: .init(style: .header)),
        .customView(configuration: .init(customView: UISwitch(), placement: .trailing(displayed: .always))),
        .delete(), .reorder(displayed: .whenEditing),
      ]; var b = UIBackgroundConfiguration.listGroupedCell(); b.backgroundColor = .red;
      cell.backgroundConfiguration = b; cell.indentationLevel = 1;
      cell.configurationUpdateHandler = { c, state in
        _ = state.isHighlighted; var content = UIListContentConfiguration.cell().updated(for: state);
        content.text = "x"; c.contentConfiguration = content
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in view.contentConfiguration = UIListContentConfiguration.groupedHeader() }
    let d = DataSource(collectionView: collectionView) { cv, path, row in
      cv.dequeueConfiguredReusableCell(using: cell, for: path, item: row)
    }
    d.supplementaryViewProvider = { cv, kind, path in
      cv.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return d
  }
  func apply() {
    var s = Snapshot(); s.appendSections(Section.allCases);
    s.appendItems([Row(title: "x")], toSection: .main); s.deleteItems([]); s.reloadItems([]);
    s.reconfigureItems([]); dataSource.apply(s, animatingDifferences: true) {};
    _ = dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0));
    _ = dataSource.snapshot().itemIdentifiers; var ss = NSDiffableDataSourceSectionSnapshot<Row>();
    ss.append([Row(title: "y")]); ss.append([], to: ss.items[0]);
    dataSource.apply(ss, to: .main, animatingDifferences: false)
  }
  static func layout() -> UICollectionViewLayout {
    let l = UICollectionViewCompositionalLayout { index, env -> NSCollectionLayoutSection? in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44));
      let item = NSCollectionLayoutItem(layoutSize: size);
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4);
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "b",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)));
      _ = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
      let g = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitem: item, count: env.container.effectiveContentSize.width > 500 ? 3 : 2);
      g.interItemSpacing = .fixed(8); let s = NSCollectionLayoutSection(group: g);
      s.orthogonalScrollingBehavior = .groupPagingCentered; s.interGroupSpacing = 3; s.contentInsets = .zero;
      let h = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top);
      h.pinToVisibleBounds = true; s.boundarySupplementaryItems = [h];
      s.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "bg")];
      s.visibleItemsInvalidationHandler = { items, offset, env in
        items.forEach { item in
          item.transform = CGAffineTransform(scaleX: 1, y: 1);
          _ = item.frame.midX - offset.x - env.container.contentSize.width; item.alpha = 1
        }
      }; return s
    }
    let c = UICollectionViewCompositionalLayoutConfiguration(); c.interSectionSpacing = 3;
    c.scrollDirection = .horizontal; l.configuration = c;
    l.register(UICollectionReusableView.self, forDecorationViewOfKind: "bg"); return l
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt indexPath: IndexPath, to destination: IndexPath
  ) {
  }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}
struct CardConfiguration: UIContentConfiguration, Hashable {
  var title = ""; func makeContentView() -> UIView & UIContentView { CardView(configuration: self) };
  func updated(for state: UIConfigurationState) -> CardConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }; var c = self;
    c.title = state.isSelected ? "y" : title; return c
  }
}
final class CardView: UIView, UIContentView {
  private var current: CardConfiguration!;
  var configuration: UIContentConfiguration {
    get { current }
    set { guard let n = newValue as? CardConfiguration else { return }; current = n }
  }; init(configuration: CardConfiguration) { super.init(frame: .zero); self.configuration = configuration };
  required init?(coder: NSCoder) { fatalError() }
}
final class TableController: UITableViewController {
  lazy var ds = UITableViewDiffableDataSource<Section, Row>(tableView: tableView) { t, i, r in
    let c = t.dequeueReusableCell(withIdentifier: "x", for: i); c.textLabel?.text = r.title;
    var content = c.defaultContentConfiguration(); content.text = "x"; c.contentConfiguration = content;
    c.accessoryType = .disclosureIndicator; c.selectionStyle = .none; c.accessoryView = UISwitch(); return c
  }
  override func viewDidLoad() {
    super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "x");
    tableView.rowHeight = UITableView.automaticDimension; tableView.estimatedRowHeight = 44;
    tableView.separatorInset = .zero; tableView.tableFooterView = UIView();
    tableView.sectionHeaderTopPadding = 0; tableView.refreshControl = UIRefreshControl();
    tableView.refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged);
    refreshControl?.endRefreshing();
    navigationItem.searchController = UISearchController(searchResultsController: nil);
    navigationItem.searchController?.searchResultsUpdater = self;
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
      UIBarButtonItem(title: "x", style: .done, target: self, action: #selector(refresh)), editButtonItem,
      UIBarButtonItem(title: "x", image: nil, target: nil, action: nil),
      .flexibleSpace(), UIBarButtonItem(image: nil, menu: UIMenu(title: "", children: [])),
    ]; navigationController?.navigationBar.prefersLargeTitles = true; let a = UINavigationBarAppearance();
    a.configureWithOpaqueBackground(); a.titleTextAttributes = [.foregroundColor: UIColor.red];
    a.shadowColor = nil; a.buttonAppearance.normal.titleTextAttributes = [:];
    a.setBackIndicatorImage(nil, transitionMaskImage: nil);
    navigationController?.navigationBar.standardAppearance = a;
    navigationController?.navigationBar.scrollEdgeAppearance =
      navigationController?.navigationBar.standardAppearance;
    navigationItem.largeTitleDisplayMode = .never; navigationItem.backButtonDisplayMode = .minimal;
    let tab = UITabBarAppearance(); tab.stackedLayoutAppearance.selected.iconColor = .red;
    tab.stackedLayoutAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 2)];
    UITabBar.appearance().standardAppearance = tab;
    if #available(iOS 15.0, *) { UITabBar.appearance().scrollEdgeAppearance = tab };
    UINavigationBar.appearance().tintColor = .red;
    UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 2)], for: .normal);
    UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .red;
    tabBarItem = UITabBarItem(title: "x", image: nil, selectedImage: nil); tabBarItem.badgeValue = "2";
    clearsSelectionOnViewWillAppear = true; tableView.beginUpdates(); tableView.endUpdates();
    tableView.insertRows(at: [], with: .automatic);
    tableView.performBatchUpdates {
    } completion: { _ in
    }; tableView.selectRow(at: nil, animated: true, scrollPosition: .none);
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true);
    tableView.reloadRows(at: [], with: .none); tableView.reloadSections([0], with: .fade);
    (tableView.cellForRow(at: IndexPath(row: 0, section: 0)))?.setSelected(true, animated: false);
    tableView.indexPathsForVisibleRows?.forEach { _ in }; tableView.isEditing.toggle();
    tableView.setEditing(true, animated: true); tableView.backgroundView = nil;
    tableView.sectionIndexColor = .red; tableView.keyboardDismissMode = .onDrag;
    tableView.layoutMargins = .zero; tableView.cellLayoutMarginsFollowReadableWidth = false;
    tableView.allowsSelection = false; tableView.tableHeaderView?.frame.size.height = 3
  }
  @objc func refresh() {}
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "x")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "x")
  }
  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  )
    -> UIContextMenuConfiguration?
  { nil }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    0
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { 0 }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { false }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt indexPath: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate flag: Bool) {}
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
extension TableController: UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for search: UISearchController) {
    _ = search.searchBar.text?.isEmpty; search.searchBar.searchTextField.backgroundColor = .red;
    search.searchBar.scopeButtonTitles = []; search.searchBar.delegate = self;
    search.searchBar.setShowsCancelButton(true, animated: true); _ = search.isActive
  }; func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {}
}
class Nav: UINavigationController, UINavigationControllerDelegate {
  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    super.pushViewController(controller, animated: animated)
  };
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }; override var childForStatusBarStyle: UIViewController? { topViewController };
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) };
  override init(nibName name: String?, bundle: Bundle?) { super.init(nibName: name, bundle: bundle) };
  required init?(coder: NSCoder) { super.init(coder: coder) };
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
}
class Tabs: UITabBarController, UITabBarControllerDelegate {
  override var selectedIndex: Int { didSet {} };
  override var viewControllers: [UIViewController]? { didSet {} };
  override var selectedViewController: UIViewController? { didSet {} };
  override func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(controllers, animated: animated)
  }; override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {};
  override func viewDidLoad() {
    super.viewDidLoad(); tabBar.items?.forEach { $0.title = "x" }; tabBar.unselectedItemTintColor = .red;
    setValue(UITabBar(), forKey: "tabBar"); tabBar.itemPositioning = .centered
  }
}
class Bar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var x = super.sizeThatFits(size); x.height = 90; return x
  };
  override var selectedItem: UITabBarItem? { didSet {} }; override var items: [UITabBarItem]? { didSet {} };
  override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    super.setItems(items, animated: animated)
  }
}
class Pages: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  override init(
    transitionStyle: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 3])
  }; required init?(coder: NSCoder) { super.init(coder: coder) };
  func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController)
    -> UIViewController?
  { nil };
  func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController)
    -> UIViewController?
  { nil };
  func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating isFinished: Bool,
    previousViewControllers controllers: [UIViewController],
    transitionCompleted flag: Bool
  ) {};
  func go() {
    setViewControllers([UIViewController()], direction: .forward, animated: true) { _ in };
    for case let s as UIScrollView in view.subviews { s.delegate = nil }; dataSource = self; delegate = self
  }
}
class Split: UISplitViewController, UISplitViewControllerDelegate {
  init() {
    super.init(style: .doubleColumn); preferredDisplayMode = .oneBesideSecondary;
    setViewController(UIViewController(), for: .primary); delegate = self
  }; required init?(coder: NSCoder) { fatalError() };
  func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { true }
}
class Wrap: UIScrollView, UIScrollViewDelegate {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    if view is UIButton { return true }; return super.touchesShouldCancel(in: view)
  }; override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() };
  override func setContentOffset(_ offset: CGPoint, animated: Bool) {
    super.setContentOffset(offset, animated: animated)
  };
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === panGestureRecognizer ? true : super.gestureRecognizerShouldBegin(recognizer)
  };
  func go() {
    setZoomScale(2, animated: true); zoom(to: .zero, animated: true);
    contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor).isActive = true;
    decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.3); scrollIndicatorInsets = .zero;
    verticalScrollIndicatorInsets.bottom = 3; flashScrollIndicators(); indicatorStyle = .white; _ = isZooming;
    contentInset.top = 3; panGestureRecognizer.isEnabled = false; isDirectionalLockEnabled = true;
    delegate = self
  }; func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {};
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
final class Dynamic {
  let animator = UIDynamicAnimator(referenceView: UIView());
  func go() {
    let g = UIGravityBehavior(items: [UIView()]); g.magnitude = 2; animator.addBehavior(g);
    let s = UISnapBehavior(item: UIView(), snapTo: .zero); s.damping = 1; animator.removeBehavior(s);
    let m = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis);
    m.minimumRelativeValue = -10; let gr = UIMotionEffectGroup(); gr.motionEffects = [m];
    UIView().addMotionEffect(gr);
    let alert = UIAlertController(title: "x", message: nil, preferredStyle: .actionSheet);
    alert.addAction(UIAlertAction(title: "x", style: .destructive) { _ in });
    alert.addTextField { $0.placeholder = "x" }; alert.popoverPresentationController?.sourceView = nil;
    _ = alert.textFields?.first?.text; alert.preferredAction = alert.actions.first;
    let av = UIActivityViewController(activityItems: ["x"], applicationActivities: nil);
    av.excludedActivityTypes = [.airDrop, .mail];
    av.completionWithItemsHandler = { type, done, items, error in }; let picker = UIImagePickerController();
    picker.delegate = nil; picker.sourceType = .camera;
    _ = UIImagePickerController.isSourceTypeAvailable(.camera); let dp = UIDatePicker();
    dp.datePickerMode = .date; dp.preferredDatePickerStyle = .wheels;
    let seg = UISegmentedControl(items: ["a"]); seg.selectedSegmentIndex = 0;
    seg.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected);
    seg.setWidth(3, forSegmentAt: 0); let sl = UISlider(); sl.setThumbImage(nil, for: .normal);
    sl.minimumTrackTintColor = .red; let st = UIStepper(); st.setDecrementImage(nil, for: .normal);
    let pc = UIPageControl(); pc.preferredIndicatorImage = nil; pc.backgroundStyle = .minimal;
    let ai = UIActivityIndicatorView(style: .large); ai.startAnimating(); ai.color = .red;
    let pv = UIProgressView(progressViewStyle: .bar); pv.setProgress(0.3, animated: true);
    pv.progressTintColor = .red; pv.transform = pv.transform.scaledBy(x: 1, y: 2);
    let iv = UIImageView(image: nil); iv.animationImages = [];
    iv.preferredSymbolConfiguration = .init(pointSize: 3); iv.tintColor = .red; iv.highlightedImage = nil;
    let sw = UISwitch(); sw.onTintColor = .red; sw.setOn(true, animated: true);
    let c = UIColor(red: 1, green: 0, blue: 0, alpha: 1);
    var (r, g2, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0);
    c.getRed(&r, green: &g2, blue: &b, alpha: &a); _ = UIColor(named: "x", in: .main, compatibleWith: nil);
    _ = c.resolvedColor(with: .current); _ = UIColor(patternImage: UIImage()); _ = CIColor(color: c).red;
    _ = c == .red; _ = UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)
  }
}
