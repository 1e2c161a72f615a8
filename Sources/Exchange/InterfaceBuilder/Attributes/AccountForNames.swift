import DesignModel

/// Goes through elements and says what becomes of each attribute and element: it is read, it is known to say nothing for a
/// design, or it is noted.
struct AccountForNames {
  /// What is not known.
  private(set) var notes: [ImportNote] = []
  /// What is known and stays in the file alone.
  private(set) var losses: [ImportNote] = []
  private let objects: Set<ObjectIdentifier>
  /// Constraints whose own identifier is their identity in the design.
  private let named: Set<ObjectIdentifier>
  /// Elements that others account for.
  private let others: Set<ObjectIdentifier>
  private let visit: (Visit) -> Void

  /// An element that was met.
  enum Visit {
    /// Each of its attributes was judged, and so is each element in it.
    case judged(XMLElement)
    /// It was settled with all that it says and holds.
    case settled(XMLElement)
  }

  /// An account in which those are views, and `others` are left out.
  init(
    views: [SceneObject] = [], named: Set<ObjectIdentifier> = [], except others: Set<ObjectIdentifier> = [],
    visit: @escaping (Visit) -> Void = { _ in }
  ) {
    objects = Set(views.map { ObjectIdentifier($0.element) })
    (self.named, self.others, self.visit) = (named, others, visit)
  }

  /// Accounts for a view and for what is in it but for other views.
  mutating func add(view object: SceneObject) { add(object.element, Owner(object)) }

  private mutating func add(_ view: XMLElement, _ owner: Owner) {
    visit(.judged(view))
    for attribute in view.attributes { judge(attribute, of: view, owner) }
    for child in view.children { judge(child, in: owner) }
  }

  /// Accounts for a controller and for what is in it but for views.
  mutating func add(controller element: XMLElement) {
    open(element, ["controller"], owner: Owner(element.name))
  }

  /// Accounts for a document and for what is in it but for what others account for; what it says of itself the header
  /// reads.
  mutating func add(document root: XMLElement) {
    visit(.settled(root))
    for child in root.children { judge(child, in: Owner("document")) }
  }
}

// MARK: Elements

extension AccountForNames {
  private mutating func judge(_ child: XMLElement, in owner: Owner) {
    let identity = ObjectIdentifier(child)
    if objects.contains(identity) || others.contains(identity) { return }
    let isController = owner.view == nil && child.name.hasSuffix("ontroller")
    let names = child.names(in: owner.names) + (isController ? ["controller"] : [])
    if owner.reads(child, names) { return visit(.settled(child)) }
    switch child.name {
    case "constraint" where owner.isIn("constraints"): add(constraint: child)
    case "variation" where !owner.isIn("constraint"): add(variation: child, of: owner)
    case "userDefinedRuntimeAttribute": add(runtime: child, in: owner)
    case _ where owner.isIn("controller") && Self.bars.contains(child.name): add(child, Owner(bar: child))
    case "paragraphStyle" where owner.readRuns.contains(identity): open(child, names, owner: owner)
    default: judge(child, names, owner: owner)
    }
  }

  private mutating func judge(_ child: XMLElement, _ names: [String], owner: Owner) {
    let known = KnownNames.element(names)
    if known?.fate == .open { return open(child, names, owner: owner) }
    visit(.settled(child))
    if let known {
      if known.fate == .lost, !child.isVoid {
        lose(child, child.described(in: owner), named: child.word, reason: known.reason)
      }
    } else if owner.isKnown {
      notes.append(
        ImportNote(child.line, "\(child.described(in: owner)) is not known; it is left out", of: child.word))
    }
  }

  /// Goes through what an element says and holds.
  private mutating func open(_ element: XMLElement, _ names: [String], owner: Owner) {
    visit(.judged(element))
    let inner = owner.inside(element, names.last == "controller" ? ["controller"] : element.ownNames)
    for attribute in element.attributes { judge(attribute, of: element, names, owner: inner) }
    // A list of views is no place of its own.
    let holder = element.name == "subviews" ? owner : inner
    for child in element.children { judge(child, in: holder) }
  }

  private mutating func add(constraint element: XMLElement) {
    visit(.judged(element))
    let owner = Owner("constraint")
    let isNamed = named.contains(ObjectIdentifier(element))
    for attribute in element.attributes where !(isNamed && attribute.name == "identifier") {
      judge(attribute, of: element, ["constraint"], owner: owner)
    }
    for child in element.children { judge(child, in: owner) }
  }

  /// What a size class says of a view: of its elements the frame, the font and what is installed are read.
  private mutating func add(variation element: XMLElement, of owner: Owner) {
    visit(.judged(element))
    for attribute in element.attributes where attribute.name != "key" { judge(attribute, of: element, owner) }
    for child in element.children {
      visit(.settled(child))
      let names = child.names(in: ["variation"])
      if names.contains(where: Self.varied.contains) { continue }
      lose(
        child, "\(child.described(in: owner)), in a size class,", named: child.word,
        reason: "of a size class the design has numbers, fonts and what is installed")
    }
  }

