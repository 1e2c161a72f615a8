import DesignLanguage
import DesignModel
import DesignSamples
import TestSupport
import Testing

/// Laws that hold after any sequence of edits.
@Suite("Any sequence of edits") struct RandomEditsTests {
  @Test("keeps the screen's invariants, and a refused edit changes nothing", arguments: 0..<40)
  func invariants(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var screen = try Screen.example()
    var taken = 0
    for step in 0..<150 {
      let before = screen
      do {
        try screen.edit(&random)
        taken += 1
      } catch {
        #expect(screen == before, "seed \(seed), step \(step): \(error)")
      }
      #expect(screen.brokenInvariant == nil, "seed \(seed), step \(step)")
    }
    #expect((30..<150).contains(taken), "both outcomes must occur, or the law says nothing")
  }

  @Test("leaves constraints that read back from their text", arguments: 0..<10)
  func roundTrip(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var screen = try Screen.example()
    for _ in 0..<150 { try? screen.edit(&random) }
    for constraint in screen.constraints {
      let text = screen.spelled(constraint)
      let read = try ConstraintText(parsing: text, in: screen)
        .constraint(id: constraint.id, condition: constraint.condition)
      #expect(read == constraint, "\(text)")
    }
  }
}

extension Screen {
  /// One edit of any kind, which may well be refused.
  fileprivate mutating func edit(_ random: inout SeededNumbers) throws {
    let view = views.randomElement(using: &random)!
    let other = views.randomElement(using: &random)!
    let name = ["a", "b", "c1", "d-2", "é", "root", "no name", "title"].randomElement(using: &random)!
    let position = [nil, 0, 1, 2, 5].randomElement(using: &random)!
    let kind = ViewKind.allCases.randomElement(using: &random)!
    let cascade = Bool.random(using: &random)
    switch Int.random(in: 0..<18, using: &random) {
    case 0...2: try addView(named: name, kind: kind, in: view.id, at: position)
    case 3: try removeView(view.id, cascade: cascade)
    case 4...5: try moveView(view.id, to: other.id, at: position)
    case 6: try renameView(view.id, to: name)
    case 7: try setView(view.id, kind: kind, attributes: view.attributes)
    case 8: try addGuide(named: name, owner: view.id)
    case 9:
      if let guide = guides.randomElement(using: &random) { try removeGuide(guide.id, cascade: cascade) }
    case 10...12:
      let (first, second) = (side(&random), side(&random))
      let constant = [0.0, 8, -0.25, 1.0 / 3, 1e-7, 1e7].randomElement(using: &random)!
      let priority = [Priority.required, .high, 0.5].randomElement(using: &random)!
      try addConstraint {
        LayoutConstraint(id: $0, first, .atLeast, to: second, constant: constant, priority: priority)
      }
    case 13:
      if let constraint = constraints.randomElement(using: &random) {
        try removeConstraint(constraint.id, cascade: cascade)
      }
    case 14: try addState(name)
    case 15:
      let trait = ViewTrait.allCases.randomElement(using: &random)!
      try addAssertion(
        cascade
          ? .relation(AnchorRelation(side(&random), .atMost, to: side(&random), constant: 8))
          : .view(ViewClaim(view.id, trait, other: trait == .overlaps ? other.id : nil)))
    case 16:
      if let assertion = assertions.randomElement(using: &random) {
        try removeAssertion(named: assertion.id.text)
      }
    default:
      let state = Condition([.init(.state, .equal, value: .word(name))])
      let change = constraints.randomElement(using: &random).map {
        Variation.Change.constraint($0.id, ConstraintChange(constant: 4))
      }
      try addVariation(
        change ?? .view(view.id, Attributes()),
        when: cascade ? state : Condition([.init(.width, .below, value: .number(400))]))
    }
  }

  private func side(_ random: inout SeededNumbers) -> AnchoredItem {
    let owner = (views.map(\.id) + guides.map(\.id)).randomElement(using: &random)!
    let region = [Region.bounds, .bounds, .bounds, .safeArea, .contentLayout].randomElement(using: &random)!
    let anchor = [Anchor.top, .bottom, .top, .leading, .left, .topMargin].randomElement(using: &random)!
    return AnchoredItem(Item(owner, region), anchor)
  }
}
