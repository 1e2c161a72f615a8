public import CommandGrammar
public import DesignModel
import Notation

/// The numbers that visual format speaks of by name: `margin=20,top=8`, in JSON an object.
struct FormatMetrics: ArgumentValue {
  /// The metrics, in their order.
  var list: [FormatMetric]

  init(argument: String) throws(ArgumentFault) {
    list = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, let value = Double(parsing: pair[1]) else { throw Self.fault }
      try add(String(pair[0]), value)
    }
  }

  init(json: JSON) throws(ArgumentFault) {
    guard let members = json.members else {
      guard let text = json.text else { throw Self.fault }
      self = try Self(argument: text)
      return
    }
    list = []
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let number = value.double else { throw Self.fault }
      try add(name, number)
    }
  }

  private mutating func add(_ name: String, _ value: Double) throws(ArgumentFault) {
    guard WrittenFormat.isIdentifier(name) else {
      throw ArgumentFault("'\(name)' is no name of a metric; use letters, digits and '_'")
    }
    guard abs(value) <= ViewAttribute.longest else {
      throw ArgumentFault("the metric '\(name)' is out of bounds; lengths go to ±1000000000 points")
    }
    if list.contains(where: { $0.name == name }) {
      throw ArgumentFault("the metric '\(name)' is given twice")
    }
    list.append(FormatMetric(name, value))
  }

  var argument: String { list.map { "\($0.name)=\($0.value.spelled)" }.joined(separator: ",") }
  var json: JSON {
    .object(Dictionary(list.map { ($0.name, JSON($0.value)) }, uniquingKeysWith: { first, _ in first }))
  }
  static var valueName: String { "NAME=NUMBER,…" }
  private static let fault = ArgumentFault("expected numbers by name, as margin=20,top=8")
}

extension FormatOption: ArgumentValue {
  public init(argument: String) throws(ArgumentFault) {
    guard let option = FormatOption(named: argument) else {
      throw .unlisted(argument, choices: Self.choices)
    }
    self = option
  }
}
