import DesignModel
import Foundation
import Notation
import Storage
import Matrix
import History

@testable import WorkbenchKit

/// Runs `diff`, and holds every sentence against both layouts.
struct JudgeDiff {
  private(set) var faults: [String] = []
  /// How many sentences and how many views with harm were looked at.
  private(set) var (sentences, harmed) = (0, 0)
  private var recounts: [String: DiffRecount] = [:]

  /// The difference of the working design from HEAD, whose layouts are made once for all that share `memory`.
  init(in workspace: Workspace, remembering memory: inout DiffRecount.Memory) throws {
    try recount(workspace, &memory)
    let text = workspace.run(["diff"])
    let said = Self.items(text.output)
    for item in said.seen { judge(item) }
    let records = workspace.run(["diff", "--format", "ndjson"]).records
    for record in records where record["type"]?.text == "layoutChange" { judge(record) }
    let findings = records.filter { $0["type"]?.text == "finding" }
    for (screen, recount) in recounts {
      judgeHarm(screen, recount, items: said.seen, findings: findings)
      judgeFindings(screen, recount, records: findings, text: text.output)
    }
  }

  /// The difference of the working design from HEAD.
  init(in workspace: Workspace) throws {
    var memory = DiffRecount.Memory()
    try self.init(in: workspace, remembering: &memory)
  }

  private mutating func recount(_ workspace: Workspace, _ memory: inout DiffRecount.Memory) throws {
    let store = try Store.open(at: workspace.folder.appending(path: "workbench.db").path)
    let (head, working) = (try store.snapshot(at: "HEAD"), try store.snapshot(at: "working"))
    let designs = try TouchedDesigns(head, working, forLayouts: true)
    for pair in designs.pairs {
      let later = try CheckedScreens([pair.after], on: ProfileQuery(), for: .findings, in: working).screens[0]
      let earlier = try CheckedScreens([pair.before], on: ProfileQuery(), for: .findings, in: head).screens[0]
      guard earlier.profiles.map(\.profile) == later.profiles.map(\.profile) else { continue }
      recounts[pair.after.name] = DiffRecount(
        before: pair.before, on: earlier.profiles, after: pair.after, on: later.profiles,
        remembering: &memory)
    }
  }

