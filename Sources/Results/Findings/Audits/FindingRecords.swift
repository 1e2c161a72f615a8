public import Auditing
import Comparison
import Conditions
public import DesignModel
public import Notation

extension Screen {
  /// The view or constraint that a finding is about, as people name it.
  public func subject(of finding: Finding) -> String {
    finding.view.map { self.name(of: $0) } ?? finding.constraint?.text ?? "root"
  }
}

extension FindingGroup {
  /// What is wrong, and where: `words shows 10 of 13 characters; on 12 of 3456 profiles: landscape, worst on
  /// iphone-5/…`.
  public var sentence: String { sentence(saying: finding.message) }

  /// The same, with what people see of the view or constraint beside its name.
  public func sentence(on screen: Screen) -> String { sentence(saying: screen.seenMessage(of: finding)) }

  func sentence(saying message: String) -> String {
    guard let profiles, let worst, profiles.total > 1 else { return message }
    if profiles.count == 1 { return "\(message); on \(worst)" }
    // The numbers are those of the worst profile, so no other one is an example.
    return "\(message); \(profiles.wordsBesideWorst), worst on \(worst)"
  }

  /// The figures that it rests on; null where there are none.
  public var facts: [String: JSON] {
    [
      "id": .string(id), "profiles": profiles.map { .integer($0.count) } ?? .null,
      "total": profiles.map { .integer($0.total) } ?? .null,
      "where": profiles?.place.map { .string($0) } ?? .null,
      "worst": worst.map { .string($0) } ?? .null,
      "measured": finding.measured.map(\.exactJSON) ?? .null,
      "required": finding.required.map(\.exactJSON) ?? .null,
    ]
  }
}
