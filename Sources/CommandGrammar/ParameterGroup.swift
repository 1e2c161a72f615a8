public import Notation

/// A value that several parameters make up, listed by the value's type rather than by properties.
///
/// In a shell each is an option; in JSON each is a key beside the command's others.
public protocol GroupedParameters: Sendable {
  /// The parameters, in the order that help lists them; none of kind `argument`.
  static var parameters: [ParameterSpec] { get }

  /// The value that `arguments` make up: checked one by one, defaults filled in, keys of others left out.
  ///
  /// Throws if they don't go together.
  init(arguments: [String: JSON]) throws(ArgumentFault)

  /// The arguments that make up this value again.
  var arguments: [String: JSON] { get }
}

/// A property of a command that a group of parameters makes up.
@propertyWrapper
public struct ParameterGroup<Group: GroupedParameters>: Sendable {
  private var box: Box<Group>

  /// A group of which nothing is given yet.
  public init() { box = Box(nil) }

  /// The value that the given parameters make up.
  public var wrappedValue: Group {
    get { box.value ?? Self.untouched }
    set { box = Box(newValue) }
  }

  private static var untouched: Group {
    do {
      return try Group(
        arguments: Dictionary(uniqueKeysWithValues: Group.parameters.compactMap(\.defaultPair)))
    } catch {
      preconditionFailure("a group of parameters is read before it is given: \(error.reason)")
    }
  }
}

extension ParameterGroup: DeclaredMember {
  func specs(named property: String) -> [ParameterSpec] { Group.parameters }

  func fill(from arguments: [String: JSON], specs: [ParameterSpec]) throws(FillFault) {
    var own: [String: JSON] = [:]
    for spec in specs { own[spec.name] = try spec.taken(from: arguments) }
    do {
      box.fill(with: try Group(arguments: own))
    } catch {
      throw .refused(error)
    }
  }

  func record(into arguments: inout [String: JSON], specs: [ParameterSpec]) {
    arguments.merge(wrappedValue.arguments) { _, grouped in grouped }
  }
}

extension ParameterSpec {
  fileprivate var defaultPair: (String, JSON)? { defaultValue.map { (name, $0) } }

  fileprivate func taken(from arguments: [String: JSON]) throws(FillFault) -> JSON? {
    guard let given = arguments[name], !(isRequired && given == []) else {
      if isRequired { throw .missing(self) }
      return defaultValue
    }
    do {
      return try checked(given)
    } catch {
      throw .invalid(given, self, error)
    }
  }
}
