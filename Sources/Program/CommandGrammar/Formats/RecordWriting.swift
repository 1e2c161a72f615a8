import Notation

/// How a format spells records.
struct RecordWriting: Sendable {
  /// What stands before the first record; `columns` are nil where the first record gives them.
  var begin: @Sendable (_ shape: AnswerShape) -> String = { _ in "" }
  /// The record at that place counted from 0, with what separates it from the one before.
  var write: @Sendable (_ record: JSON, _ index: Int, _ shape: inout AnswerShape) -> String
  /// Whether records become rows of cells.
  var isTable = false
  /// What stands after the last record.
  var end: @Sendable (_ shape: AnswerShape) -> String = { _ in "" }
}

/// What the records of an answer are together.
struct AnswerShape: Sendable {
  /// Whether they are a list; if not, there is exactly one.
  let isList: Bool
  /// The order of columns in tables; nil until the first record gives them.
  var columns: [String]?
}
