import Auditing
import Comparison
import DesignModel
import Storage

/// What an audit found of one screen.
struct ScreenAudit {
  let screen: Screen
  /// On how many profiles it was audited.
  let profiles: Int
  /// In the order of a report.
  var groups: [FindingGroup]
  /// What repairs the findings, by their keys, where that was asked; those for which nothing was found are missing.
  var offers: [String: RepairOffer]?
}

/// One finding and the profiles that have it.
struct FindingGroup {
  /// As it is on the worst profile.
  let finding: Finding
  /// Nil for what is wrong with the design itself.
  let profiles: AffectedProfiles?
  /// The profile that is furthest off, the first among equals; nil for what is wrong with the design itself.
  let worst: String?
  /// Tells the finding from all others and stays through edits that leave it alone; see `Finding.Subject.key(on:)`.
  let key: String
  /// What people call the finding: the first digits of its key's SHA-256, eight unless another one begins alike.
  fileprivate(set) var id: String

  /// A finding, by default one of the design itself.
  init(_ finding: Finding, on screen: Screen, profiles: AffectedProfiles? = nil, worst: String? = nil) {
    (self.finding, self.profiles, self.worst) = (finding, profiles, worst)
    key = finding.subject.key(on: screen.id)
    id = String(SHA256.hexadecimal(of: key).prefix(Self.idLength))
  }

  fileprivate static let idLength = 8
}

extension [ScreenAudit] {
  /// Lengthens the ids of findings that begin alike until they differ.
  mutating func tellIDsApart() {
    var length = FindingGroup.idLength
    var alike = Self.alike(Set(flatMap { $0.groups.map { SHA256.hexadecimal(of: $0.key) } }), in: length)
    while !alike.isEmpty, length < 64 {
      length += 1
      for screen in indices {
        for place in self[screen].groups.indices {
          let hash = SHA256.hexadecimal(of: self[screen].groups[place].key)
          if alike.contains(hash) { self[screen].groups[place].id = String(hash.prefix(length)) }
        }
      }
      alike = Self.alike(alike, in: length)
    }
  }

  /// The hashes that share so many first digits with another.
  private static func alike(_ hashes: Set<String>, in length: Int) -> Set<String> {
    Set(Dictionary(grouping: hashes) { $0.prefix(length) }.values.filter { $0.count > 1 }.joined())
  }
}
