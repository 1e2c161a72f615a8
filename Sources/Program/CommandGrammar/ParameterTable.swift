public import Notation

/// Options that the rows of a table make up rather than properties: one for each attribute of a view, say.
///
/// In a shell each is an option; in JSON each is a key beside the command's others. None is required.
public protocol TabledParameters: Sendable {
  /// The parameters, in the order that help lists them; none of kind `argument`.
  static var parameters: [ParameterSpec] { get }

  /// The value that `arguments` make up, each of which its parameter has accepted.
  init(arguments: [String: JSON])

  /// The arguments that make up this value again.
  var arguments: [String: JSON] { get }
}

/// A property of a command that the rows of a table make up.
@propertyWrapper
public struct ParameterTable<Table: TabledParameters>: Sendable {
  private var box: Box<Table>

  /// A table of which nothing is given yet.
  public init() { box = Box(Table(arguments: [:])) }

  /// The value that the given parameters make up.
  public var wrappedValue: Table {
    get { box.value ?? Table(arguments: [:]) }
    set { box = Box(newValue) }
  }
}

extension ParameterTable: DeclaringProperty, DeclaredMember {
  var isGroup: Bool { true }

  func specs(named property: String) -> [ParameterSpec] { Table.parameters }

  func fill(from arguments: [String: JSON], specs: [ParameterSpec]) throws(FillFault) {
    var own: [String: JSON] = [:]
    for spec in specs {
      guard let given = arguments[spec.name] else { continue }
      do {
        own[spec.name] = try spec.checked(given)
      } catch {
        throw .invalid(given, spec, error)
      }
    }
    box.fill(with: Table(arguments: own))
  }

  func record(into arguments: inout [String: JSON], specs: [ParameterSpec]) {
    arguments.merge(wrappedValue.arguments) { _, tabled in tabled }
  }
}
