public import DesignModel
import DesignText
public import Notation

/// What became of a `LayoutJob`, complete without it.
public struct JobResult: Sendable {
  /// The job's name.
  public let job: String
  /// The hash of the screen's content.
  public let screenHash: String
  /// What the layouts rest on: the engine's version, its text tables and fonts.
  public let engine: String
  /// The environments, as the job has them.
  public let environments: [EnvironmentKey]
  /// One for each environment; nil for a layout that can't be remembered, since a number in it is not finite.
  public let layouts: [ScreenLayout?]

  /// The layouts of a job, in the order of its environments.
  public init(of job: LayoutJob, layouts: [ScreenLayout]) {
    precondition(layouts.count == job.environments.count, "a job has a layout for each of its environments")
    (self.job, screenHash, engine, environments) = (job.id, job.screenHash, job.engine, job.environments)
    self.layouts = layouts.map { $0.isStorable ? $0 : nil }
  }

  /// The layouts with all that they depend on, as a store takes them in.
  public var solvedLayouts: [SolvedLayout] {
    zip(environments, layouts).compactMap { environment, layout in
      layout.map {
        SolvedLayout(screenHash: screenHash, environment: environment, engine: engine, layout: $0)
      }
    }
  }
}

extension JobResult: Recorded {
  public static let recordShape = RecordShape<Self>("result", "The layouts of a job.") {
    Column("job", "The job.", \.job)
    Column("engine", "What solved them.", \.engine)
    Column("screen", "What the layouts of the screen are remembered by.", \.screenHash)
    Column("environments", "The environments, as the job has them.", { $0.environments.map(\.environment) })
    Column(
      "layouts",
      "A layout for each of them, as the store keeps it; null where it has numbers that JSON lacks.",
      \.layouts)
  }

  /// Reads what `record` gives, `schemaVersion` beside it or not; throws unless the result is of the job it names.
  public init(json: JSON) throws(CodingError) {
    let fields = try Fields(
      json, names: ["type", "schemaVersion", "job", "engine", "screen", "environments", "layouts"])
    (job, engine, screenHash) = (
      try fields.text("job"), try fields.text("engine"), try fields.text("screen")
    )
    environments = try fields.environments()
    try checkID(job, is: LayoutJob.id(screenHash, environments, engine))
    layouts = try fields.list("layouts") { (json, place) throws(CodingError) in
      json == .null ? nil : try ScreenLayout(json: json, at: place)
    }
    guard layouts.count == environments.count else {
      throw CodingError("there must be a layout for each environment", at: "layouts")
    }
  }
}
