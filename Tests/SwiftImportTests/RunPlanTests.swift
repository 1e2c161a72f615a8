import DesignModel
import Testing

@testable import SwiftImport

@Suite("The plan of a class's runs") struct RunPlanTests {
  private func plan(_ touched: Recording.Trait...) -> RunPlan {
    RunPlan(Set(touched), base: .default, also: [])
  }

  @Test("is the base alone where nothing was read") func nothing() {
    let plan = plan()
    #expect(plan.apart == [.default] && plan.ends.isEmpty && plan.crossed.isEmpty)
  }

  @Test("of one trait has no runs on which traits are together") func one() {
    let plan = plan(.textSize)
    #expect(plan.apart.map(\.textSize) == [.large] + TextSize.allCases.filter { $0 != .large })
    #expect(plan.ends.isEmpty && plan.crossed.isEmpty)
  }

  @Test("of frames changes one trait at a time, then tries the ends together, and only then crosses all")
  func frames() {
    let plan = plan(.frames)
    #expect(plan.apart.first == .default)
    for profile in plan.apart.dropFirst() {
      let isTurned =
        profile.device != Profile.default.device || profile.orientation != Profile.default.orientation
      let changes = [
        isTurned, profile.textSize != Profile.default.textSize,
        profile.direction != Profile.default.direction,
      ]
      #expect(changes.count { $0 } == 1)
    }
    #expect(Set(plan.ends.map(\.textSize)) == [.extraSmall, .accessibilityExtraExtraExtraLarge])
    #expect(plan.ends.allSatisfy { $0.direction == .rtl && $0.device != Profile.default.device })
    #expect(plan.apart.count + plan.ends.count < 40 && plan.crossed.count > 60)
    let all = plan.apart + plan.ends + plan.crossed
    #expect(Set(all).count == all.count)
  }
}