  /// The sentences of the first part and of the second, each on one line.
  private static func items(_ text: String) -> (seen: [String], found: [String]) {
    var parts: [[String]] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("      ") {
        let last = parts[parts.count - 1].popLast() ?? ""
        parts[parts.count - 1].append("\(last) \(line.drop { $0 == " " })")
      } else if line.hasPrefix("  ") {
        parts[parts.count - 1].append(String(line.dropFirst(2)))
      } else {
        parts.append([String(line)])
      }
    }
    func part(_ title: String) -> [String] {
      parts.first { $0.first?.hasPrefix(title) == true }.map { Array($0.dropFirst()) } ?? []
    }
    return (part("What people see"), part("Findings"))
  }

  private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  // MARK: Sentences

  /// Each claim has to be true of each view, on just as many profiles as it says.
  private mutating func judge(_ item: String) {
    guard let sentence = DiffSentence(item), let recount = recounts[sentence.screen] else { return }
    sentences += 1
    expect(!sentence.claims.isEmpty, "no claim: \(item)")
    for claim in sentence.claims {
      for name in sentence.views {
        let view = name.split(separator: "'s ").first.map(String.init) ?? name
        guard let view = recount.after.views.first(where: { $0.name == view }) else {
          faults.append("no view \(name): \(item)")
          continue
        }
        let places = places(of: claim, view, name, in: recount)
        let parts = [places] + (claim.isOfSide ? recount.byDirection(places) : [])
        let exact = parts.first { fits($0, sentence.place, in: recount) }
        expect(exact != nil, "\(name) on \(places.count): \(item)")
        judgeAmounts(claim, view, places: exact ?? places, in: recount, item: item)
      }
    }
    judgeCompany(sentence, recount)
  }

  private func fits(_ places: [Int], _ place: DiffSentence.Place, in recount: DiffRecount) -> Bool {
    switch place {
    case .all: places.count == recount.count
    case .exactly(let count): places.count == count
    case .one(let name): places.map { recount.profiles[$0] } == [name]
    case .atMost(let count): !places.isEmpty && places.count <= count
    }
  }

  /// The profiles on which a view does what is claimed.
  private func places(
    of claim: DiffSentence.Claim, _ view: View, _ name: String, in recount: DiffRecount
  ) -> [Int] {
    switch claim {
    case .moves(let toward, _):
      recount.profiles.indices.filter {
        Self.amount(toward, recount.movement(view, $0), in: recount.direction($0)) > 0
      }
    case .lines(let isGrowing):
      recount.profiles.indices.filter {
        isGrowing ? recount.lines(view, $0) > 0 : recount.lines(view, $0) < 0
      }
    case .harm("ambiguity", let isNew):
      (recount.harm[.init(kind: "ambiguity", isNew: isNew)] ?? [:])
        .filter { entry in Self.isOpening(entry.key, named: name) }.values.max { $0.count < $1.count }?
        .sorted() ?? []
    case .harm(let kind, let isNew): recount.harm[.init(kind: kind, isNew: isNew)]?[view.name]?.sorted() ?? []
    }
  }

  /// `label width` for `label's width`, or for `label` where a sentence names no aspect.
  private static func isOpening(_ key: String, named name: String) -> Bool {
    let (view, aspect) = (key.split(separator: " ")[0], key.split(separator: " ")[1])
    let words = [
      "x": "x position", "y": "y position", "contentWidth": "content width",
      "contentHeight": "content height",
    ]
    return name == view || name == "\(view)'s \(words[String(aspect)] ?? String(aspect))"
  }

  private static func amount(_ toward: String, _ step: [Double], in direction: LayoutDirection) -> Double {
    let right = direction == .rtl ? -step[0] : step[0]
    return switch toward {
    case "right": right
    case "left": -right
    case "to trailing by": step[0]
    case "to leading by": -step[0]
    case "down": step[1]
    case "up": -step[1]
    case "wider": step[2]
    case "narrower": -step[2]
    case "taller": step[3]
    default: -step[3]
    }
  }

  private mutating func judgeAmounts(
    _ claim: DiffSentence.Claim, _ view: View, places: [Int], in recount: DiffRecount, item: String
  ) {
    guard case .moves(let toward, let range) = claim else { return }
    for place in places {
      let amount = Self.amount(toward, recount.movement(view, place), in: recount.direction(place))
      let isInside = amount >= range.lowerBound - 0.006 && amount <= range.upperBound + 0.006
      expect(isInside, "\(view.name) \(amount) on \(recount.profiles[place]): \(item)")
    }
  }

  private mutating func judgeCompany(_ sentence: DiffSentence, _ recount: DiffRecount) {
    guard let company = sentence.company,
      let move = sentence.claims.first(where: { if case .moves = $0 { true } else { false } })
    else { return }
    for name in sentence.views {
      guard let view = recount.after.views.first(where: { $0.name == name }) else { continue }
      let counts = places(of: move, view, name, in: recount).map { recount.company(of: view, $0) }
      let (most, shown) = (counts.map(\.along).max() ?? 0, counts.map(\.shown).max() ?? 0)
      let number = company.firstMatch(of: /(\d+) (?:views|of)/).flatMap { Int($0.1) }
      let holds =
        if company.contains("of") {
          company.hasPrefix("up to") ? number == most : counts.allSatisfy { $0.along == number }
        } else if company.hasPrefix("at times") {
          most == 1 && shown == 1
        } else {
          counts.allSatisfy { $0.along == $0.shown && (number == nil || number == $0.along) }
        }
      expect(holds, "company of \(name) \(Set(counts.map { "\($0)" })): \(sentence.words)")
    }
  }

  // MARK: Records

  /// A record names its profiles, on each of which each view does just what the sentence says.
  private mutating func judge(_ record: JSON) {
    guard let text = record["sentence"]?.text, let sentence = DiffSentence(text),
      let recount = recounts[sentence.screen], record["change"]?.text == "movement"
    else { return }
    sentences += 1
    let names = Set(record["profiles"]?["names"]?.elements?.compactMap(\.text) ?? [])
    let ids = record["views"]?.elements?.compactMap { $0["id"]?.text } ?? []
    for view in recount.after.views where ids.contains(view.id.text) {
      for place in recount.profiles.indices where names.contains(recount.profiles[place]) {
        let step = recount.movement(view, place)
        let claimed = sentence.claims.filter { claim in
          guard case .moves(let toward, let range) = claim else { return false }
          let amount = Self.amount(toward, step, in: recount.direction(place))
          return amount >= range.lowerBound - 0.006 && amount <= range.upperBound + 0.006
        }
        let holds = claimed.count == sentence.claims.count && step.count { $0 != 0 } == claimed.count
        expect(holds, "\(view.name) \(step) on \(recount.profiles[place]): \(text)")
      }
    }
  }

  // MARK: What is not said

  private static let rules: [String: Set<String>] = [
    "conflict": ["unsatisfiable-constraints"],
    "ambiguity": ["ambiguous-layout", "scroll-content-undetermined", "layout-depends-on-history"],
    "truncation": ["truncated-text"], "clipping": ["clipped-text"], "underKeyboard": ["content-unreachable"],
    "outOfReach": ["content-unreachable", "under-bars"],
    "outsideWindow": ["content-unreachable", "outside-screen"],
  ]

  /// Each view that gains or loses something is named, or counted, or a finding on it says so.
  private mutating func judgeHarm(
    _ screen: String, _ recount: DiffRecount, items: [String], findings: [JSON]
  ) {
    for (harm, views) in recount.harm {
      harmed += views.count
      let said = items.compactMap { DiffSentence($0) }.filter {
        $0.screen == screen && $0.claims.contains(.harm(harm.kind, isNew: harm.isNew))
      }
      let told = findings.filter { record in
        record["screen"]?.text == screen
          && Self.rules[harm.kind]?.contains(record["rule"]?.text ?? "") == true
      }
      if harm.kind == "conflict" {
        expect(!said.isEmpty || !told.isEmpty, "\(screen): conflicts unsaid: \(views.keys)")
        continue
      }
      // Views in a scroll view can be scrolled to.
      let due = views.filter { harm.kind != "outsideWindow" || !isScrolled($0.key, recount) }
      let names = Set(due.keys.map { String($0.split(separator: " ")[0]) })
      let named = Set(said.flatMap { $0.views.map { String($0.split(separator: "'s ")[0]) } })
      let unnamed = names.subtracting(named).filter { name in !told.contains { Self.isAbout(name, $0) } }
      let counted = said.reduce(0) { $0 + $1.more }
      expect(unnamed.count <= counted, "\(screen): \(harm) of \(unnamed.sorted()) unsaid, \(counted) counted")
    }
  }

  private func isScrolled(_ name: String, _ recount: DiffRecount) -> Bool {
    guard let view = recount.after.views.first(where: { $0.name == name }) else { return false }
    return recount.after.ancestors(of: view.id).contains { $0.kind == .scroll }
  }

  private static func isAbout(_ name: String, _ finding: JSON) -> Bool {
    let views = ["related", "parts"].flatMap { finding[$0]?.elements?.compactMap(\.text) ?? [] }
    return finding["view"]?.text == name || views.contains(name)
      || finding["rule"]?.text == "scroll-content-undetermined"
  }

  /// Each finding that came, went, or is on other profiles than it was has a record and a sentence.
  private mutating func judgeFindings(
    _ screen: String, _ recount: DiffRecount, records: [JSON], text: String
  ) {
    let own = Dictionary(
      records.map { ($0["key"]?.text ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    for key in Set(recount.found.before.keys).union(recount.found.after.keys) {
      let (then, now) = (recount.found.before[key], recount.found.after[key])
      let status = own[key]?["status"]?.text
      if then == nil { expect(status == "new", "\(screen): \(key) is new, not \(status ?? "same")") }
      if now == nil { expect(status == "fixed", "\(screen): \(key) is fixed, not \(status ?? "same")") }
      guard let then, let now else { continue }
      let (gained, lost) = (now.subtracting(then).count, then.subtracting(now).count)
      if gained + lost > 0 {
        expect(status == "worse" || status == "better", "\(screen): \(key) +\(gained) -\(lost) unsaid")
      }
      if let record = own[key] {
        expect(
          record["gained"]?.whole == gained && record["lost"]?.whole == lost,
          "\(screen): \(key) gained \(gained)")
      }
    }
    for record in records where record["screen"]?.text == screen {
      let id = record["id"]?.text ?? ""
      expect(text.contains(id), "\(screen): no sentence has \(id)")
    }
  }
}
