import Notation

/// A property that declares parameters, as a mirror finds it.
protocol DeclaredMember: Sendable {
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
struct Declarations {
  private let members: [(member: any DeclaredMember, specs: [ParameterSpec])]

  /// The declarations that a mirror finds in `owner`; filling them fills `owner`.
  init(of owner: Any) {
    members = Mirror(reflecting: owner).children.compactMap { child in
      guard let member = child.value as? any DeclaredMember, let label = child.label else { return nil }
      // The compiler stores a wrapped property `name` as `_name`.
      return (member, member.specs(named: String(label.dropFirst())))
    }
  }

  /// All parameters, groups spread out.
  var specs: [ParameterSpec] { members.flatMap(\.specs) }

  /// Gives every property its value from `arguments`; `owner` is the command's name, for errors.
  func fill(from arguments: [String: JSON], owner: String) throws(UsageError) {
    try refuseUnknownKeys(in: arguments, owner: owner)
    for (member, specs) in members {
      do {
        try member.fill(from: arguments, specs: specs)
      } catch {
        throw UsageError(error, owner: owner)
      }
    }
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
