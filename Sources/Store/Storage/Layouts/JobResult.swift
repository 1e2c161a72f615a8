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
  /// One for each environment; nil for a layout that can't be remembered, since a number in it is not finite or it found no rest.
  public let layouts: [ScreenLayout?]

  /// The layouts of a job, in the order of its environments.
  public init(of job: LayoutJob, layouts: [ScreenLayout]) {
    precondition(layouts.count == job.environments.count, "a job has a layout for each of its environments")
    (self.job, screenHash, engine, environments) = (job.id, job.screenHash, job.engine, job.environments)
    self.layouts = layouts.map { $0.isStorable ? $0 : nil }
  }

  private init(
    job: String, screenHash: String, engine: String, environments: [EnvironmentKey], layouts: [ScreenLayout?]
  ) {
    (self.job, self.screenHash, self.engine) = (job, screenHash, engine)
    (self.environments, self.layouts) = (environments, layouts)
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
  /// How it is printed and read; throws unless the result is of the job that it names.
  static let form: Form<JobResult> = .record(
    "The layouts of a job.",
    Member("job", "The job.", from: \.job, as: .text),
    Member("engine", "What solved them.", from: \.engine, as: .text),
    Member("screen", "What the layouts of the screen are remembered by.", from: \.screenHash, as: .text),
    Member(
      "environments", "The environments, as the job has them.", from: \.environments,
      as: .list(EnvironmentKey.form)),
    Member(
      "layouts",
      "A layout for each of them, as the store keeps it; null where it has numbers that JSON lacks, or no rest.",
      from: \.layouts, as: .list(.nullable(ScreenLayout.form)))
  ) { (job, engine, screenHash, environments, layouts) throws(CodingError) in
    try checkID(job, is: LayoutJob.id(screenHash, environments, engine: engine))
    guard layouts.count == environments.count else {
      throw CodingError("there must be a layout for each environment", at: "layouts")
    }
    return JobResult(
      job: job, screenHash: screenHash, engine: engine, environments: environments, layouts: layouts)
  }

  public static let recordShape = RecordShape("result", form)

  /// Reads what `record` gives, `schemaVersion` beside it or not.
  public init(json: JSON) throws(CodingError) { self = try Self.form.value(of: json.withoutType) }
}
