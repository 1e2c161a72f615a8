import SwiftSyntax

/// Declarations that stand in for what is declared elsewhere.
struct StandIns {
  private let allowances: Allowances
  private let uses: TypeUses
  private let own: OwnTypes

  init(_ allowances: Allowances, _ files: [RewrittenFile]) {
    (self.allowances, uses, own) = (allowances, TypeUses(files), OwnTypes(files))
  }

  /// The class of UIKit that a type's stand-in derives from; nil for one that is no class of UIKit's.
  func superclass(of type: String) -> String? {
    guard allowances.types.contains(type), case .subclass(let name) = StandInKind(type, uses) else {
      return nil
    }
    return name
  }

  /// What is added to the module.
  var source: String {
    let declared =
      allowances.types.map(declaration)
      + allowances.values.filter { !allowances.types.contains($0) }.map(Self.value) + members + own.contracts
    let parts = declared.filter { !allowances.without.contains($0) }
    let values = functions.filter { !allowances.without.contains($0.text) }
    let makers =
      contracts.map { "\"\($0)\": { StandIn\($0)() }, " } + values.map { "\"\($0.name)\": \($0.function), " }
    let table = "let recordedContracts: [String: () -> Any?] = [\(makers.isEmpty ? ":" : makers.joined())]"
    let imports = (["UIKit"] + allowances.libraries).map { "import \($0)" }.joined(separator: "; ")
    return ([imports, table] + parts + values.map(\.text)).joined(separator: "\n") + "\n"
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
        "@dynamicMemberLookup open class \(base)\(generics): \(type), RecordedUnknown {}"
      }
    guard parts.count > 1 else { return text }
    return "extension \(parts.dropLast().joined(separator: ".")) { \(text) }"
  }

  private static func value(_ name: String) -> String {
    let type = StandInKind.type(named: name)
    return "var `\(name)`: \(type) { get { recordedShared(\"\(name)\") } set {} }"
  }

  /// A static member makes a value of its type; any other gives the value that it is a member of.
  private var members: [String] {
    allowances.members.map { type, name, isStatic in
      let (word, value) = isStatic ? ("static ", "recordedMadeUp(\"\(name)\")") : ("", "self")
      return uses.called.contains(name)
        ? "extension \(type) { @discardableResult \(word)func `\(name)`() -> \(type) { \(value) } }"
        : "extension \(type) { \(word)var `\(name)`: \(type) { \(value) } }"
    }
  }
}
