import DesignModel
import TestSupport
import Testing

@Suite("Anchors") struct AnchorTests {
  @Test("can be compared both ways or not at all", .statement("anchors.meet"))
  func symmetry() {
    for a in Anchor.allCases {
      #expect(a.isComparable(with: a))
      for b in Anchor.allCases {
        #expect(a.isComparable(with: b) == b.isComparable(with: a), "\(a) \(b)")
        if a.isComparable(with: b), a.dimension != .size { #expect(a.axis == b.axis, "\(a) \(b)") }
      }
    }
  }

  @Test("left and right never meet leading and trailing, centres meet both", .statement("anchors.meet"))
  func directions() {
    let absolute: [Anchor] = [.left, .right, .leftMargin, .rightMargin]
    let directed: [Anchor] = [.leading, .trailing, .leadingMargin, .trailingMargin]
    for a in absolute {
      for b in directed { #expect(!a.isComparable(with: b)) }
    }
    for a in absolute + directed {
      #expect(a.isComparable(with: .centerX) && a.isComparable(with: .centerXWithinMargins))
      #expect(!a.isComparable(with: .centerY))
    }
  }

  @Test("of margins are the eight with that word")
  func margins() {
    #expect(
      Anchor.allCases.filter(\.isOfMargins) == Anchor.allCases.filter { $0.rawValue.contains("Margin") })
    #expect(Anchor.allCases.filter(\.isOfMargins).count == 8)
  }
}
