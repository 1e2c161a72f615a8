public import DesignModel
import DesignText
public import Notation

/// Layouts to be solved where there is no store: a screen, environments, and the engine that is to solve them.
public struct LayoutJob: Sendable {
  /// The screen.
  public let screen: Screen
  /// The environments, each once.
  public let environments: [EnvironmentKey]
  /// What the layouts are to rest on: the engine's version, its text tables and fonts.
  public let engine: String
  /// What the screen's layouts are remembered by (`Screen.layoutHash`).
  public let screenHash: String
  /// The job's name: the SHA-256 of all that the layouts depend on.
  public let id: String

  /// A screen's layouts in environments, by an engine.
  public init(_ screen: Screen, in environments: [EnvironmentKey], engine: String) {
    (self.screen, self.environments, self.engine) = (screen, environments, engine)
    screenHash = screen.layoutHash
    id = Self.id(screenHash, environments, engine: engine)
  }

  /// Equal for equal questions only, in every store.
  static func id(_ screenHash: String, _ environments: [EnvironmentKey], engine: String) -> String {
    let content: JSON = [
      "engine": .string(engine), "environments": .array(environments.map { .string($0.hash) }),
      "screen": .string(screenHash),
    ]
    return SHA256.hexadecimal(of: content.line)
  }
}

extension LayoutJob: Recorded {
  /// How it is printed and read; throws unless the job is the one of its id.
  static let form: Form<LayoutJob> = .record(
    "Layouts to be solved where there is no store.",
    Member("job", "The SHA-256 of all that the layouts depend on.", from: \.id, as: .text),
    Member("engine", "What the layouts are to rest on.", from: \.engine, as: .text),
    Member("screen", "The screen as dump writes it.", from: \.screen, as: Screen.form),
    Member(
      "environments", "The environments to solve it in, each once.", from: \.environments,
      as: .list(EnvironmentKey.form))
  ) { (id, engine, screen, environments) throws(CodingError) in
    let job = LayoutJob(screen, in: environments, engine: engine)
    try checkID(id, is: job.id)
    return job
  }

  public static let recordShape = RecordShape("job", form)

  /// Reads what `record` gives, `schemaVersion` beside it or not.
  public init(json: JSON) throws(CodingError) { self = try Self.form.value(of: json.withoutType) }
}

extension EnvironmentKey {
  /// The environment, without its hash.
  static let form = LayoutEnvironment.form.map(\EnvironmentKey.environment) { environment, _ in
    EnvironmentKey(environment)
  }
}

/// Throws unless the id that a line states is that of what the line holds.
func checkID(_ stated: String, is id: String) throws(CodingError) {
  if stated != id { throw CodingError("what it holds is not what its id was made of", at: "") }
}
