import Conditions
import DesignModel
import Notation
import TestSupport
import Testing

@Suite("Reading conditions on profiles") struct ReadConditionTests {
  @Test("gives what was written, for any condition that is found") func roundTrip() throws {
    let all = ShortestConditionTests.all
    let search = ShortestCondition(profiles: all)
    var random = SeededNumbers(seed: 11)
    var kinds: Set<Int> = []
    for _ in 0..<120 {
      let profile = all[Int.random(in: all.indices, using: &random)].profile
      let other = all[Int.random(in: all.indices, using: &random)].profile
      let affected = ProfileSet(
        all.indices.filter { place in
          let one = all[place].profile
          let isNear = one.device == profile.device && one.textSize >= profile.textSize
          return isNear || one.textSize == other.textSize && one.orientation == other.orientation
        })
      let condition = try #require(search.condition(selecting: affected))
      kinds.insert(condition.alternatives.count)
      let text = condition.json.line
      #expect(ProfileCondition(json: try JSON(parsing: text)) == condition, "\(text)")
    }
    #expect(kinds.count > 1)
  }

  @Test(
    "gives nothing for what no condition is written as",
    arguments: [
      "{}", "[{}]", "[[{}]]", #"[[{"axis":"colour","oneOf":["red"]}]]"#, #"[[{"axis":"width"}]]"#,
      #"[[{"axis":"width","oneOf":[[]]}]]"#, #"[[{"axis":"width","atLeast":true}]]"#, "7",
    ])
  func malformed(text: String) throws { #expect(ProfileCondition(json: try JSON(parsing: text)) == nil) }

  @Test("keeps a condition for all profiles") func everywhere() throws {
    let condition = ProfileCondition([ProfileConjunction([])])
    #expect(ProfileCondition(json: condition.json) == condition)
  }
}
