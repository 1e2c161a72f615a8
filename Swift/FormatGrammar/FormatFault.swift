/// What makes a line no visual format, and where that shows.
package struct FormatFault: Error, Hashable, Sendable {
  /// What is wrong.
  package let reason: Reason
  /// Where, in UTF-8 bytes from the start of the line.
  package let offset: Int

  init(_ reason: Reason, at offset: Int) { (self.reason, self.offset) = (reason, offset) }

  /// What can be wrong; who knows the names that there are can say more of unknown ones.
  package enum Reason: Hashable, Sendable {
    /// A sentence, lower case, without a final period.
    case plain(String)
    /// A number that is beyond those that a length or a priority can be, as it is written; and the sentence.
    case number(String, String)
    /// No view or guide has the name.
    case unknownView(String)
    /// Neither a view nor a metric has the name, where a size may be either.
    case unknownSize(String)
    /// No metric has the name of a gap.
    case unknownMetric(String)
    /// No metric has the name of a priority.
    case unknownPriority(String)
    /// What begins there in brackets may be a name that is no identifier; a sentence for what is no name.
    case notIdentifier(start: Int, String)
  }
}

extension FormatFault: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .plain(let sentence), .number(_, let sentence), .notIdentifier(_, let sentence): sentence
    case .unknownView(let name): "no view '\(name)'"
    case .unknownSize(let name): "no view or metric '\(name)'"
    case .unknownMetric(let name), .unknownPriority(let name): "no metric '\(name)'"
    }
  }
}
