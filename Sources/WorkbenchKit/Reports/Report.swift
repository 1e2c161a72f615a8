import Notation

/// What a tool found, before it is spelled for people, for programs or for the services that show findings beside code.
struct Report: Sendable {
  /// The rules that the notices may name, in the order in which they are listed.
  var rules: [ReportRule]
  /// In the order in which they are told.
  var notices: [Notice]
  /// What was looked at, sound or not: screens, or files; each notice's `subject` is one of them.
  var subjects: [String] = []
  /// The whole in a sentence.
  var summary = ""
  /// The file that holds what is found in no file of its own: a store; nil where there is none.
  var store: String?
}

/// A kind of finding.
struct ReportRule: Sendable {
  /// Stays the same from release to release: `frame-differs`.
  let id: String
  /// How grave its findings are.
  let level: NoticeLevel
  /// One sentence that names what is found.
  let summary: String
  /// What it means and what to do about it.
  let help: String
}

/// How grave a finding is.
enum NoticeLevel: String, Sendable, CaseIterable { case error, warning, note }
