public import Notation

/// The one value that every door makes, the table runs, and the journal keeps.
public struct Invocation: Hashable, Sendable {
  /// The command's name.
  public var command: String
  /// Values by parameter name.
  public var arguments: [String: JSON]

  /// A call of `command`; nothing is checked until it runs.
  public init(_ command: String, _ arguments: [String: JSON] = [:]) {
    (self.command, self.arguments) = (command, arguments)
  }

  /// `{"command":…,"arguments":{…}}`.
  public var json: JSON { printed }

  /// Reads `{"command":…,"arguments":{…}}`, where `arguments` may be missing.
  public init(json: JSON) throws(UsageError) {
    guard let members = json.members else { throw .notAnObject(found: json.kindName) }
    let known = ["command", "arguments"]
    if let stray = members.keys.filter({ !known.contains($0) }).min() {
      throw .unknownMember(stray, nearest: nearestWord(to: stray, among: known))
    }
    guard let command = members["command"]?.text else {
      throw .wrongMember("command", expected: "text", found: members["command"]?.kindName)
    }
    let given = members["arguments"] ?? [:]
    guard let arguments = given.members else {
      throw .wrongMember("arguments", expected: "an object", found: given.kindName)
    }
    self.init(command, arguments)
  }

  /// Reads one line of NDJSON.
  public init(parsing line: String) throws(UsageError) {
    let json: JSON
    do {
      json = try JSON(parsing: line)
    } catch {
      throw .notJSON(ArgumentFault(error, in: line))
    }
    try self.init(json: json)
  }
}

extension Invocation: Shaped {
  public static let shape = ValueShape<Self>.record("A command as 'batch' takes it.") {
    Column("command", "The name of the command.", from: \.command)
    Column(
      "arguments", "Its arguments, keyed as in 'help --json'.", from: { .object($0.arguments) },
      as: .json(.type("object")))
  }.shared(as: "invocation")
}
