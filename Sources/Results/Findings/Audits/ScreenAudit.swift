public import Auditing
public import Conditions
public import DesignModel
import Matrix
import Notation
import Storage

/// What an audit found of one screen.
public struct ScreenAudit {
  /// The screen.
  public let screen: Screen
  /// On how many profiles it was audited.
  public let profiles: Int
  /// Those of them that are on devices that the team ships to; none where it named none.
  var targets: Set<String> = []
  /// The languages in which it was audited.
  var languages = LanguageList([nil])
  /// How the file is named that the screen was imported from.
  public var files = FilePaths()
  /// What is wrong, in the order of a report.
  public var groups: [FindingGroup]
  /// What is wrong and accepted, in the same order.
  public var suppressed: [SuppressedGroup] = []
  /// What is wrong and accepted by a file of accepted findings, in the same order.
  public var accepted: [FindingGroup] = []
  /// The suppressions that accept nothing of what was found.
  public var unused: [Suppression] = []
  /// What repairs the findings, by their keys, where that was asked; those for which nothing was found are missing.
  public var offers: [String: RepairOffer]?
  /// What was tried of findings without a repair, in words, by their keys.
  public var rejected: [String: [String]] = [:]
}

extension ScreenAudit {
  /// What is wrong with the design itself and, on those profiles, with its layouts: by rule in the rules' order, then
  /// by the place in the screen.
  init(
    _ screen: Screen, _ profiles: DescribedProfiles, ofDesign: [Finding], ofLayouts: [LayoutFinding]
  ) {
    (self.screen, self.profiles) = (screen, profiles.resolved.count)
    languages = LanguageList(profiles.resolved.lazy.map(\.profile.locale))
    targets = Set(profiles.resolved.lazy.filter(\.isTarget).map(\.profile.name))
    let found = ofLayouts.map { found in
      FindingGroup(
        found.finding, on: screen,
        profiles: AffectedProfiles(found.affected, of: profiles.compared, found.description),
        worst: profiles.resolved[found.worst].profile.name,
        isAtStandardSize: found.affected.indices.contains { profiles.resolved[$0].profile.textSize == .large }
      )
    }
    groups = (ofDesign.map { FindingGroup($0, on: screen) } + found)
      .sorted(by: FindingOrder(screen), \.finding).joinedByLine(on: screen)
  }
}

extension [Suppression] {
  /// Those that accept a finding, or where there are none those that together accept every part of it.
  func accepting(_ finding: Finding) -> [Suppression] {
    let whole = filter { $0.accepts(finding) }
    guard whole.isEmpty, !finding.parts.isEmpty else { return whole }
    let found = finding.parts.map { part in first { $0.accepts(part, of: finding) } }
    return found.contains { $0 == nil } ? [] : found.compactMap(\.self)
  }
}

/// A finding that is accepted.
public struct SuppressedGroup {
  /// What is accepted.
  public var group: FindingGroup
  /// What accepts it.
  public let suppression: Suppression
}

extension ScreenAudit {
  /// The same with what the screen's suppressions accept on a day set apart; without a day none is expired.
  public func suppressing(on day: CalendarDate?) -> ScreenAudit {
    let valid = screen.suppressions.filter { suppression in day.map { !suppression.isExpired(on: $0) } ?? true
    }
    if valid.isEmpty { return self }
    var result = self
    result.groups = []
    var used: Set<ObjectID> = []
    for group in groups {
      let accepting = valid.accepting(group.finding)
      used.formUnion(accepting.map(\.id))
      if let first = accepting.first {
        result.suppressed.append(SuppressedGroup(group: group, suppression: first))
      } else {
        result.groups.append(group)
      }
    }
    result.unused = valid.filter { !used.contains($0.id) }
    return result
  }
}

/// One finding and the profiles that have it.
public struct FindingGroup {
  /// As it is on the worst profile.
  public internal(set) var finding: Finding
  /// Nil for what is wrong with the design itself.
  public let profiles: AffectedProfiles?
  /// The profile that is furthest off, the first among equals; nil for what is wrong with the design itself.
  public let worst: String?
  /// True if a profile of the standard text size has it, or the design itself.
  public let isAtStandardSize: Bool
  /// Distinguishes the finding from all others and stays through edits that leave it alone; see
  /// `Finding.Subject.key(on:)`.
  public let key: String
  /// What people call the finding: the first digits of its key's SHA-256, eight unless another one begins alike.
  public fileprivate(set) var id: String

  /// A finding, by default one of the design itself.
  public init(
    _ finding: Finding, on screen: Screen, profiles: AffectedProfiles? = nil, worst: String? = nil,
    isAtStandardSize: Bool = true
  ) {
    (self.finding, self.profiles, self.worst) = (finding, profiles, worst)
    self.isAtStandardSize = isAtStandardSize
    key = finding.subject.key(on: screen.id)
    id = String(SHA256.hexadecimal(of: key).prefix(Self.idLength))
  }

  fileprivate static let idLength = 8

  fileprivate mutating func lengthen(to length: Int, _ alike: Set<String>) {
    let hash = SHA256.hexadecimal(of: key)
    if alike.contains(hash) { id = String(hash.prefix(length)) }
  }
}

extension [ScreenAudit] {
  /// Lengthens the ids of findings that begin alike until they differ.
  public mutating func tellIDsApart() {
    var length = FindingGroup.idLength
    let groups = flatMap { $0.groups + $0.suppressed.map(\.group) }
    var alike = Self.alike(Set(groups.map { SHA256.hexadecimal(of: $0.key) }), in: length)
    while !alike.isEmpty, length < 64 {
      length += 1
      for screen in indices {
        for place in self[screen].groups.indices { self[screen].groups[place].lengthen(to: length, alike) }
        for place in self[screen].suppressed.indices {
          self[screen].suppressed[place].group.lengthen(to: length, alike)
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
