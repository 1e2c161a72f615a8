/// What a type that is declared elsewhere might be, as its name and its use say.
enum StandInKind {
  case subclass(of: String)
  case contract
  case anything

  /// Endings of names and the classes of UIKit that such types derive from, the longer ones first.
  private static let endings: [(ending: String, type: String)] = [
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("PageViewController", "UIPageViewController"), ("ViewController", "UIViewController"),
    ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
    ("TableViewCell", "UITableViewCell"), ("TableCell", "UITableViewCell"), ("Cell", "UITableViewCell"),
    ("HeaderFooterView", "UITableViewHeaderFooterView"), ("ReusableView", "UICollectionReusableView"),
    ("TableView", "UITableView"), ("CollectionView", "UICollectionView"), ("StackView", "UIStackView"),
    ("ScrollView", "UIScrollView"), ("ImageView", "UIImageView"), ("TextView", "UITextView"),
    ("SearchBar", "UISearchBar"), ("TextField", "UITextField"), ("SegmentedControl", "UISegmentedControl"),
    ("ProgressView", "UIProgressView"), ("ActivityIndicator", "UIActivityIndicatorView"),
    ("ActivityIndicatorView", "UIActivityIndicatorView"), ("Spinner", "UIActivityIndicatorView"),
    ("PageControl", "UIPageControl"), ("LayoutGuide", "UILayoutGuide"), ("Label", "UILabel"),
    ("Button", "UIButton"), ("Btn", "UIButton"), ("Switch", "UISwitch"), ("Slider", "UISlider"),
    ("Control", "UIControl"), ("View", "UIView"),
  ]

  /// The class of UIKit that a name hints at.
  static func view(named name: String) -> String? { endings.first { name.hasSuffix($0.ending) }?.type }

  /// The type of a variable, by its name.
  static func type(named name: String) -> String {
    view(named: (name.first?.uppercased() ?? "") + name.dropFirst()) ?? "RecordedStandIn"
  }

  init(_ name: String, _ uses: TypeUses) {
    let base = name.split(separator: ".").last.map(String.init) ?? name
    let isDelegate =
      !["AppDelegate", "SceneDelegate"].contains(base)
      && ["Delegate", "DataSource", "Protocol", "Delegating"].contains { base.hasSuffix($0) }
    if let owner = uses.subclasses[name], !isDelegate {
      self = Self.superclass(base, of: owner, in: uses)
    } else if uses.conformed.contains(name) || isDelegate && uses.arities[base] == nil {
      self = .contract
    } else if let type = Self.view(named: base) {
      self = .subclass(of: type)
    } else {
      self = .anything
    }
  }

  /// What a class that others derive from is: by its own name, by the name of one of those, by what that overrides.
  private static func superclass(_ name: String, of owner: String, in uses: TypeUses) -> StandInKind {
    if let type = view(named: name) { return .subclass(of: type) }
    if let type = view(named: owner) { return .subclass(of: type) }
    let overridden = uses.overridden[owner, default: []]
    if !overridden.isDisjoint(with: ["viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear"]) {
      return .subclass(of: "UIViewController")
    }
    if !overridden.isDisjoint(with: ["layoutSubviews", "draw", "intrinsicContentSize", "awakeFromNib"]) {
      return .subclass(of: "UIView")
    }
    return ["Controller", "VC"].contains { name.hasSuffix($0) || owner.hasSuffix($0) }
      ? .subclass(of: "UIViewController") : .anything
  }
}
