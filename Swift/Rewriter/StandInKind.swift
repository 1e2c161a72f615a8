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

  /// Words in the names of views, besides those that end them.
  private static let words: [(ending: String, type: String)] = [
    ("Scroll", "UIScrollView"), ("Stack", "UIStackView"), ("Image", "UIImageView"),
  ]

  /// The class of UIKit that the name of what is known to be a view hints at, by the word in it that comes first.
  private static func knownView(named name: String) -> String {
    let kinds = endings.filter { !["UIView", "UIControl"].contains($0.type) && !$0.ending.hasSuffix("Cell") }
    let found = (kinds + words).compactMap { kind in
      name.firstRange(of: kind.ending).map { (place: $0.lowerBound, type: kind.type) }
    }
    return found.min { $0.place < $1.place }?.type ?? "UIView"
  }

  /// What the use of a type says that it is; nil where it says nothing.
  private static func used(_ name: String, in uses: TypeUses) -> StandInKind? {
    if uses.views.views.contains(name) { return .subclass(of: knownView(named: name)) }
    return uses.views.controllers.contains(name) ? .subclass(of: "UIViewController") : nil
  }

  /// A cell of a table or of a collection, where its name leaves that open.
  private static func cell(named name: String, _ users: [String], in uses: TypeUses) -> String? {
    guard view(named: name) == "UITableViewCell", !name.hasSuffix("TableViewCell"),
      !name.hasSuffix("TableCell")
    else { return nil }
    let overridden = users.reduce(into: Set<String>()) { $0.formUnion(uses.overridden[$1, default: []]) }
    if overridden.contains("init(style:reuseIdentifier:)") { return "UITableViewCell" }
    return overridden.contains("init(frame:)") ? "UICollectionViewCell" : nil
  }

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
    } else if let type = uses.views.cells[name] ?? Self.cell(named: base, [name], in: uses)
      ?? Self.view(named: base)
    {
      self = .subclass(of: type)
    } else {
      self = Self.used(name, in: uses) ?? .anything
    }
  }

  /// What a class that others derive from is: by its own name, by the name of one of those, by what that overrides, by what
  /// both are used for.
  private static func superclass(_ name: String, of owner: String, in uses: TypeUses) -> StandInKind {
    if let type = uses.views.cells[name] ?? uses.views.cells[owner] { return .subclass(of: type) }
    if let type = cell(named: name, [name, owner], in: uses) ?? view(named: name) {
      return .subclass(of: type)
    }
    if let type = cell(named: owner, [name, owner], in: uses) ?? view(named: owner) {
      return .subclass(of: type)
    }
    let overridden = uses.overridden[owner, default: []]
    if !overridden.isDisjoint(with: ["viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear"]) {
      return .subclass(of: "UIViewController")
    }
    if !overridden.isDisjoint(with: ["layoutSubviews", "draw", "intrinsicContentSize", "awakeFromNib"]) {
      return .subclass(of: knownView(named: name))
    }
    if ["Controller", "VC"].contains(where: { name.hasSuffix($0) || owner.hasSuffix($0) }) {
      return .subclass(of: "UIViewController")
    }
    return used(name, in: uses) ?? used(owner, in: uses) ?? .anything
  }
}
