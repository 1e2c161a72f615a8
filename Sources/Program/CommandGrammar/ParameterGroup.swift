import Notation

/// Parameters that several commands share, or that only make sense together: a struct of `@Parameter` options and flags.
///
/// In a shell each is an option; in JSON each is a key beside the command's others. A group may hold groups. A
/// parameter that stands beside a group takes the place of the group's own of that name.
public protocol GroupedParameters: Sendable {
  /// Every parameter at its default.
  init()

  /// Throws if the values, each right by itself, don't go together.
  func check() throws(ArgumentFault)
}

extension GroupedParameters {
  /// Any values go together.
  public func check() throws(ArgumentFault) {}

  /// The parameters whose values are not their defaults, in declared order.
  public var given: [ParameterSpec] {
    let declarations = Declarations(of: self)
    let record = declarations.record
    return declarations.specs.filter { record[$0.name] ?? .null != $0.defaultValue ?? .null }
  }
}

/// A property of a command that a group of parameters makes up.
@propertyWrapper
public struct ParameterGroup<Group: GroupedParameters>: Sendable {
  /// The group, whose parameters have the values that were given.
  public var wrappedValue: Group

  /// A group of which nothing is given yet.
  public init() { wrappedValue = Group() }
}

extension ParameterGroup: DeclaringProperty {
  var declared: any DeclaredMember {
    DeclaredGroup(group: wrappedValue, declarations: Declarations(of: wrappedValue))
  }
}

/// A group and what it declares.
private struct DeclaredGroup: DeclaredMember {
  let group: any GroupedParameters
  let declarations: Declarations

  var isGroup: Bool { true }

  func specs(named property: String) -> [ParameterSpec] { declarations.specs }

  func fill(from arguments: [String: JSON], specs: [ParameterSpec]) throws(FillFault) {
    // The rest belongs to parameters that take the place of this group's.
    let own = arguments.filter { name, _ in specs.contains { $0.name == name } }
    try declarations.fill(from: own)
    do {
      try group.check()
    } catch {
      throw .refused(error)
    }
  }

  func record(into arguments: inout [String: JSON], specs: [ParameterSpec]) {
    let record = declarations.record
    for spec in specs { arguments[spec.name] = record[spec.name] }
  }
}
