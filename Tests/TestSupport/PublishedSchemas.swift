import Foundation

/// The published schemas of reports, where Python has the packages for them.
public enum PublishedSchemas {
  private static let folder = packageFolder.appending(path: "Tests/ReportsTests/Schemas").path

  /// What a validator says of a report; nil where it is not installed.
  public static func complaints(_ report: String, _ form: String, schema: String) throws -> String? {
    let shell = try Shell()
    let package = form == "sarif" ? "jsonschema" : "lxml.etree"
    // The path's may be another than the one that the system's packages are for.
    let python = try ["python3", "/usr/bin/python3"].first {
      try shell.run("\($0) -c 'import \(package)'").status == 0
    }
    guard let python else {
      print("skipped: python3 with \(package) is not installed")
      return nil
    }
    let outcome = try shell.run(
      "\(python) '\(folder)/validate.py' \(form) '\(folder)/\(schema)'", input: report)
    return outcome.status == 0 ? "" : "complaint: \(outcome.messages)"
  }
}
