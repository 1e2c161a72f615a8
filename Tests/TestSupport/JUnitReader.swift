public import Foundation

#if canImport(FoundationXML)
  public import FoundationXML
#endif

/// Reads a report, and checks what its schema asks for and that its counts are right.
public final class JUnitReader: NSObject, XMLParserDelegate {
  /// A suite with its counts.
  public struct Suite {
    public var name: String
    public var tests, failures, skipped: Int
    var found = (tests: 0, failures: 0, skipped: 0)
  }
  public private(set) var suites: [Suite] = []
  public private(set) var texts: [String: [String]] = [:]
  public private(set) var reasons: [String] = []
  public private(set) var flaws: [String] = []
  private var path: [String] = []

  private static let parents = [
    "testsuites": "", "testsuite": "testsuites", "testcase": "testsuite", "failure": "testcase",
    "skipped": "testcase", "system-out": "testcase",
  ]

  /// Reads all of it.
  public init(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    if !parser.parse() { flaws.append("not well formed: \(String(describing: parser.parserError))") }
    for suite in suites where suite.found != (suite.tests, suite.failures, suite.skipped) {
      flaws.append("the counts of '\(suite.name)'")
    }
  }

  public func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if Self.parents[name] != path.last ?? "" { flaws.append("\(name) in \(path)") }
    path.append(name)
    switch name {
    case "testsuite":
      suites.append(
        Suite(
          name: attributes["name"] ?? "?", tests: Int(attributes["tests"] ?? "") ?? -1,
          failures: Int(attributes["failures"] ?? "") ?? -1, skipped: Int(attributes["skipped"] ?? "") ?? -1))
      if attributes["errors"] != "0" { flaws.append("errors") }
    case "testcase":
      suites[suites.count - 1].found.tests += 1
      if attributes["name"]?.isEmpty != false || attributes["classname"] == nil {
        flaws.append("a test's name")
      }
    case "failure":
      suites[suites.count - 1].found.failures += 1
      texts[name, default: []].append("")
    case "skipped":
      suites[suites.count - 1].found.skipped += 1
      reasons.append(attributes["message"] ?? "")
    case "system-out": texts[name, default: []].append("")
    default: break
    }
  }

  public func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let name = path.last, let last = texts[name]?.indices.last { texts[name]![last] += text }
  }

  public func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { path.removeLast() }
}
