import Notation

/// A property that declares parameters, as a mirror finds it.
protocol DeclaringProperty: Sendable {
  /// What it declares; of a group the mirror is made here, once.
  var declared: any DeclaredMember { get }
}

extension DeclaringProperty where Self: DeclaredMember {
  var declared: any DeclaredMember { self }
}

/// What a property declares.
protocol DeclaredMember: Sendable {
  /// Whether a parameter of the same owner may take the place of one of these.
  var isGroup: Bool { get }

  /// What it declares, given the property's name.
  func specs(named property: String) -> [ParameterSpec]

  /// Takes the values of its `specs` out of `arguments`.
  func fill(from arguments: [String: JSON], specs: [ParameterSpec]) throws(FillFault)

  /// Puts the values of its `specs` into `arguments`.
  func record(into arguments: inout [String: JSON], specs: [ParameterSpec])
}

/// Why the arguments of an invocation don't fill the declarations.
enum FillFault: Error {
  /// A required parameter is not given.
  case missing(ParameterSpec)
  /// A parameter refuses its value.
  case invalid(JSON, ParameterSpec, ArgumentFault)
  /// Values that are right one by one don't go together.
  case refused(ArgumentFault)
}

/// The parameters that a command's or an options struct's properties declare, in their order.
struct Declarations: Sendable {
  private typealias Members = [(member: any DeclaredMember, specs: [ParameterSpec])]

  /// Each with the parameters that it fills.
  private let members: Members
  /// All parameters, groups spread out.
  let specs: [ParameterSpec]

  /// The declarations that a mirror finds in `owner`; filling them fills `owner`.
  init(of owner: Any) {
    let found: Members = Mirror(reflecting: owner).children.compactMap { child in
      guard let property = child.value as? any DeclaringProperty, let label = child.label else { return nil }
      let member = property.declared
      // The compiler stores a wrapped property `name` as `_name`.
      return (member, member.specs(named: String(label.dropFirst())))
    }
    let single = found.filter { !$0.member.isGroup }.flatMap(\.specs)
    members = found.map { member, specs in
      (member, member.isGroup ? specs.filter { spec in !single.contains { $0.name == spec.name } } : specs)
    }
    specs = Self.listed(found, single)
  }

  /// The parameters in the order of `found`; one of the `single` stands where a group has one of its name.
  private static func listed(_ found: Members, _ single: [ParameterSpec]) -> [ParameterSpec] {
    var listed: [ParameterSpec] = []
    var placed: Set<String> = []
    for (member, specs) in found {
      for spec in specs {
        if !member.isGroup {
          if !placed.contains(spec.name) { listed.append(spec) }
        } else if let substitute = single.first(where: { $0.name == spec.name }) {
          guard !listed.contains(where: { $0.name == spec.name }) else { continue }
          listed.append(substitute)
          placed.insert(spec.name)
        } else {
          listed.append(spec)
        }
      }
    }
    return listed
  }

  /// Gives every property its value from `arguments`; `owner` is the command's name, for errors.
  func fill(from arguments: [String: JSON], owner: String) throws(UsageError) {
    let arguments = try underPresentNames(arguments)
    try refuseUnknownKeys(in: arguments, owner: owner)
    do {
      try fill(from: arguments)
    } catch {
      throw UsageError(error, owner: owner)
    }
  }

  /// Gives every property its value from `arguments`, which may hold others.
  func fill(from arguments: [String: JSON]) throws(FillFault) {
    for (member, specs) in members { try member.fill(from: arguments, specs: specs) }
  }

  /// The arguments with the present names of those that are given under former ones.
  private func underPresentNames(_ arguments: [String: JSON]) throws(UsageError) -> [String: JSON] {
    var arguments = arguments
    for spec in specs {
      for former in spec.formerNames {
        guard let value = arguments.removeValue(forKey: former) else { continue }
        guard arguments.updateValue(value, forKey: spec.name) == nil else { throw .givenTwice(spec.name) }
      }
    }
    return arguments
  }

  /// The arguments that give every property its present value.
  var record: [String: JSON] {
    members.reduce(into: [:]) { $1.member.record(into: &$0, specs: $1.specs) }
  }

  private func refuseUnknownKeys(in arguments: [String: JSON], owner: String) throws(UsageError) {
    let names = specs.map(\.name)
    guard let stray = arguments.keys.filter({ !names.contains($0) }).min() else { return }
    throw .unknownKey(stray, of: owner, nearest: nearestWord(to: stray, among: names))
  }
}

extension UsageError {
  fileprivate init(_ fault: FillFault, owner: String) {
    switch fault {
    case .missing(let spec): self = .missing(.key, spec.name, of: owner, spec.help)
    case .invalid(let json, let spec, let fault):
      self = .invalidValue(json.quotedInSentence, for: spec.name, fault)
    case .refused(let fault): self = .refused(by: owner, fault)
    }
  }
}
