import CommandGrammar
import Notation
import Storage

extension LayoutJob {
  /// Reads a line of what `solve --plan` printed.
  init(line: [UInt8]) throws(JobLineError) {
    let json = try printed(
      line, type: LayoutJob.recordShape.type.name, hint: "expected a job as 'solve --plan' prints it")
    do { try self.init(json: json) } catch { throw .malformed("job", error) }
  }
}

extension JobResult {
  /// Reads a line of what `solve --stdin` printed.
  init(line: [UInt8]) throws(JobLineError) {
    let json = try printed(
      line, type: JobResult.recordShape.type.name, hint: "expected a result as 'solve --stdin' prints it")
    do { try self.init(json: json) } catch { throw .malformed("result", error) }
  }
}

/// The record of that type on a line.
private func printed(_ line: [UInt8], type: String, hint: String) throws(JobLineError) -> JSON {
  let json: JSON
  do { json = try JSON(parsing: line) } catch { throw .notJSON(error) }
  guard json["type"]?.text == type else { throw .otherRecord(json["type"]?.text, hint: hint) }
  guard json["schemaVersion"] == .integer(Reply.schemaVersion) else { throw .otherVersion }
  return json
}

/// Why a line is no job or no result.
enum JobLineError: Error, CustomStringConvertible {
  case notJSON(SyntaxError)
  case otherRecord(String?, hint: String)
  case otherVersion
  case malformed(String, CodingError)

  var description: String {
    switch self {
    case .notJSON(let error): "\(error.reason) at byte \(error.offset + 1)"
    case .otherRecord(let type, let hint): (type.map { "the record is of type '\($0)'; " } ?? "") + hint
    case .otherVersion:
      "the record has another schemaVersion than \(Reply.schemaVersion); plan anew with this program"
    case .malformed(let what, let error): "the \(what) is damaged: \(error); plan anew"
    }
  }
}

/// What is wrong, and where.
struct LineFault: Error, CustomStringConvertible {
  let line: Int
  let file: String
  let cause: any Error

  var description: String { "line \(line) of \(file == "-" ? "standard input" : "'\(file)'"): \(cause)" }
}
