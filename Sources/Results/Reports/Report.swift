public import DesignModel

/// What a tool found, before it is spelled for people, for programs or for the services that show findings beside code.
public struct Report: Sendable {
  /// The version of the program that found it.
  public var version: String
  /// The rules that the notices may name, in the order in which they are listed.
  public var rules: [ReportRule]
  /// In the order in which they are reported.
  public var notices: [Notice]
  /// What was looked at, sound or not: screens, or files; each notice's `subject` is one of them.
  public var subjects: [String]
  /// The whole in a sentence.
  public var summary: String
  /// The file that holds what is found in no file of its own: a store; nil where there is none.
  public var store: String?

  /// A report of that version of the program.
  public init(
    version: String, rules: [ReportRule], notices: [Notice], subjects: [String] = [], summary: String = "",
    store: String? = nil
  ) {
    (self.version, self.rules, self.notices) = (version, rules, notices)
    (self.subjects, self.summary, self.store) = (subjects, summary, store)
  }

  /// The same report with other names for its files.
  public func naming(files name: (String) -> String) -> Report {
    var report = self
    let screens = Set(notices.filter { $0.file == nil }.compactMap(\.screen))
    report.subjects = subjects.map { screens.contains($0) ? $0 : name($0) }
    report.store = store.map(name)
    for place in notices.indices { report.notices[place].file = notices[place].file.map(name) }
    return report
  }
}

/// A kind of finding.
public struct ReportRule: Sendable {
  /// Stays the same from release to release: `frame-differs`.
  public let id: String
  /// How severe its findings are.
  public let level: Severity
  /// One sentence that names what is found.
  public let summary: String
  /// What it means and what to do about it.
  public let help: String

  /// A rule as reports list it.
  public init(id: String, level: Severity, summary: String, help: String) {
    (self.id, self.level, self.summary, self.help) = (id, level, summary, help)
  }
}