  private static let bars = ["navigationBar", "toolbar", "tabBar"]
  private static let varied: Set<String> = [
    "variation/mask", "variation/rect[frame]", "variation/fontDescription[fontDescription]",
  ]

  private mutating func add(runtime element: XMLElement, in owner: Owner) {
    visit(.settled(element))
    let path = element["keyPath"] ?? ""
    if owner.view?.paths.contains(path) ?? false { return }
    lose(
      element, "the runtime attribute '\(path)' of <\(owner.className)>", named: element.name,
      reason: "what is set at run time is the app's own")
  }
}

// MARK: Attributes

extension AccountForNames {
  /// An attribute of a view or of its variation.
  private mutating func judge(_ attribute: XMLElement.Attribute, of element: XMLElement, _ owner: Owner) {
    guard let (file, form) = owner.view?.attributes[attribute.name] else {
      return judge(attribute, of: element, owner.names, owner: owner)
    }
    if file.value(of: attribute.value, form) != nil { return }
    notes.append(
      ImportNote(
        element.line,
        "\(attribute.name) '\(attribute.value)' of <\(owner.className)> is not known; it is left out",
        of: attribute.name))
  }

  private mutating func judge(
    _ attribute: XMLElement.Attribute, of element: XMLElement, _ names: [String], owner: Owner
  ) {
    if owner.reads(attribute.name, of: names) || KnownNames.saysNothing(attribute.name, of: element) {
      return
    }
    let known = KnownNames.attribute(attribute, of: names, isOfView: owner.isView)
    if known?.fate == .lost {
      lose(
        element, "\(attribute.name) of <\(owner.shown(element))>", named: attribute.name,
        reason: known!.reason)
    }
    if known != nil || !owner.isKnown { return }
    notes.append(
      ImportNote(
        element.line,
        "attribute '\(attribute.name)' of <\(owner.shown(element))> is not known; it is left out",
        of: attribute.name))
  }

  private mutating func lose(_ element: XMLElement, _ what: String, named name: String, reason: String) {
    losses.append(ImportNote(element.line, "\(what) stays in the file: \(reason)", of: name))
  }
}

// MARK: What is around

extension AccountForNames {
  /// What stands around an element.
  fileprivate struct Owner {
    /// The names of the element around, the closest first.
    private(set) var names: [String]
    /// The class of the view around, or the element's name where there is none.
    private(set) var className: String
    /// What is read of the view around; nil where there is none.
    let view: ReadNames?
    /// False in views of a class that isn't known, of which nothing else is.
    let isKnown: Bool
    /// What of an attributed text is read.
    let readRuns: Set<ObjectIdentifier>
    /// True for the view itself.
    private(set) var isView: Bool

    /// A view.
    init(_ object: SceneObject) {
      (names, className, isView) = ([object.className], object.className, true)
      view = ReadNames.byKind[ViewKind(className: object.className)]!
      isKnown = ViewKind.isKnown(object.className)
      let runs = [object.attributedText, object.element.attributedText].compactMap(\.self).flatMap {
        [$0.first("font", key: "NSFont"), $0.first("paragraphStyle", key: "NSParagraphStyle")]
      }
      readRuns = Set(runs.compactMap { $0.map(ObjectIdentifier.init) })
    }

    /// A bar of a controller.
    init(bar: XMLElement) {
      (names, className, isView) = (["controller/\(bar.name)", bar.name], bar.name, true)
      (view, isKnown, readRuns) = (ReadNames.byKind[.custom]!, true, [])
    }

    /// An element outside of views.
    init(_ name: String) {
      (names, className, view, isKnown, readRuns, isView) = ([name], name, nil, true, [], false)
    }

    /// The element in this one, by those names.
    func inside(_ element: XMLElement, _ names: [String]) -> Owner {
      var result = self
      (result.names, result.isView) = (names, false)
      if view == nil { result.className = element.name }
      return result
    }

    func isIn(_ name: String) -> Bool { names.last == name }

    /// True for an element that is read with all in it.
    func reads(_ child: XMLElement, _ names: [String]) -> Bool {
      if child.name == "font", readRuns.contains(ObjectIdentifier(child)) { return true }
      return view.map { read in names.contains(where: read.elements.contains) } ?? false
    }

    /// True for an attribute that is read, of the view or of an element in it that has those names.
    func reads(_ attribute: String, of names: [String]) -> Bool {
      guard let view else { return false }
      if isView, view.names.contains(attribute) { return true }
      return names.contains { view.partAttributes.contains("\($0).\(attribute)") }
    }

    func shown(_ element: XMLElement) -> String { isView ? className : element.shown }
  }
}

extension XMLElement {
  /// What the element is of what holds it, as insets are `imageEdgeInsets`, else its name.
  fileprivate var word: String { name == "state" ? name : self["key"] ?? name }

  fileprivate func described(in owner: AccountForNames.Owner) -> String {
    let key = self["key"].map { " '\($0)'" } ?? ""
    return "<\(name)>\(key) in <\(owner.className)>"
  }
}
