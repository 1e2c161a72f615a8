import Auditing
import DesignModel
import Notation

extension [FindingGroup] {
  /// The same, with what one line of code makes several times, as the rows of a table, as one finding: the first, shown by
  /// the views of all.
  func joinedByLine(on screen: Screen) -> [FindingGroup] {
    guard screen.isOfCode else { return self }
    let lines = screen.linesInCode
    var result: [FindingGroup] = []
    var places: [String: Int] = [:], counts: [Int: Int] = [:]
    for group in self {
      guard let view = group.finding.view, view != .root, let line = lines["view \(view.text)"] else {
        result.append(group)
        continue
      }
      let cause = "\(group.finding.rule) \(group.finding.severity.rawValue) \(line)"
      if let place = places[cause] {
        result[place].join(group)
        counts[place, default: 0] += 1
      } else {
        places[cause] = result.count
        result.append(group)
      }
    }
    for (place, count) in counts {
      result[place].finding = result[place].finding.adding("; so with \(count) more of the same line")
    }
    return result
  }
}

extension Screen {
  /// The line of each object that an import of code brought, `Sources/Row.swift:12` by `view title`.
  var linesInCode: [String: String] {
    guard let source else { return [:] }
    return Dictionary(
      source.places.compactMap { place in
        place.line.map { ("\(place.kind.rawValue) \(place.object)", "\(place.file ?? source.file):\($0)") }
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension FindingGroup {
  /// Takes in another finding of the same cause.
  fileprivate mutating func join(_ other: FindingGroup) {
    let known = finding.parts.isEmpty ? [finding.view].compactMap(\.self) : finding.parts
    let more = other.finding.parts.isEmpty ? [other.finding.view].compactMap(\.self) : other.finding.parts
    finding = finding.showing(known + more.filter { !known.contains($0) })
  }
}
