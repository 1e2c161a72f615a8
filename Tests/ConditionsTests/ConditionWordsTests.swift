import DesignModel
import Notation
import TestSupport
import Testing

@testable import Conditions

@Suite("Conditions in words") struct ConditionWordsTests {
  private static let all = ShortestConditionTests.all

  /// The profiles on which what is written holds.
  private func places(_ text: String) throws -> ProfileSet {
    let words = try ConditionWords(parsing: text)
    return ProfileSet(
      Self.all.indices.filter { words.holds(for: Self.all[$0].profile, in: Self.all[$0].environment) })
  }

  @Test("are read back as the profiles that they were printed of", arguments: 0..<12) func law(seed: Int)
    throws
  {
    var random = SeededNumbers(seed: UInt64(seed))
    for round in 0..<4 {
      let affected = ClauseSearchTests.madeUpSet(&random)
      if affected.isEmpty || affected.count == Self.all.count { continue }
      let compared = ProfileSet(
        Self.all.indices.filter { affected.contains($0) || round % 2 == 0 || $0 % 3 != 0 })
      let found = ClauseSearchTests.search.description(of: affected, among: compared)
      if let clause = found.clause {
        let own = ProfileSet(
          Self.all.indices.filter { clause.holds(for: Self.all[$0].profile, in: Self.all[$0].environment) })
        #expect(try places(clause.claim) == own, "\(clause.claim)")
      }
      if let condition = found.condition {
        let own = ProfileSet(
          Self.all.indices.filter { condition.holds(for: Self.all[$0].profile, in: Self.all[$0].environment) }
        )
        #expect(try places(condition.words) == own, "\(condition.words)")
      }
    }
  }

  private typealias Term = ProfileConjunction.Term

  private static func word(_ axis: ConditionAxis, _ values: String...) -> Term {
    Term(axis, .oneOf(values.map { .word($0) }))
  }

  /// Terms of every axis, each in every way in which an answer says it.
  private static let terms: [Term] = [
    Term(.textSize, .atLeast(.word("accessibilityMedium"))), Term(.textSize, .atMost(.word("large"))),
    Term(.textSize, .between(.word("small"), .word("extraLarge"))),
    word(.textSize, "extraSmall", "small", "large"),
    Term(.textSize, .noneOf([.word("large"), .word("small")])), word(.orientation, "portrait"),
    word(.direction, "rtl"), word(.idiom, "phone"), word(.idiom, "pad"), word(.keyboard, "shown"),
    word(.keyboard, "hidden"), word(.vclass, "compact"), word(.vclass, "regular"), word(.hclass, "compact"),
    word(.hclass, "regular"), word(.device, "iphone-se-1"), word(.device, "iphone-se-1", "ipad-mini-6"),
    Term(.device, .noneOf([.word("iphone-se-1"), .word("iphone-16"), .word("ipad-mini-6")])),
    Term(.width, .atMost(.number(375))), Term(.width, .between(.number(320), .number(375.5))),
    Term(.width, .oneOf([.number(320), .number(375), .number(393)])), Term(.width, .noneOf([.number(320)])),
    Term(.height, .atLeast(.number(600))), Term(.shortSide, .atLeast(.number(600))), word(.boldText, "true"),
    word(.boldText, "false"), word(.state, ""), word(.state, "recover"), word(.state, "recover", "done", ""),
    Term(.state, .noneOf([.word("recover"), .word("")])), word(.locale, "de"),
    word(.locale, "x-double", "de"),
    word(.locale, ""), Term(.locale, .noneOf([.word(""), .word("de-AT")])), word(.home, "button"),
    word(.home, "indicator"), word(.family, "mini"), word(.family, "max"), word(.setup, ""),
    word(.setup, "navigation-bar/os-17"),
  ]

  @Test("say every term so that it can be read") func terms() throws {
    for term in Self.terms {
      // A compact height has words only beside those for phones: it is what landscape makes of them.
      if term.axis == .vclass, ProfileConjunction([term]).words == "landscape phones" { continue }
      let words = ProfileConjunction([term]).words
      let read = try ConditionWords(parsing: words)
      #expect(read.alternatives.map(\.claim.terms) == [[term]] || term.axis == .textSize, "\(words)")
      #expect(read.alternatives.allSatisfy { $0.rest == nil }, "\(words)")
    }
    #expect(
      Set(Self.terms.map(\.axis)) == Set(ConditionAxis.allCases), "an axis is missing in this list")
  }

  @Test("say several terms so that all of them can be read", arguments: 0..<8) func conjunctions(seed: Int)
    throws
  {
    var random = SeededNumbers(seed: UInt64(seed))
    for _ in 0..<200 {
      var chosen: [Term] = []
      for term in Self.terms.shuffled(using: &random).prefix(4) {
        // What is said of idioms and heights is said with the words for devices.
        if [.vclass, .home, .family, .idiom].contains(term.axis) { continue }
        if term.test == .noneOf([.word("large"), .word("small")]) { continue }
        if !chosen.contains(where: { $0.axis == term.axis }) { chosen.append(term) }
      }
      if chosen.isEmpty { continue }
      let claim = ProfileConjunction(chosen.sorted { $0.axis.place < $1.axis.place })
      let read = try ConditionWords(parsing: claim.words)
      #expect(Set(read.alternatives[0].claim.terms) == Set(claim.terms), "\(claim.words)")
      #expect(read.alternatives.count == 1 && read.alternatives[0].rest == nil, "\(claim.words)")
    }
  }

  @Test(
    "are read as people write them, too",
    arguments: [
      ("phones", "pads", true), ("phones or pads", "", false),
      ("landscape and phones", "landscape phones", false),
      ("AX1 and larger, or L and smaller", "all but XL to XXXL", false),
      ("all but phones", "pads", false),
      ("phones where width <= 375 and AX1 and larger", "phones at AX1 and larger where width <= 375", false),
    ])
  func spellings(text: String, other: String, isOpposite: Bool) throws {
    let own = try places(text)
    let expected = other.isEmpty ? ProfileSet(below: Self.all.count) : try places(other)
    #expect(isOpposite ? ProfileSet(below: Self.all.count).subtracting(own) == expected : own == expected)
  }

  @Test(
    "leave to others what is in other words",
    arguments: [
      ("width < 400", "width < 400", 0), ("phones and os >= 17 or pads", "os >= 17", 11),
      ("keyboard = hidden", "keyboard = hidden", 0),
    ])
  func rest(text: String, rest: String, offset: Int) throws {
    let found = try ConditionWords(parsing: text).alternatives[0].rest
    #expect(found?.text == rest && found?.offset == offset)
  }

  @Test(
    "that end too early are refused",
    arguments: ["", "phones and", "phones or", "AX1 where", "phones, landscape", "without", "in", "among"])
  func refused(text: String) { #expect(throws: SyntaxError.self) { try ConditionWords(parsing: text) } }
}
