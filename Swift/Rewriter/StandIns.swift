import SwiftSyntax

/// Declarations that stand in for what is declared elsewhere.
struct StandIns {
  private let allowances: Allowances
  private let uses: TypeUses
  private let own: OwnTypes

  init(_ allowances: Allowances, _ module: ModuleUses) {
    (self.allowances, uses, own) = (allowances, module.types, module.ownTypes)
  }

  /// The class of UIKit that a type's stand-in derives from; nil for one that is no class of UIKit's.
  func superclass(of type: String) -> String? {
    guard allowances.types.contains(type), case .subclass(let name) = StandInKind(type, uses) else {
      return nil
    }
    return name
  }

  /// True for a class that runs the hooks of those that derive from it.
  func runsHooks(_ type: String) -> Bool {
    guard case .subclass(let name) = StandInKind(type, uses) else { return false }
    return HookRunner(name) != nil
  }

  /// What is added to the module.
  var source: String {
    let declared =
      allowances.types.map(declaration)
      + allowances.values.filter { !allowances.types.contains($0) }.map(Self.value) + members + own.contracts
    let parts = declared.filter { !allowances.without.contains($0) }
    let values = functions.filter { !allowances.without.contains($0.text) }
    let makers =
      contracts.map { "\"\($0)\": { StandIn\($0)() }, " }
      + allowances.types.compactMap { type in cellMaker(of: type).map { "\"\(type)\": { \($0) }, " } }
      + values.map { "\"\($0.name)\": \($0.function), " }
    let table = "let recordedContracts: [String: () -> Any?] = [\(makers.isEmpty ? ":" : makers.joined())]"
    let imports = (["UIKit"] + allowances.libraries).map { "import \($0)" }.joined(separator: "; ")
    return ([imports, table] + parts + values.map(\.text)).joined(separator: "\n") + "\n"
  }

  /// What makes a cell, a header or a footer of a list whose class is declared elsewhere; nil for all else.
  func cellMaker(of type: String) -> String? {
    guard let name = superclass(of: type), !allowances.without.contains(declaration(type)),
      uses.arities[type.split(separator: ".").last.map(String.init) ?? type] == nil
    else { return nil }
    switch name {
    case "UITableViewCell": return "\(type)(style: .default, reuseIdentifier: nil)"
    case "UITableViewHeaderFooterView": return "\(type)(reuseIdentifier: nil)"
    case "UICollectionViewCell", "UICollectionReusableView": return "\(type)(frame: recordedFrame())"
    default: return nil
    }
  }

  /// A function on a line of its own for each type of the code's, so that one that doesn't compile goes alone.
  private var functions: [(name: String, function: String, text: String)] {
    own.values.map { value in
      let function = "recordedValueOf\(value.name.filter { $0 != "." })"
      return (value.name, function, "func \(function)() -> Any? { \(value.expression) }")
    }
  }

  /// The protocols of which anybody can make something.
  private var contracts: [String] {
    allowances.types.filter { name in
      if case .contract = StandInKind(name, uses) { return !name.contains(".") }
      return false
    }
  }

  private func declaration(_ name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    let base = parts.last ?? name
    let arity = uses.arities[base] ?? 0
    let generics = arity == 0 ? "" : "<\((0..<arity).map { "Part\($0)" }.joined(separator: ", "))>"
    let text =
      switch StandInKind(name, uses) {
      case .contract:
        "@dynamicMemberLookup public protocol \(base): \(uses.conformedByValues.contains(base) ? "" : "AnyObject, ")RecordedUnknown {}; final class StandIn\(base): RecordedStandIn, \(base) {}"
      case .anything: "@dynamicMemberLookup open class \(base)\(generics): RecordedStandIn {}"
      case .subclass("UICollectionView"):
        "@dynamicMemberLookup open class \(base)\(generics): UICollectionView, RecordedUnknown "
          + "{ convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) } }"
      case .subclass(let type):
        "@dynamicMemberLookup open class \(base)\(generics): \(type), RecordedUnknown "
          + "{ \(uses.subclasses[name] == nil ? "" : HookRunner(type)?.text ?? "") }"
      }
    guard parts.count > 1 else { return text }
    return "extension \(parts.dropLast().joined(separator: ".")) { \(text) }"
  }

  private static func value(_ name: String) -> String {
    let type = StandInKind.type(named: name)
    return "var `\(name)`: \(type) { get { recordedShared(\"\(name)\") } set {} }"
  }

  /// A static member makes a value of its type; any other gives the value that it is a member of, or, as the `localized` of a
  /// text, what the app's strings say for that.
  private var members: [String] {
    allowances.members.map { type, name, isStatic in
      let isText = type == "String" && ["localize", "localise"].contains(where: name.hasPrefix)
      let same = isText ? "NSLocalizedString(self, comment: \"\")" : "self"
      let (word, value) = isStatic ? ("static ", "recordedMadeUp(\"\(name)\")") : ("", same)
      return uses.called.contains(name)
        ? "extension \(type) { @discardableResult \(word)func `\(name)`() -> \(type) { \(value) } }"
        : "extension \(type) { \(word)var `\(name)`: \(type) { \(value) } }"
    }
  }
}

/// The members by which a stand-in for a superclass runs the hooks of the classes that derive from it: a controller once its
/// view is loaded, a view once it is made.
struct HookRunner {
  /// The members.
  let text: String

  /// None for classes of UIKit that are made in ways of their own.
  init?(_ superclass: String) {
    func make(_ head: String, _ arguments: String) -> String {
      "\(head) { super.init(\(arguments)); recordedHooks() }"
    }
    let coder = make("public required init?(coder: NSCoder)", "coder: coder")
    let members: [String]
    switch superclass {
    case let name where name.hasSuffix("Controller"):
      members = ["open override func viewDidLoad() { super.viewDidLoad(); recordedHooks() }"]
    case "UITableViewCell":
      let head = "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
      members = [make(head, "style: style, reuseIdentifier: reuseIdentifier"), coder]
    case "UITableViewHeaderFooterView":
      let head = "public override init(reuseIdentifier: String?)"
      members = [make(head, "reuseIdentifier: reuseIdentifier"), coder]
    case "UIStackView":
      let unfailing = make("public required init(coder: NSCoder)", "coder: coder")
      members = [make("public override init(frame: CGRect)", "frame: frame"), unfailing]
    case "UIView", "UIControl", "UIButton", "UILabel", "UITextField", "UIScrollView",
      "UICollectionViewCell", "UICollectionReusableView":
      members = [make("public override init(frame: CGRect)", "frame: frame"), coder]
    default: return nil
    }
    text = (["func recordedHooks() {}"] + members).joined(separator: "; ")
  }
}
