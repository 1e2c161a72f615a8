import TestSupport
import Testing

/// Runs lines of shell that have to succeed, and gives what they print.
@discardableResult func run(_ lines: String, in shell: Shell) throws -> String {
  let outcome = try shell.run(lines)
  try #require(outcome.status == 0, "\(lines): \(outcome.output)\(outcome.messages)")
  return outcome.output
}
