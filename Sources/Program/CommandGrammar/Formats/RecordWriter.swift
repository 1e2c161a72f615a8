public import Notation

/// Prints records one by one, so that a long answer needs no more memory than a short one.
public struct RecordWriter: Sendable {
  private let writing: RecordWriting
  private var shape: AnswerShape
  private var count = 0

  /// A writer in any format but text; without `columns` a table takes the first record's keys.
  public init(_ format: Format, isList: Bool = true, columns: [String]? = nil) {
    guard let writing = format.writing else { preconditionFailure("prose is not made of records") }
    (self.writing, shape) = (writing, AnswerShape(isList: isList, columns: columns))
  }

  /// What stands before the first record.
  public mutating func begin() -> String { writing.begin(shape) }

  /// One record, with what separates it from the one before.
  public mutating func write(_ record: JSON) -> String {
    defer { count += 1 }
    return writing.write(record, count, &shape)
  }

  /// What stands after the last record.
  public mutating func end() -> String { writing.end(shape) }
}

extension JSON {
  /// The record with `schemaVersion`, unless it has one already.
  var versioned: JSON {
    guard case .object(var members) = self, members["schemaVersion"] == nil else { return self }
    members["schemaVersion"] = .integer(Reply.schemaVersion)
    return .object(members)
  }
}
